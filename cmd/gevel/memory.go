package main

/*
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
static void share_heap(void) { mallopt(M_ARENA_MAX, 2); mallopt(M_MMAP_THRESHOLD, 256 << 10); }
static void trim_heap(void) { malloc_trim(0); }
#else
static void share_heap(void) {}
static void trim_heap(void) {}
#endif
*/
import "C"

import (
	"context"
	"math"
	"os"
	"runtime/debug"
	"time"

	"github.com/gevel/gevel/internal/turns"
	"github.com/gevel/gevel/limits"
)

// garbagePercent is the value of GOGC: half of Go's default, because most of the live heap is caches.
const garbagePercent = 50

// trimEvery is how often the C library gives back memory that it no longer needs. It takes a few milliseconds.
const trimEvery = time.Minute

// limitMemory sets GOGC and GOMEMLIMIT, unless the environment does. SQLite, the JavaScript engines and the WebP encoder allocate in the C
// library, which would keep a heap for each thread, and of each heap all that was ever used at once: after 3,000 pages 56 MB more.
func limitMemory() {
	if debug.SetMemoryLimit(-1) == math.MaxInt64 {
		debug.SetMemoryLimit(limits.HeapBytes)
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(garbagePercent)
	}
	C.share_heap()
	go turns.Take(context.Background(), trimEvery, nil, func() { C.trim_heap() })
}
