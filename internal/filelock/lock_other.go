//go:build !unix

package filelock

import "os"

// Take refuses nobody where there is no flock; SQLite's own locks remain.
func Take(*os.File, bool) bool { return true }
