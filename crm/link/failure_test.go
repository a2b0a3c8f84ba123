package link_test

import (
	"net/http"
	"testing"

	"github.com/gevel/gevel/crm/crmtest"
	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/fetch"
)

// abort ends the connection instead of answering.
func abort(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }

// failedAs checks the kind of failure of the link and of its last run, and that a fault of the CRM alone has a status.
func (s *site) failedAs(want crmlinks.LinkFailure) {
	s.t.Helper()
	l := s.state()
	runs, err := s.Store.Links.LinkRuns(s.t.Context(), "office")
	if err != nil || len(runs) == 0 {
		s.t.Fatalf("%d runs, want one at least (%v)", len(runs), err)
	}
	for _, got := range []struct {
		kind   *crmlinks.LinkFailure
		status *int
	}{{l.Failure, l.Status}, {runs[0].Failure, runs[0].Status}} {
		if got.kind == nil || *got.kind != want || (got.status != nil) != (want == crmlinks.CRMFault) {
			s.t.Errorf("the link is %+v and its last run %+v, want the failure %s", l, runs[0], want)
		}
	}
}

// fails runs the link, which is to fail, and checks the kind of failure.
func (s *site) fails(want crmlinks.LinkFailure) {
	s.t.Helper()
	if _, err := s.Run(s.t.Context(), "office", true); err == nil {
		s.t.Errorf("the run gives no error, want one for %s", want)
	}
	s.failedAs(want)
}

// TestAPrivateAddressIsNotReached is of a link whose address leads to this machine.
func TestAPrivateAddressIsNotReached(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	s.Client = fetch.New()
	s.fails(crmlinks.CRMPrivate)
}

// TestAWrongSetting is of a link without the settings that its CRM needs, and of one with a wrong table of types.
func TestAWrongSetting(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	right := map[string]string{}
	l, err := s.Store.Links.LinkNamed(t.Context(), "office")
	if err != nil {
		t.Fatal(err)
	}
	for name, value := range l.SettingsMap() {
		right[name] = value
	}
	right["types"] = "house"
	for _, settings := range []map[string]string{{"version": "none"}, right} {
		if err := s.Store.Links.ChangeLink(t.Context(), "office", settings, ""); err != nil {
			t.Fatal(err)
		}
		s.fails(crmlinks.WrongSetting)
	}
}

// TestACRMThatSaysItIsEmpty is of a Whise that lists nothing any more, while the site has several of its properties.
func TestACRMThatSaysItIsEmpty(t *testing.T) {
	mock := whisetest.Start(t)
	s := linked(t, "whise", mock.Account(nil))
	for id := range 5 {
		mock.Put(whiseVilla(id+1, "2026-05-01T10:00:00", nil))
	}
	s.run()
	if err := s.Store.Links.ChangeLink(t.Context(), "office", mock.Account(nil).Settings, ""); err != nil { // it lists all again
		t.Fatal(err)
	}
	mock.BreakPath("/v1/estates/list", crmtest.Text(`{"estates": [], "totalCount": 0}`))
	s.fails(crmlinks.CRMEmptied)
}

// TestALeadThatIsNotSent is of a Whise that can be read, and takes no leads for now.
func TestALeadThatIsNotSent(t *testing.T) {
	mock, s := whiseWithALead(t)
	mock.BreakPath("/v1/contacts/upsert", crmtest.Status(503))
	s.run()
	s.failedAs(crmlinks.LeadsUnsent)
}

// TestAnAddressThatIsNotTaken is of a SweepBright that does not take the public address of an estate for now.
func TestAnAddressThatIsNotTaken(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	s.mock.BreakPath("/api/estates/a/url", crmtest.Status(503))
	s.run()
	s.failedAs(crmlinks.CRMUntold)
}
