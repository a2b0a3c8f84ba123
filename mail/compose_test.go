package mail

import (
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

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

func TestWithoutAnAgentTheAgencySigns(t *testing.T) {
	d := fits("contact-visitor")
	d.Agent = nil
	l, err := Compose("contact-visitor", locale.Dutch, d)
	if err != nil || !strings.Contains(l.Text, "Met vriendelijke groet\nGevel Vastgoed\n") || !strings.Contains(l.HTML,
		"<strong>Gevel Vastgoed</strong>") {
		t.Errorf("without an agent the agency does not sign (%v): %s", err, l.Text)
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
			at := strings.TrimPrefix(found[1], "https://www.example.com/")
			if !strings.HasPrefix(at, "media/") && !strings.HasPrefix(at, "images/epc/") {
				t.Errorf("a picture comes from %s, want the site's own media or labels", found[1])
			}
		}
	})
}
