package leads_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/leadstest"
)

// abroad is a property whose agent works at the second office of the sample.
const abroad = 1078

// TestEmailsAboutAPropertyAreOfItsOffice books where the agent works at another office than the agency's first.
func TestEmailsAboutAPropertyAreOfItsOffice(t *testing.T) {
	o := open(t)
	taken(t)(o.Book(t, abroad, leadstest.Followed(t, o.FreeSlots(t, abroad)), an.Email))
	p := o.Collect(t)
	if p.Texts["clervaux@example.com"] == "" || p.Texts[agencyMailbox] != "" {
		t.Error("the agency's email does not go to the office of the agent alone")
	}
	text := decoded(p.Texts[an.Email])
	for _, part := range []string{"Contactpersoon: Luc Reuter", "Grand-Rue 2, 9710 Clervaux", "Ministerie van Economie"} {
		if !strings.Contains(text, part) {
			t.Errorf("the visitor's email lacks %q:\n%s", part, text)
		}
	}
	if _, event, _ := strings.Cut(strings.ReplaceAll(text, "\r\n ", ""), "DESCRIPTION:"); !strings.Contains(event, "Luc Reuter") ||
		!strings.Contains(event, `Grand-Rue 2\, 9710 Clervaux`) {
		t.Error("the calendar entry does not name agent and office:", event)
	}
}
