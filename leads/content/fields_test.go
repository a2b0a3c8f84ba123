package content

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/locale"
)

func TestFieldsOfKeepsTheLinesOfAMessage(t *testing.T) {
	const want = "Is er een keuring?\n\nNa vier uur neem ik op."
	lead := inbox.Lead{Form: "sendContact", Content: `{"remark":"Is er een keuring?\n\nNa vier uur neem ik op."}`}
	if message, _, err := FieldsOf(&agency.Catalog{}, lead, locale.Dutch); err != nil || message != want {
		t.Errorf("the message is %q (%v), want %q", message, err, want)
	}
}

// TestAMomentIsWordsAtTheDeskAndDigitsInASheet reads when a viewing was booked for, in the languages of the desk and in a sheet.
func TestAMomentIsWordsAtTheDeskAndDigitsInASheet(t *testing.T) {
	lead := inbox.Lead{Form: "bookAppointment", Content: `{"start":"2026-12-01T13:00:00Z"}`}
	c := &agency.Catalog{Site: &agency.Site{}}
	for l, want := range map[locale.Language]string{locale.Dutch: "dinsdag 1 december 2026 om 14.00 uur",
		locale.French: "mardi 1er décembre 2026 à 14\u00a0h\u00a000", locale.English: "Tuesday 1 December 2026 at 14:00",
		locale.German: "Dienstag, 1. Dezember 2026 um 14:00 Uhr"} {
		_, fields, err := FieldsOf(c, lead, l)
		got := ""
		for _, f := range fields {
			got += f.Value
		}
		if err != nil || got != want {
			t.Errorf("in %s the desk shows %q (%v), want %q", l, got, err, want)
		}
	}
	line, err := SheetLine(c, inbox.Entry{Lead: lead})
	if err != nil || !slices.Contains(line, "2026-12-01 14:00") {
		t.Errorf("the line of a sheet is %q (%v), want 2026-12-01 14:00 in it", line, err)
	}
}
