package link

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// filler fills in the fields of a record that depend on the site: number, city, type and agent.
type filler struct {
	catalog  *agency.Catalog
	types    map[string]int
	numbered bool // the CRM's own numbers of types are those of types.json
	cities   *records.CityFinder
}

func (r *run) newFiller(ctx context.Context) (f filler, err error) {
	if f.catalog, err = r.Store.Catalog(db.Unpinned(ctx)); err != nil {
		return f, err
	}
	f.types, err = typesOf(r.kind, r.link.SettingsMap()["types"])
	f.numbered = r.kind.Types == nil
	f.cities = records.NewCityFinder(f.catalog.Cities, f.catalog.Countries)
	return f, err
}

// typesOf gives the table of types: the CRM's table, in which lines of the link's settings ("house=139,apartment=24") come first.
func typesOf(kind crm.Kind, own string) (map[string]int, error) {
	table := map[string]int{}
	for word, number := range kind.Types {
		table[word] = number
	}
	for _, line := range strings.FieldsFunc(own, func(r rune) bool { return r == ',' }) {
		word, text, ok := strings.Cut(line, "=")
		number, err := strconv.Atoi(strings.TrimSpace(text))
		if !ok || err != nil {
			return nil, wrongSetting{fmt.Errorf("types: %q is not like house=139", line)}
		}
		table[strings.TrimSpace(word)] = number
	}
	return table, nil
}

// CheckTypes returns what is wrong with the lines for types in a link's settings.
func CheckTypes(own string) error {
	_, err := typesOf(crm.Kind{}, own)
	return err
}

// fill fills in a record. The record is held when something is missing without which the site cannot show it.
func (f filler) fill(ctx context.Context, r *run, c, project *crm.Record, known map[string]crmlinks.CRMRecord) (held bool, err error) {
	city, part, ok := f.findCity(c)
	number, agent := known[c.ID].Number, f.agent(c)
	if c.Project != nil {
		p := c.Project
		p.Number, p.City, p.Agent = number, city, agent
		p.Name = f.named(c, p.Name, "")
		return !ok || c.Held, nil
	}
	p := c.Property
	p.Number, p.City, p.Agent = number, city, agent
	if f.checkPoint(c, city); len(p.SubCities) == 0 {
		p.SubCities = part
	}
	kind, typed := f.typeOf(c)
	if p.Type = kind; typed {
		p.Title = f.named(c, p.Title, f.catalog.TypeName(kind, f.catalog.Fallback()))
	}
	inProject, err := f.project(ctx, r, c, project, known)
	return !ok || !typed || !inProject || c.Held, err
}

func (f filler) typeOf(c *crm.Record) (number int, ok bool) {
	number, ok = f.types[c.Type]
	if main, _, finer := strings.Cut(c.Type, "/"); !ok && finer {
		number, ok = f.types[main]
	}
	if n, err := strconv.Atoi(c.Type); !ok && f.numbered && err == nil {
		number, ok = n, true
	}
	if !ok {
		c.Problem(records.WordUnknown, c.Type, "type", crmlinks.UnknownType(c.Type))
		return 0, false
	}
	if !slices.ContainsFunc(f.catalog.Types, func(t agency.TypeRecord) bool { return t.Number == number }) {
		c.Problem(records.TypeAbsent, strconv.Itoa(number), "type",
			fmt.Sprintf("%q is the type %d, which types.json does not have", c.Type, number))
		return 0, false
	}
	return number, true
}

// named gives a record a title in the site's default language.
func (f filler) named(c *crm.Record, title locale.Localized, kind string) locale.Localized {
	return values.Title(title, f.catalog.Fallback(), kind, c.CityName)
}

// agent finds the agent by email address; without a match it is the first agent of the site.
func (f filler) agent(c *crm.Record) int {
	for _, a := range f.catalog.Site.Agents {
		if c.Agent.Email != "" && strings.EqualFold(a.Email, c.Agent.Email) {
			return a.ID
		}
	}
	first := f.catalog.Site.Agents[0]
	if c.Agent.Email != "" {
		c.Problem(records.AgentUnknown, c.Agent.Email, "negotiator",
			fmt.Sprintf("%s is the email address of no agent in site.json; %s is shown", c.Agent.Email, first.Name))
	}
	return first.ID
}

// project fills in the project of a unit. A project that the site does not have yet is put into the inbox, and the unit comes with it.
func (f filler) project(ctx context.Context, r *run, c, project *crm.Record, known map[string]crmlinks.CRMRecord) (ok bool, err error) {
	var id string
	switch {
	case project != nil:
		id = project.ID
	case c.ProjectID != "":
		id = c.ProjectID
	default:
		return true, nil
	}
	k, found := known[id]
	if !found {
		list, err := r.Store.Links.CRMRecordsOf(ctx, r.link.Name, []string{id})
		if err != nil {
			return false, err
		}
		at := slices.IndexFunc(list, func(k crmlinks.CRMRecord) bool { return k.ID == id && !k.Gone })
		if at < 0 {
			c.Problem(records.ProjectAbsent, "", "project_id", "its project is not on the site; publish the project at the CRM too")
			return false, r.Store.Links.Notify(ctx, r.link.Name, []crmlinks.Notice{{Record: id}}, nil, r.Now())
		}
		k = list[at]
	}
	c.Property.Project = &k.Number
	return true, nil
}
