package leads_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/locale"
)

func contact(o leadstest.Service) *leads.ContactInput {
	return &leads.ContactInput{Envelope: o.Envelope(locale.French), Person: an, City: "Bree", Remark: "Bonjour"}
}

func TestAMessageReachesTheAgencyAndItsSender(t *testing.T) {
	o := open(t)
	f := contact(o)
	if a := taken(t)(o.Contact(t.Context(), f)); a.Path != "/fr/merci/contactez-nous/" {
		t.Errorf("the form leads to %s, want its page of thanks in French", a.Path)
	}
	p := o.Collect(t)
	p.Expect(t, agencyMailbox, "Bericht via de site: An Claes")
	p.Expect(t, an.Email, "Nous avons reçu votre message")
	if list := o.Stored(t, "sendContact"); len(list) != 1 || list[0].Email != an.Email || !strings.Contains(list[0].Content,
		`"city":"Bree"`) {
		t.Errorf("the stored leads are %+v, want one with the address and the city", list)
	}
}

func TestSameKeyTwiceIsOneLead(t *testing.T) {
	o := open(t)
	f := contact(o)
	var wg sync.WaitGroup
	for range 4 {
		copied := *f
		wg.Go(func() {
			if a, problems, err := o.Contact(t.Context(), &copied); a == nil || err != nil {
				t.Errorf("a form with the same key gives %v, %v, %v, want an answer", a, problems, err)
			}
		})
	}
	wg.Wait()
	if n := len(o.Stored(t, "")); n != 1 {
		t.Errorf("%d leads are stored, want 1", n)
	}
	o.Collect(t).Expect(t, agencyMailbox, "Bericht via de site: An Claes")
}

func TestFormReportsAllProblemsAndStoresNothing(t *testing.T) {
	o := open(t)
	f := contact(o)
	f.Person, f.Remark, f.Privacy, f.Captcha = forms.PersonInput{}, "", false, nil
	_, problems, err := o.Contact(t.Context(), f)
	if err != nil || len(problems) != 6 {
		t.Errorf("the form gives the problems %v (%v), want 6", problems, err)
	}
	if len(o.Stored(t, "")) != 0 {
		t.Error("a form with problems is stored")
	}
}

// TestAFilledHoneypotIsAskedToBeEmptied shows that a form whose honeypot a password manager filled in is not lost: it is taken as soon as
// that is empty.
func TestAFilledHoneypotIsAskedToBeEmptied(t *testing.T) {
	o := open(t)
	f := contact(o)
	f.Website = "https://spam.example"
	refused(t, "website TOO_LONG")(o.Contact(t.Context(), f))
	if len(o.Stored(t, "")) != 0 {
		t.Error("a form whose honeypot is filled in is stored")
	}
	f.Website = " \u200b"
	taken(t)(o.Contact(t.Context(), f))
}

func TestCaptcha(t *testing.T) {
	o := open(t)
	f := contact(o)
	right := *f.Captcha
	f.Captcha = &leads.CaptchaInput{ID: right.ID, Proof: "-1"}
	refused(t, "captcha CAPTCHA")(o.Contact(t.Context(), f))
	f.Captcha = &leads.CaptchaInput{ID: right.ID}
	refused(t, "captcha REQUIRED")(o.Contact(t.Context(), f))
	f.Captcha = &right
	taken(t)(o.Contact(t.Context(), f))
	again := contact(o)
	again.Captcha = &right
	refused(t, "captcha CAPTCHA")(o.Contact(t.Context(), again))
}

func TestFormsPerHour(t *testing.T) {
	o := open(t)
	from := func(address string) (*leads.Answer, forms.Problems, error) {
		return o.Contact(principal.With(t.Context(), &principal.Principal{Address: address}), contact(o))
	}
	for i := range 10 {
		taken(t)(from([]string{"2001:db8::1", "2001:db8::2"}[i%2])) // one subscriber
	}
	refused(t, "TOO_OFTEN")(from("2001:db8::3"))
	taken(t)(from("192.0.2.1"))
}

