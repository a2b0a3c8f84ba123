package render

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

func TestStylesOfAPage(t *testing.T) {
	s, err := readStyles(fstest.MapFS{".vite/pageStyles.json": {Data: []byte(
		`{"sheet":"assets/style.css","pieces":["a{}","b{}","c{}"],"pages":{"site/pages/list/ListPage.tsx":[0,2]}}`)}})
	if err != nil {
		t.Fatal(err)
	}
	list, unknown := s.Of("site/pages/list/ListPage.tsx"), s.Of("")
	if list.Text != "a{}c{}" || unknown.Text != "a{}b{}c{}" {
		t.Errorf("the list has %q, want a{}c{}; an unknown page has %q, want all", list.Text, unknown.Text)
	}
	for _, style := range []*Style{list, unknown} {
		if style.Source != Hashed(style.Text) || !slices.Contains(s.Sources(), style.Source) {
			t.Errorf("the style %q has the source %s, want its hash, and that among %v", style.Text, style.Source, s.Sources())
		}
	}
}

func TestReadStylesOfAWebAppThatIsNotBuilt(t *testing.T) {
	for _, files := range []fstest.MapFS{{}, {".vite/pageStyles.json": {Data: []byte("{")}}} {
		if _, err := readStyles(files); err == nil || !strings.Contains(err.Error(), "styles") {
			t.Errorf("the error is %v, want one that names the styles", err)
		}
	}
}
