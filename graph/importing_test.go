package graph_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/auth/principal"
)

func TestImportNeedsAKeyThatMayWrite(t *testing.T) {
	c := startCRM(t, principal.APIKey{Name: "portal"})
	before := c.version(t)
	a := c.query(t, push, map[string]any{"input": map[string]any{"withdraw": []int{1096}}})
	if len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "FORBIDDEN" || c.version(t) != before {
		t.Errorf("a key that may not write is answered %s, want FORBIDDEN and nothing changed", a.text)
	}
	anybody := start(t)
	if a := anybody.query(t,
		push, map[string]any{"input": map[string]any{}}); len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "FORBIDDEN" {
		t.Errorf("without a key the import is answered %s, want FORBIDDEN", a.text)
	}
}

// TestImportOfUnchangedPropertiesChangesNothing imports properties of the sample's folder through the graph.
func TestImportOfUnchangedPropertiesChangesNothing(t *testing.T) {
	c := startCRM(t, writer)
	before := c.version(t)
	got := c.push(t, map[string]any{"properties": []any{sampleProperty(t, 1096, nil), sampleProperty(t, 1001, nil)}})
	if got.Unchanged != 2 || len(got.Differences) != 0 || c.version(t) != before {
		t.Errorf("the import did %+v, want 2 unchanged; the data version went from %d to %d", got, before, c.version(t))
	}
}

func TestImportChangesOnlyItsProperties(t *testing.T) {
	c := startCRM(t, writer)
	before := c.version(t)
	input := map[string]any{"properties": []any{sampleProperty(t, 1096, map[string]any{"price": 340000.5}),
		sampleProperty(t, 1096, map[string]any{"number": 4711})}, "withdraw": []int{1095, 99999}, "dryRun": true}
	dry := c.push(t, input)
	if c.version(t) != before {
		t.Error("a dry run changed the data version")
	}
	input["dryRun"] = false
	got := c.push(t, input)
	if fmt.Sprint(got) != fmt.Sprint(dry) {
		t.Errorf("the dry run said %+v, but the import did %+v", dry, got)
	}
	if got.Changed != 1 || got.Added != 1 || got.Removed != 1 || len(got.Differences) != 3 || !slices.Equal(got.Differences[0].Fields,
		[]string{"price"}) {
		t.Errorf("the import did %+v, want one added, one removed and one changed, in its price", got)
	}
	var data struct {
		Properties struct{ TotalCount int }
		Changed    struct {
			Price  struct{ Amount, Cents int }
			Photos []struct{ Alt string }
		}
		New  struct{ Photos []struct{ URL string } }
		Gone *struct{ Number int }
	}
	c.into(t, &data, `{ properties { totalCount } changed: property(number: 1096) { price { amount cents } photos { alt } }
		new: property(number: 4711) { photos { url } } gone: property(number: 1095) { number } }`, nil)
	if data.Properties.TotalCount != 85 || data.Changed.Price.Amount != 340000 || data.Changed.Price.Cents != 50 ||
		len(data.Changed.Photos) != 8 || data.Changed.Photos[0].Alt == "" || len(data.New.Photos) != 0 || data.Gone != nil {
		t.Errorf("after the import there is %+v, want 85 properties, 1096 at the new price with its photos, and not 1095", data)
	}
	if again := c.push(t, input); again.Unchanged != 2 || len(again.Differences) != 0 {
		t.Errorf("the same import again changed something: %+v", again)
	}
}

