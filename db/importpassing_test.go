package db

import (
	"slices"
	"testing"
)

// passing notes which of its properties were let go.
type passing struct {
	List
	gone []int
}

func (p *passing) LetGo(i int) { p.gone = append(p.gone, i) }

// TestPropertiesAreLetGoOnceTheyAreWritten and not by what reads them before. One that is not written is not read again either.
func TestPropertiesAreLetGoOnceTheyAreWritten(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	b := batch(property(1, nil), property(2, nil), property(3, nil))
	list := &passing{List: b.Properties.(List)}
	b.Properties = list
	if _, _, err := s.Differences(t.Context(), b); err != nil || len(list.gone) > 0 {
		t.Fatalf("telling what would change lets go %v (%v), want none", list.gone, err)
	}
	if report, err := s.Import(t.Context(), b); err != nil || report.Added != 2 || !slices.Equal(list.gone, []int{1, 2}) {
		t.Errorf("the import adds %d and lets go %v (%v), want the two that are new", report.Added, list.gone, err)
	}
}
