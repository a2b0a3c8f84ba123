package sqlite

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAFileThatCannotBeWrittenIsNamed is of a database that another system user owns, as after a container got another user.
func TestAFileThatCannotBeWrittenIsNamed(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may write every file")
	}
	path := filepath.Join(t.TempDir(), "gevel.db")
	f, err := OpenFile(t.Context(), path, SettledWriter, false)
	if err != nil {
		t.Fatal(err)
	}
	f.Close()
	if err := os.Chmod(path, 0o400); err != nil {
		t.Fatal(err)
	}
	if f, err := OpenFile(t.Context(), path, SettledWriter, false); err == nil || !strings.Contains(err.Error(), "system user") ||
		!strings.Contains(err.Error(), path) {
		t.Errorf("a file that may only be read gives %v (%v), want an error with its name and what to do", f, err)
	}
}
