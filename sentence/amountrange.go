package sentence

// isRange reports whether two numbers follow, as in "200 tot 300".
func (r *reading) isRange(i int) bool {
	var a amount
	j, ok := r.value(i, &a, &a.lo)
	if !ok || a.worded {
		return false
	}
	return r.rangeTo(j, &a) > j
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
