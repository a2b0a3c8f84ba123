package db

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/internal/erasedtest"
	"github.com/gevel/gevel/internal/releasetest"
)

// inFiles reports whether the database or a file beside it has a word somewhere.
func inFiles(t *testing.T, s *Store, word string) bool {
	t.Helper()
	files, err := filepath.Glob(s.Path() + "*")
	if err != nil || len(files) < 3 {
		t.Fatalf("the files of the database are %v, want its log and its index too (%v)", files, err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(text, []byte(word)) {
			return true
		}
	}
	return false
}

func erase(t *testing.T, s *Store, email string) {
	t.Helper()
	if _, err := s.People.Forget(t.Context(), []string{email}, desklog.Action{At: noon, Name: "erasePerson"}); err != nil {
		t.Fatal(err)
	}
}

// TestAnErasedPersonLeavesNoBytes reads the files of the database while another process has it open: what a deleted row had is nowhere.
func TestAnErasedPersonLeavesNoBytes(t *testing.T) {
	s := open(t)
	run := erasedtest.Another(t, s.Path())
	run("SELECT count(*) FROM lead")
	someone(t, s, "zwartkopf")
	someone(t, s, "tom")
	if !inFiles(t, s, "zwartkopf@") {
		t.Fatal("the files do not have the address of somebody who is known")
	}
	erase(t, s, "zwartkopf@example.com")
	if err := s.Wipe(t.Context()); err != nil {
		t.Fatal(err)
	}
	if inFiles(t, s, "zwartkopf@") {
		t.Error("the files still have the address of who was erased")
	}
	if !inFiles(t, s, "tom@example.com") {
		t.Error("the files lost the address of Tom")
	}
}

// TestPagesThatWereSplitAreWiped has so many leads that SQLite splits pages: it leaves what moved to another page in the old one.
func TestPagesThatWereSplitAreWiped(t *testing.T) {
	releasetest.Only(t, "it fills and erases many pages")
	s := open(t)
	const people = 300
	for i := range people {
		name := rand.Text()[:6] + fmt.Sprint(i)
		receive(t, s, receipt(name, func(r *inbox.Receipt) {
			r.Lead.Email, r.Lead.FirstName = fmt.Sprintf("zwart%03d@example.com", i), fmt.Sprintf("Bart%03dx", i)
			r.Emails = []outbox.Email{{ID: "e" + name, Kind: "x", Recipient: r.Lead.Email,
				Message: bytes.Repeat([]byte(r.Lead.Email+" "), i%90)}}
		}))
	}
	for i := range people {
		erase(t, s, fmt.Sprintf("zwart%03d@example.com", i))
		if i%20 != 0 {
			continue
		}
		if err := s.Wipe(t.Context()); err != nil {
			t.Fatal(err)
		}
		for j := range i + 1 {
			for _, word := range []string{fmt.Sprintf("zwart%03d", j), fmt.Sprintf("Bart%03dx", j)} {
				if inFiles(t, s, word) {
					t.Fatalf("after %d people were erased the files still have %s", i+1, word)
				}
			}
		}
	}
}

// TestWipeSaysWhatRemains lets another process read while a person is erased.
func TestWipeSaysWhatRemains(t *testing.T) {
	s := open(t)
	run := erasedtest.Another(t, s.Path())
	someone(t, s, "zwartkopf")
	run("BEGIN")
	run("SELECT count(*) FROM lead")
	erase(t, s, "zwartkopf@example.com")
	if err := s.wipe(t.Context(), 300*time.Millisecond); !errors.Is(err, ErrRemains) || !inFiles(t, s, "zwartkopf@") {
		t.Errorf("while another process reads, wiping gives %v, want %v", err, ErrRemains)
	}
	run("COMMIT")
	if err := s.WipeAgain(t.Context()); err != nil || inFiles(t, s, "zwartkopf@") {
		t.Errorf("once it has read, the person is still in the files (%v)", err)
	}
}

func TestCopiesThatNameSomebodyAreDropped(t *testing.T) {
	s := open(t)
	for form, text := range map[string]string{"form8": "an@example.com", "form9": "tom@example.com"} {
		if err := os.WriteFile(s.Path()+"."+form, []byte("x "+text+" y"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	dropped, err := s.DropCopiesNaming("an@example.com")
	if err != nil || len(dropped) != 1 || dropped[0] != "gevel.db.form8" || len(sqlite.UpgradeCopies(s.Path())) != 1 {
		t.Errorf("the copies that were dropped are %v, want the first alone (%v)", dropped, err)
	}
}
