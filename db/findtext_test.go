package db

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/locale"
)

func TestPropertiesFindText(t *testing.T) {
	s := open(t)
	street := func(name, house string, public bool) func(*records.Property) {
		return func(r *records.Property) { r.Street, r.HouseNumber, r.PublishAddress = &name, &house, public }
	}
	b := batch(property(1, street("Dorpsstraat", "12", true)), property(2, street("Dorpsstraat", "14", false)),
		property(3, street("Dorpsstraat", "14", true)),
		property(4, func(r *records.Property) { r.Project, r.Goal = ptr(7), market.Rent }),
		property(5, street("Geheimlaan", "1", false)))
	b.Projects = []imports.ProjectEntry{{Record: records.Project{Number: 7, City: 1, Agent: 1,
		Name:        locale.Localized{"nl": "Het Brouwershof"},
		PublishedAt: "2026-01-01"}}}
	if _, err := s.Imports.Import(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string][]int{
		"dorpsstraat": {3, 1}, "Dorpsstraat 12": {1}, "dorpsstraat 14 kinrooi": {3}, "dorpsstraat 13": {}, "geheimlaan": {}, "geheim": {},
		"brouwershof": {4}, "te huur": {4}, "te koop brouwershof": {}, "te huur kinrooi": {4}, "te koop": {5, 3, 2, 1}, "luik": {},
		"qqqq": {},
	} {
		page, err := s.Properties(t.Context(), "nl", agency.PropertyFilter{Text: &text}, "NEWEST", Window{Size: 10}, columns.Selection{})
		if err != nil || !slices.Equal(numbers(page.Items), want) {
			t.Errorf("%q finds %v, want %v (%v)", text, numbers(page.Items), want, err)
		}
	}
}
