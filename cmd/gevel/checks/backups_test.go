package checks

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/datafolder/backups"
)

// TestWhatIsSaidOfCopies reads what gevel serve wrote down of its copies, hours after the last good one.
func TestWhatIsSaidOfCopies(t *testing.T) {
	to, now := t.TempDir(), time.Now()
	missing := filepath.Join(to, "missing")
	state := func(change func(*backups.State)) string {
		s := backups.State{To: to, Every: time.Hour, Copies: 2, Good: now}
		change(&s)
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	for _, c := range []struct {
		name, state string
		hours       int
		want        string
	}{
		{"good", state(func(*backups.State) {}), 0, "ok       backup    the last one is of "},
		{"late", state(func(*backups.State) {}), 3, "problem  backup    the last good one is of "},
		{"of a time to come", state(func(s *backups.State) { s.Good = now.Add(48 * time.Hour) }), 0,
			"warning  backup    the last good one is of "},
		{"failed", state(func(s *backups.State) { s.Problem = "the copy lacks a visitor's file" }), 0,
			"problem  backup    the last one failed: the copy lacks a visitor's file. In " + to + " the last good one is of "},
		{"not removed", state(func(s *backups.State) { s.Unpruned = "the folder is in use" }), 0,
			"warning  backup    the last good one is of "},
		{"of a missing disk", state(func(s *backups.State) { s.To = missing }), 0,
			"problem  backup    " + missing + ", where the copies are"},
		{"broken", "{", 0, "problem  backup    how the last one went cannot be read"},
	} {
		dir := t.TempDir()
		if err := os.WriteFile(backups.StateFile(dir), []byte(c.state), 0o600); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if checkBackups(&findings{out: &out}, dir, now.Add(time.Duration(c.hours)*time.Hour)); !strings.HasPrefix(out.String(), c.want) {
			t.Errorf("%s: gevel check says %q, want %q", c.name, out.String(), c.want)
		}
	}
}
