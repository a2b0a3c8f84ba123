package sentence

import "math"

// amount is a number or range with its unit, and the words that bound it.
type amount struct {
	lo, hi   float64
	ranged   bool
	bound    kind // least, most, about, after, before
	unit     kind // euro, squareMetre, are, hectare, kilometre or 0
	noun     lexeme
	scaled   bool // "k", thousand or million
	monthly  bool
	worded   bool // the number is a word
	from, to int
}

// amountAt reads an amount: "prijs max 350k", "tussen 120 en 150 m²", "3 slaapkamers of meer".
func (r *reading) amountAt(i int) (a amount, ok bool) {
	a.from = i
	j := r.nounBefore(i, &a)
	j = r.bounds(j, &a)
	j, ok = r.value(j, &a, &a.lo)
	if !ok {
		return a, false
	}
	a.hi = a.lo
	j = r.rangeTo(j, &a)
	j = r.behind(j, &a)
	a.to = j
	return a, true
}

// nounBefore reads what the number is about, when that comes first: "budget", "bouwjaar", "perceel van", "slaapkamers: 3".
func (r *reading) nounBefore(i int, a *amount) int {
	x := r.at(i)
	const nouns = price | living | plot | built
	if !x.is(nouns) && x.counted == "" || x.is(rent) && !x.is(price) || x.count > 0 {
		return i
	}
	j := i + 1
	for r.at(j).is(fill|from|comma|with) && !r.at(j).is(bounds) && !r.at(j).digits {
		j++
	}
	if x.counted != "" && !(r.at(j).digits && r.at(j+1).counted == "" && !r.at(j+1).is(thousand|million|euro|squareMetre|are|hectare)) {
		return i
	}
	if x.counted == "" && !r.startsNumber(j) {
		return i
	}
	a.noun = x
	return j
}

// bounds are the kinds of words that say in which direction a number reaches.
const bounds = least | most | about | between2 | after | before

// startsNumber tells whether a number follows, after bounds.
func (r *reading) startsNumber(i int) bool {
	i = r.skip(i, least|most|about|between2|after|before|from|in|fill|euro)
	return r.at(i).digits
}

// bounds reads "max", "tussen de", "vanaf ongeveer".
func (r *reading) bounds(i int, a *amount) int {
	for r.at(i).is(bounds) && !r.at(i).digits {
		a.bound |= r.at(i).kinds & bounds
		i = r.skip(i+1, fill)
	}
	if a.bound == 0 && r.at(i).is(from|in) && !r.at(i).digits {
		if next := r.skip(i, from|in|fill); a.noun.text != "" || r.isRange(next) {
			return next
		}
	}
	return i
}

// isRange tells whether two numbers follow, as in "200 tot 300".
func (r *reading) isRange(i int) bool {
	var a amount
	j, ok := r.value(i, &a, &a.lo)
	if !ok || a.worded {
		return false
	}
	return r.rangeTo(j, &a) > j
}

// value reads a number with its unit. A number in words counts only before what is counted.
func (r *reading) value(i int, a *amount, into *float64) (int, bool) {
	if r.at(i).is(euro) {
		a.unit = euro
		i++
	}
	x := r.at(i)
	switch {
	case x.digits:
		*into = x.value
	case x.number > 0 &&
		(r.at(i+1).counted != "" && r.at(i+1).count == 0 || r.at(i+1).is(and|to|million|least|more) && r.at(i+2).counted+
			r.at(i+3).counted != "" ||
			r.at(i+1).is(million)):
		*into, a.worded = float64(x.number), true
	default:
		return i, false
	}
	return r.unit(i+1, a, into), true
}

