package db

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/columns"
)

// face is what the copy of this test stores of a property: some of the values whose change counts as a change of the property.
func face(p *agency.Property) string {
	s := fmt.Sprint(p.Title(), "|", p.Price().Text, "|", p.City().DisplayName(), "|", p.TypeName(), "|", p.Category().Name, "|",
		p.Agent().Name, "|", p.Status(), "|", p.Address())
	for _, photo := range p.PhotoList {
		s += "|" + photo.File + photo.Alt
	}
	for _, d := range p.DocumentList {
		s += "|" + d.Name
	}
	return s
}

// projectFace is the same of a project.
func projectFace(p *agency.Project) string {
	s := fmt.Sprint(p.Name(), "|", p.City().DisplayName(), "|", p.Agent().Name, "|", p.Address(), "|", p.PriceRange(), "|",
		p.BedroomsRange(), "|", p.Stock())
	for _, photo := range append(p.PhotoList, p.PlanList...) {
		s += "|" + photo.File + photo.Alt
	}
	return s
}

// copier maintains a copy of the properties and projects by their changes, as an integrator would.
type copier struct {
	properties, projects map[int]string
	cursor               string
}

func newCopier() copier { return copier{properties: map[int]string{}, projects: map[int]string{}} }

// read applies one page, and starts the copy again when the cursor expired. It reports whether there is a next page.
func (k *copier) read(s *Store, first int) (more bool, err error) {
	page, err := s.Changes(context.Background(), changelog.Follow{Language: "fr", Since: k.cursor, First: first,
		Projects: true, Selection: everything})
	if errors.Is(err, changelog.ErrCursorExpired) {
		*k = newCopier()
		return true, nil
	}
	if err != nil {
		return false, err
	}
	if len(page.Changes) > first {
		return false, fmt.Errorf("%d changes, though at most %d were requested", len(page.Changes), first)
	}
	for _, c := range page.Changes {
		switch {
		case c.Property != nil:
			k.properties[c.Number] = face(c.Property)
		case c.Project != nil:
			k.projects[c.Number] = projectFace(c.Project)
		case c.Kind == changelog.ProjectChange:
			delete(k.projects, c.Number)
		default:
			delete(k.properties, c.Number)
		}
	}
	k.cursor = page.Cursor
	return page.More, nil
}

var everything = columns.Selection{Photos: -1, Documents: true}

// published gives the current faces of all properties and projects.
func published(s *Store) (properties, projects map[int]string, err error) {
	list, err := s.PropertiesByNumber(context.Background(), "fr", []int{1, 2, 3, 4, 5, 6, 7, 8, 9}, everything)
	all, failed := s.Projects(context.Background(), "fr")
	properties, projects = map[int]string{}, map[int]string{}
	for _, p := range list {
		properties[p.Number] = face(p)
	}
	for _, p := range all {
		projects[p.Number] = projectFace(p)
	}
	return properties, projects, errors.Join(err, failed)
}

// catchUp reads all pages and compares.
func catchUp(t *testing.T, s *Store, k *copier, where string) {
	t.Helper()
	for more := true; more; {
		var err error
		if more, err = k.read(s, 3); err != nil {
			t.Fatalf("%s: the changes cannot be read: %v", where, err)
		}
	}
	properties, projects, err := published(s)
	if err != nil || !maps.Equal(k.properties, properties) || !maps.Equal(k.projects, projects) {
		t.Fatalf("%s: the copy is\n%v\n%v\nand the store\n%v\n%v (%v)", where, k.properties, k.projects, properties, projects, err)
	}
}
