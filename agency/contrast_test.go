package agency

import (
	"fmt"
	"slices"
	"testing"

	"github.com/gevel/gevel/internal/colourtest"
)

// TestColoursOfTheSite compares the colours with the tokens of the web app, so that both change together.
func TestColoursOfTheSite(t *testing.T) {
	tokens := colourtest.Tokens(t, "../web/shared/styles/tokens.css")
	for name, own := range map[string]string{"ground": Ground, "ink": ink} {
		c := tokens[name]
		if want := fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B); own != want {
			t.Errorf("--%s is %s here, want %s as on the pages", name, own, want)
		}
	}
}

// TestContrast has the same rows as web/desk/ui/contrast.test.ts.
func TestContrast(t *testing.T) {
	for _, c := range []struct{ a, b, want string }{
		{"#000000", "#ffffff", "21.00"}, {"#ffffff", "#ffffff", "1.00"}, {"#777777", "#ffffff", "4.48"},
		{"#767676", "#ffffff", "4.54"}, {"#a03c28", "#f9f7f2", "6.18"}, {"#201b16", "#f9f7f2", "15.95"}, {"#F1C40F", "#f9f7f2", "1.55"},
	} {
		if got := fmt.Sprintf("%.2f", Contrast(c.a, c.b)); got != c.want {
			t.Errorf("%s on %s has a contrast of %s, want %s", c.a, c.b, got, c.want)
		}
	}
}

func TestFaintColours(t *testing.T) {
	bar := func(colours ...string) (list []TopBarItem) {
		for _, c := range colours {
			list = append(list, TopBarItem{Color: c})
		}
		return list
	}
	for name, c := range map[string]struct {
		site Site
		want []FaintColour
	}{
		"no colours":                      {Site{TopBar: bar("")}, nil},
		"a dark banner":                   {Site{Banner: Banner{Kind: "COLOR", Color: "#3b352f"}}, nil},
		"a light banner":                  {Site{Banner: Banner{Kind: "COLOR", Color: "#e8dcc8"}}, nil},
		"a banner between dark and light": {Site{Banner: Banner{Kind: "COLOR", Color: "#7b7b7b"}}, []FaintColour{{"banner.color", 4.2}}},
		"a colour without such a banner":  {Site{Banner: Banner{Kind: "IMAGE", Color: "#7b7b7b"}}, nil},
		"an item in yellow":               {Site{TopBar: bar("#a03c28", "#f1c40f")}, []FaintColour{{"topBar[1].color", 1.5}}},
		"an item on a light banner": {Site{TopBar: bar("#a03c28"), Banner: Banner{Kind: "COLOR", Color: "#c9b48f"}},
			[]FaintColour{{"topBar[0].color", 3.2}}},
		"an item over a dark banner": {Site{TopBar: bar("#a03c28"), Banner: Banner{Kind: "COLOR", Color: "#3b352f"}}, nil},
	} {
		if got := c.site.FaintColours(); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
