package values

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/locale"
)

var (
	// dotNet is how .NET writes a moment in JSON: milliseconds since 1970 by UTC, and the sender's zone, which does not move the moment.
	dotNet = regexp.MustCompile(`^\\?/date\((-?\d{1,15})(?:[-+]\d{4})?\)\\?/$`)
	// yearFirst is 2026-05-01, 2026/5/1 or 20260501, with what follows it.
	yearFirst = regexp.MustCompile(`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[t ](.*)|(z|[-+]\d\d:?\d\d)$)`)
	compact   = regexp.MustCompile(`^(\d{4})(\d\d)(\d\d)(?:$|t?(\d{6})z?$)`)
	yearLast  = regexp.MustCompile(`^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d\d)(?:$|[t ,])`)
	named     = regexp.MustCompile(`^(?:\p{L}+[.,]? )?(\d{1,2})(?:\.|e|er|de|ste|st|nd|rd|th)? ?` +
		`(?:of |de )?(\p{L}+)\.?,? (\d{4})(?:$|[t ,])`)
	dashed = regexp.MustCompile(`^(\d{1,2})[-./ ] ?(\p{L}+)\.?[-./ ] ?(\d{4}|\d\d)(?:$|[t ,])`)
	// script is how JavaScript writes a moment for people: Mon Nov 30 2026 00:00:00 GMT+0100.
	script = regexp.MustCompile(`^\p{L}{3} (\p{L}{3}) (\d{1,2}) (\d{4})(?:$| )`)
	// java is how Java and Unix write one: Tue Dec 01 00:00:00 CET 2026.
	java      = regexp.MustCompile(`^\p{L}{3} (\p{L}{3}) {1,2}(\d{1,2}) \d\d:\d\d:\d\d (?:\p{L}+ )?(\d{4})$`)
	monthName = regexp.MustCompile(`^(?:\p{L}+, )?(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:$|[t ,])`)
	// monthOnly and monthNamed are a month without a day: 2027-02, 02/2027, februari 2027, feb-27 as Excel shows it.
	monthOnly  = regexp.MustCompile(`^(?:(\d{4})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{4}))$`)
	monthNamed = regexp.MustCompile(`^(?:` + partOf + `[- ])?(?:of |de )?(\p{L}+)(?:\.? (\d{4})|\.?[-/'](\d{4}|\d\d))$`)
	// quarter is a quarter of a year, and yearPart a part of one: Q4 2026, 4e kwartaal 2026, fin 2026.
	quarter = regexp.MustCompile(`^(?:([1-4])(?:\.|e|er|ème|eme|de|ste|st|nd|rd|th)? ?(?:kwartaal|trimestre|quartal|quarter)` +
		`|(?:kwartaal|trimestre|quartal|quarter|[tqk]) ?([1-4])),?[- /](\d{4})$`)
	yearPart = regexp.MustCompile(`^` + partOf + `[- ](?:of |de )?(\d{4})$`)
	// serial is a day of a spreadsheet whose cell was written as a number, and fraction part of a second since 1970.
	serial   = regexp.MustCompile(`^[2-7]\d{4}(?:[.,]\d+)?$`)
	fraction = regexp.MustCompile(`^(\d{9,13})[.,]\d+$`)
	// odbc is how ColdFusion and Access write a moment: {ts '2026-05-01 00:00:00'}, #2026-05-01#.
	odbc = regexp.MustCompile(`^(?:\{(?:ts|d) )?['"#]*(\d[^'"#}]*)['"#}]*$`)
	// halves is what follows a moment in English of the United States, which has the month first.
	halves = regexp.MustCompile(`^\d{1,2}/\d{1,2}/\d{4},? \d{1,2}:\d\d(?::\d\d)? ?[ap]\.?m\.?$`)
	clock  = regexp.MustCompile(`^(\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d+)?)? ?(z|utc|gmt|[-+]\d\d(?::?\d\d)?)?$`)
)