func (r *reading) unit(i int, a *amount, into *float64) int {
	x := r.at(i)
	switch {
	case x.is(thousand):
		*into, a.scaled = *into*1000, true
		i++
	case x.is(million):
		*into, a.scaled = *into*1e6, true
		i++
	}
	x = r.at(i)
	switch {
	case x.is(euro):
		a.unit, i = euro, i+1
	case x.is(squareMetre):
		a.unit, i = squareMetre, i+1
	case x.text == "a" && x.glued && !r.at(i+1).digits, x.is(are) && !x.is(fill) || x.is(are) && x.is(fill) && a.unit == 0:
		a.unit, *into, i = are, *into*100, i+1
	case x.text == "a" && x.glued && r.at(i+1).glued: // 12a50
		a.unit, *into = are, *into*100+r.at(i+1).value
		if i += 2; r.at(i).text == "ca" && r.at(i).glued {
			i++
		}
	case x.is(hectare):
		a.unit, *into, i = hectare, *into*10_000, i+1
	case x.is(kilometre):
		a.unit, i = kilometre, i+1
	}
	return i
}

// rangeTo reads the second number of a range.
func (r *reading) rangeTo(i int, a *amount) int {
	x := r.at(i)
	small := a.lo < 10 && a.unit == 0 && !a.scaled
	if x.digits || !x.is(to) && !(x.is(and) && (a.bound&between2 != 0 || small)) || a.unit == kilometre {
		return i
	}
	second := *a
	second.unit = 0
	j, ok := r.value(r.skip(i+1, fill|most&^euro), &second, &second.hi)
	if !ok || a.unit != 0 && second.unit != 0 && a.unit != second.unit && a.unit+second.unit != are+hectare ||
		small && x.is(and) && a.bound&between2 == 0 && (second.hi >= 10 || r.at(j).counted == "") ||
		r.at(j).counted != "" && a.unit != 0 || r.at(j).counted != "" && second.hi < a.lo {
		return i
	}
	a.hi, a.ranged = second.hi, true
	if !a.scaled && a.lo < 1000 && a.lo*1000 <= a.hi { // 200 - 300k
		a.lo *= 1000
	}
	if a.unit == 0 && second.unit == are && a.lo < 100 {
		a.lo *= 100
	}
	if a.unit == 0 && second.unit == hectare && a.lo < 100 {
		a.lo *= 10_000
	}
	a.scaled = a.scaled || second.scaled
	if second.unit != 0 {
		a.unit = second.unit
	}
	a.lo, a.hi = min(a.lo, a.hi), max(a.lo, a.hi)
	return j
}

// behind reads what follows the number: what it is about, "of meer", "max", "per maand".
func (r *reading) behind(i int, a *amount) int {
	i = r.bound2(i, a)
	if next, ok := r.nounBehind(i, a); ok {
		i = r.bound2(next, a)
	}
	for r.at(i).is(monthly) && (a.unit == euro || a.unit == 0) && a.noun.counted == "" {
		a.monthly = true
		i++
	}
	return r.bound2(i, a)
}

// bound2 reads a bound behind the number, unless it belongs to the next number.
func (r *reading) bound2(i int, a *amount) int {
	x := r.at(i)
	if a.bound != 0 || x.digits || !x.is(more|less) {
		return i
	}
	if next := r.skip(i+1, fill); r.at(next).digits || r.at(next).is(euro) || r.at(next).number > 0 && r.at(next+1).counted != "" {
		return i
	}
	if x.is(more) {
		a.bound |= least
	} else {
		a.bound |= most
	}
	return i + 1
}

func (r *reading) nounBehind(i int, a *amount) (int, bool) {
	if a.noun.text != "" && a.noun.counted == "" {
		return i, false
	}
	j := r.skip(i, fill|from)
	x := r.at(j)
	surface := a.unit == squareMetre || a.unit == are || a.unit == hectare
	switch {
	case x.counted != "" && x.count == 0 && a.unit == 0 && !a.scaled && j == i && a.hi <= 20,
		x.is(living|plot) && surface,
		x.is(price) && (a.unit == euro || a.scaled) && !r.startsNumber(j+1),
		x.is(built) && a.unit == 0 && isYear(a.lo):
		a.noun = x
		return j + 1, true
	}
	return i, false
}

func isYear(n float64) bool { return n >= 1500 && n <= 2100 && n == math.Trunc(n) }
