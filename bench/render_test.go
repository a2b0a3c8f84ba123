package bench

import (
	"encoding/json"
	"os"
	"regexp"
	"testing"

	"github.com/gevel/gevel/server/render"
)

var payload = regexp.MustCompile(`<script type="application/json" id="payload">(.*)</script>`)

// BenchmarkRender renders the home page, a list and a property's page in an engine that has rendered each before: in one go, and joined
// from the elements that repeat. BUNDLE names another bundle than that of the build, to compare two in one run.
func BenchmarkRender(b *testing.B) {
	ours := serve(b)
	property, _ := pathOf(b, ours.URL+"/property/1096/?lng=nl")
	bundles := []string{"../web/dist/server/server.js"}
	if other := os.Getenv("BUNDLE"); other != "" {
		bundles = append(bundles, other)
	}
	for _, page := range []struct{ name, path string }{{"home", "/nl/"}, {"list", "/nl/te-koop/"}, {"property", property}} {
		var sent struct{ Response json.RawMessage }
		found := payload.FindSubmatch(get(b, ours.URL+page.path))
		if err := json.Unmarshal(found[1], &sent); err != nil {
			b.Fatal(err)
		}
		l := render.Location{URL: page.path, Origin: ours.URL, Languages: "nl,fr,en", Language: "nl"}
		for _, bundle := range bundles {
			b.Run(page.name+"/"+bundle+"/one-go", func(b *testing.B) { renderWith(b, bundle, nil, l, sent.Response) })
			b.Run(page.name+"/"+bundle+"/joined", func(b *testing.B) { renderWith(b, bundle, render.NewRepeats(), l, sent.Response) })
		}
	}
}

func renderWith(b *testing.B, bundle string, repeats *render.Repeats, l render.Location, response json.RawMessage) {
	source, err := os.ReadFile(bundle)
	if err != nil {
		b.Fatal(err)
	}
	bytecode, err := render.Compile(string(source))
	if err != nil {
		b.Fatal(err)
	}
	e, err := render.NewQuickJS(bytecode, repeats)
	if err != nil {
		b.Fatal(err)
	}
	defer e.Close()
	for range 3 {
		if _, err := e.Render(l, response); err != nil {
			b.Fatal(err)
		}
	}
	before := processor(b)
	for b.Loop() {
		if _, err := e.Render(l, response); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric((processor(b)-before).Seconds()*1000/float64(b.N), "cpu-ms/op")
}
