package main

import (
	"crypto/rand"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
)

// filled makes a data folder with the sample, a lead with an upload, and an email written as a file.
func filled(t *testing.T) (dir string, store *db.Store) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "data")
	sampleIn(t, dir)
	store, err := openData(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	withLead(t, dir, store)
	return dir, store
}

// withLead adds a lead with an upload, and an email written as a file.
func withLead(t *testing.T, dir string, store *db.Store) {
	t.Helper()
	lead := inbox.Lead{ID: "lead", Form: "applyForJob", Key: rand.Text(), Language: locale.Dutch, Email: "an@example.org", Content: "{}",
		Answer: "{}"}
	for folder, file := range map[string]string{datafolder.Uploads(dir): "cv.pdf", datafolder.Mail(dir): "1.eml"} {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, file), []byte("%PDF-1.7"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	upload := inbox.InsertUpload(lead.ID, forms.Upload{File: "cv.pdf", Name: "cv.pdf", Type: "application/pdf", Size: 8})
	if err := store.Inbox.Receive(t.Context(), inbox.Receipt{Lead: lead, Effects: []handle.Statement{upload}}); err != nil {
		t.Fatal(err)
	}
}

// TestABackupIsRestored moves a copy to another folder, as docs/operating.md says, and serves it.
func TestABackupIsRestored(t *testing.T) {
	releasetest.Only(t, "it serves a restored copy")
	dir, _ := filled(t)
	copied := filepath.Join(t.TempDir(), "copy")
	if err := backup(t.Context(), []string{"-data", dir, copied}); err != nil {
		t.Fatal(err)
	}
	if err := backup(t.Context(), []string{"-data", dir, copied}); err == nil || !strings.Contains(err.Error(), "exists already") {
		t.Errorf("a backup to a folder that exists gives %v, want that it exists already", err)
	}
	restored := filepath.Join(t.TempDir(), "data")
	if err := os.Rename(copied, restored); err != nil {
		t.Fatal(err)
	}
	store, err := openData(t.Context(), restored)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	if uploads, err := store.Inbox.Uploads(t.Context()); err != nil || len(uploads) != 1 {
		t.Errorf("the restored folder has the uploads %v, want one (%v)", uploads, err)
	}
	for _, file := range []string{filepath.Join(datafolder.Uploads(restored), "cv.pdf"),
		filepath.Join(datafolder.Mail(restored), "1.eml")} {
		if _, err := os.Stat(file); err != nil {
			t.Error(err)
		}
	}
	store.Close()
	serves(t, restored, dir)
}

// serves starts the program on a restored folder and requests the pictures of the original folder.
func serves(t *testing.T, restored, dir string) {
	t.Helper()
	s := &site{program: program(t), data: restored, addr: freeAddress(t), smtp: "127.0.0.1:1"}
	s.cond = sync.NewCond(&s.mu)
	s.start(t)
	defer s.process.kill()
	files, err := os.ReadDir(datafolder.Media(dir))
	if err != nil || len(files) < 10 {
		t.Fatalf("the media folder has %d files, want the pictures of the sample (%v)", len(files), err)
	}
	for _, f := range files {
		if f.IsDir() {
			continue
		}
		response, err := http.Get("http://" + s.addr + "/media/" + f.Name())
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		if response.StatusCode != http.StatusOK {
			t.Errorf("the picture %s is answered %d, want 200", f.Name(), response.StatusCode)
		}
	}
}

func TestABackupOfTheDatabaseAlone(t *testing.T) {
	dir, _ := filled(t)
	file := filepath.Join(t.TempDir(), "copy.db")
	if err := backup(t.Context(), []string{"-data", dir, file}); err != nil {
		t.Fatal(err)
	}
	store, err := db.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	if uploads, err := store.Inbox.Uploads(t.Context()); err != nil || len(uploads) != 1 {
		t.Errorf("the copied database has the uploads %v, want one (%v)", uploads, err)
	}
	away := filepath.Join(file, "copy")
	if err := backup(t.Context(), []string{"-data", dir, away}); err == nil || !strings.Contains(err.Error(), away+" was not made: ") {
		t.Errorf("a backup to where no folder can be made gives %v", err)
	}
	nothing := filepath.Join(t.TempDir(), "nothing")
	if err := backup(t.Context(), []string{"-data", nothing, file + "2.db"}); err == nil {
		t.Error("a backup of a folder that does not exist did not fail")
	}
}

// TestDataAreTheirOwnersAlone checks the modes of all files that an import makes with umask 0 while the store is open, and then of files of
// an earlier version.
func TestDataAreTheirOwnersAlone(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0))
	dir := filepath.Join(t.TempDir(), "data")
	store, err := openData(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := importFolder(t.Context(), io.Discard, store, dir, sampletest.Folder(), false, warningsFile(dir),
		intake.Options{}); err != nil {
		t.Fatal(err)
	}
	withLead(t, dir, store)
	copied := filepath.Join(t.TempDir(), "copy")
	if err := backup(t.Context(), []string{"-data", dir, copied}); err != nil {
		t.Fatal(err)
	}
	private(t, dir)
	private(t, copied)
	store.Close()
	for file, mode := range map[string]os.FileMode{dir: 0o755, datafolder.Media(dir): 0o755, datafolder.Database(dir): 0o644} {
		if err := os.Chmod(file, mode); err != nil {
			t.Fatal(err)
		}
	}
	again, err := openData(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	private(t, dir)
}

func private(t *testing.T, dir string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := e.Info()
		if err == nil && info.Mode().Perm()&0o077 != 0 {
			t.Error("other users of the machine have access to", path, info.Mode())
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
