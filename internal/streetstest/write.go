package streetstest

import (
	"os"
	"path/filepath"
	"testing"
)

// Write writes a file into a folder of the test and returns its path.
func Write(t testing.TB, b []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "streets.pmtiles")
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
