// Empty on purpose. The toolchain says that a file which imports Testing and UIKit also imports this module, and has it
// only on Apple's systems; without it no test could import either.
