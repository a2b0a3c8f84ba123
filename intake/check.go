package intake

import (
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/locale"
)

// check notes everything in the folder that the site could not show or would show wrongly.
func (f *folder) check() {
	f.checkSite()
	f.warnIdentity()
	f.warnColours()
	countries := numbers(f.countries, func(r agency.CountryRecord) int { return r.Number })
	categories := numbers(f.categories, func(r agency.CategoryRecord) int { return r.Number })
	types := numbers(f.types, func(r agency.TypeRecord) int { return r.Number })
	cities := numbers(f.cities, func(r agency.CityRecord) int { return r.Number })
	f.twice("countries.json", countries)
	f.twice("categories.json", categories)
	f.twice("types.json", types)
	f.twice("cities.json", cities)
	for i, t := range f.types {
		f.known("types.json", fmt.Sprintf("[%d].category", i), "category", t.Category, categories)
	}
	for i, c := range f.cities {
		f.known("cities.json", fmt.Sprintf("[%d].country", i), "country", c.CountryID, countries)
	}
	f.checkProjects()
	f.checkProperties(types, numbers(f.projects, func(p named[records.Project]) int { return p.record.Number }))
	f.checkArticles()
	f.checkOwners()
	f.checkHistories()
}

func (f *folder) checkSite() {
	s := f.site
	if !s.DefaultLanguage.Known() {
		f.problem("site.json", "defaultLanguage", "%q is not a language; use nl, fr, en or de", s.DefaultLanguage)
	}
	for i, l := range s.Languages {
		if !l.Code.Known() {
			f.problem("site.json", fmt.Sprintf("languages[%d].code", i), "%q is not a language; use nl, fr, en or de", l.Code)
		}
		if slices.ContainsFunc(s.Languages[:i], func(other agency.LanguageSetting) bool { return other.Code == l.Code }) {
			f.problem("site.json", fmt.Sprintf("languages[%d].code", i), "%s stands in the list already", l.Code)
		}
	}
	f.checkLanguages()
	if locale.IsBlank(s.Name[s.DefaultLanguage]) {
		f.problem("site.json", "name", "is missing in the default language")
	}
	f.checkOffices()
	f.checkAgents()
	f.checkTopBar()
	f.checkTags()
	f.checkForms()
	f.checkMenu()
	f.checkBanner()
	f.checkColour("colors.buttons", s.Colours.Buttons)
	f.checkColour("colors.accent", s.Colours.Accent)
	for i, b := range s.Footer {
		field := fmt.Sprintf("footer[%d]", i)
		f.width("site.json", field+".sm", b.Sm)
		f.width("site.json", field+".md", b.Md)
		f.width("site.json", field+".lg", b.Lg)
	}
}

// checkLanguages refuses a site without a language, or whose default language is switched off.
func (f *folder) checkLanguages() {
	for i, l := range f.site.Languages {
		if l.Code == f.site.DefaultLanguage && !l.Use {
			f.problem("site.json", fmt.Sprintf("languages[%d].use", i),
				"%s is the default language and cannot be off; choose another defaultLanguage first", l.Code)
		}
	}
	if len(f.site.Languages) > 0 && !slices.ContainsFunc(f.site.Languages, func(l agency.LanguageSetting) bool { return l.Use }) {
		f.problem("site.json", "languages", "at least one language must be in use")
	}
}

// checkLink refuses a link that is neither a path of this site nor an https:, tel: or mailto: address.
func (f *folder) checkLink(file, field, link string) {
	u, err := url.Parse(link)
	if err != nil || !slices.Contains([]string{"", "http", "https", "tel", "mailto"}, u.Scheme) {
		f.problem(file, field, "%q is not a link to a page, https:, tel: or mailto:", link)
	}
}

func (f *folder) checkProjects() {
	seen := map[int]string{}
	f.leaveProjects()
	for i := range f.projects {
		p := &f.projects[i]
		cleanProject(&p.record)
		f.settleProject(p.file, &p.record)
		r := p.record
		f.unique(p.file, r.Number, seen)
		f.notOfLink("project", p.file, r.Number)
		if r.Gone {
			continue
		}
		f.knownCity(p.file, r.City)
		f.known(p.file, "agent", "agent", r.Agent, f.agents())
		f.needsText(p.file, "name", r.Name)
		f.date(p.file, "publishedAt", r.PublishedAt)
		f.between(p.file, "goal", int(r.Goal), 0, 2)
		f.checkOpenDays(p.file, r.OpenDays)
	}
}

