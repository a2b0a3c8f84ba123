package agency

import "strings"

// YesNo is a yes/no criterion of a list: a garden, new build. Name is its parameter in the address of a list.
type YesNo struct {
	Name  Feature
	field func(*PropertyFilter) **bool
}

// YesNoCriteria are all of them, in the order of an address. The index of the search, the counts, the rows of emails, the address of a list
// and the words of a search read them here; the web app has its own line for each in web/shared/list/criteria.ts.
var YesNoCriteria = []YesNo{
	{"newBuild", func(f *PropertyFilter) **bool { return &f.NewBuild }},
	{"garden", func(f *PropertyFilter) **bool { return &f.Garden }},
	{"terrace", func(f *PropertyFilter) **bool { return &f.Terrace }},
	{"lift", func(f *PropertyFilter) **bool { return &f.Lift }},
	{"cellar", func(f *PropertyFilter) **bool { return &f.Cellar }},
	{"furnished", func(f *PropertyFilter) **bool { return &f.Furnished }},
	{"pool", func(f *PropertyFilter) **bool { return &f.Pool }},
	{"inProject", func(f *PropertyFilter) **bool { return &f.InProject }},
	{"reduced", func(f *PropertyFilter) **bool { return &f.Reduced }},
	{"viewable", func(f *PropertyFilter) **bool { return &f.Viewable }},
}

// In gives the criterion's value in a filter, nil when the filter does not have it.
func (c YesNo) In(f PropertyFilter) *bool { return *c.field(&f) }

// Require adds the criterion to a filter.
func (c YesNo) Require(f *PropertyFilter) {
	yes := true
	*c.field(f) = &yes
}

// Column is the name in SQL and in the counts: "new_build".
func (c YesNo) Column() string {
	var b strings.Builder
	for _, r := range string(c.Name) {
		if 'A' <= r && r <= 'Z' {
			b.WriteByte('_')
		}
		b.WriteRune(r)
	}
	return strings.ToLower(b.String())
}

// Word is the key of its name in the texts of emails: "NEW_BUILD".
func (c YesNo) Word() string { return strings.ToUpper(c.Column()) }