func TestFriendGetsOneEmailAndIsNotStored(t *testing.T) {
	o := open(t)
	send := func() (*leads.Answer, forms.Problems, error) {
		return o.Friend(t.Context(),
			&leads.FriendInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Person: an, FriendName: "Noor",
				FriendEmail: "noor@example.net", Message: "Iets voor u?"})
	}
	if first, again := *taken(t)(send()), *taken(t)(send()); first != again {
		t.Error("the sender can tell that the friend got it before:", first, again)
	}
	p := o.Collect(t)
	if len(p.Subjects["noor@example.net"]) != 1 || !strings.Contains(p.Texts["noor@example.net"], "Iets voor u?") {
		t.Errorf("the emails are %q, want one to the friend with the message", p.Subjects)
	}
	known, err := o.Store.People.PersonalData(t.Context(), "noor@example.net")
	if err != nil || len(known) != 0 {
		t.Error("the friend's address is stored:", known, err)
	}
	if list := o.Stored(t, ""); len(list) != 2 || strings.Contains(list[0].Content+list[1].Content, "noor") {
		t.Errorf("the stored leads are %+v, want two that do not name the friend", list)
	}
}

func TestARentApplicationKeepsAmountsOnly(t *testing.T) {
	o := open(t)
	taken(t)(o.Rent(t.Context(),
		&leads.RentInput{Envelope: o.Envelope(locale.Dutch), Property: forRent, Person: an, Adults: ptr(2), MovingDate: "2099-01-01",
			NetIncome: "2.500"}))
	if p := o.Collect(t); len(p.Subjects[agencyMailbox]) != 1 || !strings.Contains(p.Texts[agencyMailbox], "2.500") {
		t.Errorf("the emails are %q, want one to the agency with the income", p.Subjects)
	}
}

func TestValuationEmailsAreInTheReadersLanguage(t *testing.T) {
	o := open(t)
	taken(t)(o.Valuation(t.Context(),
		&leads.ValuationInput{Envelope: o.Envelope(locale.French), Person: an, Goal: ptr(market.Sale), Category: ptr(1), Surface: ptr(1500),
			Address: check.AddressInput{Street: "Dorp", Zip: "3640", City: "Kinrooi"}}))
	p := o.Collect(t)
	for reader, want := range map[string][]string{an.Email: {"Villa/Maison/Ferme", "1.500 m²"},
		agencyMailbox: {"Villa/Woning/Hoeve", "1.500 m²"}} {
		text := decoded(p.Texts[reader])
		for _, one := range want {
			if !strings.Contains(text, one) {
				t.Errorf("the email to %s lacks %q", reader, one)
			}
		}
	}
}

func TestTestimonialKeepsTheShownNameApart(t *testing.T) {
	o := open(t)
	taken(t)(o.Testimonial(t.Context(),
		&leads.TestimonialInput{Envelope: o.Envelope(locale.Dutch), Person: an, Name: "A. uit Bree", AboutYou: "bakker",
			Comment: "Snel en correct verkocht.", Publish: true}))
	text := decoded(o.Collect(t).Texts[agencyMailbox])
	for _, want := range []string{"Naam op de site: A. uit Bree", "Over zichzelf: bakker"} {
		if !strings.Contains(text, want) {
			t.Errorf("the agency's email lacks %q", want)
		}
	}
}

func TestSwitchedOffLanguageFallsBackToTheDefault(t *testing.T) {
	o := open(t)
	f := contact(o)
	f.Language = locale.German
	if a := taken(t)(o.Contact(t.Context(), f)); a.Path != "/nl/bedankt/contacteer-ons/" {
		t.Errorf("the form leads to %s, want its page of thanks in the default language", a.Path)
	}
	o.Collect(t).Expect(t, an.Email, "We hebben uw bericht ontvangen")
}
