package mail

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestFolderIsSweptWithTheOutbox shows that an email written as a file goes with its row, once it is a day old.
func TestFolderIsSweptWithTheOutbox(t *testing.T) {
	dir, now := t.TempDir(), time.Now()
	for name, age := range map[string]time.Duration{"known.eml": 48 * time.Hour, "over.eml": 48 * time.Hour, "new.eml": time.Hour,
		"notes.txt": 48 * time.Hour} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(file, now.Add(-age), now.Add(-age)); err != nil {
			t.Fatal(err)
		}
	}
	if err := Folder(dir).Sweep([]string{"known"}, now); err != nil {
		t.Fatal(err)
	}
	for name, stays := range map[string]bool{"known.eml": true, "over.eml": false, "new.eml": true, "notes.txt": true} {
		if _, err := os.Stat(filepath.Join(dir, name)); (err == nil) != stays {
			t.Errorf("%s is there: %v, want %v", name, err == nil, stays)
		}
	}
	if err := Folder(filepath.Join(dir, "none")).Sweep(nil, now); err != nil {
		t.Errorf("sweeping a folder that is not there gives %v", err)
	}
}
