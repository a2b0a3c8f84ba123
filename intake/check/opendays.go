package check

import (
	"fmt"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

// OpenDays refuses open days that no calendar could show: no date, no times, an end before the beginning, two at the same moment, too
// many or with too long a note.
func (b *Book) OpenDays(file string, days []agency.OpenDayRecord) {
	if len(days) > limits.OpenDays {
		b.Refuse(file, "openDays", "has %d days; at most %d can be announced", len(days), limits.OpenDays)
		return
	}
	seen := map[string]bool{}
	for i, d := range days {
		field := fmt.Sprintf("openDays[%d]", i)
		b.Date(file, field+".date", d.Date)
		start, end := d.Date.At(d.From), d.Date.At(d.Until)
		switch {
		case !d.Date.Valid():
		case start.IsZero():
			b.Refuse(file, field+".from", "%q is not a time; write 10:00", d.From)
		case end.IsZero():
			b.Refuse(file, field+".until", "%q is not a time; write 16:00", d.Until)
		case !end.After(start):
			b.Refuse(file, field+".until", "%s is not after %s", d.Until, d.From)
		case seen[string(d.Date)+d.From]:
			b.Refuse(file, field, "another open day begins at the same moment")
		}
		seen[string(d.Date)+d.From] = true
		b.checkNote(file, field+".note", d)
	}
}

func (b *Book) checkNote(file, field string, d agency.OpenDayRecord) {
	for l, text := range d.Note {
		if !l.Known() {
			b.Refuse(file, field+"."+string(l), "is not a language; use nl, fr, en or de")
		}
		if utf8.RuneCountInString(text) > limits.OpenDayNoteCharacters {
			b.Refuse(file, field+"."+string(l), "is longer than %d characters", limits.OpenDayNoteCharacters)
		}
	}
}
