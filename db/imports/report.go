package imports

import (
	"fmt"
	"strings"
)

// RecordCount counts what an import did to records of one kind.
type RecordCount struct {
	Added, Changed, Unchanged, Removed int
}

// String writes the counts in a line.
func (c RecordCount) String() string {
	return fmt.Sprintf("%d added, %d changed, %d unchanged, %d removed", c.Added, c.Changed, c.Unchanged, c.Removed)
}

// Report counts what an import did: to properties, and to everything else by kind.
type Report struct {
	RecordCount
	Projects  RecordCount
	Articles  int  // added, changed or removed
	Reference int  // countries, cities, categories and types that were added or changed
	Site      bool // whether site.json, the pages and the menu in it too, changed
}

// String writes the report in a line; kinds other than properties are named only if they changed.
func (r Report) String() string {
	parts := []string{"properties: " + r.RecordCount.String()}
	if p := r.Projects; p.Added+p.Changed+p.Removed > 0 {
		parts = append(parts, "projects: "+p.String())
	}
	for _, kind := range []struct {
		name string
		n    int
	}{{"articles", r.Articles}, {"countries, cities, categories and types", r.Reference}} {
		if kind.n > 0 {
			parts = append(parts, fmt.Sprintf("%s: %d different", kind.name, kind.n))
		}
	}
	if r.Site {
		parts = append(parts, "site.json changed")
	}
	return strings.Join(parts, "; ")
}

// kindOf is what a statement of an import writes that is neither property nor project.
type kindOf int

const (
	otherKind kindOf = iota
	siteKind
	referenceKind
	articleKind
)

// count adds the rows that statements of a kind affected: unchanged records are not written.
func (r *Report) count(kind kindOf, affected []int64) {
	for _, n := range affected {
		switch kind {
		case siteKind:
			r.Site = r.Site || n > 0
		case referenceKind:
			r.Reference += int(n)
		case articleKind:
			r.Articles += int(n)
		}
	}
}
