package sentence

// hereRadius is how far around who writes "near me" reaches, in km, as the map's own button does.
const hereRadius = 5

// here reads that somebody looks around the place where they are: "waar ik ben", "près de moi", "within 10 km of me". Where that is only
// their device knows, so it is no condition of the filter. "Me" alone says nothing: "zoek voor mij".
func (r *reading) here(i int) int {
	j, radius := r.radius(i)
	isNear := radius > 0
	for k := j; k < len(r.words); k++ {
		x := r.words[k]
		if x.is(here) || x.is(me) && isNear {
			return r.aroundHere(i, k+1, radius)
		}
		if !x.is(fill | in | from | near | about) {
			return 0
		}
		isNear = isNear || x.is(near)
	}
	return 0
}

// aroundHere notes that lexemes look around who writes them, within a radius that was said before, 0 for none, or is said behind.
func (r *reading) aroundHere(from, to, radius int) int {
	if end, behind := r.radiusBehind(to); behind > 0 {
		to = end
		if radius == 0 && !r.words[end-1].is(near|aroundAfter) {
			radius = behind
		}
	}
	if radius == 0 {
		radius = hereRadius
	}
	r.around = max(r.around, radius)
	return r.understood(from, to)
}
