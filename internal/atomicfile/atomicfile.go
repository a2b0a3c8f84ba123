// Package atomicfile writes files that are complete or do not exist.
package atomicfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// abandoned is the age at which a file that nobody finished is deleted: longer than any write takes.
const abandoned = 24 * time.Hour

// unfinished is how the name of a file begins while it is written.
const unfinished = ".part-"

// Write writes the content of r to the file to, and replaces an existing one. When it returns nil, the file is synced to disk; when it
// fails, nothing has changed.
func Write(to string, r io.Reader, mode os.FileMode) error {
	out, err := os.CreateTemp(filepath.Dir(to), unfinished+"*")
	if err != nil {
		return err
	}
	defer os.Remove(out.Name())
	_, err = io.Copy(out, r)
	if err := errors.Join(err, out.Sync(), out.Chmod(mode), out.Close()); err != nil {
		return err
	}
	if err := os.Rename(out.Name(), to); err != nil {
		return err
	}
	return SyncFolder(filepath.Dir(to))
}

// SyncFolder syncs the names in a folder to disk.
func SyncFolder(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// Sweep deletes what writers that were killed left in a folder. A folder that is not there has nothing.
func Sweep(dir string, now time.Time) error {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, e := range entries {
		info, gone := e.Info()
		if gone == nil && strings.HasPrefix(e.Name(), unfinished) && now.Sub(info.ModTime()) > abandoned {
			err = errors.Join(err, os.Remove(filepath.Join(dir, e.Name())))
		}
	}
	return err
}
