package db

import (
	"fmt"
	"testing"
	"time"

	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/desklog"
)

// logged lists the lines of the log that have a name.
func logged(t *testing.T, s *Store, names ...desklog.ActionName) (list []string) {
	t.Helper()
	rows, err := s.Log.Actions(t.Context(), 0, nil, 50)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range rows {
		for _, name := range names {
			if a.Name == string(name) {
				list = append(list, a.Name+" "+a.Record+" "+a.After)
			}
		}
	}
	return list
}

// TestRunsOfLinksAreLogged stores runs of a link: one that did something, one that did nothing, and one that fails twice the same way.
func TestRunsOfLinksAreLogged(t *testing.T) {
	s := open(t)
	if err := s.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	now, down := time.Unix(1_800_000_000, 0), "the CRM is down"
	for _, run := range []crmlinks.LinkRun{{Read: 3, Added: 2, Changed: 1}, {Read: 1}, {}, {Problem: &down}, {Problem: &down}, {Sent: 1}} {
		run.At = now.Unix()
		if held, err := s.Links.HoldLink(t.Context(), "office", "me", now, now.Add(time.Minute)); err != nil || !held {
			t.Fatal(held, err)
		}
		if err := s.Links.LinkRan(t.Context(), "office", "me", run, now, now.Add(time.Minute)); err != nil {
			t.Fatal(err)
		}
	}
	want := "[linkRan link:office 0 0 0 linkFailed link:office  linkRan link:office 2 1 0]"
	if got := fmt.Sprint(logged(t, s, "linkRan", "linkFailed")); got != want {
		t.Errorf("the log has %s, want %s", got, want)
	}
}
