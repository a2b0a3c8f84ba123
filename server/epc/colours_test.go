package epc

import (
	"image/color"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/colourtest"
)

// TestColoursAreThoseOfThePages compares the colours of the pictures with the tokens of the web app, so that both change together.
func TestColoursAreThoseOfThePages(t *testing.T) {
	drawn := map[string]color.NRGBA{"ink": ink, "energy-a-plus": best.arrow}
	for class, p := range paints {
		drawn["energy-"+string(class)] = p.arrow
	}
	for name, want := range colourtest.Tokens(t, "../../web/app/styles/tokens.css") {
		if name != "ink" && !strings.HasPrefix(name, "energy-") {
			continue
		}
		if drawn[name] != want {
			t.Errorf("--%s is drawn as %v, want %v as on the pages", name, drawn[name], want)
		}
		delete(drawn, name)
	}
	if len(drawn) > 0 {
		t.Errorf("tokens.css has no colours for %v", drawn)
	}
}
