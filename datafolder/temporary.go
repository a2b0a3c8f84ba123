package datafolder

import (
	"errors"
	"os"
	"path/filepath"
)

// EnsureTemporary lets temporary files, such as the files of a form while they come, be made in the data folder where the machine has no
// place for them, as an image has none that holds the program alone. What a killed program left there goes.
func EnsureTemporary(dir string) error {
	if probe, err := os.CreateTemp("", "gevel-*"); err == nil {
		return errors.Join(probe.Close(), os.Remove(probe.Name()))
	}
	own := filepath.Join(dir, "temporary")
	return errors.Join(os.RemoveAll(own), os.Mkdir(own, 0o700), os.Setenv("TMPDIR", own))
}
