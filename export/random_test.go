package export

import (
	"encoding/json"
	"fmt"
	"image"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/locale"
)

// TestRandomFoldersComeBack is TestExportComesBack with folders of random values: every field of a property, texts with all that could
// break a format, pictures with metadata and different words, videos.
func TestRandomFoldersComeBack(t *testing.T) {
	releasetest.Only(t, "it exports and imports random folders")
	for seed := range uint64(12) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			dir := t.TempDir()
			store, err := db.Open(t.Context(), filepath.Join(dir, "gevel.db"), handle.Readers(1))
			if err != nil {
				t.Fatal(err)
			}
			defer store.Close()
			media := filepath.Join(dir, "media")
			out, err := intake.Import(t.Context(), store, random{rand.New(rand.NewPCG(seed, 1))}.folder(t), media)
			if err != nil || out.Added != 8 {
				t.Fatalf("the folder gives %v (%v, %v), want all 8 properties", out, out.LeftOut, err)
			}
			comesBack(t, store, media)
		})
	}
}

// random makes random values.
type random struct{ *rand.Rand }

func (r random) folder(t *testing.T) fstest.MapFS {
	files := fstest.MapFS{}
	add := func(name string, v any) {
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = &fstest.MapFile{Data: text}
	}
	for name, data := range rastertest.Pictures(t) {
		files["photos/"+name] = &fstest.MapFile{Data: data}
		files["photos/again-"+name] = &fstest.MapFile{Data: data}
	}
	pictures := slices.Sorted(maps.Keys(files))
	index := []map[string]any{}
	for i := range pictures {
		pictures[i] = strings.TrimPrefix(pictures[i], "photos/")
		if r.IntN(3) > 0 {
			index = append(index, map[string]any{"file": pictures[i], "alt": r.texts()})
		}
	}
	files["photos/round.jpg"] = &fstest.MapFile{Data: rastertest.PartOfSphere(3, image.Pt(600, 300), image.Rect(0, 100, 600, 300))}
	index = append(index, map[string]any{"file": "round.jpg", "alt": r.texts()}, map[string]any{"file": "front.svg", "alt": r.texts()})
	files["photos/front.svg"] = &fstest.MapFile{Data: []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script/>
		<rect data-unit="1" width="9" height="9"/><g transform="scale(2)"><path id="unit-2" d="M0 0h4v4Z"/></g></svg>`)}
	files["photos/video.mp4"] = &fstest.MapFile{Data: rastertest.Video()}
	files["documents/plan.pdf"] = &fstest.MapFile{Data: []byte(rastertest.Document(r.line()))}
	add("photos/index.json", index)
	add("site.json", r.site(pictures))
	add("countries.json", []any{map[string]any{"id": 10, "name": r.texts()}})
	add("categories.json", []any{map[string]any{"id": 2, "name": r.texts(), "order": r.IntN(9), "sale": r.IntN(2) == 0}})
	add("types.json", []any{map[string]any{"id": 3, "name": r.texts(), "category": 2}})
	add("cities.json", []any{map[string]any{"id": 4, "zip": "3640", "country": 10, "name": r.texts(), "latitude": r.Float64()}})
	add("projects/7.json", map[string]any{"number": 7, "city": 4, "agent": 1, "name": r.texts(), "publishedAt": "2026-01-02",
		"description": r.texts(), "photos": pictures[:r.IntN(3)], "drawing": "front.svg"})
	for n := range 8 {
		add(fmt.Sprintf("properties/%d.json", n+1), r.property(n+1, pictures))
	}
	for i, category := range agency.ArticleCategories {
		head := "title: " + strings.TrimSpace(r.line()) + "\nintro: " + r.line() + "\nimage: " + pictures[i%len(pictures)]
		files["articles/"+category+"/a.nl.md"] = &fstest.MapFile{Data: []byte("---\n" + head + "\n---\n" + r.text() + "\n\n---\n" +
			r.text())}
		files["articles/"+category+"/a.fr.md"] = &fstest.MapFile{Data: []byte("---\ntitle: " + r.line() + "\nslug: Été\n---\n" + r.text())}
	}
	return files
}

func (r random) site(pictures []string) map[string]any {
	text := func() any { return map[string]any{"text": r.texts(), "public": r.IntN(2) == 0} }
	return map[string]any{"name": r.texts(), "email": "info@example.com", "defaultLanguage": "nl",
		"languages": []any{map[string]any{"code": "nl", "use": true}},
		"logo":      pictures[0], "copyright": r.texts(),
		"agents": []any{map[string]any{"id": 1, "name": "An" + r.text(), "photo": pictures[1]}},
		"banner": map[string]any{"kind": "GALLERY", "gallery": pictures[:2], "title": r.texts(), "video": "video.mp4"},
		"footer": []any{map[string]any{"introText": text(), "fullText": text(), "title": text(), "images": pictures[1:3]}},
		"offices": []any{map[string]any{"number": 1, "name": "Kantoor" + r.text(), "street": "Markt 1", "zip": "3640", "city": "Kinrooi",
			"country": "BE", "hours": map[string]any{"monday": []any{map[string]any{"from": "09:00", "until": "12:30"}}},
			"photo": pictures[2]}},
		"menu": []any{map[string]any{"id": "home", "path": "/", "status": "Published", "title": r.texts(), "image": pictures[0],
			"modules": []any{map[string]any{"view": "news-view", "relation": map[string]any{"type": "category", "id": "pages"}}}}}}
}

// property fills every field of a property with a random value, or none.
func (r random) property(number int, pictures []string) records.Property {
	var p records.Property
	r.fill(reflect.ValueOf(&p).Elem())
	project := 7
	p.Number, p.Gone, p.Goal, p.Status, p.Type, p.City, p.Agent, p.Project = number, false, 0, market.Status(r.IntN(7)), 3, 4, 1, &project
	p.Marquee, p.Title, p.PublishedAt, p.VirtualTour = r.IntN(5), r.texts(), r.date(), nil
	p.Latitude, p.Longitude = nil, nil
	p.Reference = []*string{nil, new(fmt.Sprint("MAAS-", number))}[r.IntN(2)]
	p.Photos, p.Plans = pictures[:r.IntN(len(pictures))], pictures[len(pictures)-r.IntN(2):]
	p.Panoramas, p.Points = []string{"round.jpg"}[:r.IntN(2)], nil
	for _, name := range slices.Concat(p.Photos, p.Panoramas) {
		if len(p.Plans) > 0 {
			p.Points = append(p.Points, media.PlanPointRecord{Plan: p.Plans[0], X: r.Float64() * 100, Y: 100, Shows: name})
		}
	}
	p.Documents = []records.Document{{Name: r.texts(), File: "plan.pdf", Public: r.IntN(2) == 0}}
	p.Videos = locale.List[string]{"video.mp4", "https://www.youtube.com/watch?v=abc"}[:r.IntN(3)]
	return p
}
