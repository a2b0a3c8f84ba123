package graph_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/sampletest"
)

// TestFieldsOfTheSpecification reads fields that the specification names (section 3) and the site's own pages do not need.
func TestFieldsOfTheSpecification(t *testing.T) {
	c := start(t)
	var data struct {
		Property struct {
			WebIds   []int
			Category struct {
				Number   int
				Language string
			}
			City   struct{ Language string }
			Price  struct{ Unit int }
			Photos []struct{ Url, Key, Name string }
		}
		Site struct {
			LanguageSettings []struct {
				Code string
				Use  bool
			}
			Menu []struct{ Name string }
		}
		Search                  struct{ Types []struct{ Language string } }
		Neighbourhoods, Unknown []string
	}
	c.into(t, &data, `{
		property(number: 1096, language: FR) {
			webIds category { number language } city { language } price { unit } photos(first: 1) { url key name }
		}
		site { languageSettings { code use } menu { name } }
		search(text: "", language: EN) { types { language } }
		neighbourhoods(zip: "3640", language: FR)
		unknown: neighbourhoods(zip: "0001")
	}`, nil)
	p := data.Property
	if len(p.WebIds) != 2 || p.WebIds[0] != p.Category.Number || p.Category.Language != "FR" || p.City.Language != "FR" {
		t.Errorf("the property is %+v, want its category and type by number, in French", p)
	}
	if photo := p.Photos[0]; photo.Url != "/media/"+photo.Name || !strings.HasPrefix(photo.Name, photo.Key+".") || len(photo.Key) != 24 {
		t.Errorf("its picture is %+v, want the name of its file and the digest in it", photo)
	}
	used := 0
	for _, s := range data.Site.LanguageSettings {
		if s.Use {
			used++
		}
	}
	if len(data.Site.LanguageSettings) != 4 || used != 3 || data.Site.Menu[0].Name == "" {
		t.Errorf("the languages are %v, want four of which three are used", data.Site.LanguageSettings)
	}
	if types := data.Search.Types; len(types) != 7 || types[0].Language != "EN" {
		t.Errorf("the types of the search are %v, want seven in English", types)
	}
	if n := data.Neighbourhoods; len(n) == 0 || !slices.IsSorted(n) || len(data.Unknown) > 0 {
		t.Errorf("Kinrooi has the neighbourhoods %q and no city %q, want some in order and none", n, data.Unknown)
	}
}

// TestTreeOfTypes reads the categories with their types, to which webIds of properties lead.
func TestTreeOfTypes(t *testing.T) {
	c := start(t)
	var data struct {
		Tree []struct {
			Number int
			Parent *int
			Name   string
			WebId  int
		}
		Property struct{ WebIds []int }
	}
	c.into(t, &data, `{ tree { number parent name webId } property(number: 1096) { webIds } }`, nil)
	roots, above, found := 0, 0, false
	for _, item := range data.Tree {
		if item.Parent == nil {
			roots, above = roots+1, item.Number
		} else if *item.Parent != above {
			t.Errorf("%+v does not follow its category", item)
		}
		if item.Name == "" || item.WebId != above {
			t.Errorf("%+v has no name or another category", item)
		}
		found = found || item.Parent != nil && item.Number == data.Property.WebIds[1]
	}
	if roots != 7 || !found {
		t.Errorf("the tree has %d categories, and the property's type is in it: %v", roots, found)
	}
}

// TestDetailFieldsHaveTheirConditions reads the table by which pages show details.
func TestDetailFieldsHaveTheirConditions(t *testing.T) {
	c := start(t)
	var data struct {
		DetailFields []struct {
			Group, Name string
			Conditions  []struct {
				Field, Logic, CompareWithField string
				CompareWithValue               any
				AdvancedCondition              []struct{ Field, Logic string }
			}
		}
	}
	c.into(t, &data, `{ detailFields { group name conditions {
		field logic compareWithField compareWithValue advancedCondition { field logic } } } }`, nil)
	for _, f := range data.DetailFields {
		if f.Name == "price" {
			differs, either := f.Conditions[0], f.Conditions[1]
			if f.Group != "costs" || differs.Field != "status" || differs.Logic != "differs" || differs.CompareWithValue != "REALISED" ||
				either.Logic != "" || len(either.AdvancedCondition) != 2 {
				t.Errorf("the price is shown when %+v", f.Conditions)
			}
			return
		}
	}
	t.Error("the price is no detail")
}

// TestAProjectIsSoldOut sells every unit of a project.
func TestAProjectIsSoldOut(t *testing.T) {
	store, _ := sampletest.Open(t)
	c := startOn(t, store)
	read := func() (data struct {
		Project struct {
			Status string
			Stock  struct{ Free, Option, Sold int }
			Kinds  []struct {
				Category struct{ Name string }
				Count    int
				Text     string
			}
		}
	}) {
		c.into(t, &data, `{ project(number: 2001) { status stock { free option sold } kinds { category { name } count text } } }`, nil)
		return data
	}
	before := read().Project
	units := before.Stock.Free + before.Stock.Option + before.Stock.Sold
	if before.Status != "AVAILABLE" || before.Kinds[0].Count != units || !strings.HasSuffix(before.Kinds[0].Text, ")") {
		t.Errorf("the project is %+v, want it available with the kind of its units", before)
	}
	if _, err := store.Write(t.Context(), handle.Statement{SQL: "UPDATE property SET status = 2 WHERE project = 2001"}); err != nil {
		t.Fatal(err)
	}
	if after := read().Project; after.Status != "SOLD_OUT" || after.Stock.Sold != units || after.Kinds[0].Count != units {
		t.Errorf("the project is %+v, want it sold out", after)
	}
}
