package graph_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/internal/officetest"
	"github.com/gevel/gevel/internal/sampletest"
)

// crm is a program that pushes listings.
type crm struct {
	client
	store *db.Store
	media string
}

func startCRM(t *testing.T, caller graph.Caller) crm {
	t.Helper()
	store, media := sampletest.Open(t)
	g := graph.New(store, officetest.Open(t, store).Door(), nil)
	g.TakeIn(media)
	return crm{client{g, &caller}, store, media}
}

var writer = graph.Caller{Name: "crm", Writes: true}

const push = `mutation ($input: ImportPropertiesInput!) { importProperties(input: $input) {
	... on PropertiesImported { added changed unchanged removed differences { number deed fields } warnings { path } }
	... on ImportRefused { problems { path message } } } }`

// result is what came of a push.
type result struct {
	Added, Changed, Unchanged, Removed int
	Differences                        []struct {
		Number int
		Deed   string
		Fields []string
	}
	Problems []struct {
		Path    []string
		Message string
	}
}

func (c crm) push(t *testing.T, input map[string]any) result {
	t.Helper()
	var data struct{ ImportProperties result }
	c.into(t, &data, push, map[string]any{"input": input})
	return data.ImportProperties
}

func (c crm) version(t *testing.T) int64 {
	t.Helper()
	v, err := c.store.Version(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// sampleHome reads a home of the sample without its files, and changes it.
func sampleHome(t *testing.T, number int, change map[string]any) map[string]any {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(sampletest.Folder(), "properties", fmt.Sprint(number, ".json")))
	if err != nil {
		t.Fatal(err)
	}
	var home map[string]any
	if err := json.Unmarshal(text, &home); err != nil {
		t.Fatal(err)
	}
	for _, files := range []string{"photos", "plans", "documents"} {
		delete(home, files)
	}
	for name, value := range change {
		home[name] = value
	}
	return home
}

func TestOnlyAKeyThatMayWritePushes(t *testing.T) {
	c := startCRM(t, graph.Caller{Name: "portal"})
	before := c.version(t)
	a := c.ask(t, push, map[string]any{"input": map[string]any{"withdraw": []int{1096}}})
	if len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "FORBIDDEN" || c.version(t) != before {
		t.Error(a.text)
	}
	anybody := start(t)
	if a := anybody.ask(t, push, map[string]any{"input": map[string]any{}}); len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "FORBIDDEN" {
		t.Error(a.text)
	}
}

// TestPushingWhatTheFolderHadChangesNothing shows that both ways in are one.
func TestPushingWhatTheFolderHadChangesNothing(t *testing.T) {
	c := startCRM(t, writer)
	before := c.version(t)
	got := c.push(t, map[string]any{"properties": []any{sampleHome(t, 1096, nil), sampleHome(t, 1001, nil)}})
	if got.Unchanged != 2 || len(got.Differences) != 0 || c.version(t) != before {
		t.Errorf("%+v, version %d to %d", got, before, c.version(t))
	}
}

func TestAPushChangesWhatItNames(t *testing.T) {
	c := startCRM(t, writer)
	before := c.version(t)
	input := map[string]any{"properties": []any{sampleHome(t, 1096, map[string]any{"price": 340000.5}), sampleHome(t, 1096, map[string]any{"number": 4711})}, "withdraw": []int{1095, 99999}, "dryRun": true}
	dry := c.push(t, input)
	if c.version(t) != before {
		t.Error("a dry run wrote")
	}
	input["dryRun"] = false
	got := c.push(t, input)
	if fmt.Sprint(got) != fmt.Sprint(dry) {
		t.Errorf("it said %+v and did %+v", dry, got)
	}
	if got.Changed != 1 || got.Added != 1 || got.Removed != 1 || len(got.Differences) != 3 || !slices.Equal(got.Differences[0].Fields, []string{"price"}) {
		t.Errorf("%+v", got)
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
	if data.Properties.TotalCount != 85 || data.Changed.Price.Amount != 340000 || data.Changed.Price.Cents != 50 || len(data.Changed.Photos) != 8 || data.Changed.Photos[0].Alt == "" || len(data.New.Photos) != 0 || data.Gone != nil {
		t.Errorf("%+v", data)
	}
	if again := c.push(t, input); again.Unchanged != 2 || len(again.Differences) != 0 {
		t.Errorf("the same push again: %+v", again)
	}
}

func TestAPushWithProblemsChangesNothing(t *testing.T) {
	c := startCRM(t, writer)
	before := c.version(t)
	got := c.push(t, map[string]any{
		"properties": []any{
			sampleHome(t, 1096, map[string]any{"price": 1}),
			sampleHome(t, 1096, map[string]any{"costs": map[string]any{"charges": -1}}),
			sampleHome(t, 1094, map[string]any{"prijs": 1}),
			sampleHome(t, 1093, map[string]any{"city": 77, "comfort": map[string]any{"heating": "SUN"}, "photos": []string{"lost.jpg", "../../gevel.db"}}),
			sampleHome(t, 1092, map[string]any{"rooms": map[string]any{"bedrooms": "two"}}),
			7,
		},
		"withdraw": []int{0},
	})
	var ways []string
	for _, p := range got.Problems {
		ways = append(ways, strings.Join(p.Path, ".")+": "+p.Message)
	}
	for _, want := range []string{"input.properties.1: -1 is not an amount of euro", "input.properties.2: unknown field", "input.properties.4.rooms.bedrooms: a string cannot", "input.properties.5: a number cannot"} {
		if !slices.ContainsFunc(ways, func(w string) bool { return strings.HasPrefix(w, want) }) {
			t.Errorf("missing %s in %q", want, ways)
		}
	}
	got = c.push(t, map[string]any{"withdraw": []int{0}, "properties": []any{
		sampleHome(t, 1093, map[string]any{"city": 77, "comfort": map[string]any{"heating": "SUN"}, "photos": []string{"lost.jpg", "../../gevel.db"}})}})
	ways = nil
	for _, p := range got.Problems {
		ways = append(ways, strings.Join(p.Path, "."))
	}
	for _, want := range []string{"input.properties.0.city", "input.properties.0.comfort.heating", "input.properties.0.photos.0", "input.properties.0.photos.1", "input.withdraw.0.number"} {
		if !slices.Contains(ways, want) {
			t.Errorf("missing %s in %q", want, ways)
		}
	}
	if c.version(t) != before {
		t.Error("something was written")
	}
}

// upload sends a push with files.
func (c crm) upload(t *testing.T, input map[string]any, files ...[]byte) result {
	t.Helper()
	variables := throughJSON(t, map[string]any{"input": input})
	for i, file := range files {
		place := variables["input"].(map[string]any)["files"].([]any)[i].(map[string]any)
		place["content"] = graphql.Upload{File: bytes.NewReader(file), Filename: "whatever", Size: int64(len(file))}
	}
	a := c.send(t, graph.FreeQuery{Text: push, Variables: variables})
	var data struct{ ImportProperties result }
	if err := json.Unmarshal(a.Data, &data); err != nil || len(a.Errors) > 0 {
		t.Fatal(err, a.Errors)
	}
	return data.ImportProperties
}

func TestAPushBringsPictures(t *testing.T) {
	c := startCRM(t, writer)
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 30, 20))); err != nil {
		t.Fatal(err)
	}
	front := map[string]any{"name": "photos/front.png", "content": nil, "alt": map[string]string{"nl": "De gevel"}}
	got := c.upload(t, map[string]any{"files": []any{front}, "properties": []any{sampleHome(t, 1096, map[string]any{"photos": []string{"front.png"}})}}, picture.Bytes())
	if got.Changed != 1 || !slices.Equal(got.Differences[0].Fields, []string{"photos"}) {
		t.Fatalf("%+v", got)
	}
	var data struct {
		Property struct {
			Photos []struct {
				URL, Alt      string
				Width, Height int
			}
		}
	}
	const ask = `{ property(number: 1096) { photos { url alt width height } } }`
	c.into(t, &data, ask, nil)
	photos := data.Property.Photos
	if len(photos) != 1 || photos[0].Alt != "De gevel" || photos[0].Width != 30 || photos[0].Height != 20 {
		t.Fatalf("%+v", photos)
	}
	file := strings.TrimPrefix(photos[0].URL, "/media/")
	if stored, err := os.ReadFile(filepath.Join(c.media, file)); err != nil || !bytes.Equal(stored, picture.Bytes()) {
		t.Error("the picture is not there:", err)
	}
	if again := c.push(t, map[string]any{"properties": []any{sampleHome(t, 1096, map[string]any{"photos": []string{file}})}}); again.Unchanged != 1 {
		t.Errorf("by the name it has here: %+v", again)
	}
	if none := c.push(t, map[string]any{"properties": []any{sampleHome(t, 1096, map[string]any{"photos": []string{}})}}); none.Changed != 1 {
		t.Errorf("without pictures: %+v", none)
	}
	c.into(t, &data, ask, nil)
	if len(data.Property.Photos) != 0 {
		t.Error("an empty list leaves pictures there")
	}
	for _, name := range []string{"photos/../../x.png", "/photos/x.png", "x.png", "photos/", "media/x.png"} {
		front["name"] = name
		if got := c.upload(t, map[string]any{"files": []any{front}}, picture.Bytes()); len(got.Problems) != 1 || strings.Join(got.Problems[0].Path, ".") != "input.files.0.name" {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
