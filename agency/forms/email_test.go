package forms

import (
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
			t.Errorf("%s is %s in ASCII (%v), want %s", email, got, err, want)
		}
	}
}
