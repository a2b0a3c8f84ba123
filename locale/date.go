package locale

import (
	"strings"
	"time"
	_ "time/tzdata" // so that Europe/Brussels exists on every machine
)

// Date is a calendar date, written YYYY-MM-DD.
type Date string

// Valid reports whether d is an existing day, and none before 1970, which programs write for no date.
func (d Date) Valid() bool {
	_, err := time.Parse(time.DateOnly, string(d))
	return err == nil && d > lastNone
}

// The days that programs write for "no date" lie at both ends: 0000-00-00 (MySQL), 0001-01-01 (.NET), 1753-01-01 (SQL Server), 1899-12-30
// (spreadsheets), 1900-01-01, 1970-01-01 (Unix), and 2079-06-06 (SQL Server's last small date), 2099-12-31, 9999-12-31 for "for ever".
const (
	lastNone  Date = "1970-01-01"
	firstEver Date = "2079-06-06"
)

// Said returns the day that another program wrote, also with a time of the day behind it; "" when it wrote nothing, dashes, or a day that
// means none. Text that is no date is returned as it is, for Valid to refuse. It is for days on which something was or will be done, such
// as a publication or the end of a certificate: a year of construction is none of these.
func (d Date) Said() Date {
	text := strings.Trim(string(d), " \t\r\n-–—")
	if rest := text[min(len(text), len(time.DateOnly)):]; rest != "" && (rest[0] == 'T' || rest[0] == ' ') {
		text = withoutTime(text, text[:len(time.DateOnly)], rest[1:])
	}
	if text == "0000-00-00" {
		return ""
	}
	if _, err := time.Parse(time.DateOnly, text); err == nil && (Date(text) <= lastNone || Date(text) >= firstEver) {
		return ""
	}
	return Date(text)
}

// withoutTime is the day of a moment, which is one of the agency's zone where the moment says its own; a text that does not begin with a
// day stays whole.
func withoutTime(text, day, clock string) string {
	if _, err := time.Parse(time.DateOnly, day); err != nil && day != "0000-00-00" {
		return text
	}
	if at, err := time.Parse(time.RFC3339, day+"T"+clock); err == nil && Date(day) > lastNone && Date(day) < firstEver {
		return string(Today(at))
	}
	return day
}

// Text returns the date as the site shows it: 21-11-2026 (specification section 9). Text that is no date is returned unchanged.
func (d Date) Text() string {
	t, err := time.Parse(time.DateOnly, string(d))
	if err != nil {
		return string(d)
	}
	return t.Format("02-01-2006")
}

// Zone is the agency's time zone.
var Zone = mustLoad("Europe/Brussels")

func mustLoad(name string) *time.Location {
	zone, err := time.LoadLocation(name)
	if err != nil {
		panic(err) // cannot happen: the time zones are compiled in
	}
	return zone
}

// Today returns the day of a moment in the agency's time zone.
func Today(now time.Time) Date { return Date(now.In(Zone).Format(time.DateOnly)) }

// SinceMonday returns how many days ago the week of a moment began, 0 to 6, in the moment's own time zone.
func SinceMonday(t time.Time) int { return (int(t.Weekday()) + 6) % 7 }

// AddYears is the same day so many years later, or the last day of February where that year has no 29 February; the date itself when it is
// no day.
func (d Date) AddYears(years int) Date {
	t, err := time.Parse(time.DateOnly, string(d))
	if err != nil {
		return d
	}
	return Date(monthsAfter(t, 12*years).Format(time.DateOnly))
}

// MonthsAfter is the moment so many months later when the agency's clock shows the same time, on the last day of a month that is shorter:
// a month after 31 January ends on 28 February and not in March.
func MonthsAfter(t time.Time, months int) time.Time { return monthsAfter(t.In(Zone), months) }

func monthsAfter(t time.Time, months int) time.Time {
	later := t.AddDate(0, months, 0)
	if later.Day() != t.Day() {
		later = later.AddDate(0, 0, -later.Day())
	}
	return later
}

// DayOf returns the day of a moment in Unix seconds, in the agency's time zone.
func DayOf(seconds int64) Date { return Today(time.Unix(seconds, 0)) }

// At returns the moment at which the agency's clock shows a time of the day, such as 10:00; the zero time when one of them is none.
func (d Date) At(clock string) time.Time {
	t, err := time.ParseInLocation("2006-01-02 15:04", string(d)+" "+clock, Zone)
	if err != nil {
		return time.Time{}
	}
	return t
}

// StartOfDay is when the day of a moment began, by the agency's clock.
func StartOfDay(t time.Time) time.Time {
	t = t.In(Zone)
	return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, Zone)
}
