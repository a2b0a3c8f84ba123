package backups

import (
	"crypto/rand"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
)

// copierOf returns a copier of a filled data folder that keeps two copies.
func copierOf(t *testing.T) (c *Copier, store *db.Store) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "data")
	store, _, err := sampletest.OpenIn(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	if err := os.MkdirAll(datafolder.Uploads(dir), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(datafolder.Uploads(dir), "cv.pdf"), []byte("%PDF-1.7"), 0o600); err != nil {
		t.Fatal(err)
	}
	lead := inbox.Lead{ID: "lead", Form: "applyForJob", Key: rand.Text(), Language: locale.Dutch, Email: "an@example.org", Content: "{}",
		Answer: "{}"}
	upload := inbox.InsertUpload(lead.ID, forms.Upload{File: "cv.pdf", Name: "cv.pdf", Type: "application/pdf", Size: 8})
	if err := store.Inbox.Receive(t.Context(), inbox.Receipt{Lead: lead, Effects: []handle.Statement{upload}}); err != nil {
		t.Fatal(err)
	}
	p := Plan{To: filepath.Join(t.TempDir(), "copies"), Every: time.Hour, Copies: 2}
	if err := p.Check(dir); err != nil {
		t.Fatal(err)
	}
	return p.Copier(store, dir), store
}

// TestCopiesAreCheckedAndTheOldestRemoved makes three copies, of which two are kept, and shows that these share the files of pictures.
func TestCopiesAreCheckedAndTheOldestRemoved(t *testing.T) {
	c, _ := copierOf(t)
	mine := filepath.Join(c.To, "gevel-by-hand")
	if err := os.Mkdir(mine, 0o700); err != nil {
		t.Fatal(err)
	}
	start := time.Now().UTC().Truncate(time.Second)
	for i := range 3 {
		c.once(t.Context(), start.Add(time.Duration(i)*time.Hour))
	}
	made, err := listed(c.To)
	if err != nil || len(made) != 2 || !made[0].Equal(start.Add(time.Hour)) {
		t.Fatalf("the copies are of %v, want the last two of %v (%v)", made, start, err)
	}
	if _, err := os.Stat(mine); err != nil {
		t.Error("a folder with another name was removed")
	}
	first, second := filepath.Join(c.To, made[0].Format(copyName)), filepath.Join(c.To, made[1].Format(copyName))
	for _, dir := range []string{first, second} {
		if found, err := Check(t.Context(), dir); err != nil || found.Properties < 10 || found.Leads != 1 {
			t.Errorf("the copy has %+v (%v), want all properties and the lead", found.Holding, err)
		}
	}
	if !sameFiles(t, datafolder.Media(first), datafolder.Media(second)) ||
		sameFiles(t, datafolder.Uploads(first), datafolder.Uploads(second)) {
		t.Error("want copies that share the pictures' files on the disk, but not the visitors' files")
	}
	if c.state.Problem != "" || c.state.Copies != 2 || !c.state.Good.Equal(made[1]) {
		t.Errorf("the state is %+v, want no problem and two copies", c.state)
	}
}

// sameFiles reports whether the files of two folders are the same ones.
func sameFiles(t *testing.T, a, b string) bool {
	t.Helper()
	entries, err := os.ReadDir(a)
	if err != nil || len(entries) == 0 {
		t.Fatal("no files in", a, err)
	}
	for _, e := range entries {
		one, err := os.Stat(filepath.Join(a, e.Name()))
		other, err2 := os.Stat(filepath.Join(b, e.Name()))
		if err != nil || err2 != nil || !os.SameFile(one, other) {
			return false
		}
	}
	return true
}

// TestAFailedCopyRemovesNothing loses a visitor's file and later the folder of the copies.
func TestAFailedCopyRemovesNothing(t *testing.T) {
	c, _ := copierOf(t)
	start := time.Now().UTC().Truncate(time.Second).Add(-5 * time.Hour)
	for i := range 2 {
		c.once(t.Context(), start.Add(time.Duration(i)*time.Hour))
	}
	if err := os.Remove(filepath.Join(datafolder.Uploads(c.dir), "cv.pdf")); err != nil {
		t.Fatal(err)
	}
	c.once(t.Context(), start.Add(2*time.Hour))
	if made, err := listed(c.To); err != nil || len(made) != 2 || !strings.Contains(c.state.Problem, "lacks a visitor's file") {
		t.Errorf("after a failed copy there are %v and the problem %q (%v), want two and the missing file", made, c.state.Problem, err)
	}
	if left, err := filepath.Glob(filepath.Join(c.To, ".backup-*")); err != nil || len(left) > 0 {
		t.Errorf("a failed copy left %v (%v), want nothing", left, err)
	}
	if err := os.RemoveAll(c.To); err != nil {
		t.Fatal(err)
	}
	c.once(t.Context(), start.Add(3*time.Hour))
	if c.state.Problem == "" || !c.state.Good.Equal(start.Add(time.Hour)) {
		t.Errorf("without its folder the state is %+v, want a problem and the last good copy", c.state)
	}
}

