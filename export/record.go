package export

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db/exports"
	"github.com/gevel/gevel/db/imports"
)

func (w *writer) property(ctx context.Context, e *exports.Exporting, p imports.PropertyEntry) error {
	r := p.Record
	fetched, err := e.Fetched(ctx, remoteNames(p.Photos, p.Plans, p.Documents))
	if err != nil {
		return err
	}
	r.Photos, r.Plans = w.names(p.Photos, fetched), w.names(p.Plans, fetched)
	r.Panoramas = w.names(p.Panoramas, fetched)
	r.Points = w.points(p)
	for i := range r.Documents {
		r.Documents[i].File = w.names(p.Documents[i:i+1], fetched)[0]
	}
	for i, address := range r.Videos {
		r.Videos[i] = strings.TrimPrefix(address, "/media/")
	}
	w.report.Properties++
	return w.json(fmt.Sprintf("properties/%d.json", r.Number), stated(r))
}

func (w *writer) project(ctx context.Context, e *exports.Exporting, p imports.ProjectEntry) error {
	r := p.Record
	fetched, err := e.Fetched(ctx, remoteNames(p.Photos, p.Plans))
	if err != nil {
		return err
	}
	r.Photos, r.Plans = w.names(p.Photos, fetched), w.names(p.Plans, fetched)
	if len(p.Drawings) > 0 {
		r.Drawing = &w.names(p.Drawings, fetched)[0]
	}
	w.report.Projects++
	return w.json(fmt.Sprintf("projects/%d.json", r.Number), stated(r))
}

// points gives the points of a property's plans with the names that the pictures have in the folder.
func (w *writer) points(p imports.PropertyEntry) (list []media.PlanPointRecord) {
	names := map[string]string{}
	for _, m := range slices.Concat(p.Photos, p.Panoramas) {
		names[m.File] = w.name(exports.ExportedFile{File: m.File, Alt: m.Alt})
	}
	for _, plan := range p.Plans {
		for _, point := range plan.Points {
			list = append(list,
				media.PlanPointRecord{Plan: w.name(exports.ExportedFile{File: plan.File, Alt: plan.Alt}), X: point.X, Y: point.Y,
					Shows: names[point.File]})
		}
	}
	return list
}

func remoteNames(lists ...[]imports.Media) (names []string) {
	for _, list := range lists {
		for _, m := range list {
			if m.Remote != nil {
				names = append(names, m.Remote.Name)
			}
		}
	}
	return names
}

// names lists the names of files in the folder. A file of another server has its address for a name. One that a delivery named otherwise,
// at an address that may have expired, is taken along if it was fetched.
func (w *writer) names(list []imports.Media, fetched map[string]string) (names []string) {
	for _, m := range list {
		name := w.name(exports.ExportedFile{File: m.File, Alt: m.Alt})
		if r := m.Remote; r != nil {
			_, name, _ = strings.Cut(r.Name, "/")
			if file := fetched[r.Name]; name == r.Address {
				// the address itself
			} else if file != "" {
				name = w.name(exports.ExportedFile{File: file, Alt: m.Alt})
			} else {
				name = r.Address
			}
		}
		names = append(names, name)
	}
	return names
}
