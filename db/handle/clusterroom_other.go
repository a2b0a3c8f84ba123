//go:build !linux

package db

import "errors"

// roomFor does not know the room of disks of other systems.
func roomFor(string) (int64, error) { return 0, errors.ErrUnsupported }
