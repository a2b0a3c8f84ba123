package intake

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/drawn"
)

// addProjects adds the delivery's projects to the folder. It returns the numbers of all projects that there are afterwards.
func (d Delivery) addProjects(ctx context.Context, store *db.Store, f *folder) ([]int, error) {
	stored, err := store.ProjectDates(ctx)
	if err != nil {
		return nil, err
	}
	for _, p := range d.Projects {
		if p.Record.PublishedAt == "" {
			p.Record.PublishedAt = stored[p.Record.Number]
		}
		if p.Record.PublishedAt == "" {
			p.Record.PublishedAt = d.NewOn
		}
		f.projects = append(f.projects, check.Named[records.Project]{File: p.Name, Record: p.Record})
		stored[p.Record.Number] = p.Record.PublishedAt
	}
	for i, number := range d.WithdrawProjects {
		gone := records.Project{Number: number, Gone: true}
		f.projects = append(f.projects, check.Named[records.Project]{File: fmt.Sprintf("withdrawProjects[%d]", i), Record: gone})
		delete(stored, number)
	}
	return slices.Collect(maps.Keys(stored)), nil
}

// projectEntries returns the folder's projects with their pictures.
func (f *folder) projectEntries() []imports.ProjectEntry {
	for _, p := range f.projects {
		r := p.Record
		clean(r.Description)
		r.Photos, r.Plans = f.media.UnsignedPhotos(r.Photos), f.media.UnsignedPhotos(r.Plans)
		bound := f.bound[r.Number]
		entry := imports.ProjectEntry{Bound: bound.File}
		r.Photos, entry.Photos = f.media.Photos(p.File, "photos", r.Photos)
		r.Plans, entry.Plans = f.media.Photos(p.File, "plans", r.Plans)
		entry.Drawings = drawn.Read(f.media, p.File, r, f.unitsOf(r.Number), bound)
		if entry.Record = r; len(entry.Drawings) == 0 {
			entry.Record.Drawing = nil
		}
		f.media.CheckRemotes(p.File, entry.Photos, entry.Plans)
		f.projectsMade = append(f.projectsMade, entry)
	}
	return f.projectsMade
}

// notOfLink refuses a record whose number belongs to one that a link to a CRM brought, which would overwrite it again.
func (f *folder) notOfLink(kind, file string, number int) {
	if link, ok := f.linked[kind][number]; ok {
		f.RefuseValue(
			records.NumberTaken,
			number,
			file,
			"number",
			"%d is a %s that the link %s brings; choose another number",
			number,
			kind,
			link,
		)
	}
}
