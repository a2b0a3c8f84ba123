package datafolder

import (
	"errors"
	"os"
	"path/filepath"
	"time"

	"github.com/gevel/gevel/limits"
)

// EnsureTemporary lets temporary files, such as the files of a form while they come, be made in the data folder where the machine has no
// place for them, as an image has none that holds the program alone. It is for the program that serves: what a killed one left there goes.
func EnsureTemporary(dir string) error {
	if hasTemporary() {
		return nil
	}
	own := filepath.Join(dir, "temporary")
	return errors.Join(os.RemoveAll(own), useTemporary(own))
}

// EnsureTemporaryOfCommand is EnsureTemporary for a command, which has another folder, because it may run beside the program that serves,
// and beside others: only what was left long ago goes.
func EnsureTemporaryOfCommand(dir string) error {
	if hasTemporary() {
		return nil
	}
	own := filepath.Join(dir, "temporary-commands")
	list, _ := os.ReadDir(own) // there is none at first
	for _, entry := range list {
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > limits.TemporaryFileTime {
			os.RemoveAll(filepath.Join(own, entry.Name())) // the next command tries it again
		}
	}
	return useTemporary(own)
}

// hasTemporary reports whether temporary files can be made where they are made now.
func hasTemporary() bool {
	probe, err := os.CreateTemp("", "gevel-*")
	return err == nil && errors.Join(probe.Close(), os.Remove(probe.Name())) == nil
}

func useTemporary(dir string) error {
	return errors.Join(os.MkdirAll(dir, 0o700), os.Setenv("TMPDIR", dir))
}
