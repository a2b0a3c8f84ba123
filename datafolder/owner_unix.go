//go:build unix

package datafolder

import (
	"os"
	"syscall"
)

// ownerOf returns the number of the user whom a folder belongs to.
func ownerOf(dir string) (uid uint32, known bool) {
	info, err := os.Stat(dir)
	if err != nil {
		return 0, false
	}
	s, known := info.Sys().(*syscall.Stat_t)
	if !known {
		return 0, false
	}
	return s.Uid, true
}
