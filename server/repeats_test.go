package server_test

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/web"
)

// TestPagesAreJoinedAsInOneGo compares pages that were joined from repeated elements with what an engine without any writes from the same
// answers, byte for byte: all pages of the sitemap in every language (every ninth in short mode), lists with filters, and, after changes
// of random properties, lists and pages that show them beside elements of before.
func TestPagesAreJoinedAsInOneGo(t *testing.T) {
	v := visit(t)
	inOneGo := engineInOneGo(t)
	every := 1
	if testing.Short() {
		every = 9
	}
	for _, file := range v.Sitemap(t, "/sitemap.xml").Files {
		for i, p := range v.Sitemap(t, strings.TrimPrefix(file.Loc, v.URL)).Pages {
			if i%every == 0 {
				v.compareInOneGo(t, inOneGo, strings.TrimPrefix(p.Loc, v.URL))
			}
		}
	}
	lists := []string{"/nl/te-koop/?page=2", "/fr/a-vendre/?priceMax=300000&bedrooms=2", "/en/for-sale/?garden=1&view=both",
		"/nl/te-huur/?text=tuin", "/nl/nergens/"}
	for _, path := range lists {
		v.compareInOneGo(t, inOneGo, path)
	}
	seed := rand.Uint64()
	random := rand.New(rand.NewPCG(seed, 0))
	for range 5 {
		change := handle.Statement{SQL: `UPDATE property SET price = ? WHERE number = ?`,
			Args: []any{100_000 + random.IntN(900_000), 1001 + random.IntN(84)}}
		if _, err := v.Store.Write(t.Context(), change); err != nil {
			t.Fatal(err)
		}
		for _, path := range []string{"/nl/", "/fr/a-vendre/", v.Path(t, "/property/1096/", "nl")} {
			v.compareInOneGo(t, inOneGo, path)
		}
	}
	if t.Failed() {
		t.Logf("the changes came from seed %d", seed)
	}
}

// textKey finds the key of a text that stands for itself, because the page has not got the text.
var textKey = regexp.MustCompile(
	`>[^<]*\b(article|filter|form|home|layout|list|office|project|property|saved|search|ui|value)\.[a-z][a-zA-Z.]*<`,
)

// engineInOneGo is an engine that joins nothing.
func engineInOneGo(t *testing.T) render.Engine {
	t.Helper()
	bundle, err := render.ReadBundle(web.Dist())
	if err != nil {
		t.Fatal(err)
	}
	e, err := bundle.Start(nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return e
}

func (v visitor) compareInOneGo(t *testing.T, e render.Engine, path string) {
	t.Helper()
	p := v.rendered(t, path)
	if key := textKey.FindString(p.document); key != "" {
		t.Errorf("%s shows %s: the page has not got that text", path, key)
	}
	l := render.Location{URL: path, Origin: v.URL, Languages: "nl,fr,en", Language: "nl", Unpublished: p.Unpublished}
	want, err := e.Render(l, p.Response)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	if !strings.Contains(p.document, "</style>"+want.Head+"<link") ||
		!strings.Contains(p.document, `<div id="root">`+want.HTML+`</div><script`) {
		t.Errorf("%s is joined to another page than is rendered in one go", path)
	}
}
