package link_test

import (
	"maps"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// counted is a site linked to an Omnicasa with two houses, which counts page views as the setting says.
func counted(t *testing.T, setting string) (*site, *omnicasatest.Server) {
	t.Helper()
	house := func(id int) omnicasatest.Item {
		return omnicasatest.Item{"ID": id, "WebIDs": "139", "Goal": 0, "Status": 1, "Zip": "3640", "City": "KINROOI", "Price": 250000,
			"PublishPrice": true, "TypeDescription": omnicasatest.Texts{1: "Woning", 2: "Maison"}}
	}
	mock := omnicasatest.Start(t, house(1), house(2))
	s := linked(t, "omnicasa", mock.Account(map[string]string{"visits": setting}))
	s.run()
	return s, mock
}

// viewed adds views of a property's page on the link's day.
func (s *site) viewed(id string, count int) {
	s.t.Helper()
	key := db.PageViewKey{Property: s.records()[id].Number, Day: locale.Today(s.now), Source: "direct"}
	if err := s.Store.AddPageViews(s.t.Context(), map[db.PageViewKey]int{key: count}); err != nil {
		s.t.Fatal(err)
	}
}

func (s *site) nextDay() {
	s.t.Helper()
	s.now = s.now.AddDate(0, 0, 1)
	s.run()
}

func wantPageViews(t *testing.T, mock *omnicasatest.Server, when string, want map[string]int) {
	t.Helper()
	if got, addresses := mock.PageViews(); !maps.Equal(got, want) || addresses {
		t.Errorf("%s Omnicasa counts the page views %v (an address was told: %v), want %v and no address", when, got, addresses, want)
	}
}

// TestPageViewsAreCountedAtTheCRM shows that a day's page views are reported once, when the day is over, and a limited number in a run.
func TestPageViewsAreCountedAtTheCRM(t *testing.T) {
	s, mock := counted(t, "yes")
	s.viewed("1", 3)
	s.viewed("2", limits.CRMPageViews)
	s.run()
	wantPageViews(t, mock, "on the same day", map[string]int{})
	s.nextDay()
	wantPageViews(t, mock, "the next day", map[string]int{"1": 3, "2": limits.CRMPageViews - 3})
	s.run()
	s.run()
	wantPageViews(t, mock, "after two more runs", map[string]int{"1": 3, "2": limits.CRMPageViews})
	s.nextDay()
	wantPageViews(t, mock, "after a day without page views", map[string]int{"1": 3, "2": limits.CRMPageViews})
}

// TestPageViewsWaitForTheCRM shows that what Omnicasa did not take is reported later, and nothing of a property that it no longer has.
func TestPageViewsWaitForTheCRM(t *testing.T) {
	s, mock := counted(t, "yes")
	s.viewed("1", 2)
	s.viewed("2", limits.CRMPageViewsWaiting+1)
	s.now = s.now.AddDate(0, 0, 1)
	mock.Fail(100, crmtest.Status(503))
	if _, err := s.Run(t.Context(), "office", true); err == nil {
		t.Error("Omnicasa is down, but the run says nothing")
	}
	mock.Heal()
	mock.Delete(2)
	s.now = s.now.Add(2 * time.Hour)
	s.run()
	wantPageViews(t, mock, "when it is back", map[string]int{"1": 2})
}

// TestPageViewsOfOnePropertyDoNotHoldUpOthers shows that a fault with one property leaves the run and the other properties alone.
func TestPageViewsOfOnePropertyDoNotHoldUpOthers(t *testing.T) {
	s, mock := counted(t, "yes")
	before := len(mock.Requests())
	s.run()
	usual := len(mock.Requests()) - before
	s.viewed("1", 2)
	s.viewed("2", 3)
	mock.Fail(usual, nil)
	mock.Fail(1, crmtest.Status(503))
	s.nextDay()
	wantPageViews(t, mock, "after a fault with the first property", map[string]int{"2": 3})
	s.run()
	wantPageViews(t, mock, "in the next run", map[string]int{"1": 2, "2": 3})
}

// TestPageViewsAreReportedOnlyWithTheSetting shows that without the setting nothing is reported.
func TestPageViewsAreReportedOnlyWithTheSetting(t *testing.T) {
	s, mock := counted(t, "")
	s.viewed("1", 3)
	s.nextDay()
	wantPageViews(t, mock, "without the setting", map[string]int{})
}
