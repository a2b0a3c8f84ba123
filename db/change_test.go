package db

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// face is what a copy stores of a property here: a part of everything that counts as a change.
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

// projectFace is what a copy stores of a project here: a part of everything that counts as a change.
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

// read applies one page, and begins anew when the cursor expired. It tells whether there is a next page.
func (k *copier) read(s *Store, first int) (more bool, err error) {
	page, err := s.Changes(context.Background(), Follow{"fr", k.cursor, first, true, everything})
	if errors.Is(err, ErrCursorExpired) {
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
		case c.Kind == ProjectChange:
			delete(k.projects, c.Number)
		default:
			delete(k.properties, c.Number)
		}
	}
	k.cursor = page.Cursor
	return page.More, nil
}

var everything = Selection{Photos: -1, Documents: true}

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

// agencyAtWork makes random changes, by import or by hand.
type agencyAtWork struct {
	*rand.Rand
	batch Batch
}

// byHand are writes that no import makes; each takes a number.
var byHand = []string{
	"DELETE FROM photo WHERE property = ?",
	"UPDATE photo SET alt = json_object('nl', 'hand ' || ?)",
	"UPDATE photo SET property = (SELECT min(number) FROM property) WHERE property = ?",
	"INSERT INTO document (property, position, file, size, public, name) SELECT number, 7, 'x.pdf', 1, 1, '{\"nl\": \"x\"}' FROM property WHERE number = ?",
	"UPDATE document SET name = json_object('nl', 'hand ' || ?)",
	"DELETE FROM document WHERE property = ?",
	"INSERT INTO photo (property, plan, position, file, width, height, alt) SELECT number, 0, 9, 'h.jpg', 1, 1, '{}' FROM property WHERE number = ?",
	"UPDATE city SET name = json_object('nl', 'hand ' || ?)",
	"UPDATE property SET status = 1 WHERE number = ?",
	"UPDATE property SET project = (SELECT number FROM project WHERE number = 2) WHERE number = ?",
	"INSERT INTO photo (project, plan, position, file, width, height, alt) SELECT number, 0, 9, 'h.jpg', 1, 1, '{}' FROM project WHERE number = ?",
	"UPDATE photo SET project = 1 WHERE project = ?",
	"DELETE FROM photo WHERE project = ?",
	"UPDATE project SET name = json_object('nl', 'hand ' || ?)",
	"DELETE FROM project WHERE number = ? AND number NOT IN (SELECT project FROM property WHERE project IS NOT NULL)",
}

func (a agencyAtWork) step(s *Store) error {
	switch a.IntN(13) {
	case 0:
		a.batch.Cities[a.IntN(3)].Names["fr"] = fmt.Sprint("Ville ", a.IntN(5))
	case 1:
		a.batch.Types[a.IntN(2)].Names["fr"] = fmt.Sprint("Type ", a.IntN(5))
	case 2:
		a.batch.Categories[a.IntN(2)].Names["fr"] = fmt.Sprint("Sorte ", a.IntN(5))
	case 3:
		a.batch.Countries[a.IntN(2)].Names["fr"] = fmt.Sprint("Pays ", a.IntN(5))
	case 4:
		a.batch.Site.Agents = []agency.Agent{{ID: 1, Name: fmt.Sprint("Agent ", a.IntN(5))}}
	case 5:
		return s.DropWithdrawn(context.Background(), time.Now().Add(time.Hour))
	case 6, 7, 8:
		_, err := s.Write(context.Background(), Statement{SQL: byHand[a.IntN(len(byHand))], Args: []any{1 + a.IntN(9)}})
		return err
	case 9:
		a.batch.Projects = append(a.batch.Projects[:0], ProjectEntry{Record: development(1+a.IntN(3), func(r *agency.ProjectRecord) {
			r.City, r.Gone, r.PublishAddress = 1+a.IntN(3), r.Number == 3 && a.IntN(2) == 0, a.IntN(2) == 0
		}), Photos: []Media{{File: fmt.Sprint(a.IntN(3), ".jpg"), Width: 3, Height: 2}}})
	default:
		var list List
		for range 1 + a.IntN(3) {
			list = append(list, a.property())
		}
		a.batch.Properties = list
	}
	_, err := s.Import(context.Background(), a.batch)
	return err
}

