package mail

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

func TestOfferSaysWhetherItBinds(t *testing.T) {
	d := fits("offer-visitor")
	for binding, want := range map[bool]string{false: "bindt u en de eigenaar niet", true: "bindt u tot het einde"} {
		d.Binding = binding
		if l, err := Compose("offer-visitor", locale.Dutch, d); err != nil || !strings.Contains(l.Text, want) || !strings.Contains(l.Text,
			"10\u00a0%") {
			t.Errorf("an offer that binds (%v) lacks %q or the advance (%v): %s", binding, want, err, l.Text)
		}
	}
}

// TestSecondBuyerGetsAnEmailOfTheirOwn: the first buyer filled in the offer, so the copy may not say that the second did.
func TestSecondBuyerGetsAnEmailOfTheirOwn(t *testing.T) {
	for l, words := range map[locale.Language][3]string{locale.Dutch: {"als tweede koper", "stuurde", "10\u00a0%"},
		locale.French:  {"second acquéreur", "envoyé", "10\u00a0%"},
		locale.English: {"second buyer", "sent us", "10%"}, locale.German: {"zweiter Käufer", "gesandt", "10\u00a0%"}} {
		email, err := Compose("offer-confirmed-visitor", l, fits("offer-confirmed-visitor"))
		if err != nil {
			t.Fatal(err)
		}
		if said, not, binds := words[0], words[1], words[2]; !strings.Contains(email.Text, said) || strings.Contains(email.Text,
			not) || !strings.Contains(email.Text, binds) || !strings.Contains(email.Text, "340.000") {
			t.Errorf("the email in %s lacks %q, %q or the amount, or says %q: %s", l, said, binds, not, email.Text)
		}
	}
}

func TestATestimonialSaysUnderWhichNameItIsShown(t *testing.T) {
	for l, want := range map[locale.Language]string{locale.Dutch: "Naam op de site: Lien", locale.French: "Nom affiché sur le site : Lien",
		locale.English: "Name shown on the site: Lien", locale.German: "Name auf der Website: Lien"} {
		d := fits("testimonial-agency")
		d.Rows = []Row{{Label: "signedAs", Value: "Lien"}}
		email, err := Compose("testimonial-agency", l, d)
		if text := strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(email.Text); err != nil || !strings.Contains(text, want) {
			t.Errorf("the email in %s lacks %q (%v): %s", l, want, err, text)
		}
	}
}
