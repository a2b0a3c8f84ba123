package main

/*
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
static void share_heap(void) { mallopt(M_ARENA_MAX, 2); mallopt(M_MMAP_THRESHOLD, 256 << 10); }
#else
static void share_heap(void) {}
#endif
*/
import "C"

import (
	"math"
	"os"
	"runtime/debug"

	"github.com/gevel/gevel/limits"
)

// garbagePercent is how much garbage the collector lets be, in percent of what is alive: half of what is usual, because most of what is
// alive are caches.
const garbagePercent = 50

// holdMemory has the collector work harder before the program takes more memory than it needs. GOGC and GOMEMLIMIT say
// otherwise. SQLite and the writer of WebP take their memory from the C library, which has a heap for each thread unless it is told.
func holdMemory() {
	if debug.SetMemoryLimit(-1) == math.MaxInt64 {
		debug.SetMemoryLimit(limits.HeapBytes)
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(garbagePercent)
	}
	C.share_heap()
}
