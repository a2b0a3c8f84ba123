package link_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/db/crmlinks"
)

// TestRunFailsClearly shows for each fault that nothing changes, that the state says what happened, and that a later run reads everything.
func TestRunFailsClearly(t *testing.T) {
	for name, c := range map[string]struct {
		fail func(*Mock)
		kind crmlinks.LinkFailure
		want string
	}{
		"down":        {func(m *Mock) { m.Fail(50, crmtest.Status(500)) }, crmlinks.CRMFault, "500"},
		"wrong key":   {func(m *Mock) { m.Fail(50, crmtest.Status(401)) }, crmlinks.CRMWrongKey, crm.ErrWrongKey.Error()},
		"busy":        {func(m *Mock) { m.Fail(1, nil); m.Fail(1, crmtest.Busy("90")) }, crmlinks.CRMBusy, "wait for 1m30s"},
		"half a body": {func(m *Mock) { m.Fail(1, nil); m.Fail(50, crmtest.Half) }, crmlinks.CRMUnreadable, "cut off"},
		"refused":     {func(m *Mock) { m.Fail(1, nil); m.Fail(50, crmtest.Status(422)) }, crmlinks.CRMRefuses, "422"},
		"broken off":  {func(m *Mock) { m.Fail(1, nil); m.Fail(50, abort) }, crmlinks.CRMUnreachable, "EOF"},
		"50 MB":       {func(m *Mock) { m.Fail(1, nil); m.Fail(6, crmtest.Huge) }, crmlinks.CRMUnreadable, "too large"},
		"another shape": {func(m *Mock) { m.Fail(1, nil); m.Fail(50, crmtest.Text(`["estate"]`)) }, crmlinks.CRMUnreadable,
			"another shape"},
		"another house": {func(m *Mock) { m.Fail(1, nil); m.Fail(50, crmtest.Text(`{"id": "x", "type": "house"}`)) },
			crmlinks.CRMUnreadable, "another shape"},
	} {
		t.Run(name, func(t *testing.T) {
			s := start(t)
			for _, id := range []string{"a", "b", "c", "d"} {
				s.publish(House(id, nil))
			}
			version, _ := s.Store.Version(t.Context())
			c.fail(s.mock)
			if _, err := s.Run(t.Context(), "office", true); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Fatalf("the run gives %v, want %q", err, c.want)
			}
			after, _ := s.Store.Version(t.Context())
			if st := s.state(); after != version || st.Problem == nil || !strings.Contains(*st.Problem,
				c.want) || st.DueAt <= s.now.Unix() {
				t.Errorf("the data version is %d, was %d, and the state %+v, want nothing changed and the problem named",
					after, version, st)
			}
			s.failedAs(c.kind)
			s.mock.Heal()
			s.now = s.now.Add(2 * time.Hour)
			s.run()
			if st := s.state(); st.Properties != 4 || st.Problem != nil || st.Failure != nil || st.Unread != 0 {
				t.Errorf("after it was mended the state is %+v, want 4 properties, no problem, nothing unread", st)
			}
		})
	}
}

// TestRunPausesLonger shows that a CRM which is down for a day is asked less and less often.
func TestRunPausesLonger(t *testing.T) {
	s := start(t)
	for _, id := range []string{"a", "b", "c", "d"} {
		s.publish(House(id, nil))
	}
	s.mock.Fail(1000, crmtest.Status(503))
	var pauses []time.Duration
	for range 9 {
		s.Run(t.Context(), "office", true)
		due := time.Unix(s.state().DueAt, 0)
		pauses = append(pauses, due.Sub(s.now).Round(time.Minute))
		if list, err := s.Store.Links.DueLinks(t.Context(), due.Add(-time.Second)); len(list) != 0 || err != nil {
			t.Fatalf("the link is due before its pause ends (%v)", err)
		}
		s.now = due
	}
	if got := fmt.Sprint(pauses); got != "[1m0s 2m0s 4m0s 8m0s 16m0s 32m0s 1h0m0s 1h0m0s 1h0m0s]" {
		t.Errorf("the pauses are %s, want them to double from a minute to an hour", got)
	}
}

// TestRunGoesOnBesideOneThatFails shows that a record which cannot be read waits, and the others are read.
func TestRunGoesOnBesideOneThatFails(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	s.publish(House("b", nil))
	s.mock.Break("a", crmtest.Half)
	if r := s.run(); r.Added != 1 || len(r.Notes) != 1 || !strings.Contains(r.Notes[0], "record a cannot be read") {
		t.Errorf("the run gives %+v, want one added and a note about a", r)
	}
	if st := s.state(); st.Unread != 1 || st.Problem == nil {
		t.Errorf("the state is %+v, want one unread and a problem", st)
	}
	s.failedAs(crmlinks.RecordsUnread)
}

func TestRunRequestsANewTokenInTheMiddle(t *testing.T) {
	s := start(t)
	for i := range 5 {
		s.publish(House(fmt.Sprint("estate-", i), nil))
	}
	s.mock.Fail(3, nil)
	s.mock.Fail(1, crmtest.Status(401))
	if r := s.run(); r.Added != 5 || len(r.Notes) != 0 {
		t.Errorf("the run gives %+v, want 5 added and no notes", r)
	}
	if n := strings.Count(strings.Join(s.mock.Requests(), "\n"), "oauth/token"); n != 2 {
		t.Errorf("%d tokens were made, want 2", n)
	}
}
