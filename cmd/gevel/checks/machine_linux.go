package checks

import (
	"os"
	"syscall"

	"github.com/gevel/gevel/datafolder"
)

// lowDisk is the free room below which the next upload, import or copy may fail.
const lowDisk = 500 << 20

// checkDisk looks whether there is room for what comes, and for the copy that is made before an upgrade.
func checkDisk(f *findings, dir string) {
	var s syscall.Statfs_t
	if err := syscall.Statfs(dir, &s); err != nil {
		f.say(problem, "disk", "the free room of %s cannot be read: %v", dir, err)
		return
	}
	free, needed := int64(s.Bavail)*s.Bsize, int64(0)
	if info, err := os.Stat(datafolder.Database(dir)); err == nil {
		needed = info.Size()
	}
	switch {
	case free < lowDisk:
		f.say(problem, "disk", "only %d MB are free: make room, or forms and imports will fail", free>>20)
	case free < 2*needed:
		f.say(warning, "disk", "%d MB are free; an upgrade copies the database of %d MB first: make room", free>>20, needed>>20)
	default:
		f.say(fine, "disk", "%d MB are free", free>>20)
	}
}

// unsynchronised is the state of a clock that nothing corrects (STA_UNSYNC).
const unsynchronised = 0x40

// checkClock asks the system whether something keeps its clock right: codes of phones, links and appointments depend on it.
func checkClock(f *findings) {
	var t syscall.Timex
	if _, err := syscall.Adjtimex(&t); err != nil {
		f.say(warning, "clock", "the system does not say whether its clock is right: %v", err)
		return
	}
	if t.Status&unsynchronised != 0 {
		f.say(warning,
			"clock", "nothing keeps it right, so codes of staff's phones may be refused: switch on NTP (apt-get install systemd-timesyncd)")
		return
	}
	f.say(fine, "clock", "the system keeps it right")
}
