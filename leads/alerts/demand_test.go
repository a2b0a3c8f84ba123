package alerts_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// flemish is what An looks for: everything for sale in Flanders.
func flemish() agency.PropertyFilter {
	return agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1, 2, 3, 4, 5, 6, 7}, Regions: []geo.Region{geo.Flanders}}
}

func TestDemandIsConfirmedAlertedPausedAndChanged(t *testing.T) {
	o := open(t)
	token := registeredTwice(t, o)
	alerts(t, o)
	lower(t, o, 300_000_00)
	sendsNone(t, o, "a demand that is not active gets emails")
	for range 2 {
		taken(t)(o.ConfirmDemand(t.Context(), token))
	}
	if p := o.Collect(t); len(p.Subjects[an.Email]) != 1 || len(p.Subjects[agencyMailbox]) != 1 {
		t.Errorf("the emails are %q, want one to the visitor and one to the agency, once", p.Subjects)
	}
	losesNothingUnchanged(t, o, token)
	pausesByAnAlert(t, o)
	taken(t)(o.PauseDemand(t.Context(), token, false))
	rental := flemish()
	rental.Goal = ptr(market.Rent)
	taken(t)(o.ChangeDemand(t.Context(), &leads.DemandChangeInput{Token: token, Filter: rental}))
	lower(t, o, 270_000_00)
	sendsNone(t, o, "a demand for a rental gets emails about a sale")
}

// TestDemandAroundATownWithoutHomesIsAlerted registers what lies around Genk, where the site has nothing: first nearer than the property
// lies, then as far as a radius goes. The emails name the radius and lead to its list.
func TestDemandAroundATownWithoutHomesIsAlerted(t *testing.T) {
	o := open(t)
	around := func(kilometres int) {
		t.Helper()
		filter := flemish()
		filter.Regions, filter.Cities = nil, []agency.CityInput{{Name: ptr("Genk"), Zip: ptr("3600")}}
		filter.Radius = &kilometres
		taken(t)(o.RegisterDemand(t.Context(), &leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an, Filter: filter}))
		p := o.Collect(t)
		taken(t)(o.ConfirmDemand(t.Context(), p.Token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")))
		text := p.Texts[an.Email] + o.Collect(t).Texts[an.Email]
		for _, part := range []string{fmt.Sprint(kilometres, " km"), fmt.Sprint("/nl/te-koop/?city=Genk%7C3600&radius=", kilometres)} {
			if !strings.Contains(text, part) {
				t.Errorf("the emails lack %q: %s", part, text)
			}
		}
	}
	around(5)
	alerts(t, o)
	lower(t, o, 300_000_00)
	sendsNone(t, o, "a property is beyond the radius")
	around(limits.RadiusKilometres)
	alerts(t, o)
	lower(t, o, 290_000_00)
	if p := alerts(t, o); len(p.Subjects[an.Email]) != 1 {
		t.Errorf("a lower price within the radius is told with %q, want one email", p.Subjects)
	}
}

// registeredTwice registers the demand twice, and returns the token of what waits for its confirmation.
func registeredTwice(t *testing.T, o leadstest.Service) (token string) {
	t.Helper()
	for range 2 {
		a := taken(t)(o.RegisterDemand(t.Context(),
			&leads.DemandInput{Envelope: o.Envelope(locale.Dutch), Person: an, Filter: flemish()}))
		if a.Matching < 10 {
			t.Errorf("the answer is %+v, want 10 matching properties at least", a)
		}
	}
	p := o.Collect(t)
	if len(p.Subjects[an.Email]) != 2 {
		t.Errorf("the emails are %q, want two to the visitor", p.Subjects)
	}
	token = p.Token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")
	if s, err := o.DemandOfLink(t.Context(), token); err != nil || s.State != "PENDING" || *s.Goal != market.Sale || s.Matching < 10 {
		t.Errorf("the link shows %+v (%v), want a demand for a sale that waits for its confirmation", s, err)
	}
	return token
}

// alerts queues the emails about news, and collects them.
func alerts(t *testing.T, o leadstest.Service) leadstest.Post {
	t.Helper()
	if err := o.Alerts().Queue(t.Context()); err != nil {
		t.Fatal(err)
	}
	return o.Collect(t)
}

func sendsNone(t *testing.T, o leadstest.Service, otherwise string) {
	t.Helper()
	if p := alerts(t, o); len(p.Subjects) != 0 {
		t.Errorf("%s: the emails are %v, want none", otherwise, p.Subjects)
	}
}

// lower gives the property for sale a lower price.
func lower(t *testing.T, o leadstest.Service, cents int) {
	t.Helper()
	if _, err := o.Store.Write(t.Context(), handle.Statement{SQL: "UPDATE property SET price = ?, updated_at = ? WHERE number = ?",
		Args: []any{cents, time.Now().Unix() + 1, forSale}}); err != nil {
		t.Fatal(err)
	}
}

// losesNothingUnchanged resumes a demand that is active and gives it the filter that it has, while news waits: that is emailed still.
func losesNothingUnchanged(t *testing.T, o leadstest.Service, token string) {
	t.Helper()
	lower(t, o, 295_000_00)
	o.Now = func() time.Time { return time.Now().Add(time.Hour) }
	taken(t)(o.PauseDemand(t.Context(), token, false))
	taken(t)(o.ChangeDemand(t.Context(), &leads.DemandChangeInput{Token: token, Filter: flemish()}))
	o.Now = time.Now
	if sent := alerts(t, o); len(sent.Subjects[an.Email]) != 1 {
		t.Errorf("after changes that change nothing the emails are %q, want one with the news that waited", sent.Subjects)
	}
}

// pausesByAnAlert reads an alert, whose link pauses the demand.
func pausesByAnAlert(t *testing.T, o leadstest.Service) {
	t.Helper()
	lower(t, o, 290_000_00)
	sent := alerts(t, o)
	if text := sent.Texts[an.Email]; len(sent.Subjects[an.Email]) != 1 || !strings.Contains(text, "290.000") ||
		!strings.Contains(text, "List-Unsubscribe") {
		t.Errorf("the emails are %q, want one with the lower price that can be unsubscribed from", sent.Subjects)
	}
	taken(t)(o.PauseDemand(t.Context(), sent.Token(t, an.Email, "/unsubscribe?token="), true))
	lower(t, o, 280_000_00)
	sendsNone(t, o, "a demand that is paused gets emails")
}
