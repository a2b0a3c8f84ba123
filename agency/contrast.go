package agency

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
)

// LeastContrast is the lowest contrast at which words can be read well on a colour (WCAG 2.2, 1.4.3).
const LeastContrast = 4.5

// The site's own colours, --ground and --ink of web/shared/styles/tokens.css in sRGB. The words of a banner are in ink or white.
const (
	Ground = "#f9f7f2"
	ink    = "#201b16"
	white  = "#ffffff"
)

var colour = regexp.MustCompile(`^#[0-9a-fA-F]{6}$`)

// IsColour reports whether s is a colour as the settings write it, #a03c28.
func IsColour(s string) bool { return colour.MatchString(s) }

// FaintColour is a colour of the settings with which words cannot be read well.
type FaintColour struct {
	Field    string  // as site.json has it
	Contrast float64 // rounded down to one decimal
}

// Readable gives the colour nearest to one on which white words can be read well: the same where they can, else as much darker as needed.
func Readable(colour string) string {
	shade := colour
	for part := 99; Contrast(white, shade) < LeastContrast && part >= 0; part-- {
		shade = "#"
		for i := range 3 {
			n, _ := strconv.ParseUint(colour[1+2*i:3+2*i], 16, 8)
			shade += fmt.Sprintf("%02x", int(n)*part/100)
		}
	}
	return shade
}

// FaintColours lists the colours of the settings that lack contrast: of the agency with white, of the banner with its words, of the top
// bar's items with what is behind them. Over pictures items have the colour of the header.
func (s *Site) FaintColours() (list []FaintColour) {
	add := func(field string, contrast float64) {
		if contrast < LeastContrast {
			list = append(list, FaintColour{field, math.Floor(contrast*10) / 10})
		}
	}
	for field, colour := range map[string]string{"colors.buttons": s.Colours.Buttons, "colors.accent": s.Colours.Accent} {
		if colour != "" {
			add(field, Contrast(white, colour))
		}
	}
	behind := []string{Ground}
	if b := s.Banner; b.Kind == "COLOR" && b.Color != "" {
		onDark, onLight := Contrast(white, b.Color), Contrast(ink, b.Color)
		if add("banner.color", max(onDark, onLight)); onLight > onDark {
			behind = append(behind, b.Color)
		}
	}
	for i, item := range s.TopBar {
		if item.Color == "" {
			continue
		}
		least := math.Inf(1)
		for _, colour := range behind {
			least = min(least, Contrast(item.Color, colour))
		}
		add(fmt.Sprintf("topBar[%d].color", i), least)
	}
	return list
}

// Contrast is the ratio of two colours #rrggbb, from 1 to 21 (WCAG 2.2).
func Contrast(a, b string) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// luminance is the relative luminance of a colour #rrggbb, from 0 to 1; 0 for a text that is no colour.
func luminance(colour string) (sum float64) {
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		if len(colour) != len("#rrggbb") {
			return 0
		}
		n, _ := strconv.ParseUint(colour[1+2*i:3+2*i], 16, 8)
		c := float64(n) / 255
		if c <= 0.04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+0.055)/1.055, 2.4)
		}
		sum += weight * c
	}
	return sum
}