// TestImportLeavesOutWhatHasProblems shows that a property with problems does not hold up the others, and that nothing is done when all
// have.
func TestImportLeavesOutWhatHasProblems(t *testing.T) {
	c := startCRM(t, writer)
	got := c.push(t, map[string]any{
		"properties": []any{
			sampleProperty(t, 1096, map[string]any{"price": 340000}),
			sampleProperty(t, 1095, map[string]any{"costs": map[string]any{"charges": 1.005}}),
			sampleProperty(t, 1094, map[string]any{"prijs": 1}),
			sampleProperty(t, 1092, map[string]any{"rooms": map[string]any{"bedrooms": true}}),
			7,
		},
		"withdraw": []int{0, 99999},
	})
	var ways, outcomes []string
	for _, r := range got.Results {
		ways, outcomes = append(ways, at(r.Problems)...), append(outcomes, r.Outcome)
	}
	if want := "CHANGED LEFT_OUT LEFT_OUT LEFT_OUT LEFT_OUT LEFT_OUT UNCHANGED"; strings.Join(outcomes, " ") != want || got.Changed != 1 {
		t.Errorf("the outcomes are %q, want %s", outcomes, want)
	}
	for _, want := range []string{"input.properties.1: 1.005 is not an amount of euro", "input.properties.2: unknown field",
		"input.properties.3.rooms.bedrooms: a bool is not", "input.properties.4: a number is not", "input.withdraw.0.number: 0 is not"} {
		if !slices.ContainsFunc(ways, func(w string) bool { return strings.HasPrefix(w, want) }) {
			t.Errorf("want the problem %s among %q", want, ways)
		}
	}
	before := c.version(t)
	got = c.push(t, map[string]any{"withdraw": []int{0}, "properties": []any{
		sampleProperty(t, 1093, map[string]any{"city": 77, "comfort": map[string]any{"heating": "SUN"}}),
		sampleProperty(t, 1091, nil), sampleProperty(t, 1091, map[string]any{"price": 2})}})
	ways = nil
	for _, p := range got.Problems {
		ways = append(ways, strings.Join(p.Path, "."))
	}
	for _, want := range []string{"input.properties.0.city", "input.properties.0.comfort.heating", "input.properties.1.number",
		"input.properties.2.number", "input.withdraw.0.number"} {
		if !slices.Contains(ways, want) {
			t.Errorf("want a problem at %s among %q", want, ways)
		}
	}
	if c.version(t) != before {
		t.Error("an import of which every property has problems changed the data version")
	}
}

func TestImportWarnsOfPicturesThatAreNotThere(t *testing.T) {
	c := startCRM(t, writer)
	got := c.push(t, map[string]any{"properties": []any{
		sampleProperty(t, 1096, map[string]any{"number": 4711, "photos": []string{"lost.jpg", "../../gevel.db"}})}})
	if got.Added != 1 || len(got.Warnings) < 2 {
		t.Errorf("the import gives %+v, want the property without its pictures, and a warning for each", got)
	}
}

// TestImportByReference sends properties with references of the program's own: they are given numbers, which the answer has and which stay.
func TestImportByReference(t *testing.T) {
	c := startCRM(t, writer)
	input := map[string]any{"properties": []any{sampleProperty(t, 1096, map[string]any{"number": 0, "reference": " MAAS-0512 "}),
		sampleProperty(t, 1096, map[string]any{"number": 0, "reference": "0077"}),
		sampleProperty(t, 1096, map[string]any{"number": 4711, "reference": "B-4711"}),
		sampleProperty(t, 1096, map[string]any{"number": 0, "reference": "a\u0000b"})}, "dryRun": true}
	dry := c.push(t, input)
	input["dryRun"] = false
	if got := c.push(t, input); got.Added != 3 || fmt.Sprint(got) != fmt.Sprint(dry) {
		t.Errorf("the import did %+v, and would have done %+v", got, dry)
	}
	var data struct{ Given, Digits, Beside struct{ Reference string } }
	c.into(t, &data, `{ given: property(number: 900000001) { reference } digits: property(number: 77) { reference }
		beside: property(number: 4711) { reference } }`, nil)
	if fmt.Sprint(data) != "{{MAAS-0512} {0077} {B-4711}}" {
		t.Errorf("the references are %+v", data)
	}
	if gone := c.push(t, map[string]any{"withdrawReferences": []string{"MAAS-0512", "4711", "unheard of"}}); gone.Removed != 2 {
		t.Errorf("withdrawing by reference did %+v", gone)
	}
}
