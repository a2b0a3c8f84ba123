// Package process tells what a program on this machine uses, as Linux counts it.
package process

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// ID is the number of a program that runs.
type ID int

// tick is the unit of processor time in /proc/PID/stat.
const tick = 10 * time.Millisecond

// ProcessorTime returns the time that the program has used, on all processors.
func (p ID) ProcessorTime() time.Duration {
	text, err := os.ReadFile(p.file("stat"))
	if err != nil {
		return 0
	}
	fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * tick
}

// WaitUntilIdle waits until the program uses no processor for a second, but no longer than atMost.
func (p ID) WaitUntilIdle(ctx context.Context, atMost time.Duration) {
	ctx, cancel := context.WithTimeout(ctx, atMost)
	defer cancel()
	for before := time.Duration(-1); before != p.ProcessorTime() && ctx.Err() == nil; {
		before = p.ProcessorTime()
		time.Sleep(time.Second)
	}
}

// ResetPeak makes PeakMemory count from now on.
func (p ID) ResetPeak() { os.WriteFile(p.file("clear_refs"), []byte("5"), 0) }

// PeakMemory returns the most memory that the program held since ResetPeak, in bytes.
func (p ID) PeakMemory() int64 { return p.status("VmHWM") }

// ResidentMemory returns the memory that the program holds, in bytes.
func (p ID) ResidentMemory() int64 { return p.status("VmRSS") }

// AnonymousMemory returns the part of ResidentMemory that is of no file: the heap, stacks, and what SQLite caches.
func (p ID) AnonymousMemory() int64 { return p.status("RssAnon") }

func (p ID) status(name string) int64 {
	text, err := os.ReadFile(p.file("status"))
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(text)) {
		if after, ok := strings.CutPrefix(line, name+":"); ok {
			kB, _ := strconv.ParseInt(strings.Fields(after)[0], 10, 64)
			return kB << 10
		}
	}
	return 0
}

func (p ID) file(name string) string { return fmt.Sprintf("/proc/%d/%s", p, name) }
