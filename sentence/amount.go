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

// behind reads what follows the number: what it is about, "of meer", "max", "per maand".
func (r *reading) behind(i int, a *amount) int {
	i = r.boundBehind(i, a)
	if next, ok := r.nounBehind(i, a); ok {
		i = r.boundBehind(next, a)
	}
	for r.at(i).is(monthly) && (a.unit == euro || a.unit == 0) && a.noun.counted == "" {
		a.monthly = true
		i++
	}
	return r.boundBehind(i, a)
}

// nounBehind reads what the number is about, when that comes after it: "120 m² bewoonbaar", "3 slaapkamers".
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
