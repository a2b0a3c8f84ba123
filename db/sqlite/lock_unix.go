//go:build unix

package sqlite

import (
	"errors"
	"os"
	"syscall"
)

// lock takes the lock of a file, for itself alone or shared, and reports whether it could. The lock ends with the file. A file system that
// knows no locks refuses nobody.
func lock(f *os.File, alone bool) bool {
	how := syscall.LOCK_SH
	if alone {
		how = syscall.LOCK_EX
	}
	return !errors.Is(syscall.Flock(int(f.Fd()), how|syscall.LOCK_NB), syscall.EWOULDBLOCK)
}
