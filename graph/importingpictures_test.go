package graph_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/graph"
)

// upload sends importProperties with files.
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
		t.Error("the picture was not stored:", err)
	}
	if again := c.push(t,
		map[string]any{"properties": []any{sampleProperty(t, 1096, map[string]any{"photos": []string{file}})}}); again.Unchanged != 1 {
		t.Errorf("naming a stored picture changed something: %+v", again)
	}
	if none := c.push(t,
		map[string]any{"properties": []any{sampleProperty(t, 1096, map[string]any{"photos": []string{}})}}); none.Changed != 1 {
		t.Errorf("an empty list of photos did not change the property: %+v", none)
	}
	c.into(t, &data, ask, nil)
	if len(data.Property.Photos) != 0 {
		t.Error("the property still has photos after an import without")
	}
	for _, name := range []string{"photos/../../x.png", "/photos/x.png", "x.png", "photos/", "media/x.png"} {
		front["name"] = name
		if got := c.upload(t, map[string]any{"files": []any{front}},
			picture.Bytes()); len(got.Problems) != 1 || strings.Join(got.Problems[0].Path, ".") != "input.files.0.name" {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
