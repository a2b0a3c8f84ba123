package parts

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
)

// Settings is a group of settings that the desk shows together, with what it lacks by law.
type Settings struct {
	Section fields.Section
	Parts   []*Part
	Lacks   []agency.SiteLack
}

// ID is the group's in the graph.
func (s *Settings) ID() string { return "Settings:" + string(s.Section) }

// content are the sections for which the right to edit content is enough; the others need the right to edit settings.
var content = []fields.Section{fields.BannerSection, fields.SearchSection, fields.HeaderSection, fields.FooterSection}

// mayEdit reports whether a role may edit a section.
func mayEdit(d *staff.Desk, s fields.Section) bool {
	return d.May(agency.EditSettings) || d.May(agency.EditContent) && slices.Contains(content, s)
}

// Settings lists the sections that the role may edit; staff.ErrForbidden when there is none.
func (s *Service) Settings(ctx context.Context, d *staff.Desk) (list []*Settings, err error) {
	if !d.May(agency.EditContent) {
		return nil, staff.ErrForbidden
	}
	v, err := s.view(ctx)
	if err != nil {
		return nil, err
	}
	all, lacks := v.parts(agency.SiteRecord), v.lacks()
	for _, section := range fields.Sections {
		if mayEdit(d, section) {
			of := slices.DeleteFunc(slices.Clone(all), func(p *Part) bool { return p.Rule.Section != section })
			list = append(list, &Settings{section, of, lacks[section]})
		}
	}
	return list, nil
}

// lacks lists by section what the settings in force lack by law.
func (v view) lacks() map[fields.Section][]agency.SiteLack {
	by := map[fields.Section][]agency.SiteLack{}
	for _, l := range v.live.Site.Lacks() {
		rule, _ := fields.RuleOf(agency.SiteRecord, l.Field)
		by[rule.Section] = append(by[rule.Section], l)
	}
	return by
}

// Part reads one part; nil when there is none that the role may read.
func (s *Service) Part(ctx context.Context, d *staff.Desk, record, field string, l *locale.Language) (*Part, error) {
	v, err := s.view(ctx)
	if err != nil {
		return nil, err
	}
	for _, p := range v.parts(record) {
		same := p.Field == field && (l == nil && p.Language() == nil || l != nil && p.Part().Language == *l)
		if same && (mayWrite(d, record, p.Rule) || record != agency.SiteRecord && d.May(agency.ReadContent)) {
			return p, nil
		}
	}
	return nil, nil
}
