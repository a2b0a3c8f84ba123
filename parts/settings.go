package parts

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/law"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
)

// Settings is a group of settings that the desk shows together, with what it lacks by law.
type Settings struct {
	Section fields.Section
	Parts   []*Part
	Lacks   []law.Lack
}

// ID is the group's in the graph.
func (s *Settings) ID() string { return "Settings:" + string(s.Section) }

// content are the sections for which the right to edit content is enough; the others need the right to edit settings.
var content = []fields.Section{fields.BannerSection, fields.SearchSection, fields.HeaderSection, fields.FooterSection}

// mayEdit reports whether a role may edit a section.
func mayEdit(d *staff.Desk, s fields.Section) bool {
	return d.May(desk.EditSettings) || d.May(desk.EditContent) && slices.Contains(content, s)
}

// Settings lists the sections that the role may edit; staff.ErrForbidden when there is none.
func (s *Service) Settings(ctx context.Context, d *staff.Desk) (list []*Settings, err error) {
	if !d.May(desk.EditContent) {
		return nil, staff.ErrForbidden
	}
	v, err := s.view(ctx)
	if err != nil {
		return nil, err
	}
	all, lacks := v.parts(desk.SiteRecord), v.lacks()
	for _, section := range fields.Sections {
		if mayEdit(d, section) {
			of := slices.DeleteFunc(slices.Clone(all), func(p *Part) bool { return p.Rule.Section != section })
			list = append(list, &Settings{section, of, lacks[section]})
		}
	}
	return list, nil
}

// lacks lists by section what the settings in force lack by law.
func (v view) lacks() map[fields.Section][]law.Lack {
	by := map[fields.Section][]law.Lack{}
	for _, l := range law.Lacks(v.live.Site) {
		rule, _ := fields.RuleOf(desk.SiteRecord, l.Field)
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
		if same && (mayWrite(d, record, p.Rule) || record != desk.SiteRecord && d.May(desk.ReadContent)) {
			return p, nil
		}
	}
	return nil, nil
}
