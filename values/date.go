package values

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
)

// Date reads the day of a date or moment for a field of the site. A moment with a zone is a day of the agency's zone. Minimum dates, with
// which programs say that there is none, are not said.
func (r Reader) Date(field, name, text string) *locale.Date { return r.date(field, name, text, false) }

// DateMonthFirst is Date for a program that writes 05/13/2026.
func (r Reader) DateMonthFirst(field, name, text string) *locale.Date {
	return r.date(field, name, text, true)
}

func (r Reader) date(field, name, text string, monthFirst bool) *locale.Date {
	row, known := dates[field]
	if !known {
		panic("values: no row for the date " + field) // a mistake of the program, which each reader's test finds
	}
	t := tidy(text)
	if t == "" || nothing[t] || strings.Trim(t, "0-/.: t") == "" {
		return nil
	}
	at, rough, ok := serialDay(t)
	if !ok {
		at, rough, ok = moment(from.ReplaceAllString(t, "$1"), monthFirst)
	}
	switch {
	case !ok:
		r.leftOut(records.DateOfNoDay, name, text, "is not a date")
		return nil
	case isMinimum(at):
		return nil
	case at.Year() < row.first || at.Year() > row.last:
		r.leftOut(records.ValueTooFar, name, text,
			"is not from the years "+strconv.Itoa(row.first)+" to "+strconv.Itoa(row.last))
		return nil
	}
	d := locale.Date(at.Format(time.DateOnly))
	if rough {
		r.taken(name, text, d.Text())
	}
	return &d
}

// from are the words before a day on which something begins: vrij vanaf 1/12/2026, dès le 1er décembre 2026, ab 01.12.2026.
var from = regexp.MustCompile(`^(?:(?:vrij|beschikbaar|libre|disponible|frei|verfügbar|bezugsfrei|available|free) )?` +
	`(?:vanaf|op|per|à partir du|a partir du|à partir de|à compter du|dès le|dès|le|au|ab dem|ab|zum|from|as of|on)?:? ?` +
	`((?:\d|[tqk][1-4] |\p{L}+\.?[- ](?:\p{L}+ )?(?:\d{4}|\d\d)$).*)$`)

// isMinimum reports whether a day is one that stands for none: the first or last of .NET, SQL Server, Excel, Delphi, Unix and others, which
// a zone may move by a day.
func isMinimum(at time.Time) bool {
	y := at.Year()
	switch {
	case y <= 1601 || y == 1753 || y == 1899 || y >= 9999:
		return true
	case y == 1900 || y == 1901 || y == 1904 || y == 1970:
		return at.YearDay() <= 2
	case y == 1969 || y == 1600 || y == 1752 || y == 1903 || y == 2079:
		return at.YearDay() >= 157 // 6 June 2079 is the last smalldatetime; the others are the last day of a year before a first one
	}
	return false
}
