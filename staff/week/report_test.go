package week

import (
	"testing"

	"github.com/gevel/gevel/db/inbox"
)

// TestReportsForOwnersNameNoVisitor shows which texts name a visitor, whose phone number may be written with its country or without.
func TestReportsForOwnersNameNoVisitor(t *testing.T) {
	visitor := inbox.Lead{FirstName: "Tom", LastName: "Van den Berg", Email: "tom@example.org", Phone: "+32 470 12 34 56"}
	for text, want := range map[string]bool{
		"TÓM vond het mooi":                      true,
		"Mevrouw van den berg belt nog":          true,
		"Schrijf naar Tom@Example.org":           true,
		"Bel 0470/12.34.56":                      true,
		"Bel +32 (0)470 123 456":                 true,
		"Bel 0032470123456":                      true,
		"De tuin is de tombola waard":            false,
		"Bel het kantoor: 089 12 34 56":          false,
		"Een bod van € 470.123 is te verwachten": false,
	} {
		if got := namesVisitor(text, visitor); got != want {
			t.Errorf("%q names the visitor: %t, want %t", text, got, want)
		}
	}
	short := inbox.Lead{FirstName: "Jo", Phone: "+352 43 21 65"}
	if !namesVisitor("Bel 432165", short) || !namesVisitor("Bel 00352 432 165", short) || namesVisitor("Bel 43 21 66", short) {
		t.Error("a short number of Luxembourg is found only with its country, or another one is taken for it")
	}
	if namesVisitor("Het huis heeft nummer 12", inbox.Lead{FirstName: "An"}) {
		t.Error("a text names a visitor without a phone number")
	}
}
