package datafolder

import (
	"os"
	"path/filepath"
	"testing"
)

// TestTemporaryFilesHaveAFolder shows that a machine's folder is taken where there is one, and else one that begins empty.
func TestTemporaryFilesHaveAFolder(t *testing.T) {
	dir, machines := t.TempDir(), t.TempDir()
	own := filepath.Join(dir, "temporary")
	if err := os.MkdirAll(filepath.Join(own, "left"), 0o700); err != nil {
		t.Fatal(err)
	}
	for temporary, want := range map[string]string{machines: machines, filepath.Join(dir, "none"): own} {
		t.Setenv("TMPDIR", temporary)
		if err := EnsureTemporary(dir); err != nil || os.TempDir() != want {
			t.Errorf("with the folder %s temporary files are in %s (%v), want %s", temporary, os.TempDir(), err, want)
		}
	}
	for _, empty := range []string{machines, own} {
		if list, err := os.ReadDir(empty); err != nil || len(list) > 0 {
			t.Errorf("%s has %v (%v), want nothing", empty, list, err)
		}
	}
}
