package agency

import "slices"

// Feature is something that a property can have and a visitor can type or choose, named as in the address of a list: "garden".
type Feature string

// require adds the feature to a filter.
func (x Feature) require(f *PropertyFilter) {
	one := 1
	switch x {
	case "garages":
		f.GaragesMin = &one
	case "parkings":
		f.ParkingsMin = &one
	}
	for _, c := range YesNoCriteria {
		if c.Name == x {
			c.Require(f)
		}
	}
}

// featured turns words that name a feature into conditions. A word that also means something else keeps that meaning: "garage" is a type
// of property, unless another word names a type that is no garage.
func (m *Meaning) featured() {
	named := make([]bool, len(m.Words))
	for i, w := range m.Words {
		named[i] = typedWords.has[w.Text] != "" && (w.meansNothing() || m.otherType(i))
	}
	if !slices.Contains(named, true) {
		return
	}
	var words []Word
	for i, w := range m.Words {
		switch {
		case named[i]:
			words = append(words, Word{Text: w.Text, Feature: typedWords.has[w.Text]})
		case !typedWords.joins[w.Text]:
			words = append(words, w)
		}
	}
	m.Words = words
}

func (w Word) meansNothing() bool {
	return w.Number == 0 && len(w.Referred)+len(w.Cities)+len(w.Types)+len(w.Projects)+len(w.Streets) == 0
}

// otherType reports whether another word names a type of property that word i does not.
func (m *Meaning) otherType(i int) bool {
	w := m.Words[i]
	if len(w.Cities)+len(w.Projects) > 0 {
		return false
	}
	for j, other := range m.Words {
		if j != i && typedWords.has[other.Text] == "" && len(other.Named) > 0 &&
			!slices.ContainsFunc(other.Types, func(n int) bool { return slices.Contains(w.Types, n) }) {
			return true
		}
	}
	return false
}

// SplitFeatures gives the filter for the words that name features, and the other words.
func SplitFeatures(words []Word) (f PropertyFilter, rest []Word) {
	for _, w := range words {
		if w.Feature == "" {
			rest = append(rest, w)
		} else {
			w.Feature.require(&f)
		}
	}
	return f, rest
}
