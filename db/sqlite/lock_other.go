//go:build !unix

package sqlite

import "os"

// lock refuses nobody where there is no flock; SQLite's own locks remain.
func lock(*os.File, bool) bool { return true }
