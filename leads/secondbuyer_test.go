package leads_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/locale"
)

func TestASecondBuyerConfirmsTheOffer(t *testing.T) {
	o := open(t)
	today := locale.Today(o.Now())
	const lure = "kijk op bit.ly/geld"
	taken(t)(o.Offer(t.Context(),
		&leads.OfferInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Person: an,
			Address: check.AddressInput{Street: lure, Zip: "3640", City: "Kinrooi"},
			Second:  &check.SecondInput{FirstName: "Tom", LastName: "Maes", Email: "tom@example.org"}, Amount: "340.000",
			Letters:   "driehonderdveertigduizend euro",
			ValidFrom: today, ValidUntil: today, Place: lure, Conditions: lure, SignDate: today, Advance: true}))
	p := o.Collect(t)
	title := "Licht huis met een tuin op het zuiden"
	p.Expect(t, an.Email, "Uw bod op "+title)
	p.Expect(t, agencyMailbox, "Bod op "+title+": An Claes")
	p.Expect(t, "tom@example.org", "Bevestig het bod op "+title)
	for _, who := range []string{an.Email, "tom@example.org"} {
		if strings.Contains(p.Texts[who], "bit.ly") {
			t.Errorf("the email to %s repeats what was typed: %s", who, p.Texts[who])
		}
	}
	if strings.Contains(p.Texts["tom@example.org"], "340.000") || !strings.Contains(p.Texts[an.Email],
		"340.000") || !strings.Contains(p.Texts[agencyMailbox], "bit.ly") {
		t.Error("the second buyer reads the amount before confirming, or the first one or the agency lacks the offer")
	}
	token := p.Token(t, "tom@example.org", "/nl/mijn-bod/?token=")
	if joint, err := o.JointOfferOf(t.Context(), token); err != nil || joint.Confirmed || !strings.Contains(joint.Amount, "340.000") {
		t.Errorf("the link shows %+v (%v), want the offer with its amount, not confirmed", joint, err)
	}
	for range 2 {
		if a := taken(t)(o.ConfirmOffer(t.Context(), token)); a.Path != "/nl/mijn-bod/?done=confirmOffer" {
			t.Errorf("confirming leads to %s, want the page that says so", a.Path)
		}
	}
	p = o.Collect(t)
	p.Expect(t, "tom@example.org", "Uw bevestiging van het bod op "+title)
	if !strings.Contains(p.Texts["tom@example.org"], "340.000") {
		t.Error("the second buyer gets no copy:", p.Texts["tom@example.org"])
	}
	p.Expect(t, agencyMailbox, "Tweede koper bevestigde: bod op "+title)
	if joint, err := o.JointOfferOf(t.Context(), token); err != nil || !joint.Confirmed || strings.Contains(p.Texts["tom@example.org"],
		"bit.ly") {
		t.Errorf("the link shows %+v (%v), want it confirmed, and a copy without what was typed", joint, err)
	}
	refused(t, "token LINK_ENDED")(o.ConfirmOffer(t.Context(), o.Key.Sign("demand", "x", o.Now().Add(time.Hour))))
	if known, _ := o.Store.People.PersonalData(t.Context(), "tom@example.org"); len(known["lead"]) != 1 || len(known["joint_offer"]) != 1 {
		t.Errorf("the stored data of the second buyer are %v, want the lead and the joint offer", known)
	}
}
