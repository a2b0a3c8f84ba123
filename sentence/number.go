package sentence

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

// unit reads "k", "miljoen" and a unit behind a number; "12a50" is 12 are and 50 centiare.
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
