package whise

import (
	"context"
	"maps"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// isProject reports whether units may belong to it; isPart whether it is a part of a project, such as one of its buildings. The site shows
// the units of a part with the project, and does not show the part.
func (e estate) isProject() bool { return e.CanHaveChildren && e.ParentID == 0 }
func (e estate) isPart() bool    { return e.CanHaveChildren && e.ParentID != 0 }

// project makes the site's record of a project. Its name is the same in every language.
func (e estate) project() crm.Record {
	r := e.common()
	p := &records.Project{PublishAddress: e.DisplayAddress, Street: values.Filled(e.Address), HouseNumber: values.Filled(e.Number),
		BoxNumber: values.Filled(e.Box), Name: locale.Localized{}, Tagline: texts(e.Sms), Description: e.description(),
		PublishedAt: e.publishedAt(&r)}
	p.Goal = e.goal(&r)
	if name := values.Filled(e.Name); name != nil {
		for _, code := range languages {
			p.Name[locale.Language(code[:2])] = *name
		}
	}
	r.Project = p
	place := crm.Record{Property: &records.Property{}} // its problems are those of a property
	e.details(&place)
	r.Latitude, r.Longitude = place.Property.Latitude, place.Property.Longitude
	return r
}

// Records reads properties and projects. It leaves out those that may not be public, as if Whise did not have them.
func (s *system) Records(ctx context.Context, ids []string) (records []crm.Record, err error) {
	read, err := s.read(ctx, ids)
	if err != nil {
		return nil, err
	}
	parents, err := s.parents(ctx, read)
	if err != nil {
		return nil, err
	}
	for _, e := range read {
		e.words = s.words
		switch {
		case !e.public() || e.isPart():
		case e.isProject():
			records = append(records, e.project())
		default:
			r := e.record()
			r.ProjectID = parents[e.ParentID]
			records = append(records, r)
		}
	}
	return records, nil
}

// read reads properties by their numbers, a page at a time.
func (s *system) read(ctx context.Context, ids []string) (all []estate, err error) {
	for len(ids) > 0 {
		f := filter{DisplayStatusIDs: anyDisplay, StatusIDs: anyRecord, LanguageIDs: languages, ShowDetails: true,
			ShowRepresentatives: true}
		some := ids[:min(len(ids), pageSize)]
		for _, id := range some {
			if n, err := strconv.Atoi(id); err == nil {
				f.EstateIDs = append(f.EstateIDs, n)
			}
		}
		ids = ids[len(some):]
		if len(f.EstateIDs) == 0 {
			continue // without numbers Whise would give all
		}
		page, err := s.list(ctx, f)
		if err != nil {
			return nil, err
		}
		all = append(all, slices.DeleteFunc(page, estate.isNothing)...)
	}
	return all, nil
}

// parents finds the project of each parent of the units that were read: the parent itself, or the project of which it is a part.
func (s *system) parents(ctx context.Context, read []estate) (map[int]string, error) {
	named := map[string]bool{}
	for _, e := range read {
		if e.ParentID != 0 && !e.CanHaveChildren {
			named[strconv.Itoa(e.ParentID)] = true
		}
	}
	projects := map[int]string{}
	found, err := s.read(ctx, slices.Sorted(maps.Keys(named)))
	for _, e := range found {
		projects[e.ID] = e.id()
		if e.isPart() {
			projects[e.ID] = strconv.Itoa(e.ParentID)
		}
	}
	return projects, err
}
