package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
)

// copierOf returns a copier of a filled data folder that keeps two copies.
func copierOf(t *testing.T) (c *copier, store *db.Store) {
	t.Helper()
	dir, store := filled(t)
	p := backupPlan{to: filepath.Join(t.TempDir(), "copies"), every: time.Hour, copies: 2}
	if err := p.check(dir); err != nil {
		t.Fatal(err)
	}
	return p.copier(store, dir), store
}

// TestCopiesAreCheckedAndTheOldestRemoved makes three copies, of which two are kept, and shows that these share the files of pictures.
func TestCopiesAreCheckedAndTheOldestRemoved(t *testing.T) {
	c, _ := copierOf(t)
	mine := filepath.Join(c.to, "gevel-by-hand")
	if err := os.Mkdir(mine, 0o700); err != nil {
		t.Fatal(err)
	}
	start := time.Now().UTC().Truncate(time.Second)
	for i := range 3 {
		c.once(t.Context(), start.Add(time.Duration(i)*time.Hour))
	}
	made, err := copies(c.to)
	if err != nil || len(made) != 2 || !made[0].Equal(start.Add(time.Hour)) {
		t.Fatalf("the copies are of %v, want the last two of %v (%v)", made, start, err)
	}
	if _, err := os.Stat(mine); err != nil {
		t.Error("a folder with another name was removed")
	}
	first, second := filepath.Join(c.to, made[0].Format(copyName)), filepath.Join(c.to, made[1].Format(copyName))
	for _, dir := range []string{first, second} {
		private(t, dir)
		if found, err := checkCopy(t.Context(), dir); err != nil || found.Properties < 10 || found.Leads != 1 {
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
	if made, err := copies(c.to); err != nil || len(made) != 2 || !strings.Contains(c.state.Problem, "lacks a visitor's file") {
		t.Errorf("after a failed copy there are %v and the problem %q (%v), want two and the missing file", made, c.state.Problem, err)
	}
	if left, err := filepath.Glob(filepath.Join(c.to, ".backup-*")); err != nil || len(left) > 0 {
		t.Errorf("a failed copy left %v (%v), want nothing", left, err)
	}
	said := checked(t, "-data", c.dir)
	if !strings.Contains(said, "problem  backup    the last one failed: the copy lacks a visitor's file") ||
		!strings.Contains(said, ". In "+c.to+" the last good one is of ") {
		t.Errorf("gevel check does not say why the last copy failed:\n%s", said)
	}
	if err := os.RemoveAll(c.to); err != nil {
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
	none := backupPlan{every: backupEvery, copies: backupCopies}
	if err := none.check(dir); err != nil {
		t.Error("without copies the plan is refused: ", err)
	}
	for want, p := range map[string]backupPlan{
		"make no copies alone":   {every: time.Hour, copies: backupCopies},
		"inside the data folder": {to: filepath.Join(dir, "data", "copies"), every: time.Hour, copies: 1},
		"less than a minute":     {to: filepath.Join(dir, "copies"), every: time.Second, copies: 1},
		"less than one":          {to: filepath.Join(dir, "copies"), every: time.Hour},
		"cannot be made":         {to: filepath.Join(file, "copies"), every: time.Hour, copies: 1},
	} {
		if err := p.check(filepath.Join(dir, "data")); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the plan %+v gives %v, want %q", p, err, want)
		}
	}
}

// TestACopyIsGoodWhenOlderOnesStay shows that a copy counts although older ones could not be removed, and that gevel check says so.
func TestACopyIsGoodWhenOlderOnesStay(t *testing.T) {
	dir := t.TempDir()
	p := backupPlan{to: t.TempDir(), every: 6 * time.Hour, copies: 2}
	c, now := p.copier(nil, dir), time.Now()
	c.note(now, time.Second, 3, nil, errors.New("the folder is in use"))
	if wait := c.untilNext(); wait != p.every || !c.state.Good.Equal(now) {
		t.Errorf("the next copy is made in %v and the last good one is of %v, want %v and now", wait, c.state.Good, p.every)
	}
	var out bytes.Buffer
	if checkBackups(&findings{out: &out}, dir, now); !strings.HasPrefix(out.String(), "warning  backup    the last good one is of ") ||
		!strings.Contains(out.String(), "could not be removed from "+p.to+": the folder is in use") {
		t.Errorf("gevel check says %q, want a warning with the reason", out.String())
	}
	if err := os.WriteFile(backupStateFile(dir), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	out.Reset()
	if checkBackups(&findings{out: &out}, dir, now); !strings.HasPrefix(out.String(),
		"problem  backup    how the last one went cannot be read") {
		t.Errorf("of a broken file gevel check says %q, want that it cannot be read", out.String())
	}
}

// TestMissingDiskOfCopies shows that a site whose copies' disk is missing starts, says so, and tries again soon.
func TestMissingDiskOfCopies(t *testing.T) {
	dir := t.TempDir()
	disk := filepath.Join(t.TempDir(), "disk")
	p := backupPlan{to: filepath.Join(disk, "copies"), every: 6 * time.Hour, copies: 2}
	if err := p.check(dir); err != nil {
		t.Fatal(err)
	}
	c := p.copier(nil, dir)
	c.note(time.Now(), time.Second, 1, nil, nil)
	if wait := c.untilNext(); wait != p.every {
		t.Errorf("after a good copy the next is made in %v, want %v", wait, p.every)
	}
	if err := os.RemoveAll(disk); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if checkBackups(&findings{out: &out}, dir, time.Now()); !strings.Contains(out.String(),
		"problem  backup    "+p.to+", where the copies are") {
		t.Errorf("gevel check says %q, want that the folder of copies is missing", out.String())
	}
	if err := os.WriteFile(disk, nil, 0o600); err != nil { // the folder cannot be made
		t.Fatal(err)
	}
	good := c.state.Good
	for range 2 { // starts
		if err := p.check(dir); err != nil {
			t.Error("a site whose copies' disk is missing does not start: ", err)
		}
		c = p.copier(nil, dir)
		c.findLastCopy()
		if wait := c.untilFirst(time.Now()); wait != firstBackup {
			t.Errorf("without its disk the first copy is tried after %v, want %v", wait, firstBackup)
		}
		c.once(t.Context(), time.Now())
		if wait := c.untilNext(); wait != time.Hour || !c.state.Good.Equal(good) {
			t.Errorf("after a copy that failed the next is tried in %v, want an hour, and the last good one is of %v, want %v", wait,
				c.state.Good, good)
		}
	}
	other := backupPlan{to: filepath.Join(disk, "others"), every: time.Hour, copies: 2}
	if err := other.check(dir); err == nil {
		t.Error("a folder that never had copies and cannot be made is not refused")
	}
}

// TestWhenTheFirstCopyIsDue shows that copies named by a time to come, which a wrong clock made, put nothing off.
func TestWhenTheFirstCopyIsDue(t *testing.T) {
	now := time.Now()
	for _, test := range []struct{ ago, want time.Duration }{{time.Hour, 5 * time.Hour}, {7 * time.Hour, firstBackup},
		{-24 * 365 * time.Hour, firstBackup}, {6*time.Hour - time.Second, firstBackup}} {
		c := &copier{backupPlan: backupPlan{every: 6 * time.Hour}, state: backupState{Good: now.Add(-test.ago)}}
		if wait := c.untilFirst(now); wait != test.want {
			t.Errorf("when the last copy is of %v ago the first is due in %v, want %v", test.ago, wait, test.want)
		}
	}
}

// TestCheckOfCopiesToCome shows that gevel check takes no copy of a time to come as the last one.
func TestCheckOfCopiesToCome(t *testing.T) {
	dir, now := t.TempDir(), time.Now()
	p := backupPlan{to: t.TempDir(), every: time.Hour, copies: 2}
	c := p.copier(nil, dir)
	c.note(now.Add(48*time.Hour), time.Second, 1, nil, nil)
	for after, want := range map[time.Duration]string{0: "warning  backup    the last good one is of", 48 * time.Hour: "ok       backup",
		51 * time.Hour: "problem  backup"} {
		var out bytes.Buffer
		if checkBackups(&findings{out: &out}, dir, now.Add(after)); !strings.HasPrefix(out.String(), want) {
			t.Errorf("%v later gevel check says %q, want %q", after, out.String(), want)
		}
	}
}
