package agency

import (
	_ "embed"
	"encoding/json"
	"reflect"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
)

// DetailGroup is a group of details of a property: the names of the fields that are shown, in order.
type DetailGroup struct {
	Name   string
	Fields []string
}

// detailGroup is a group as details.json has it: all its fields, each with the conditions under which it is shown.
type detailGroup struct {
	Name   string `json:"name"`
	Fields []struct {
		Name       string                  `json:"name"`
		Conditions []detail.FieldCondition `json:"conditions"`
	} `json:"fields"`
}

//go:embed details.json
var detailsJSON []byte

var details = readDetails(detailsJSON)

// readDetails panics when the table cannot be read: it is part of the program, and a page without details breaks the law.
func readDetails(table []byte) (list []detailGroup) {
	if err := json.Unmarshal(table, &list); err != nil {
		panic("details.json: " + err.Error())
	}
	return list
}

// DetailField is a detail that a page may show, with the conditions under which it does.
type DetailField struct {
	Group      string
	Name       string
	Conditions []detail.FieldCondition
}

// DetailFields lists all details of details.json in order.
func DetailFields() []*DetailField {
	var list []*DetailField
	for _, g := range details {
		for _, f := range g.Fields {
			list = append(list, &DetailField{Group: g.Name, Name: f.Name, Conditions: f.Conditions})
		}
	}
	return list
}

// Details lists the details that a visitor is shown: those that are not empty and whose conditions hold, in the groups of
// details.json. An empty group is left out.
func (p *Property) Details() []DetailGroup {
	list := []DetailGroup{}
	for _, g := range details {
		shown := DetailGroup{Name: g.Name}
		for _, f := range g.Fields {
			if v, _ := p.field(f.Name); !detail.Empty(v) && detail.Hold(f.Conditions, f.Name, p.field) {
				shown.Fields = append(shown.Fields, f.Name)
			}
		}
		if shown.Fields != nil {
			list = append(list, shown)
		}
	}
	return list
}

// field gives the value of a field by its name in the import folder ("costs.charges"), or of a computed one.
func (p *Property) field(name string) (any, bool) {
	switch name {
	case "goal":
		return map[bool]string{true: "SALE", false: "RENT"}[p.Goal == market.Sale], true
	case "status":
		return p.Status(), true
	case "type":
		return p.TypeName(), true
	case "price", "rent":
		return p.Price().Text, true
	case "city":
		return p.City().Name, true
	case "address":
		return value(p.Street), true
	case "region":
		city := p.City()
		region, _ := geo.RegionOf(city.CountryID, city.Zip)
		return region, true
	case "energy.label":
		if e := p.Energy(); e != nil {
			return e.Text, true
		}
		return nil, true
	}
	group, key, _ := strings.Cut(name, ".")
	v := detail.Named(detail.Named(reflect.ValueOf(p).Elem(), group), key)
	if !v.IsValid() {
		return nil, false
	}
	return v.Interface(), true
}
