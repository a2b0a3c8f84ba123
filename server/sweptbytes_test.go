package server

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/erasedtest"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/web"
)

// TestTheSweepLeavesNoBytes lets the daily sweep delete a lead that is past its retention, with its emails and its file, while another
// process has the database open: no byte of it is in the database, its log, the folder of emails or that of uploads.
func TestTheSweepLeavesNoBytes(t *testing.T) {
	dir := t.TempDir()
	store, media, err := sampletest.OpenIn(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	settings := Settings{Media: media, Uploads: filepath.Join(dir, "uploads"), Emails: filepath.Join(dir, "mail")}
	s, err := New(store, web.Dist(), settings)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	run := erasedtest.Another(t, filepath.Join(dir, "gevel.db"))
	run("SELECT count(*) FROM lead")
	long := time.Now().AddDate(-3, 0, 0)
	for name, at := range map[string]time.Time{"zwartkopf": long, "tom": time.Now()} {
		leadstest.WithFiles(t, store, settings.Uploads, settings.Emails, name, at)
	}
	if found := erasedtest.FilesWith(t, dir, "zwartkopf@"); len(found) < 3 {
		t.Fatalf("the address is in %v, want it in a file of the database, of an email and of an upload", found)
	}
	s.cleanUp(t.Context())
	s.sweepFiles(t.Context())
	if left := erasedtest.FilesWith(t, dir, "zwartkopf@"); len(left) > 0 {
		t.Errorf("after the sweep the address is in %v", left)
	}
	if found := erasedtest.FilesWith(t, dir, "tom@"); len(found) < 3 {
		t.Errorf("the address of a lead that is kept is only in %v", found)
	}
}
