package check

import (
	"regexp"
	"slices"
)

// differing are the parts of a problem that differ from record to record.
var differing = regexp.MustCompile(`"[^"]*"|\d+`)

// Kinds groups problems that differ in their file and in values only, the most frequent kind first.
func (p Problems) Kinds() (kinds []Problems) {
	place := map[string]int{}
	for _, x := range p {
		kind := differing.ReplaceAllString(x.Field+": "+x.Text, "")
		at, known := place[kind]
		if !known {
			at = len(kinds)
			place[kind] = at
			kinds = append(kinds, nil)
		}
		kinds[at] = append(kinds[at], x)
	}
	slices.SortStableFunc(kinds, func(a, b Problems) int { return len(b) - len(a) })
	return kinds
}
