package epc

import (
	"image/color"
	"os"
	"regexp"
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
	for name, want := range colourtest.Tokens(t, "../../web/shared/styles/tokens.css") {
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

// TestTextsAreThoseOfThePages compares the colours of the letters: white where the style of the label on pages says so, else ink.
func TestTextsAreThoseOfThePages(t *testing.T) {
	css, err := os.ReadFile("../../web/shared/ui/EnergyLabel.module.css")
	if err != nil {
		t.Fatal(err)
	}
	onPages := map[string]color.NRGBA{}
	for _, rule := range regexp.MustCompile(`(?m)^ +&(.*data-label.*) \{\n([^}]+)\}`).FindAllStringSubmatch(string(css), -1) {
		for _, label := range regexp.MustCompile(`data-label="([a-z-]+)"`).FindAllStringSubmatch(rule[1], -1) {
			onPages[label[1]] = ink
			if strings.Contains(rule[2], " color: white;") {
				onPages[label[1]] = white
			}
		}
	}
	drawn := map[string]color.NRGBA{"a-plus": best.text}
	for class, p := range paints {
		drawn[string(class)] = p.text
	}
	for class, text := range drawn {
		if want, known := onPages[class]; !known || text != want {
			t.Errorf("the text of label %s is %v, want %v as on the pages (listed there: %v)", class, text, want, known)
		}
	}
}
