package mail

import (
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

// eachEmail composes every email in every language.
func eachEmail(t *testing.T, check func(t *testing.T, kind string, l locale.Language, email Email)) {
	t.Helper()
	for kind := range kinds {
		for _, l := range locale.Languages {
			email, err := Compose(kind, l, fits(kind))
			if err != nil {
				t.Errorf("%s in %s is not composed: %v", kind, l, err)
				continue
			}
			t.Run(kind+"/"+string(l), func(t *testing.T) { check(t, kind, l, email) })
		}
	}
}

func TestEveryEmailIsComplete(t *testing.T) {
	place := regexp.MustCompile(`\{\w+\}|ZgotmplZ|<no value>`)
	eachEmail(t, func(t *testing.T, kind string, l locale.Language, email Email) {
		for _, text := range []string{email.Subject, email.Text, email.HTML} {
			if text == "" || place.MatchString(strings.ReplaceAll(text, "{ ", "")) || strings.Contains(email.Subject+email.Text, "!") {
				t.Errorf("a text is empty, or has a placeholder or an exclamation mark: %q", text)
			}
		}
		for _, part := range []string{"Gevel Vastgoed", "Breeërsteenweg 1", "089 00 00 01", "info@example.com", "BIV 000.000",
			fits(kind).Link} {
			if !strings.Contains(email.Text, part) || !strings.Contains(email.HTML, part) {
				t.Errorf("the plain text or the HTML lacks %q", part)
			}
		}
		if !strings.Contains(email.HTML, `<html lang="`+string(l)+`">`) {
			t.Errorf("the HTML does not say that it is in %s", l)
		}
	})
}

// The agency answers visitors, visitors answer the agency.
func TestSenderAndRecipientOfEachKind(t *testing.T) {
	eachEmail(t, func(t *testing.T, kind string, _ locale.Language, email Email) {
		to, answers, from := "lea@example.org", "an.vermeulen@example.com", "Gevel Vastgoed"
		switch {
		case kind == "answer-visitor":
			from = "An Vermeulen, Gevel Vastgoed"
		case strings.HasSuffix(kind, "-agency"):
			to, answers = "info@example.com", "lea@example.org"
		case kind == "friend":
			to, answers = "noor@example.org", "lea@example.org"
		}
		if email.To != to || email.ReplyTo != answers || email.From != from {
			t.Errorf("it goes from %s to %s with answers to %s, want from %s to %s and %s", email.From, email.To, email.ReplyTo, from, to,
				answers)
		}
	})
}

func TestAgencyEmailsGoToTheirReader(t *testing.T) {
	d := fits("question-agency")
	for reader, want := range map[string]string{"tom@example.com": "tom@example.com", "": "info@example.com"} {
		d.Reader = reader
		if l, err := Compose("question-agency", locale.Dutch, d); err != nil || l.To != want || l.ReplyTo != "lea@example.org" {
			t.Errorf("the agency's email for %q goes to %s (%v), want %s", reader, l.To, err, want)
		}
	}
	d.Reader = "tom@example.com"
	if l, err := Compose("question-visitor", locale.Dutch, d); err != nil || l.To != "lea@example.org" {
		t.Errorf("the visitor's email goes to %s (%v), want the visitor", l.To, err)
	}
}

// Nobody can have the site email a text of theirs to a stranger by typing the stranger's address.
func TestVisitorsEmailsRepeatNoFreeText(t *testing.T) {
	eachEmail(t, func(t *testing.T, kind string, _ locale.Language, email Email) {
		shown := strings.Contains(email.Text, "katten") && strings.Contains(email.HTML, "katten")
		if want := strings.HasSuffix(kind, "-agency") || kind == "friend" || kind == "answer-visitor"; shown != want {
			t.Errorf("the email repeats the free text: %v, want %v", shown, want)
		}
	})
	for _, name := range []string{"Win at evil.example.com", "http://evil", "WWW.evil", "mail me@evil", "call 0900 evil", "evil。example",
		"Dear winner you have won evil money today click", strings.Repeat("evil ", 20)} {
		d := fits("contact-visitor")
		d.Person.FirstName = name
		l, err := Compose("contact-visitor", locale.English, d)
		if err != nil || strings.Contains(l.Subject+l.Text+l.HTML, "evil") {
			t.Errorf("the email to a visitor named %q repeats it (%v): %s", name, err, l.Text)
		}
		d.Friend.FirstName = name
		if l, err := Compose("friend", locale.English, d); err != nil || strings.Contains(l.Subject+l.Text+l.HTML, "evil") {
			t.Errorf("the email to a friend named %q repeats it (%v): %s", name, err, l.Text)
		}
	}
	d := fits("question-visitor")
	d.Rows = append(d.Rows, Row{Label: "city", Value: "katten", AgencyOnly: true})
	if l, err := Compose("question-visitor", locale.English, d); err != nil || strings.Contains(l.Text,
		"katten") || !strings.Contains(l.Text, "10:00-13:00") {
		t.Error("a visitor's copy is not what the site wrote itself:", l.Text, err)
	}
	for _, name := range []string{"Jean-Paul O’Neill J.P. Ærø", "An & Wim D’Hondt"} {
		if harmless(name) == "" {
			t.Errorf("an ordinary name is taken for an address: %s", name)
		}
	}
}

func TestEmailValuesAreEscaped(t *testing.T) {
	d := fits("offer-agency")
	evil := `<script>alert("x")</script>`
	d.Person.LastName, d.Text, d.Property.Title, d.Rows[3].Value, d.Site.Legal = evil, evil, evil, evil, evil
	d.Property.URL = "javascript:alert(1)"
	l, err := Compose("offer-agency", locale.Dutch, d)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(l.HTML, "<script") || strings.Contains(l.HTML, "javascript:") {
		t.Errorf("what was typed is not escaped in the HTML: %s", l.HTML)
	}
	if !strings.Contains(l.Text, evil) {
		t.Error("the plain text lost what was typed")
	}
}

func TestDatesOfEmailsDoNotBreak(t *testing.T) {
	d := fits("offer-agency")
	d.Rows = append(d.Rows, Row{Label: "city", Value: `until 21-11-2026 & "later" <b>`})
	l, err := Compose("offer-agency", locale.Dutch, d)
	want := `until <span style="white-space:nowrap;">21-11-2026</span> &amp; &#34;later&#34; &lt;b&gt;`
	if err != nil || !strings.Contains(l.HTML, want) || !strings.Contains(l.Text, "until 21-11-2026 & ") {
		t.Errorf("the email breaks a date, or does not escape what is beside it (%v): %s", err, l.HTML)
	}
}

func TestPicturesAreTheSitesOwn(t *testing.T) {
	source := regexp.MustCompile(`src="([^"]*)"`)
	eachEmail(t, func(t *testing.T, _ string, _ locale.Language, email Email) {
		for _, found := range source.FindAllStringSubmatch(email.HTML, -1) {
			if !strings.HasPrefix(found[1], "https://www.example.com/media/") {
				t.Errorf("a picture comes from %s, want the site's own media", found[1])
			}
		}
	})
}

func TestWithoutAnAgentTheAgencySigns(t *testing.T) {
	d := fits("contact-visitor")
	d.Agent = nil
	l, err := Compose("contact-visitor", locale.Dutch, d)
	if err != nil || !strings.Contains(l.Text, "Met vriendelijke groet\nGevel Vastgoed\n") || !strings.Contains(l.HTML,
		"<strong>Gevel Vastgoed</strong>") {
		t.Errorf("without an agent the agency does not sign (%v): %s", err, l.Text)
	}
}

func TestUnknownWordsAreErrors(t *testing.T) {
	for name, compose := range map[string]func() (Email, error){
		"kind":     func() (Email, error) { return Compose("no-email", locale.Dutch, full()) },
		"language": func() (Email, error) { return Compose("contact-agency", "it", full()) },
		"label": func() (Email, error) {
			return Compose("contact-agency", locale.Dutch, Data{Rows: []Row{{Label: "shoeSize", Value: "44"}}})
		},
		"choice": func() (Email, error) {
			return Compose("contact-agency", locale.Dutch, Data{Rows: []Row{{Label: "goal", Choices: []string{"STEAL"}}}})
		},
		"button": func() (Email, error) {
			return Compose("contact-visitor", locale.Dutch, Data{Link: "https://x.example/"})
		},
	} {
		if _, err := compose(); err == nil {
			t.Errorf("an unknown %s is composed, want an error", name)
		}
	}
}

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