// moment reads a tidy text as a moment in the agency's zone. rough says that day and month were read the other way round, or the century
// was added, or the first day of a month.
func moment(t string, monthFirst bool) (at time.Time, rough, ok bool) {
	t = fraction.ReplaceAllString(odbc.ReplaceAllString(t, "$1"), "$1")
	monthFirst = monthFirst || halves.MatchString(t)
	for _, w := range momentForms {
		if m := w.pattern.FindStringSubmatch(t); m != nil {
			return w.read(m, monthFirst)
		}
	}
	return at, false, false
}

// momentForm is a way in which programs and people write a moment: read is given what the groups of its pattern matched.
type momentForm struct {
	pattern *regexp.Regexp
	read    func(m []string, monthFirst bool) (at time.Time, rough, ok bool)
}

// momentForms are tried in this order, and the first whose pattern matches reads the text.
var momentForms = []momentForm{
	{dotNet, func(m []string, _ bool) (time.Time, bool, bool) { return exact(unix(m[1], time.Millisecond)) }},
	{plain, func(m []string, _ bool) (time.Time, bool, bool) { return exact(ofDigits(m[0])) }},
	{yearFirst, readYearFirst},
	{compact, func(m []string, _ bool) (time.Time, bool, bool) { return exact(day(m[1], m[2], m[3])) }},
	{yearLast, func(m []string, monthFirst bool) (time.Time, bool, bool) {
		return dayFirst(m[1], m[2], m[3], monthFirst)
	}},
	{quarter, func(m []string, _ bool) (time.Time, bool, bool) {
		return roughly(day(m[3], firstMonth[m[1]+m[2]], "1"))
	}},
	{yearPart, readYearPart},
	{named, func(m []string, _ bool) (time.Time, bool, bool) { return exact(day(m[3], months[m[2]], m[1])) }},
	{dashed, readDashed},
	{script, readMonthFirst},
	{java, readMonthFirst},
	{monthName, readMonthFirst},
	{monthOnly, func(m []string, _ bool) (time.Time, bool, bool) { return roughly(day(m[1]+m[4], m[2]+m[3], "1")) }},
	{monthNamed, readMonth},
}

func exact(at time.Time, ok bool) (time.Time, bool, bool)   { return at, false, ok }
func roughly(at time.Time, ok bool) (time.Time, bool, bool) { return at, true, ok }

func readYearFirst(m []string, _ bool) (at time.Time, rough, ok bool) {
	at, ok = day(m[1], m[2], m[3])
	if ok && m[4] != "" {
		at = inZone(at, m[4])
	}
	return at, false, ok
}

func readYearPart(m []string, _ bool) (at time.Time, rough, ok bool) {
	at, ok = day(m[2], "1", "1")
	switch {
	case lastOf[m[1]]:
		at = at.AddDate(1, 0, -1)
	case dayOf[m[1]] != "":
		at = at.AddDate(0, 6, 0)
	}
	return at, true, ok
}

func readDashed(m []string, _ bool) (at time.Time, rough, ok bool) {
	year, rough := inCentury(m[3])
	at, ok = day(year, months[m[2]], m[1])
	return at, rough, ok
}

func readMonthFirst(m []string, _ bool) (at time.Time, rough, ok bool) {
	return exact(day(m[3], months[m[1]], m[2]))
}

func readMonth(m []string, _ bool) (at time.Time, rough, ok bool) {
	year, _ := inCentury(m[3] + m[4])
	at, ok = day(year, months[m[2]], cmp.Or(dayOf[m[1]], "1"))
	if ok && lastOf[m[1]] {
		at = at.AddDate(0, 1, -1)
	}
	return at, true, ok
}

// inCentury adds the century to a year of two digits.
func inCentury(y string) (year string, added bool) {
	if len(y) == 2 {
		return "20" + y, true
	}
	return y, false
}

// partOf are the words for a part of a month or year.
const partOf = `(begin|début|anfang|medio|midden|half|mi|mitte|mid|eind|einde|fin|ende|end)`

// firstMonth is the month with which a quarter begins.
var firstMonth = map[string]string{"1": "1", "2": "4", "3": "7", "4": "10"}

