package intake_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake"

	"github.com/gevel/gevel/internal/foldertest"
)

// TestSettle imports values that say nothing, are written as text, or cannot be: one row a value, with what becomes of the field.
func TestSettle(t *testing.T) {
	for _, c := range []struct {
		more    string
		warned  string // the field of the one warning about a value, "" for none
		problem string // the field that is refused, "" for none
		holds   func(p records.Property) bool
	}{
		{`"price":0`, "price", "", func(p records.Property) bool { return p.Price == nil }},
		{`"price":1000000000000`, "price", "", func(p records.Property) bool { return p.Price == nil }},
		{`"price":"349.000,50"`, "price", "", func(p records.Property) bool { return *p.Price == 34900050 }},
		{`"price":-5`, "price", "", func(p records.Property) bool { return p.Price == nil }},
		{`"building":{"constructionYear":0}`, "building.constructionYear", "",
			func(p records.Property) bool { return p.ConstructionYear == nil }},
		{`"building":{"constructionYear":1}`, "building.constructionYear", "",
			func(p records.Property) bool { return p.ConstructionYear == nil }},
		{`"building":{"constructionYear":20218}`, "building.constructionYear", "",
			func(p records.Property) bool { return p.ConstructionYear == nil }},
		{`"building":{"constructionYear":2031}`, "", "", func(p records.Property) bool { return *p.ConstructionYear == 2031 }},
		{`"building":{"constructionYear":2032}`, "building.constructionYear", "",
			func(p records.Property) bool { return p.ConstructionYear == nil }},
		{`"building":{"constructionYear":1998,"renovationYear":1958}`, "building.renovationYear", "",
			func(p records.Property) bool { return *p.RenovationYear == 1958 }},
		{`"building":{"floor":0}`, "", "", func(p records.Property) bool { return *p.Building.Floor == 0 }},
		{`"building":{"floor":"2de verdieping"}`, "building.floor", "", func(p records.Property) bool { return *p.Building.Floor == 2 }},
		{`"rooms":{"bedrooms":0}`, "", "", func(p records.Property) bool { return *p.Bedrooms == 0 }},
		{`"rooms":{"bedrooms":"3"}`, "rooms.bedrooms", "", func(p records.Property) bool { return *p.Bedrooms == 3 }},
		{`"rooms":{"bedrooms":"-"}`, "", "", func(p records.Property) bool { return p.Bedrooms == nil }},
		{`"rooms":{"bedrooms":""}`, "", "", func(p records.Property) bool { return p.Bedrooms == nil }},
		{`"rooms":{"bedrooms":"veel"}`, "rooms.bedrooms", "", func(p records.Property) bool { return p.Bedrooms == nil }},
		{`"rooms":{"bedrooms":-1}`, "rooms.bedrooms", "", func(p records.Property) bool { return p.Bedrooms == nil }},
		{`"surfaces":{"living":"82,50"}`, "surfaces.living", "", func(p records.Property) bool { return *p.Living == 82 }},
		{`"surfaces":{"living":9000000000000000000}`, "surfaces.living", "", func(p records.Property) bool { return p.Living == nil }},
		{`"energy":{"specific":0.0}`, "energy.specific", "", func(p records.Property) bool { return p.Specific == nil }},
		{`"energy":{"specific":-12.5}`, "", "", func(p records.Property) bool { return *p.Specific == -12.5 }},
		{`"energy":{"validUntil":"01/05/2034"}`, "energy.validUntil", "",
			func(p records.Property) bool { return *p.ValidUntil == "2034-05-01" }},
		{`"energy":{"validUntil":"2034-05-01T00:00:00"}`, "", "",
			func(p records.Property) bool { return *p.ValidUntil == "2034-05-01" }},
		{`"energy":{"validUntil":"9999-12-31"}`, "", "", func(p records.Property) bool { return p.ValidUntil == nil }},
		{`"energy":{"validUntil":"2026-11-20"}`, "energy.validUntil", "",
			func(p records.Property) bool { return *p.ValidUntil == "2026-11-20" }},
		{`"energy":{"validUntil":"2026-11-21"}`, "", "", func(p records.Property) bool { return *p.ValidUntil == "2026-11-21" }},
		{`"energy":{"validUntil":"nooit"}`, "energy.validUntil", "", func(p records.Property) bool { return p.ValidUntil == nil }},
		{`"availability":{"from":"0001-01-01"}`, "", "", func(p records.Property) bool { return p.From == nil }},
		{`"costs":{"cadastralIncome":0}`, "costs.cadastralIncome", "", func(p records.Property) bool { return p.CadastralIncome == nil }},
		{`"costs":{"charges":0}`, "", "", func(p records.Property) bool { return *p.Charges == 0 }},
		{`"comfort":{"lift":"ja"}`, "comfort.lift", "", func(p records.Property) bool { return *p.Lift }},
		{`"comfort":{"lift":"misschien"}`, "comfort.lift", "", func(p records.Property) bool { return p.Lift == nil }},
		{`"publishPrice":"nee"`, "publishPrice", "", func(p records.Property) bool { return !p.PublishPrice }},
		{`"publishPrice":"misschien"`, "publishPrice", "", func(p records.Property) bool { return !p.PublishPrice }},
		{`"title":{"nl":"Huis &amp; <b>tuin</b> ","fr":" "}`, "", "", func(p records.Property) bool {
			return p.Title["nl"] == "Huis & tuin" && len(p.Title) == 1
		}},
		{`"title":{"nl":" \u00a0"}`, "", "title", nil},
		{`"description":{"nl":"Tekst","fr":"<p> </p>"}`, "", "", func(p records.Property) bool {
			return p.Description["nl"] == "Tekst" && len(p.Description) == 1
		}},
		{`"street":" - ","boxNumber":"\u200b"`, "", "",
			func(p records.Property) bool { return p.Street == nil && p.BoxNumber == nil }},
	} {
		folder := foldertest.WithSite(t, foldertest.Identified)
		folder["properties/1096.json"] = &fstest.MapFile{Data: []byte(foldertest.PropertyFile(c.more))}
		noted, first := intake.Checked(folder, today)
		var warned, refused []string
		for _, w := range noted.Warnings {
			if !strings.Contains(w.Text, "wants it") && !strings.Contains(w.Text, "Flanders") && w.File == "properties/1096.json" {
				warned = append(warned, w.Field)
			}
		}
		for _, p := range noted.Problems {
			refused = append(refused, p.Field)
		}
		if strings.Join(warned, " ") != c.warned || strings.Join(refused, " ") != c.problem {
			t.Errorf("%s: warnings of %q and problems of %q, want %q and %q\n%v%v", c.more, warned, refused, c.warned, c.problem,
				noted.Warnings, noted.Problems)
			continue
		}
		if c.holds == nil {
			continue
		}
		before := len(noted.Warnings)
		entry, err := first()
		if err != nil || !c.holds(entry.Record) {
			t.Errorf("%s is not as it should be: %+v (%v)", c.more, entry.Record, err)
		}
		if len(noted.Warnings) != before {
			t.Errorf("%s: reading it again warns again", c.more)
		}
	}
}

// TestSameUnitName warns of two units of a project that have one name.
func TestSameUnitName(t *testing.T) {
	folder := foldertest.WithSite(t, foldertest.Identified)
	folder["projects/2001.json"] = &fstest.MapFile{Data: []byte(`{"number":2001,"goal":0,"city":1,"agent":1,"name":{"nl":"De Linde"},
		"publishedAt":"2026-09-01"}`)}
	for number, name := range map[string]string{"1096": "A1.1", "1097": "a1.1", "1098": "A1.2"} {
		text := strings.Replace(foldertest.PropertyFile(`"project":2001,"unitName":"`+name+`"`), "1096", number, 1)
		folder["properties/"+number+".json"] = &fstest.MapFile{Data: []byte(text)}
	}
	var warned []string
	for _, w := range warningsOf(folder) {
		if w.Field == "unitName" {
			warned = append(warned, w.File)
		}
	}
	if len(warned) != 1 || warned[0] != "properties/1097.json" {
		t.Errorf("the warnings are of %q, want one of 1097", warned)
	}
}
