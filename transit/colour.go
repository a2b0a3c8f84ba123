package transit

import (
	"math"
	"regexp"
	"strconv"
	"strings"
)

var hex = regexp.MustCompile(`^[0-9a-f]{6}$`)

// readable is the contrast that WCAG 2 asks of text, and faint that of a shape: a colour with less on white is not seen as one.
const (
	readable = 4.5
	faint    = 1.1
)

// coloursOf reads the colours of a line, as CSS has them. Operators that give none write white on white or nothing: then both are empty. A
// text that cannot be read on its colour becomes black or white. ok is false for a colour that is none.
func coloursOf(colour, text string) (background, foreground string, ok bool) {
	colour, text = strings.ToLower(strings.TrimPrefix(colour, "#")), strings.ToLower(strings.TrimPrefix(text, "#"))
	if colour == "" {
		return "", "", true
	}
	if !hex.MatchString(colour) {
		return "", "", false
	}
	if contrast(colour, "ffffff") < faint {
		return "", "", true
	}
	if !hex.MatchString(text) || contrast(colour, text) < readable {
		text = "000000"
		if contrast(colour, "ffffff") > contrast(colour, text) {
			text = "ffffff"
		}
	}
	return "#" + colour, "#" + text, true
}

// contrast is that of two colours by WCAG 2.
func contrast(a, b string) float64 {
	light, dark := luminance(a), luminance(b)
	if light < dark {
		light, dark = dark, light
	}
	return (light + 0.05) / (dark + 0.05)
}

func luminance(colour string) float64 {
	sum := 0.0
	for i, share := range []float64{0.2126, 0.7152, 0.0722} {
		n, _ := strconv.ParseUint(colour[2*i:2*i+2], 16, 8)
		c := float64(n) / 255
		if c <= 0.04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+0.055)/1.055, 2.4)
		}
		sum += share * c
	}
	return sum
}
