package graph

import (
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

func TestModulesShowAsManyAsTheirRelationSays(t *testing.T) {
	for max, want := range map[int]int{-1: 4, 0: 4, 1: 1, 30: 30, limits.ModuleRecords: 100, limits.ModuleRecords + 1: 100} {
		if got := mostOf(agency.Relation{Max: max}, 4); got != want {
			t.Errorf("a module with max %d shows %d records, want %d", max, got, want)
		}
	}
}
