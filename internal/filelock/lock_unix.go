//go:build unix

package filelock

import (
	"errors"
	"os"
	"syscall"
)

// Take takes the lock of a file, for itself alone or shared, and reports whether it could. The lock ends with the file. A file system that
// knows no locks refuses nobody.
func Take(f *os.File, alone bool) bool {
	how := syscall.LOCK_SH
	if alone {
		how = syscall.LOCK_EX
	}
	return !errors.Is(syscall.Flock(int(f.Fd()), how|syscall.LOCK_NB), syscall.EWOULDBLOCK)
}
