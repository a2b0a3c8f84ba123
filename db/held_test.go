package db

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/imports"
)

// TestHeldBack imports two properties of which one lacks something, under both settings: only visitors do not see it.
func TestHeldBack(t *testing.T) {
	s := open(t)
	b := batch(property(1, nil), property(2, nil))
	b.Properties.(imports.List)[1].Lacks = []imports.Lack{{Field: "legal.pScore", Text: "is missing"}}
	b.Owners = []records.Owner{{ID: 7, Name: "An", Email: "an@example.com", Language: "nl", Properties: []int{1, 2}}}
	public := func(b imports.Batch) string {
		t.Helper()
		if _, err := s.Imports.Import(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		list, err := s.PropertiesByNumber(t.Context(), "nl", []int{1, 2}, columns.Selection{})
		page, err2 := s.Properties(t.Context(), "nl", agency.PropertyFilter{}, "PRICE_ASC", Window{Size: 20, Count: true},
			columns.Selection{})
		if err != nil || err2 != nil || fmt.Sprint(numbers(list)) != fmt.Sprint(numbers(page.Items)) {
			t.Errorf("by number visitors see %v and in the list %v, want the same (%v, %v)", numbers(list), numbers(page.Items), err, err2)
		}
		return fmt.Sprint(numbers(list))
	}
	if got := public(b); got != "[1 2]" {
		t.Errorf("by default visitors see %s, want [1 2]", got)
	}
	holding := b
	holding.Site.Settings.PublishUnlawful = ptr(false)
	holding.Properties = imports.List{} // those that an import does not bring are held back too
	if got := public(holding); got != "[1]" {
		t.Errorf("while what lacks a field is held back visitors see %s, want [1]", got)
	}
	holding.Properties = b.Properties
	if got := public(holding); got != "[1]" {
		t.Errorf("after another import visitors see %s, want [1]", got)
	}
	if list, err := s.Imports.AllHeldProperties(t.Context()); err != nil || len(list) != 1 || list[0].Number != 2 ||
		(*list[0].Lacks.Value)[0].Field != "legal.pScore" {
		t.Errorf("held back is %+v, want 2, which lacks legal.pScore (%v)", list, err)
	}
	if owned, err := s.Owned(t.Context(), 7, "nl"); err != nil || len(owned) != 2 {
		t.Errorf("the owner sees %d properties, want 2, also the one held back (%v)", len(owned), err)
	}
	holding.OnlyProperties = true
	holding.Properties = imports.List{{Record: property(2, nil)}}
	if got := public(holding); got != "[1 2]" {
		t.Errorf("once nothing lacks visitors see %s, want [1 2]", got)
	}
	b.Properties.(imports.List)[1].Lacks = []imports.Lack{{Field: "legal.pScore", Text: "is missing"}}
	if got := public(holding); got != "[1 2]" {
		t.Errorf("after one more import without a lack visitors see %s, want [1 2]", got)
	}
	if got := public(b); got != "[1 2]" {
		t.Errorf("with the default again visitors see %s, want [1 2]", got)
	}
}