// TestPlansThatCannotWork shows that they are refused at the start.
func TestPlansThatCannotWork(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	none := Plan{Every: Every, Copies: Copies}
	if err := none.Check(dir); err != nil {
		t.Error("without copies the plan is refused: ", err)
	}
	for want, p := range map[string]Plan{
		"make no copies alone":   {Every: time.Hour, Copies: Copies},
		"inside the data folder": {To: filepath.Join(dir, "data", "copies"), Every: time.Hour, Copies: 1},
		"less than a minute":     {To: filepath.Join(dir, "copies"), Every: time.Second, Copies: 1},
		"less than one":          {To: filepath.Join(dir, "copies"), Every: time.Hour},
		"cannot be made":         {To: filepath.Join(file, "copies"), Every: time.Hour, Copies: 1},
	} {
		if err := p.Check(filepath.Join(dir, "data")); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the plan %+v gives %v, want %q", p, err, want)
		}
	}
}

// TestACopyIsGoodWhenOlderOnesStay shows that a copy counts although older ones could not be removed, and that this is written down.
func TestACopyIsGoodWhenOlderOnesStay(t *testing.T) {
	dir := t.TempDir()
	p := Plan{To: t.TempDir(), Every: 6 * time.Hour, Copies: 2}
	c, now := p.Copier(nil, dir), time.Now()
	c.note(now, time.Second, 3, nil, errors.New("the folder is in use"))
	if wait := c.untilNext(); wait != p.Every || !c.state.Good.Equal(now) {
		t.Errorf("the next copy is made in %v and the last good one is of %v, want %v and now", wait, c.state.Good, p.Every)
	}
	if state, err := ReadState(dir); err != nil || state.Unpruned != "the folder is in use" || state.Copies != 3 {
		t.Errorf("what is written down is %+v (%v), want three copies and why the first stays", state, err)
	}
}

// TestMissingDiskOfCopies shows that a site whose copies' disk is missing starts, says so, and tries again soon.
func TestMissingDiskOfCopies(t *testing.T) {
	dir := t.TempDir()
	disk := filepath.Join(t.TempDir(), "disk")
	p := Plan{To: filepath.Join(disk, "copies"), Every: 6 * time.Hour, Copies: 2}
	if err := p.Check(dir); err != nil {
		t.Fatal(err)
	}
	c := p.Copier(nil, dir)
	c.note(time.Now(), time.Second, 1, nil, nil)
	if wait := c.untilNext(); wait != p.Every {
		t.Errorf("after a good copy the next is made in %v, want %v", wait, p.Every)
	}
	if err := os.RemoveAll(disk); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(disk, nil, 0o600); err != nil { // the folder cannot be made
		t.Fatal(err)
	}
	good := c.state.Good
	for range 2 { // starts
		if err := p.Check(dir); err != nil {
			t.Error("a site whose copies' disk is missing does not start: ", err)
		}
		c = p.Copier(nil, dir)
		c.findLastCopy()
		if wait := c.untilFirst(time.Now()); wait != First {
			t.Errorf("without its disk the first copy is tried after %v, want %v", wait, First)
		}
		c.once(t.Context(), time.Now())
		if wait := c.untilNext(); wait != time.Hour || !c.state.Good.Equal(good) {
			t.Errorf("after a copy that failed the next is tried in %v, want an hour, and the last good one is of %v, want %v", wait,
				c.state.Good, good)
		}
	}
	other := Plan{To: filepath.Join(disk, "others"), Every: time.Hour, Copies: 2}
	if err := other.Check(dir); err == nil {
		t.Error("a folder that never had copies and cannot be made is not refused")
	}
}

// TestWhenTheFirstCopyIsDue shows that copies named by a time to come, which a wrong clock made, put nothing off.
func TestWhenTheFirstCopyIsDue(t *testing.T) {
	now := time.Now()
	for _, test := range []struct{ ago, want time.Duration }{{time.Hour, 5 * time.Hour}, {7 * time.Hour, First},
		{-24 * 365 * time.Hour, First}, {6*time.Hour - time.Second, First}} {
		c := &Copier{Plan: Plan{Every: 6 * time.Hour}, state: State{Good: now.Add(-test.ago)}}
		if wait := c.untilFirst(now); wait != test.want {
			t.Errorf("when the last copy is of %v ago the first is due in %v, want %v", test.ago, wait, test.want)
		}
	}
}