func (a agencyAtWork) property() PropertyEntry {
	e := PropertyEntry{Record: property(1+a.IntN(9), func(r *agency.PropertyRecord) {
		r.Status, r.City, r.Gone, r.PublishPrice = agency.Status(a.IntN(7)), 1+a.IntN(3), a.IntN(6) == 0, a.IntN(2) == 0
		r.Type, r.PublishAddress, r.Street = []int{1, 156}[a.IntN(2)], a.IntN(2) == 0, ptr("Molenstraat")
	})}
	for n := range a.IntN(3) {
		e.Photos = append(e.Photos,
			Media{File: fmt.Sprint(n, ".jpg"), Width: 3, Height: 2, Alt: locale.Localized{"nl": fmt.Sprint(a.IntN(3))}})
	}
	if a.IntN(2) == 0 {
		e.Record.Documents, e.Documents = []agency.DocumentRecord{{Name: locale.Localized{"nl": "EPC"}}}, []Media{{File: "epc.pdf"}}
	}
	return e
}

func TestChangesListARemovedFileOnce(t *testing.T) {
	for _, table := range []string{"photo", "document"} {
		s := open(t)
		e := PropertyEntry{Record: property(1, nil), Photos: []Media{{File: "a.jpg", Width: 3, Height: 2}},
			Documents: []Media{{File: "epc.pdf"}}}
		e.Record.Documents = []agency.DocumentRecord{{Name: locale.Localized{"nl": "EPC"}}}
		b := batch()
		b.Properties = List{e}
		if _, err := s.Import(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		k := newCopier()
		for range 2 {
			if _, err := k.read(s, 9); err != nil {
				t.Fatal(err)
			}
		}
		before := k.properties[1]
		if _, err := s.Write(t.Context(), Statement{SQL: "DELETE FROM " + table}); err != nil {
			t.Fatal(err)
		}
		page, err := s.Changes(t.Context(), Follow{Language: "fr", Since: k.cursor, First: 9, Selection: everything})
		if err != nil || len(page.Changes) != 1 || page.Changes[0].Property == nil || face(page.Changes[0].Property) == before {
			t.Errorf("after a %s is deleted the changes are %+v, want its property, changed (%v)", table, page, err)
		}
	}
}

// TestChangesMakeACopyEqualToTheStore mixes changes and reads of pages in many ways: in the end the copy is what is published.
func TestChangesMakeACopyEqualToTheStore(t *testing.T) {
	for seed := range uint64(36) {
		s := open(t)
		a := agencyAtWork{rand.New(rand.NewPCG(seed, 1)), batch()}
		k := newCopier()
		var err error
		for range 30 {
			if a.IntN(3) == 0 {
				_, err = k.read(s, 1+a.IntN(4))
			} else {
				err = a.step(s)
			}
			if err != nil && !errors.Is(err, ErrEmpty) {
				t.Fatalf("seed %d: a change or a page of changes fails: %v", seed, err)
			}
		}
		catchUp(t, s, &k, fmt.Sprint("seed ", seed))
		last := Statement{SQL: byHand[seed%uint64(len(byHand))], Args: []any{1 + a.IntN(9)}}
		if _, err := s.Write(context.Background(), last); err != nil {
			t.Fatalf("seed %d: %s fails: %v", seed, last.SQL, err)
		}
		catchUp(t, s, &k, fmt.Sprint("seed ", seed, ", ", last.SQL))
		s.Close()
	}
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

// TestChangesWhileTheAgencyWorks does both at once.
func TestChangesWhileTheAgencyWorks(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil), property(2, nil))
	a := agencyAtWork{rand.New(rand.NewPCG(7, 7)), batch()}
	k := newCopier()
	var wg sync.WaitGroup
	done := make(chan struct{})
	wg.Go(func() {
		defer close(done)
		for range 80 {
			if err := a.step(s); err != nil {
				t.Error(err)
			}
		}
	})
	for working := true; working; {
		select {
		case <-done:
			working = false
		default:
			if _, err := k.read(s, 2); err != nil {
				t.Fatal(err)
			}
		}
	}
	wg.Wait()
	catchUp(t, s, &k, "in the end")
}
