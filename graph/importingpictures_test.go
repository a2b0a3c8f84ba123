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
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
)

// upload sends importProperties with files.
func (c crm) upload(t *testing.T, input map[string]any, files ...[]byte) result {
	t.Helper()
	variables := throughJSON(t, map[string]any{"input": input})
	for i, file := range files {
		place := variables["input"].(map[string]any)["files"].([]any)[i].(map[string]any)
		place["content"] = graphql.Upload{File: bytes.NewReader(file), Filename: "whatever", Size: int64(len(file))}
	}
	a := c.send(t, engine.FreeQuery{Text: push, Variables: variables})
	var data struct{ ImportProperties result }
	if err := json.Unmarshal(a.Data, &data); err != nil || len(a.Errors) > 0 {
		t.Fatalf("the upload fails: %v, %+v", err, a.Errors)
	}
	return data.ImportProperties
}

// TestImportTakesAddresses pushes pictures at addresses: good ones wait to be fetched, others are warnings,
// and the photos that the property has stay.
func TestImportTakesAddresses(t *testing.T) {
	c := startCRM(t, writer)
	of := func(address string) map[string]any {
		return map[string]any{"properties": []any{sampleProperty(t, 1096, map[string]any{"photos": []string{address}})}}
	}
	if got := c.push(t, of("https://pictures.example/1")); got.Changed != 1 {
		t.Errorf("a photo at a new address gives %+v, want one changed property", got)
	}
	if again := c.push(t, of("https://pictures.example/1")); again.Unchanged != 1 {
		t.Errorf("the same address again gives %+v, want it unchanged", again)
	}
	for _, address := range []string{"http://pictures.example/1", "file:///srv/photo.jpg", "https://u:p@pictures.example/1",
		"https://pictures.example/" + strings.Repeat("a", limits.RemoteAddressLength)} {
		got := c.push(t, of(address))
		if !slices.ContainsFunc(got.Warnings, func(p struct{ Path []string }) bool {
			return strings.Join(p.Path, ".") == "input.properties.0.photos.0"
		}) || got.Unchanged != 1 {
			t.Errorf("%.40s gives %+v, want a warning and the photo that was there", address, got)
		}
	}
	many := make([]string, limits.RemoteFilesOfRecord+1)
	for i := range many {
		many[i] = fmt.Sprint("https://pictures.example/", i)
	}
	tooMany := map[string]any{"properties": []any{sampleProperty(t, 1096, map[string]any{"photos": many})}}
	if got := c.push(t, tooMany); len(got.Problems) != 1 {
		t.Errorf("%d addresses give %+v, want one problem", len(many), got)
	}
}

func TestImportStoresPictures(t *testing.T) {
	c := startCRM(t, writer)
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 30, 20))); err != nil {
		t.Fatal(err)
	}
	front := map[string]any{"name": "photos/front.png", "content": nil, "alt": map[string]string{"nl": "De gevel"}}
	got := c.upload(t,
		map[string]any{"files": []any{front},
			"properties": []any{sampleProperty(t, 1096, map[string]any{"photos": []string{"front.png"}})}},
		picture.Bytes())
	if got.Changed != 1 || !slices.Equal(got.Differences[0].Fields, []string{"photos"}) {
		t.Fatalf("the upload gives %+v, want the property changed in its photos alone", got)
	}
	var data struct {
		Property struct {
			Photos []struct {
				URL, Alt      string
				Width, Height int
			}
		}
	}
	const photosQuery = `{ property(number: 1096) { photos { url alt width height } } }`
	c.into(t, &data, photosQuery, nil)
	photos := data.Property.Photos
	if len(photos) != 1 || photos[0].Alt != "De gevel" || photos[0].Width != 30 || photos[0].Height != 20 {
		t.Fatalf("the photos are %+v, want one of 30 × 20 with its alt text", photos)
	}
	file := strings.TrimPrefix(photos[0].URL, "/media/")
	if stored, err := os.ReadFile(filepath.Join(c.media, file)); err != nil || !bytes.Equal(stored, picture.Bytes()) {
		t.Errorf("the picture was not stored as it was sent (%v)", err)
	}
	if again := c.push(t,
		map[string]any{"properties": []any{sampleProperty(t, 1096, map[string]any{"photos": []string{file}})}}); again.Unchanged != 1 {
		t.Errorf("naming a stored picture changed something: %+v", again)
	}
	if none := c.push(t,
		map[string]any{"properties": []any{sampleProperty(t, 1096, map[string]any{"photos": []string{}})}}); none.Changed != 1 {
		t.Errorf("an empty list of photos did not change the property: %+v", none)
	}
	c.into(t, &data, photosQuery, nil)
	if len(data.Property.Photos) != 0 {
		t.Error("the property still has photos after an import without")
	}
	for _, name := range []string{"photos/../../x.png", "/photos/x.png", "x.png", "photos/", "media/x.png"} {
		front["name"] = name
		if got := c.upload(t, map[string]any{"files": []any{front}},
			picture.Bytes()); len(got.Problems) != 1 || strings.Join(got.Problems[0].Path, ".") != "input.files.0.name" {
			t.Errorf("a file with the name %s gives %+v, want one problem with the name", name, got)
		}
	}
}
