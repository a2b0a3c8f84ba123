package values

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
)

// Integer reads a whole number for a field of the site. Decimals of a surface are cut, as the site shows whole m².
func (r Reader) Integer(field, name, text string) *int {
	if IsYear(field) {
		text = yearOf(text)
	}
	n, ok := r.read(field, name, text)
	if !ok {
		return nil
	}
	integer := int(math.Trunc(n.value))
	if n.converted {
		integer = int(math.Round(n.value))
	}
	if float64(integer) != n.value && fields[field].kind != area {
		n.rough = true
	}
	if integer == 0 && !fields[field].zero {
		return nil
	}
	if n.rough {
		r.taken(name, text, integer)
	}
	return &integer
}

// yearOf is the year of a date; any other text stays as it is, also a part of a year, of which the number's own reader says what was taken.
func yearOf(text string) string {
	t := tidy(text)
	if quarter.MatchString(t) || yearPart.MatchString(t) {
		return text
	}
	if at, _, ok := moment(t, false); ok && !isMinimum(at) {
		return strconv.Itoa(at.Year())
	}
	return text
}

// Decimal reads a number with decimals.
func (r Reader) Decimal(field, name, text string) *float64 {
	n, ok := r.read(field, name, text)
	if !ok {
		return nil
	}
	if n.rough {
		r.taken(name, text, n.value)
	}
	value := n.value // a pointer into the number would keep all of it in memory
	return &value
}

var (
	// standIn are the prices in cents that people type where a program wants one and there is none.
	standIn = regexp.MustCompile(`^(?:9{7,}|1{7,}|123456789?|12345678)00$`)
	// noAmount is a currency without an amount: "€ -".
	noAmount = regexp.MustCompile(`^(?:€|eur|euro)[ .,-]*$`)
	// noCosts are the words for costs that there are none of.
	noCosts = words(`geen aucun aucune aucuns aucunes keine keins pas_de_charges geen_kosten no_charges`)
)

// Euro reads an amount of euro, rounded to cents. An amount of another currency is left out, never converted.
func (r Reader) Euro(field, name, text string) *locale.Money {
	n, ok := r.read(field, name, text)
	if !ok {
		return nil
	}
	m := Cents(n.value)
	if field == "price" && standIn.MatchString(strconv.Itoa(int(m))) {
		r.leftOut(records.ValueTooFar, name, text, "stands for a price that is not said")
		return nil
	}
	if n.rough {
		r.taken(name, text, strings.ReplaceAll(m.Text(), "\u00a0", " "))
	}
	return &m
}

// EuroIn is Euro for an amount whose currency stands beside it: EUR, €; "" is euro too.
func (r Reader) EuroIn(currency, field, name, text string) *locale.Money {
	if !Missing(text) && !IsEuro(currency) {
		if n, ok := parse(tidy(text)); ok && n.value == 0 {
			return nil
		}
		r.note(records.CurrencyOther, name, currency, "the amount is in %s, not in euro; it is left out", shortened(currency))
		return nil
	}
	return r.Euro(field, name, text)
}

// IsEuro reports whether a currency is euro, or not said.
func IsEuro(currency string) bool {
	return Missing(currency) || currencies[tidy(currency)] == "eur" || tidy(currency) == "978" // its number in ISO 4217
}

// Cents rounds an amount of euro, which lies within the bounds of its field.
func Cents(euro float64) locale.Money { return locale.Money(math.Round(euro * 100)) }

