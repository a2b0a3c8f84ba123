package leads_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

func TestWatchReportsEachChangeOnceAndEndsWhenSold(t *testing.T) {
	o := open(t)
	set := func(change string) { write(t, o, "UPDATE property SET "+change+" WHERE number = ?", forSale) }
	set("price = 36500000, publish_price = 1, marquee = 0")
	token := watching(t, o, forSale, locale.Dutch)
	if s, err := o.DemandOfLink(t.Context(), token); err != nil || s.State != "PENDING" || s.Watches == nil || *s.Watches != forSale {
		t.Errorf("the link shows %+v (%v), want property %d before its confirmation", s, err, forSale)
	}
	set("price = 36000000")
	if p := news(t, o); len(p.subjects) != 0 {
		t.Error("emails before the confirmation:", p.subjects)
	}
	taken(t)(o.ConfirmDemand(t.Context(), token))
	p := collectAt(t, o, o.Now().Add(time.Hour))
	p.expect(t, an.Email, "U volgt een pand")
	unsubscribe := p.token(t, an.Email, "/unsubscribe?token=")
	sends := func(what string, words ...string) {
		t.Helper()
		p := news(t, o)
		if len(words) == 0 && len(p.subjects) == 0 {
			return
		}
		text := decoded(p.texts[an.Email])
		for _, word := range words {
			if len(p.subjects) != 1 || len(p.subjects[an.Email]) != 1 || !strings.Contains(text, word) {
				t.Errorf("%s: the emails are %q, want one with %q", what, p.subjects, word)
			}
		}
		if len(words) == 0 {
			t.Errorf("%s: the emails are %q, want none", what, p.subjects)
		}
	}
	sends("nothing changed")
	set("price = 34900000")
	sends("a lower price", "349.000", "Voorheen", "360.000", "List-Unsubscribe")
	set("marquee = 2")
	sends("under option", "Onder optie")
	set("publish_price = 0")
	sends("a hidden price")
	write(t,
		o, `INSERT INTO document (property, position, file, size, public, name) VALUES (?, 99, 'abc.pdf', 1, 0, '{"nl": "Asbestattest"}')`,
		forSale)
	sends("a document", "Nieuw document", "Asbestattest")
	taken(t)(o.PauseDemand(t.Context(), token, true))
	set("marquee = 0")
	sends("paused")
	taken(t)(o.PauseDemand(t.Context(), token, false))
	sends("what changed in the pause")
	write(t, o, "INSERT INTO busy (agent, start, until, source) SELECT agent, 0, unixepoch() * 2, 'BLOCKED' FROM property WHERE number = ?",
		forSale)
	sends("no viewings")
	write(t, o, "DELETE FROM busy")
	sends("viewings again", "Bezoek mogelijk vanaf", firstFree(t, o, forSale))
	set("price = 33300000, publish_price = 1")
	sends("shown again, with another price", "333.000")
	set("status = 2")
	sends("sold", "Verkocht", "laatste e-mail")
	if a, _, err := o.Unsubscribe(t.Context(), unsubscribe); err != nil || a == nil {
		t.Errorf("the link to unsubscribe answers %v (%v) after the end, want that it is over", a, err)
	}
	if d, err := o.DemandOfLink(t.Context(), token); d != nil || err != nil {
		t.Errorf("after the last email there is %+v (%v), want nothing", d, err)
	}
	sends("after the end")
}

func TestWatchEndsByItsLinkAndIsErased(t *testing.T) {
	o := open(t)
	token := watching(t, o, forRent, locale.French)
	taken(t)(o.ConfirmDemand(t.Context(), token))
	if _, problems, err := o.ChangeDemand(t.Context(), &leads.DemandChangeInput{Token: token, Filter: agency.PropertyFilter{
		Goal: ptr(agency.Sale), Categories: []int{1}, Regions: []agency.Region{agency.Flanders}}}); err != nil || len(problems) != 1 ||
		problems[0].Code != agency.OutOfRange {
		t.Errorf("changing what it is for gives %v (%v), want OUT_OF_RANGE", problems, err)
	}
	taken(t)(o.Unsubscribe(t.Context(), token))
	if p := collect(t, o); len(p.subjects[agencyMailbox]) != 0 {
		t.Error("the agency is told that a watch ended, of which it never heard:", p.subjects)
	}
	known, err := o.Store.PersonalData(t.Context(), an.Email)
	if err != nil || len(known["demand"])+len(known["watch"])+len(known["lead"]) != 0 {
		t.Errorf("after the end the store knows %v (%v)", known, err)
	}
}

func TestWatchOfAPropertyThatIsGone(t *testing.T) {
	o := open(t)
	token := watching(t, o, forSale, locale.English)
	taken(t)(o.ConfirmDemand(t.Context(), token))
	collect(t, o)
	write(t, o, "UPDATE property SET held = 1 WHERE number = ?", forSale)
	if p := news(t, o); len(p.subjects) != 0 {
		t.Error("emails about a property that is held back:", p.subjects)
	}
	write(t, o, "DELETE FROM property WHERE number = ?", forSale)
	p := news(t, o)
	p.expect(t, an.Email, "A property that you followed is no longer available")
	if !strings.Contains(decoded(p.texts[an.Email]), "No longer on our site") {
		t.Error("the last email does not say why:", decoded(p.texts[an.Email]))
	}
}

func TestWatchesHaveBounds(t *testing.T) {
	o := open(t)
	o.Captcha = trusting{}
	fill := func(from, n int, email func(int) string, property func(int) int) {
		t.Helper()
		var list []db.Statement
		for i := from; i < from+n; i++ {
			id := fmt.Sprint("w", i)
			d := db.NewDemand(id, agency.PersonInput{Email: email(i)}, locale.Dutch, agency.PropertyFilter{Numbers: []int{property(i)}},
				o.Now())
			list = append(list, db.InsertDemand(d), db.Statement{SQL: "INSERT INTO watch (demand, property) VALUES (?, ?)",
				Args: []any{id, property(i)}})
		}
		if _, err := o.Store.Write(t.Context(), list...); err != nil {
			t.Fatal(err)
		}
	}
	watch := func(email string, property int) (*leads.Answer, agency.Problems, error) {
		e := o.Envelope(locale.Dutch)
		return o.WatchProperty(t.Context(), &leads.WatchInput{Envelope: e, Property: property, Email: email})
	}
	others := func(i int) string { return fmt.Sprint("other", i, "@example.org") }
	fill(0, limits.WatchesPerAddress-1, func(int) string { return an.Email }, func(i int) int { return 900_000 + i })
	taken(t)(watch(an.Email, forRent))
	collect(t, o).expect(t, an.Email, "Bevestig: "+title(t, o, forRent)+" volgen")
	taken(t)(watch(an.Email, forSale))
	collect(t, o).expect(t, an.Email, "U volgt al te veel panden")
	taken(t)(watch(an.Email, forRent)) // it watches this one already
	collect(t, o).expect(t, an.Email, "Bevestig: "+title(t, o, forRent)+" volgen")
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
