package sentence

// negation reads "zonder tuin" and "tuin niet nodig". The address of a list cannot say no, so these words are not understood; a bound such
// as "niet meer dan" is a phrase of its own.
func (r *reading) negation(i int) int {
	x := r.words[i]
	if x.feature != "" || x.counted != "" {
		if r.at(i + 1).is(needless) {
			return r.denies(i, i+2)
		}
	}
	if !x.is(not) || x.is(most|least|before) && r.startsNumber(i) {
		return 0
	}
	j := r.skip(i+1, fill|in|near|with|not|from)
	if j >= len(r.words) || r.words[j].is(comma) {
		return r.unclear(i, i+1)
	}
	j = r.denied(j)
	for r.at(j).is(and) && !r.at(j).is(with) {
		next := r.skip(j+1, fill|not)
		if x := r.at(next); x.feature == "" && x.counted == "" || r.at(j).is(comma) {
			break
		}
		j = next + 1
	}
	if r.at(j).is(needless|fill) && r.at(j).is(needless) {
		j++
	}
	return r.denies(i, j)
}

// denies notes that lexemes say what is not wanted.
func (r *reading) denies(from, to int) int {
	r.spans = append(r.spans, span{from, to, true})
	return to - from
}

// denied passes what is denied: an amount or one phrase.
func (r *reading) denied(i int) int {
	if a, ok := r.amountAt(i); ok {
		return a.to
	}
	return i + 1
}
