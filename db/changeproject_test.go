package db

import (
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/imports"
)

// changedProjects lists the projects of a page of changes, negative for withdrawn ones.
func changedProjects(t *testing.T, s *Store, since string) (list []int, cursor string) {
	t.Helper()
	page, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: since, First: 100, Projects: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range page.Changes {
		switch {
		case c.Kind == changelog.ProjectChange && c.Project != nil:
			list = append(list, c.Number)
		case c.Kind == changelog.ProjectChange:
			list = append(list, -c.Number)
		}
	}
	return list, page.Cursor
}

// importOf imports properties and projects.
func importOf(t *testing.T, s *Store, projects []records.Project, properties ...records.Property) {
	t.Helper()
	b := batch(properties...)
	for _, p := range projects {
		b.Projects = append(b.Projects, imports.ProjectEntry{Record: p})
	}
	if _, err := s.Imports.Import(t.Context(), b); err != nil {
		t.Fatal(err)
	}
}

func ofProject(project int, status market.Status) func(*records.Property) {
	return func(r *records.Property) { r.Project, r.Status = ptr(project), status }
}

func TestChangesListProjects(t *testing.T) {
	s := open(t)
	both := []records.Project{development(7, nil), development(8, nil)}
	importOf(t, s, both, property(7, ofProject(7, market.Active)), property(2, ofProject(8, market.Inactive)))
	list, cursor := changedProjects(t, s, "")
	if !slices.Equal(list, []int{7, 8}) {
		t.Fatalf("after the import the projects told are %v, want 7 and 8", list)
	}
	renamed := development(8, func(r *records.Project) { r.Name["nl"] = "Ter Linden" })
	for _, step := range []struct {
		what     string
		projects []records.Project
		property records.Property
		want     []int
	}{
		{"nothing new", both, property(7, ofProject(7, market.Active)), nil},
		{"a new name", []records.Project{renamed}, property(7, ofProject(7, market.Active)), []int{8}},
		{"a unit that is sold", nil, property(7, ofProject(7, market.Sold)), []int{7}},
		{"a unit that is not published", nil, property(2, func(r *records.Property) {
			r.Project, r.Status, r.Bedrooms = ptr(8), market.Inactive, ptr(3)
		}), nil},
		{"a unit that moves to another", nil, property(7, ofProject(8, market.Active)), []int{7, 8}},
		{"a hidden unit that is deleted", nil, property(2, func(r *records.Property) { r.Gone = true }), nil},
		{"one that is gone, with its unit", []records.Project{development(8, func(r *records.Project) { r.Gone = true })},
			property(7, func(r *records.Property) { r.Gone = true }), []int{-8}},
		{"one that was never there", []records.Project{development(9, func(r *records.Project) { r.Gone = true })},
			property(3, nil),
			nil},
	} {
		importOf(t, s, step.projects, step.property)
		if list, cursor = changedProjects(t, s, cursor); !slices.Equal(list, step.want) {
			t.Errorf("%s: the projects told are %v, want %v", step.what, list, step.want)
		}
	}
}

func TestChangesWithoutProjectsAreOfPropertiesAlone(t *testing.T) {
	s := open(t)
	importOf(t, s, []records.Project{development(1, nil), development(2, nil)}, property(1, nil), property(3, nil))
	list, cursor := changedProperties(t, s, "")
	if !slices.Equal(list, []int{1, 3}) {
		t.Errorf("without projects the changes are %v, want the properties 1 and 3", list)
	}
	importOf(t, s, []records.Project{development(1, func(r *records.Project) { r.Gone = true })})
	list, next := changedProperties(t, s, cursor)
	if len(list) > 0 || next == cursor {
		t.Errorf("after a project left the page has %v and the cursor %q, want no change and a later cursor", list, next)
	}
}

func TestChangesOfAProjectHideItsAddressAndHiddenPrices(t *testing.T) {
	s := open(t)
	hidden := property(5, func(r *records.Property) { r.Project, r.PublishPrice = ptr(1), false })
	importOf(t, s, []records.Project{development(1, nil)}, hidden, property(6, ofProject(1, market.Inactive)))
	page, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", First: 9, Projects: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range page.Changes {
		if p := c.Project; p != nil && (p.Address() != nil || p.PriceRange() != nil || p.Stock().Free != 1) {
			t.Errorf("a project shows the address %+v, prices %+v and stock %+v, want neither and one free unit",
				p.Address(), p.PriceRange(), p.Stock())
		}
	}
}

func TestPagesOfChangesHoldPropertiesAndProjectsInOneOrder(t *testing.T) {
	s := open(t)
	importOf(t, s, []records.Project{development(1, nil), development(2, nil)}, property(1, nil), property(2, nil))
	var order []string
	cursor := ""
	for more := true; more; {
		page, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: cursor, First: 1, Projects: true})
		if err != nil || len(page.Changes) != 1 {
			t.Fatalf("a page of one change is %+v, want exactly one (%v)", page, err)
		}
		order = append(order, string(page.Changes[0].Kind))
		cursor, more = page.Cursor, page.More
	}
	if !slices.Equal(order, []string{"project", "project", "property", "property"}) {
		t.Errorf("the changes come as %v, want both projects and then both properties", order)
	}
}

func TestDropWithdrawnExpiresCursorsBeforeAProjectThatLeft(t *testing.T) {
	s := open(t)
	importOf(t, s, []records.Project{development(1, nil), development(2, nil)}, property(2, nil))
	_, before := changedProjects(t, s, "")
	importOf(t, s, []records.Project{development(2, func(r *records.Project) { r.Gone = true })})
	if err := s.Changelog.DropWithdrawn(t.Context(), time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Changes(t.Context(), changelog.Follow{Language: "nl", Since: before, First: 9,
		Projects: true}); err != changelog.ErrCursorExpired {
		t.Errorf("a cursor from before the project left gives %v, want ErrCursorExpired", err)
	}
	if list, _ := changedProjects(t, s, ""); !slices.Equal(list, []int{1}) {
		t.Errorf("a new copy is told of the projects %v, want 1 alone, though property 2 is there", list)
	}
}
