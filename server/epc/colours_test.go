package epc

import (
	"image/color"
	"math"
	"os"
	"regexp"
	"strconv"
	"testing"
)

var oklch = regexp.MustCompile(`--(energy-[a-z-]+|ink): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);`)

// TestColoursAreThoseOfThePages compares the colours of the pictures with the tokens of the web app, so that both change together.
func TestColoursAreThoseOfThePages(t *testing.T) {
	css, err := os.ReadFile("../../web/app/styles/tokens.css")
	if err != nil {
		t.Fatal(err)
	}
	drawn := map[string]color.NRGBA{"ink": ink, "energy-a-plus": best.arrow}
	for class, p := range paints {
		drawn["energy-"+string(class)] = p.arrow
	}
	for _, token := range oklch.FindAllStringSubmatch(string(css), -1) {
		if want := srgb(number(t, token[2])/100, number(t, token[3]), number(t, token[4])); drawn[token[1]] != want {
			t.Errorf("--%s is drawn as %v, want %v as on the pages", token[1], drawn[token[1]], want)
		}
		delete(drawn, token[1])
	}
	if len(drawn) > 0 {
		t.Errorf("tokens.css has no colours for %v", drawn)
	}
}

func number(t *testing.T, text string) float64 {
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
