package agency

import (
	"cmp"
	"fmt"
	"slices"
)

// ProjectStatus says whether one can still have something of a project, in the graph's words.
type ProjectStatus string

// The values of ProjectStatus.
const (
	ProjectAvailable ProjectStatus = "AVAILABLE"
	SoldOut          ProjectStatus = "SOLD_OUT"
)

// Status is sold out once no unit is free or under option. A project of which no unit is known yet can still be had.
func (p *Project) Status() ProjectStatus {
	if p.Free+p.Option == 0 && p.Sold > 0 {
		return SoldOut
	}
	return ProjectAvailable
}

// ProjectKind is the units of a project that have one category, counted (specification section 3, Project: WebID and WebIDName).
type ProjectKind struct {
	Category *Category
	Count    int
}

// Text is both as shown: "Appartement (12)".
func (k ProjectKind) Text() string { return fmt.Sprintf("%s (%d)", k.Category.Name, k.Count) }

// Kinds counts the units by category, the most frequent first.
func (p *Project) Kinds() []ProjectKind {
	list := []ProjectKind{}
	for _, t := range p.UnitTypes {
		number := p.Catalog.typeByNumber[t].Category
		at := slices.IndexFunc(list, func(k ProjectKind) bool { return k.Category.Number == number })
		if at < 0 {
			at, list = len(list), append(list, ProjectKind{Category: p.Catalog.Category(number, p.Language)})
		}
		list[at].Count++
	}
	slices.SortStableFunc(list, func(a, b ProjectKind) int {
		return cmp.Or(b.Count-a.Count, a.Category.Order-b.Category.Order)
	})
	return list
}