// read reads the number of a field and compares it with what the field can be.
func (r Reader) read(name, sent, text string) (n number, ok bool) {
	f, known := fields[name]
	if !known {
		panic("values: no row for the field " + name) // a mistake of the program, which each reader's test finds
	}
	t := tidy(text)
	if t == "" || nothing[t] || f.kind == euro && (onRequest[t] || noAmount.MatchString(t)) {
		return n, false
	}
	if f.kind == euro && noCosts[t] && f.zero && !r.ZeroIsEmpty {
		return n, true
	}
	if n, ok = parseFor(name, f, t); !ok {
		r.leftOut(records.NumberInvalid, sent, text, "is not a number")
		return n, false
	}
	if n.value != 0 && n.currency != "" && (f.kind != euro || n.currency != "eur") {
		r.note(records.CurrencyOther, sent, text, "%q is not an amount of euro; it is left out", shortened(text))
		return n, false
	}
	per, known := factor(name, f.kind, n.unit)
	if !known && f.kind == euro && terms(n.unit, n.rough) {
		per, known, n.rough = 1, true, true
	}
	if !known {
		if per, known = remarked(name, f.kind, n.unit); known {
			n.rough = n.rough || f.kind != count || strings.Contains(n.unit, " ")
		}
	}
	if !known {
		r.leftOut(records.NumberInvalid, sent, text, fmt.Sprintf("has the unit %q, which does not fit", shortened(n.unit)))
		return n, false
	}
	if n.value == 0 && (r.ZeroIsEmpty || !f.zero) {
		return n, false
	}
	n.value, n.other, n.converted = n.value*per, n.other*per, n.converted || per != 1
	if n.choose(f); n.value != 0 && (n.value < f.least || n.value > f.most) {
		r.leftOut(records.ValueTooFar, sent, text, fmt.Sprintf("is not from %s to %s", plainly(f.least), plainly(f.most)))
		return n, false
	}
	return n, true
}

func parseFor(name string, f field, t string) (n number, ok bool) {
	k := f.kind
	if said, is := inWords[t]; is && k == count && (said > 0 || f.zero) {
		n.value, n.other = float64(said), float64(said)
		return n, true
	}
	if k == area && (name == "surfaces.ground" || !ares.MatchString(t)) { // "80 a 90" of rooms is from 80 to 90
		if n, ok := plot(t); ok {
			return n, true
		}
	}
	if name == "energy.eLevel" {
		t = level.ReplaceAllString(t, "")
	}
	if k == year {
		n, ok = parse(t)
		if _, known := factor(name, k, n.unit); !ok || !known {
			return onlyYear(t, n, ok)
		}
		return n, ok
	}
	if k == angle {
		if n, ok := sexagesimal(t); ok {
			return n, true
		}
	}
	return parse(t)
}

// around matches a text in which one number is a year; the others are of one digit, as that of a quarter is.
var around = regexp.MustCompile(`^(?:[^\d€$£]|\d\D)*((?:1[5-9]|20)\d\d)\b((?:\D+\d\b)*\D*)$`)

// onlyYear is the year in a text that says more of it: Q3 2027, medio 2027, 1900 ca. Any other text is read as it was.
func onlyYear(t string, read number, ok bool) (number, bool) {
	m := around.FindStringSubmatch(t)
	if m == nil {
		return read, ok
	}
	behind, _, _ := strings.Cut(strings.TrimLeft(m[2], " "), " ")
	year, _ := finite(m[1])
	if behind != "" && isUnit(behind) && !about[behind] {
		return read, ok
	}
	return number{value: year, other: year, rough: true}, true
}

// inWords are the numbers that people write in words, and how they say that there are none.
var inWords = numbersOf(0, `geen aucun aucune kein keine`, `een één un une ein eine one`, `twee deux zwei two`, `drie trois drei three`,
	`vier quatre four`, `vijf cinq fünf five`, `zes six sechs`, `zeven sept sieben seven`, `acht huit eight`, `negen neuf neun nine`,
	`tien dix zehn ten`)

// numbersOf are the words of some lists with the numbers of the lists.
func numbersOf(first int, lists ...string) map[string]int {
	all := map[string]int{}
	for i, list := range lists {
		for name := range strings.FieldsSeq(list) {
			all[name] = first + i
		}
	}
	return all
}

// level is what people write before the number of an E-level: E30, E-peil 30.
var level = regexp.MustCompile(`^e ?-?(?:peil|level|niveau)? ?:? ?e? ?`)

// choose decides between 1250 and 1.25: an amount has no thousandths and a year no thousands; degrees have decimals; else that is taken
// which the field can be, and what people mean where it can be both.
func (n *number) choose(f field) {
	fits := func(v float64) bool { return v >= f.least && v <= f.most }
	switch {
	case n.value == n.other:
	case f.kind == angle, !fits(n.value) && fits(n.other):
		n.value = n.other
	case f.kind != euro && fits(n.other):
		n.rough = true
	}
}

// plainly writes a number without an exponent.
func plainly(f float64) string {
	return strings.TrimSuffix(fmt.Sprintf("%.1f", f), ".0")
}
