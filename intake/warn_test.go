package intake_test

import (
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/internal/rastertest"
)

var today = time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC)

// planned has the planning information that Flanders requires for a sale.
const planned = `"planning":{"permit":"YES","destination":"RESIDENTIAL","summons":"NO","preemptiveRight":"NO","allotmentPermit":"NO",` +
	`"judicialDecision":"NO"}`

// warningsOf returns the warnings about a folder, as they were in the autumn of 2026.
func warningsOf(files fs.FS) check.Problems {
	noted, _ := intake.Checked(files, today)
	return noted.Warnings
}

func TestWarnIdentity(t *testing.T) {
	for name, want := range map[string]int{foldertest.Identified: 0, `"office":{}`: 10,
		strings.Replace(foldertest.Identified, `"insurer":"Verzekeraar",`, "", 1): 1} {
		folder := foldertest.WithSite(t, name)
		delete(folder, "properties/1096.json")
		if got := warningsOf(folder); len(got) != want {
			t.Errorf("%s has %d warnings, want %d\n%s", name, len(got), want, got.Error())
		}
	}
}

func TestWarnColours(t *testing.T) {
	const banner = foldertest.Identified + `,"banner":{"kind":"COLOR","color":"#7b7b7b"},` +
		`"topBar":[{"side":"LEFT","status":"Published","label":{"nl":"Open"},"color":"#f1c40f"}]`
	folder := foldertest.WithSite(t, banner)
	delete(folder, "properties/1096.json")
	want := "site.json, banner.color: words have a contrast of 4.2 with it; 4.5 is needed to read them well (WCAG 2.2)\n" +
		"site.json, topBar[0].color: words have a contrast of 1.5 with it; 4.5 is needed to read them well (WCAG 2.2)"
	if got := warningsOf(folder).Error(); got != want {
		t.Errorf("the warnings are\n%s\nwant\n%s", got, want)
	}
}

// TestPublishUnlawful imports a property that lacks much, and says so in words.
func TestPublishUnlawful(t *testing.T) {
	store, media := foldertest.Open(t)
	for settings, want := range map[string]int{`"settings":{"publishUnlawful":false}`: 0, `"settings":{"publishUnlawful":true}`: 1,
		`"settings":{}`: 1} {
		out, err := intake.Import(t.Context(), store, foldertest.WithSite(t, settings), media)
		if err != nil {
			t.Fatal(err)
		}
		if list, err := store.PropertiesByNumber(t.Context(), "nl", []int{1096}, columns.Selection{}); err != nil || len(list) != want {
			t.Errorf("%s: visitors see %d properties, want %d (%v)", settings, len(list), want, err)
		}
		said := strings.Contains(out.Warnings.Error(), "properties/1096.json: is held back from visitors until it has what the law asks")
		if held, err := store.Imports.AllHeldProperties(t.Context()); err != nil || len(held) != 1-want || said != (want == 0) {
			t.Errorf("%s: held back is %+v, want %d and a warning for each (%v)\n%s", settings, held, 1-want, err, out.Warnings.Error())
		}
	}
}

