package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// tick is the unit of /proc/PID/stat on Linux.
const tick = 10 * time.Millisecond

// spent is how long the program has worked, on all processors.
func (t *target) spent() time.Duration {
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

// forgetPeak lets highest begin anew.
func (t *target) forgetPeak() { os.WriteFile(t.proc("clear_refs"), []byte("5"), 0) }

// highest is the most memory that the program has held since, in bytes.
func (t *target) highest() int64 { return t.status("VmHWM") }

// resident is the memory that the program holds, in bytes.
func (t *target) resident() int64 { return t.status("VmRSS") }

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
