package check_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/limits"
)

// TestDecodeNamesEveryField shows that all unreadable values are reported at once with file and field, without problems that only follow
// from them.
func TestDecodeNamesEveryField(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	folder["properties/1096.json"] = &fstest.MapFile{
		Data: []byte(foldertest.PropertyFile(`"price":"veel","costs":{"charges":12.345,"depozit":1},` +
			`"rooms":{"bedrooms":"veel","spaces":[{"kind":"LIVING","surface":"x"}]}`)),
	}
	folder["properties/1097.json"] = &fstest.MapFile{Data: []byte(strings.Replace(foldertest.PropertyFile(`"lift":true`), `"number":1096`,
		`"number":"1097"`,
		1))}
	folder["cities.json"] = &fstest.MapFile{Data: []byte(`[{"id":"1","zip":"3640","country":10,"name":{"nl":"Kinrooi"}}]`)}
	_, err := intake.ImportWith(t.Context(), store, folder, media, intake.Options{Strict: true})
	var problems check.Problems
	if !errors.As(err, &problems) {
		t.Fatalf("the import gives %v, want Problems", err)
	}
	got := strings.Split(problems.Error(), "\n")
	want := []string{
		`cities.json, [0].id: "1" is not a whole number`,
		`properties/1096.json, costs.charges: 12.345 is not an amount of euro with at most two decimals`,
		`properties/1096.json, costs.depozit: there is no such field`,
		`properties/1096.json, price: "veel" is not an amount of euro`,
		`properties/1096.json, rooms.bedrooms: "veel" is not a whole number`,
		`properties/1096.json, rooms.spaces[0].surface: "x" is not a whole number`,
		`properties/1097.json, lift: there is no such field`,
		`properties/1097.json, number: "1097" is not a whole number`,
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("the problems are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestDecodeReadsAnyEncoding is of programs on Windows: with a byte order mark, in UTF-16 and in Windows-1252.
func TestDecodeReadsAnyEncoding(t *testing.T) {
	const text = `{"name": "Café €"}`
	var utf16 strings.Builder
	for _, r := range text {
		utf16.Write([]byte{byte(r), byte(r >> 8)})
	}
	for name, written := range map[string]string{
		"UTF-8": text, "a mark": "\ufeff" + text, "UTF-16 with a mark": "\xff\xfe" + utf16.String(),
		"UTF-16": utf16.String(), "Windows-1252": "{\"name\": \"Caf\xe9 \x80\"}"} {
		var b check.Book
		var into struct{ Name string }
		if b.Decode("a.json", []byte(written), &into); len(b.Problems) > 0 || into.Name != "Café €" {
			t.Errorf("%s gives %q and %v, want Café €", name, into.Name, b.Problems)
		}
	}
}

// TestDecodeNumbersOfOtherPrograms: pandas writes 3.0 in a column with a gap, R 1e+05 for a round number.
func TestDecodeNumbersOfOtherPrograms(t *testing.T) {
	var b check.Book
	var r records.Property
	b.Decode("a.json", []byte(`{"number": 1096.0, "price": 2e+05, "rooms": {"bedrooms": 3.0}, "unknown": 1}`), &r)
	if r.Number != 1096 || r.Price == nil || *r.Price != 200_000_00 || r.Bedrooms == nil || *r.Bedrooms != 3 || len(b.Problems) != 1 {
		t.Errorf("the property is %+v with %v, want all three numbers, and the unknown field alone as a problem", r, b.Problems)
	}
	b = check.Book{}
	b.Decode("a.json", []byte("{\"number\": 1096.5}"), &r)
	b.Decode("b.json", []byte("{\n\"number\": 7,\n// a remark\n}"), &r)
	const want = "a.json, number: 1096.5 is not a whole number\n" +
		"b.json: line 3: invalid character '/' looking for beginning of object key string"
	if b.Problems.Error() != want {
		t.Errorf("the problems are\n%s\nwant\n%s", b.Problems.Error(), want)
	}
}

// TestDecodeRefusesANameThatStandsTwice: encoding/json takes the last of them, whichever was meant.
func TestDecodeRefusesANameThatStandsTwice(t *testing.T) {
	var b check.Book
	var r records.Property
	b.Decode("a.json", []byte("{\"number\": 7, \"price\": 1000,\n\"title\": {\"nl\": \"Een\",\n\"nl\": \"Twee\"},\n\"Price\": 2000,\n"+
		"\"rooms\": {\"spaces\": [{\"kind\": \"LIVING\"}, {\"kind\": \"LIVING\",\n\"kind\": \"BEDROOM\"}]}, \"depozit\": 1}"), &r)
	b.Decode("b.json", []byte(`[{"nl": "a", "fr": "a"}, {"nl": "b"}, {"nl": {"nl": "c"}}]`), new([]map[string]any))
	b.Decode("c.json", []byte(`{"a\"b": 1, "c": ["a\"b", "x,y"], "a\u0022b": 2}`), new(map[string]any))
	const want = "a.json, title.nl: stands twice in one object, on lines 2 and 3\n" +
		"a.json, Price: stands twice in one object, on lines 1 and 4\n" +
		"a.json, rooms.spaces[1].kind: stands twice in one object, on lines 5 and 6\n" +
		"a.json, depozit: there is no such field\n" +
		"c.json, a\"b: stands twice in one object, on lines 1 and 1"
	if b.Problems.Error() != want {
		t.Errorf("the problems are\n%s\nwant\n%s", b.Problems.Error(), want)
	}
}

// TestNamesThatStandTwiceHaveALimit: a file of nothing else has as many problems and one of the whole, with the lines of each.
func TestNamesThatStandTwiceHaveALimit(t *testing.T) {
	var text strings.Builder
	for i := range limits.NamesTwice + 5 {
		fmt.Fprintf(&text, ",\n\"k%d\": 1,\n\"k%d\": 1", i, i)
	}
	var b check.Book
	b.Decode("a.json", []byte("{"+text.String()[1:]+"}"), new(map[string]any))
	last := fmt.Sprintf("a.json, k%d: stands twice in one object, on lines %d and %d\na.json: has %d names or more", limits.NamesTwice-1,
		2*limits.NamesTwice, 2*limits.NamesTwice+1, limits.NamesTwice)
	if len(b.Problems) != limits.NamesTwice+1 || !strings.Contains(b.Problems.Error(), last) {
		t.Errorf("there are %d problems, want %d, the last ones %s in\n%s", len(b.Problems), limits.NamesTwice+1, last, b.Problems.Error())
	}
}

func TestDefaultLanguageIsInUse(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	site := string(folder["site.json"].Data)
	folder["site.json"] = &fstest.MapFile{Data: []byte(strings.Replace(site, `"use":true`, `"use":false`, 1))}
	_, err := intake.Import(t.Context(), store, folder, media)
	for _, want := range []string{"site.json, languages[0].use: nl is the default language", "site.json, languages: at least one"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the import gives %v, want the problem %q", err, want)
		}
	}
}
