package sentence

// reference reads the reference of a property, "ref. AB-12/3", which the list looks for as its text. A second one is not understood: a text
// must match whole.
func (r *reading) reference(i int) int {
	x := r.at(i)
	if x.reference == "" {
		return 0
	}
	if r.f.Text != nil {
		return r.unclear(i, i+1)
	}
	r.f.Text = &x.reference
	return r.understood(i, i+1, "text")
}
