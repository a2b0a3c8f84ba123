package alerts_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/leadstest"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

func TestWatchEndsByItsLinkAndIsErased(t *testing.T) {
	o := open(t)
	token := watching(t, o, forRent, locale.French)
	taken(t)(o.ConfirmDemand(t.Context(), token))
	if _, problems, err := o.ChangeDemand(t.Context(), &leads.DemandChangeInput{Token: token, Filter: agency.PropertyFilter{
		Goal: ptr(market.Sale), Categories: []int{1}, Regions: []geo.Region{geo.Flanders}}}); err != nil || len(problems) != 1 ||
		problems[0].Code != forms.OutOfRange {
		t.Errorf("changing what it is for gives %v (%v), want OUT_OF_RANGE", problems, err)
	}
	taken(t)(o.Unsubscribe(t.Context(), token))
	if p := o.Collect(t); len(p.Subjects[agencyMailbox]) != 0 {
		t.Error("the agency, which never heard of the watch, is told that it ended:", p.Subjects)
	}
	known, err := o.Store.People.PersonalData(t.Context(), an.Email)
	if err != nil || len(known["demand"])+len(known["watch"])+len(known["lead"]) != 0 {
		t.Errorf("after the end the store knows %v, want nothing (%v)", known, err)
	}
}

func TestWatchOfAPropertyThatIsGone(t *testing.T) {
	o := open(t)
	token := watching(t, o, forSale, locale.English)
	taken(t)(o.ConfirmDemand(t.Context(), token))
	o.Collect(t)
	write(t, o, "UPDATE property SET held = 1 WHERE number = ?", forSale)
	if p := news(t, o); len(p.Subjects) != 0 {
		t.Error("emails about a property that is held back:", p.Subjects)
	}
	write(t, o, "DELETE FROM property WHERE number = ?", forSale)
	p := news(t, o)
	p.Expect(t, an.Email, "A property that you followed is no longer available")
	if !strings.Contains(decoded(p.Texts[an.Email]), "No longer on our site") {
		t.Error("the last email does not say that the property is no longer on the site:", decoded(p.Texts[an.Email]))
	}
}

func TestWatchesHaveBounds(t *testing.T) {
	o := open(t)
	o.Captcha = leadstest.Trusting{}
	fill := func(from, n int, email func(int) string, property func(int) int) {
		t.Helper()
		var list []handle.Statement
		for i := from; i < from+n; i++ {
			id := fmt.Sprint("w", i)
			d := demands.NewDemand(id, forms.PersonInput{Email: email(i)}, locale.Dutch,
				agency.PropertyFilter{Numbers: []int{property(i)}},
				o.Now())
			list = append(list, demands.InsertDemand(d), handle.Statement{SQL: "INSERT INTO watch (demand, property) VALUES (?, ?)",
				Args: []any{id, property(i)}})
		}
		if _, err := o.Store.Write(t.Context(), list...); err != nil {
			t.Fatal(err)
		}
	}
	watch := func(email string, property int) (*leads.Answer, forms.Problems, error) {
		e := o.Envelope(locale.Dutch)
		return o.WatchProperty(t.Context(), &leads.WatchInput{Envelope: e, Property: property, Email: email})
	}
	others := func(i int) string { return fmt.Sprint("other", i, "@example.org") }
	fill(0, limits.WatchesPerAddress-1, func(int) string { return an.Email }, func(i int) int { return 900_000 + i })
	taken(t)(watch(an.Email, forRent))
	o.Collect(t).Expect(t, an.Email, "Bevestig: "+title(t, o, forRent)+" volgen")
	taken(t)(watch(an.Email, forSale))
	o.Collect(t).Expect(t, an.Email, "U volgt al te veel panden")
	taken(t)(watch(an.Email, forRent)) // it watches this one already
	o.Collect(t).Expect(t, an.Email, "Bevestig: "+title(t, o, forRent)+" volgen")
	fill(1000, limits.WatchesPerProperty-1, others, func(int) int { return forSale })
	taken(t)(watch("last@example.org", forSale))
	refused(t, "property TOO_MANY")(watch("late@example.org", forSale))
	const there = limits.WatchesPerAddress + limits.WatchesPerProperty
	fill(10_000, limits.Watches-there-1, others, func(i int) int { return 900_000 + i })
	taken(t)(watch("very.last@example.org", 1094))
	refused(t, "property TOO_MANY")(watch("very.late@example.org", 1094))
}

func TestWatchForm(t *testing.T) {
	o := open(t)
	for want, change := range map[string]func(*leads.WatchInput){
		"email EMAIL":      func(f *leads.WatchInput) { f.Email = "an" },
		"email REQUIRED":   func(f *leads.WatchInput) { f.Email = " " },
		"property UNKNOWN": func(f *leads.WatchInput) { f.Property = 4 },
		"privacy PRIVACY":  func(f *leads.WatchInput) { f.Privacy = false },
	} {
		f := leads.WatchInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Email: an.Email}
		change(&f)
		refused(t, want)(o.WatchProperty(t.Context(), &f))
	}
	write(t, o, "UPDATE property SET status = 2 WHERE number = ?", forSale)
	refused(t, "property UNKNOWN")(o.WatchProperty(t.Context(),
		&leads.WatchInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Email: an.Email}))
}
