// Package atomicfile writes files that are complete or do not exist.
package atomicfile

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// Write writes the content of r to the file to, and replaces an existing one. When it returns nil, the file is synced to disk; when it
// fails, nothing has changed.
func Write(to string, r io.Reader, mode os.FileMode) error {
	out, err := os.CreateTemp(filepath.Dir(to), ".part-*")
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
	return syncFolder(filepath.Dir(to))
}

// syncFolder syncs the names in a folder to disk.
func syncFolder(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}
