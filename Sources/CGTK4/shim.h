#include <gtk/gtk.h>
/* mallopt and malloc_trim, which Foundation does not bring. */
#include <malloc.h>
