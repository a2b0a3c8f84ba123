package datafolder

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
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

// TestACommandHasAFolderOfItsOwn: a file of another command that runs stays, and one that was left long ago goes.
func TestACommandHasAFolderOfItsOwn(t *testing.T) {
	dir := t.TempDir()
	own, used, left := filepath.Join(dir, "temporary-commands"), "gevel-used", "gevel-left"
	for range 2 {
		t.Setenv("TMPDIR", filepath.Join(dir, "none"))
		if err := EnsureTemporaryOfCommand(dir); err != nil || os.TempDir() != own {
			t.Fatalf("temporary files are in %s (%v), want %s", os.TempDir(), err, own)
		}
		if list, _ := os.ReadDir(own); len(list) > 1 || len(list) == 1 && list[0].Name() != used {
			t.Errorf("%s has %v, want what is used alone", own, list)
		}
		for _, name := range []string{used, left} {
			if err := os.WriteFile(filepath.Join(own, name), nil, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		old := time.Now().Add(-2 * limits.TemporaryFileTime)
		if err := os.Chtimes(filepath.Join(own, left), old, old); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("TMPDIR", filepath.Join(dir, "none"))
	if err := EnsureTemporary(dir); err != nil || os.TempDir() == own {
		t.Errorf("the program that serves has its temporary files in %s too (%v)", own, err)
	}
	if _, err := os.Stat(filepath.Join(own, used)); err != nil {
		t.Errorf("the program that serves took the file of a command away: %v", err)
	}
}
