package db

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/db/imports"
)

// passing notes which of its properties were let go.
type passing struct {
	imports.List
	gone []int
}

func (p *passing) LetGo(i int) { p.gone = append(p.gone, i) }

// TestPropertiesAreLetGoOnceTheyAreWritten and not by what reads them before. One that is not written is not read again either.
func TestPropertiesAreLetGoOnceTheyAreWritten(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	b := batch(property(1, nil), property(2, nil), property(3, nil))
	list := &passing{List: b.Properties.(imports.List)}
	b.Properties = list
	if _, _, err := s.Imports.Differences(t.Context(), b); err != nil || len(list.gone) > 0 {
		t.Fatalf("telling what would change lets go %v (%v), want none", list.gone, err)
	}
	if report, err := s.Imports.Import(t.Context(), b); err != nil || report.Added != 2 || !slices.Equal(list.gone, []int{1, 2}) {
		t.Errorf("the import adds %d and lets go %v (%v), want the two that are new", report.Added, list.gone, err)
	}
}
