package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// tick is the unit of processor time in /proc/PID/stat on Linux.
const tick = 10 * time.Millisecond

// processorTime returns the time that the program has used, on all processors.
func (t *target) processorTime() time.Duration {
	text, err := os.ReadFile(t.proc("stat"))
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

// resetPeak makes peakMemory count from now on.
func (t *target) resetPeak() { os.WriteFile(t.proc("clear_refs"), []byte("5"), 0) }

// peakMemory returns the most memory that the program held since resetPeak, in bytes.
func (t *target) peakMemory() int64 { return t.status("VmHWM") }

// residentMemory returns the memory that the program holds, in bytes.
func (t *target) residentMemory() int64 { return t.status("VmRSS") }

func (t *target) status(name string) int64 {
	text, err := os.ReadFile(t.proc("status"))
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

func (t *target) proc(file string) string {
	return fmt.Sprintf("/proc/%d/%s", t.process.Process.Pid, file)
}