// dayOf and lastOf are the words for a part of a month: medio mei 2027 is its fifteenth day, eind mei 2027 its last; medio 2027 is the
// first of July, eind 2027 the last of December.
var (
	dayOf  = map[string]string{"medio": "15", "midden": "15", "half": "15", "mi": "15", "mitte": "15", "mid": "15"}
	lastOf = words(`eind einde fin ende end`)
)

// ofDigits reads 20260501, and seconds or milliseconds since 1970.
func ofDigits(t string) (at time.Time, ok bool) {
	switch digits := strings.TrimLeft(t, "-+"); {
	case len(digits) == 8 && digits == t:
		if at, ok = day(t[:4], t[4:6], t[6:]); !ok {
			at, ok = day(t[4:], t[2:4], t[:2])
		}
		return at, ok
	case len(digits) == 14 && digits == t && t[0] <= '2':
		return day(t[:4], t[4:6], t[6:8])
	case len(digits) >= 12:
		return unix(t, time.Millisecond)
	case len(digits) >= 9:
		return unix(t, time.Second)
	}
	return at, false
}

// serialDay reads a day as spreadsheets count them. Years of a building are numbers of five digits by mistake, so that moment reads none.
func serialDay(t string) (at time.Time, rough, ok bool) {
	if !serial.MatchString(t) {
		return at, false, false
	}
	days, _ := strconv.Atoi(t[:5])
	return time.Date(1899, time.December, 30+days, 0, 0, 0, 0, time.UTC), true, true
}

func unix(t string, unit time.Duration) (at time.Time, ok bool) {
	n, err := strconv.ParseInt(t, 10, 64)
	if unit == time.Second {
		return time.Unix(n, 0).In(locale.Zone), err == nil
	}
	return time.UnixMilli(n).In(locale.Zone), err == nil
}

// inZone moves a day by the clock that follows it, when that has a zone. A time that cannot be read leaves the day.
func inZone(at time.Time, rest string) time.Time {
	m := clock.FindStringSubmatch(rest)
	if m == nil || m[4] == "" {
		return at
	}
	layout, zone := "2006-01-02 15:4:5-0700", strings.ReplaceAll(m[4], ":", "")
	switch len(zone) {
	case 3:
		zone += "00"
		if zone == "utc00" || zone == "gmt00" {
			zone = "+0000"
		}
	case 1:
		zone = "+0000"
	}
	seconds := m[3]
	if seconds == "" {
		seconds = "0"
	}
	moved, err := time.Parse(layout, at.Format(time.DateOnly)+" "+m[1]+":"+m[2]+":"+seconds+zone)
	if err != nil {
		return at
	}
	return moved.In(locale.Zone)
}

// dayFirst reads 1/5/2026 as the first of May, and as the fifth of January where the month stands first. What can be read in one way only
// is read in that.
func dayFirst(first, second, y string, monthFirst bool) (at time.Time, rough, ok bool) {
	y, rough = inCentury(y)
	if monthFirst {
		first, second = second, first
	}
	if at, ok = day(y, second, first); ok {
		return at, rough, true
	}
	at, ok = day(y, first, second)
	return at, true, ok
}

// day is a day that there is, at the start of UTC's day, so that it is the same day wherever it is written.
func day(y, m, d string) (time.Time, bool) {
	at, err := time.Parse("2006-1-2", y+"-"+m+"-"+d)
	return at, err == nil
}

// months are the names of months in four languages, as numbers.
var months = monthsOf(`januari janvier january januar jan janv jän jänner`, `februari février february februar feb févr fev fevrier`,
	`maart mars march märz mrt mar mär maerz`, `april avril apr avr`, `mei mai may`, `juni juin june jun`, `juli juillet july jul juil`,
	`augustus août august aug aout`, `september septembre sep sept`, `oktober octobre october okt oct`, `november novembre nov`,
	`december décembre dezember dec déc dez decembre`)

func monthsOf(names ...string) map[string]string {
	all := map[string]string{}
	for i, list := range names {
		for name := range strings.FieldsSeq(list) {
			all[name] = strconv.Itoa(i + 1)
		}
	}
	return all
}
