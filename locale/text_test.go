package locale

import (
	"strings"
	"testing"
)

// TestTextsHaveAllKeys compares the keys of all languages.
func TestTextsHaveAllKeys(t *testing.T) {
	for l, list := range texts {
		for key, text := range list {
			if strings.TrimSpace(text) == "" {
				t.Errorf("texts/%s.json has an empty text for %s", l, key)
			}
			for _, other := range Languages {
				if _, ok := texts[other][key]; !ok {
					t.Errorf("texts/%s.json has no %s", other, key)
				}
			}
		}
	}
}

func TestText(t *testing.T) {
	if got := Text("price.onRequest", German); got != "Preis auf Anfrage" {
		t.Errorf("a price on request in German is %q, want Preis auf Anfrage", got)
	}
	if got := Text("nothing", German); got != "" {
		t.Errorf("a text that does not exist is %q, want nothing", got)
	}
}