// leaveProjects leaves projects on the site that are to go while the desk has a unit of them.
func (f *folder) leaveProjects() {
	unitOf := map[int]int{}
	for number, project := range f.ofDesk {
		unitOf[project] = number
	}
	f.projects = slices.DeleteFunc(f.projects, func(p named[records.Project]) bool {
		unit, has := unitOf[p.record.Number]
		if !p.record.Gone || !has {
			return false
		}
		f.warnValue(records.LeftToDesk, p.file, "number", p.record.Number,
			fmt.Sprintf("the project %d stays, because its unit %d is the desk's", p.record.Number, unit))
		return true
	})
}

// checkPointAt checks a point whose fields stand at a path that ends with a dot, or at the top.
func (f *folder) checkPointAt(file, path string, latitude, longitude *float64) {
	if (latitude == nil) != (longitude == nil) {
		f.problemOf(records.ValueMissing, "", file, path+"latitude", "latitude and longitude belong together")
	}
	if latitude != nil && (*latitude < -90 || *latitude > 90) {
		f.problemOf(records.ValueTooFar, *latitude, file, path+"latitude", "%v is not between -90 and 90", *latitude)
	}
	if longitude != nil && (*longitude < -180 || *longitude > 180) {
		f.problemOf(records.ValueTooFar, *longitude, file, path+"longitude", "%v is not between -180 and 180", *longitude)
	}
}

func (f *folder) agents() []int {
	return numbers(f.site.Agents, func(a agency.Agent) int { return a.ID })
}

func (f *folder) unique(file string, number int, seen map[int]string) {
	if number < 1 || number > reference.MostNumber {
		f.problemOf(records.ValueTooFar, number, file, "number", "%d is not a number from 1 to 999999999", number)
		return
	}
	if other, ok := seen[number]; ok { // nobody can say which of them is meant
		f.problemOf(records.NumberTaken, number, file, "number", "%d is also in %s", number, other)
		f.problemOf(records.NumberTaken, number, other, "number", "%d is also in %s", number, file)
		return
	}
	seen[number] = file
}

func (f *folder) twice(file string, list []int) {
	seen := map[int]bool{}
	for i, n := range list {
		if seen[n] {
			f.problem(file, fmt.Sprintf("[%d].id", i), "%d appears twice", n)
		}
		seen[n] = true
	}
}

// sources holds the file and field that define a record, by what other records refer to.
var sources = map[string][2]string{"agent": {"site.json", "agents"}, "city": {"cities.json", ""}, "country": {"countries.json", ""},
	"category": {"categories.json", ""}, "type": {"types.json", ""}}

func (f *folder) isSourceDoubtful(what string) bool {
	for file := range f.doubtful {
		if what == "project" && strings.HasPrefix(file, "projects/") {
			return true
		}
	}
	return f.isDoubtful(sources[what][0], sources[what][1])
}

func (f *folder) known(file, field, what string, number int, list []int) {
	if !f.isSourceDoubtful(what) && !slices.Contains(list, number) {
		f.problemOf(records.ValueUnknown, number, file, field, "there is no %s %d", what, number)
	}
}

// NamedInVain stands for the city of a record whose words for it name no place, which is a problem already.
const NamedInVain = -1

// knownCity refuses a record without a city of the site.
func (f *folder) knownCity(file string, number int) {
	if city, _ := f.cityOf(number); city == nil && number != NamedInVain && !f.isSourceDoubtful("city") {
		f.problemOf(records.ValueUnknown, number, file, "city", "there is no city %d", number)
	}
}

func (f *folder) between(file, field string, n, low, high int) {
	if n < low || n > high {
		f.problemOf(records.ValueTooFar, n, file, field, "%d is not a number from %d to %d", n, low, high)
	}
}

func (f *folder) needsText(file, field string, t locale.Localized) {
	for l := range t {
		if !l.Known() {
			f.problem(file, field+"."+string(l), "is not a language; use nl, fr, en or de")
		}
	}
	if !f.isDoubtful("site.json", "defaultLanguage") && locale.IsBlank(t[f.site.DefaultLanguage]) {
		f.problemOf(records.ValueMissing, "", file, field, "is missing in the default language (%s)", f.site.DefaultLanguage)
	}
}

func (f *folder) date(file, field string, d locale.Date) {
	if !d.Valid() {
		f.problemOf(records.DateOfNoDay, d, file, field, "%q is not a date; write 2026-11-21", d)
	}
}

func numbers[T any](list []T, number func(T) int) []int {
	out := make([]int, len(list))
	for i, x := range list {
		out[i] = number(x)
	}
	return out
}
