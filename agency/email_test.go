package agency

import (
	"strings"
	"testing"
)

func TestASCIIEmail(t *testing.T) {
	for email, want := range map[string]string{
		"info@müller.example":       "info@xn--mller-kva.example",
		"info@BÜCHER.example":       "info@xn--bcher-kva.example",
		"an@straße.example":         "an@xn--strae-oqa.example",
		"an@xn--mller-kva.example":  "an@xn--mller-kva.example",
		"an@ab--cd.example":         "an@ab--cd.example",
		"é@example.com":             "é@example.com",
		"an@उदाहरण.परीक्षा":         "an@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g",
		"a@" + "é." + "example.com": "a@xn--9ca.example.com",
	} {
		if got, err := ASCIIEmail(email); err != nil || got != want {
			t.Errorf("%s is %s (%v), want %s", email, got, err, want)
		}
	}
}

// TestEmailsWithoutAnASCIIDomainAreRefused: no mail server could be found for them.
func TestEmailsWithoutAnASCIIDomainAreRefused(t *testing.T) {
	long := "an@" + strings.Repeat("ü", 60) + ".example"   // more than 63 bytes as xn--…
	spread := "an@" + strings.Repeat("ü.", 40) + "example" // more than 253 in all
	for _, email := range []string{"an@ab--é.example", long, spread, "an@אa.example"} {
		c := &checking{}
		typed := email
		c.email("person.email", &typed)
		expect(t, c.Problems, "person.email EMAIL")
	}
	c := &checking{}
	typed := " Info@Müller.example "
	c.email("person.email", &typed)
	if expect(t, c.Problems); typed != "info@müller.example" {
		t.Errorf("people read %q", typed)
	}
}
