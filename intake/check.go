package intake

import (
	"fmt"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/owners"
	"github.com/gevel/gevel/intake/settings"
)

// check notes everything in the folder that the site could not show or would show wrongly.
func (f *folder) check() {
	settings.Check(&f.Book, &f.site, f.hasArticle)
	settings.WarnIdentity(&f.Book, &f.site)
	settings.WarnColours(&f.Book, &f.site)
	countries := numbers(f.countries, func(r agency.CountryRecord) int { return r.Number })
	categories := numbers(f.categories, func(r agency.CategoryRecord) int { return r.Number })
	types := numbers(f.types, func(r agency.TypeRecord) int { return r.Number })
	cities := numbers(f.cities, func(r agency.CityRecord) int { return r.Number })
	f.Twice("countries.json", countries)
	f.Twice("categories.json", categories)
	f.Twice("types.json", types)
	f.Twice("cities.json", cities)
	for i, t := range f.types {
		f.Known("types.json", fmt.Sprintf("[%d].category", i), "category", t.Category, categories)
	}
	for i, c := range f.cities {
		f.Known("cities.json", fmt.Sprintf("[%d].country", i), "country", c.CountryID, countries)
	}
	f.checkProjects()
	f.checkProperties(types, numbers(f.projects, func(p check.Named[records.Project]) int { return p.Record.Number }))
	f.articles.Check(&f.Book, f.site.DefaultLanguage)
	owners.Check(&f.Book, f.owners, f.remaining())
	owners.CheckHistories(&f.Book, f.histories, f.remaining())
}

func (f *folder) hasArticle(key string) bool {
	return f.articles.Find(key) != nil || slices.Contains(f.made, key)
}

func (f *folder) checkProjects() {
	seen := map[int]string{}
	f.leaveProjects()
	for i := range f.projects {
		p := &f.projects[i]
		check.CleanProject(&p.Record)
		f.settleProject(p.File, &p.Record)
		r := p.Record
		f.Unique(p.File, r.Number, seen)
		f.notOfLink("project", p.File, r.Number)
		if r.Gone {
			continue
		}
		f.knownCity(p.File, r.City)
		f.Known(p.File, "agent", "agent", r.Agent, f.agents())
		f.NeedsText(p.File, "name", r.Name, f.site.DefaultLanguage)
		f.Date(p.File, "publishedAt", r.PublishedAt)
		f.Between(p.File, "goal", int(r.Goal), 0, 2)
		f.OpenDays(p.File, r.OpenDays)
	}
}

// leaveProjects leaves projects on the site that are to go while the desk has a unit of them.
func (f *folder) leaveProjects() {
	unitOf := map[int]int{}
	for number, project := range f.ofDesk {
		unitOf[project] = number
	}
	f.projects = slices.DeleteFunc(f.projects, func(p check.Named[records.Project]) bool {
		unit, has := unitOf[p.Record.Number]
		if !p.Record.Gone || !has {
			return false
		}
		f.WarnValue(records.LeftToDesk, p.File, "number", p.Record.Number,
			fmt.Sprintf("the project %d stays, because its unit %d is the desk's", p.Record.Number, unit))
		return true
	})
}

func (f *folder) agents() []int {
	return numbers(f.site.Agents, func(a agency.Agent) int { return a.ID })
}

// NamedInVain stands for the city of a record whose words for it name no place, which is a problem already.
const NamedInVain = -1

// knownCity refuses a record without a city of the site.
func (f *folder) knownCity(file string, number int) {
	if city, _ := f.cityOf(number); city == nil && number != NamedInVain && !f.IsSourceDoubtful("city") {
		f.RefuseValue(records.ValueUnknown, number, file, "city", "there is no city %d", number)
	}
}

func numbers[T any](list []T, number func(T) int) []int {
	out := make([]int, len(list))
	for i, x := range list {
		out[i] = number(x)
	}
	return out
}
