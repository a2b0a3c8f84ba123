package sentence

// bounds are the kinds of words that say in which direction a number reaches.
const bounds = least | most | about | between2 | after | before

// startsNumber reports whether a number follows, after bounds.
func (r *reading) startsNumber(i int) bool {
	i = r.skip(i, least|most|about|between2|after|before|from|in|fill|euro)
	return r.at(i).digits
}

// bounds reads words before the number: "max", "tussen de", "vanaf ongeveer".
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

// boundBehind reads a bound behind the number, unless it belongs to the next number.
func (r *reading) boundBehind(i int, a *amount) int {
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
