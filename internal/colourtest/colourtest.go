// Package colourtest reads the web app's colours for tests of what draws or checks them elsewhere.
package colourtest

import (
	"image/color"
	"math"
	"os"
	"regexp"
	"strconv"
	"testing"
)

var token = regexp.MustCompile(`--([a-z-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);`)

// Tokens returns the colours of a tokens.css in sRGB by their names, "energy-a".
func Tokens(t testing.TB, file string) map[string]color.NRGBA {
	t.Helper()
	css, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	colours := map[string]color.NRGBA{}
	for _, m := range token.FindAllStringSubmatch(string(css), -1) {
		colours[m[1]] = srgb(number(t, m[2])/100, number(t, m[3]), number(t, m[4]))
	}
	return colours
}

func number(t testing.TB, text string) float64 {
	n, err := strconv.ParseFloat(text, 64)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// srgb converts a colour of OKLCH: lightness from 0 to 1, chroma, hue in degrees (CSS Color 4, section 19.2).
func srgb(lightness, chroma, hue float64) color.NRGBA {
	sin, cos := math.Sincos(hue * math.Pi / 180)
	a, b := chroma*cos, chroma*sin
	l := math.Pow(lightness+0.3963377774*a+0.2158037573*b, 3)
	m := math.Pow(lightness-0.1055613458*a-0.0638541728*b, 3)
	s := math.Pow(lightness-0.0894841775*a-1.2914855480*b, 3)
	return color.NRGBA{
		channel(4.0767416621*l - 3.3077115913*m + 0.2309699292*s),
		channel(-1.2684380046*l + 2.6097574011*m - 0.3413193965*s),
		channel(-0.0041960863*l - 0.7034186147*m + 1.7076147010*s), 0xff}
}

// channel encodes linear light, from 0 to 1, with sRGB's curve.
func channel(light float64) uint8 {
	light = min(max(light, 0), 1)
	if light <= 0.0031308 {
		return uint8(math.Round(255 * 12.92 * light))
	}
	return uint8(math.Round(255 * (1.055*math.Pow(light, 1/2.4) - 0.055)))
}
