package db

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/catalogs"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/locale"
)

func TestChangesListARemovedFileOnce(t *testing.T) {
	for _, table := range []string{"photo", "document"} {
		s := open(t)
		e := imports.PropertyEntry{Record: property(1, nil), Photos: []imports.Media{{File: "a.jpg", Width: 3, Height: 2}},
			Documents: []imports.Media{{File: "epc.pdf"}}}
		e.Record.Documents = []records.Document{{Name: locale.Localized{"nl": "EPC"}}}
		b := batch()
		b.Properties = imports.List{e}
		if _, err := s.Imports.Import(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		k := newCopier()
		for range 2 {
			if _, err := k.read(s, 9); err != nil {
				t.Fatal(err)
			}
		}
		before := k.properties[1]
		if _, err := s.Write(t.Context(), handle.Statement{SQL: "DELETE FROM " + table}); err != nil {
			t.Fatal(err)
		}
		page, err := s.Changes(t.Context(), changelog.Follow{Language: "fr", Since: k.cursor, First: 9, Selection: everything})
		if err != nil || len(page.Changes) != 1 || page.Changes[0].Property == nil || face(page.Changes[0].Property) == before {
			t.Errorf("after a %s is deleted the changes are %+v, want its property, changed (%v)", table, page, err)
		}
	}
}

// TestChangesMakeACopyEqualToTheStore mixes changes and reads of pages in many ways: in the end the copy is what is published.
func TestChangesMakeACopyEqualToTheStore(t *testing.T) {
	releasetest.Only(t, "it follows random changes")
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
			if err != nil && !errors.Is(err, catalogs.ErrEmpty) {
				t.Fatalf("seed %d: a change or a page of changes fails: %v", seed, err)
			}
		}
		catchUp(t, s, &k, fmt.Sprint("seed ", seed))
		last := handle.Statement{SQL: byHand[seed%uint64(len(byHand))], Args: []any{1 + a.IntN(9)}}
		if _, err := s.Write(context.Background(), last); err != nil {
			t.Fatalf("seed %d: %s fails: %v", seed, last.SQL, err)
		}
		catchUp(t, s, &k, fmt.Sprint("seed ", seed, ", ", last.SQL))
		s.Close()
	}
}

// TestChangesWhileTheAgencyWorks does both at once.
func TestChangesWhileTheAgencyWorks(t *testing.T) {
	releasetest.Only(t, "it follows random changes")
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