// TestWarnOfWhatTheLawOfEachRegionAsks changes one field at a time of a property without warnings, in each region.
func TestWarnOfWhatTheLawOfEachRegionAsks(t *testing.T) {
	flemish := `"energy":{"status":"PRESENT","specific":412},"legal":{"pScore":"A","gScore":"A","floodReportDate":"2026-09-02"},` +
		`"building":{"constructionYear":1971},` + planned
	for _, c := range []struct {
		name, city, fields string
		want               []string
	}{
		{"a Flemish sale with everything", "3640", flemish, nil},
		{"without a figure", "3640", strings.Replace(flemish, `,"specific":412`, "", 1), []string{"energy.specific"}},
		{"with a certificate applied for", "3640", strings.Replace(flemish, `"PRESENT","specific":412`, `"IN_APPLICATION"`, 1), nil},
		{"with a hidden address and no code", "3640", flemish + `,"publishAddress":false`, []string{"energy.uniqueCode"}},
		{"without flood scores", "3640", strings.Replace(flemish, `"pScore":"A","gScore":"A",`, "", 1),
			[]string{"legal.pScore", "legal.gScore"}},
		{"with an old flood report", "3640", strings.Replace(flemish, "2026-09-02", "2025-11-20", 1), []string{"legal.floodReportDate"}},
		{"without planning mentions", "3640", strings.Replace(flemish, planned, `"planning":{}`, 1),
			[]string{"planning.permit", "planning.destination", "planning.summons", "planning.preemptiveRight", "planning.allotmentPermit",
				"planning.judicialDecision"}},
		{"a plot", "3640", `"energy":{"status":"NOT_APPLICABLE"},"legal":{"pScore":"A"},` + planned, nil},
		{"Brussels with figure and emission", "1000", `"energy":{"specific":92,"co2":19}`, nil},
		{"Brussels with a certificate applied for", "1000", `"energy":{"status":"IN_APPLICATION"}`,
			[]string{"energy.specific", "energy.co2"}},
		{"Wallonia with code and figures", "4000", `"energy":{"specific":182,"total":6188,"uniqueCode":"20250501007399"}`, nil},
		{"Wallonia without them", "4000", `"energy":{}`, []string{"energy.uniqueCode", "energy.total", "energy.specific"}},
		{"Luxembourg with both classes", "9710", `"energy":{"labelText":"B","thermalClass":"C"}`, nil},
		{"Luxembourg with one class", "9710", `"energy":{"labelText":"B"}`, []string{"energy.thermalClass"}},
		{"a rent with charges", "4000", `"goal":1,"price":900,"costs":{"charges":0},"energy":{"status":"NOT_APPLICABLE"}`, nil},
		{"a rent without", "4000", `"goal":1,"price":900,"energy":{"status":"NOT_APPLICABLE"}`, []string{"costs.charges"}},
		{"a rent without a price", "4000", `"goal":1,"costs":{"charges":0},"energy":{"status":"NOT_APPLICABLE"}`, []string{"price"}},
		{"a rent on request",
			"4000", `"goal":1,"price":900,"publishPrice":false,"costs":{"charges":0},"energy":{"status":"NOT_APPLICABLE"}`,
			[]string{"publishPrice"}},
		{"videos of known kinds",
			"9710",
			`"videos":["https://youtu.be/M7lc1UVf-VE","round.mp4"],"virtualTour":"https://kuula.co/share/7",` +
				`"energy":{"status":"NOT_APPLICABLE"}`, nil},
		{"videos of no kind",
			"9710", `"videos":["https://example.com/film"],"virtualTour":"javascript:1","energy":{"status":"NOT_APPLICABLE"}`,
			[]string{"videos", "virtualTour"}},
		{"a sold property", "4000", `"status":2,"energy":{}`, nil},
	} {
		folder := foldertest.WithSite(t, foldertest.Identified)
		country := map[bool]int{true: 50, false: 10}[c.city == "9710"]
		folder["cities.json"].Data = fmt.Appendf(nil,
			`[{"id":1,"zip":%q,"country":%d,"name":{"nl":"Stad"},"latitude":51.2,"longitude":5.8}]`,
			c.city, country)
		folder["properties/1096.json"].Data = []byte(foldertest.PropertyFile(c.fields))
		folder["photos/round.mp4"] = &fstest.MapFile{Data: rastertest.Video()}
		got := warningsOf(folder)
		fields := make([]string, len(got))
		for i, w := range got {
			fields[i] = w.Field
		}
		if fmt.Sprint(fields) != fmt.Sprint(c.want) && len(fields)+len(c.want) > 0 {
			t.Errorf("%s: warnings about %v, want %v\n%s", c.name, fields, c.want, got.Error())
		}
	}
}

// TestTheDeskHasAWordForWhatTheLawAsksFor compares the fields that are lacking with those that the desk has texts for.
func TestTheDeskHasAWordForWhatTheLawAsksFor(t *testing.T) {
	source, err := os.ReadFile("advert/advert.go")
	if err != nil {
		t.Fatal(err)
	}
	words, err := os.ReadFile("../web/desk/properties/laws.ts")
	if err != nil {
		t.Fatal(err)
	}
	fields := regexp.MustCompile(`a\.(?:wants|lack)\("([^"]+)"`).FindAllStringSubmatch(string(source), -1)
	if len(fields) < 15 {
		t.Fatalf("advert.go asks for %d fields, want more: is this test's pattern out of date?", len(fields))
	}
	for _, f := range fields {
		if name := f[1]; !strings.Contains(string(words), "'"+name+"'") && !strings.Contains(string(words), "  "+name+": ") {
			t.Errorf("the law asks for %s, for which laws.ts has no word", name)
		}
	}
}

func TestSampleHasNoWarnings(t *testing.T) {
	if got := warningsOf(os.DirFS("../sample")); len(got) > 0 {
		t.Errorf("the sample has %d warnings, want none\n%s", len(got), got.Error())
	}
}
