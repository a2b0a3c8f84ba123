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

// garbagePercent is the value of GOGC: half of Go's default, because most of the live heap is caches.
const garbagePercent = 50

// limitMemory sets GOGC and GOMEMLIMIT, unless the environment does. SQLite and the WebP encoder allocate in the C library, which would
// keep a heap for each thread.
func limitMemory() {
	if debug.SetMemoryLimit(-1) == math.MaxInt64 {
		debug.SetMemoryLimit(limits.HeapBytes)
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(garbagePercent)
	}
	C.share_heap()
}
