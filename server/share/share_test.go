package share

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/colourtest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/epc"
)

// TestCardsLookLikeThePages compares colours with the tokens of the web app, and the size of the energy label with that of its picture.
func TestCardsLookLikeThePages(t *testing.T) {
	tokens := colourtest.Tokens(t, "../../web/shared/styles/tokens.css")
	for name, drawn := range map[string]color.NRGBA{"paper": background, "ink": ink, "ink-soft": soft, "brick": brick} {
		if drawn != tokens[name] {
			t.Errorf("--%s is drawn as %v, want %v as on the pages", name, drawn, tokens[name])
		}
	}
	if got, want := image.Pt(labelWidth, labelHeight), epc.Draw("a").Bounds().Size().Div(2); got != want {
		t.Errorf("the energy label is drawn at %v, want %v, half of its picture", got, want)
	}
}

// TestCardsFitWhateverTheyShow draws cards with texts of any length; each line must fit and the picture must have the size that networks
// ask.
func TestCardsFitWhateverTheyShow(t *testing.T) {
	photo := image.NewUniform(color.Gray{128})
	sky := &cropped{photo, image.Rect(0, 0, 300, 2000)}
	for _, c := range []Card{{},
		{Title: strings.Repeat("Burgemeesterswoning ", 15), Place: strings.Repeat("x", 300), Price: strings.Repeat("9", 300),
			Agency: strings.Repeat("W", 300), Band: strings.Repeat("Verkocht ", 30)}, {Photo: sky, Label: sky, Title: "é ë ß 日本 \x00 �"}} {
		m, err := jpeg.Decode(bytes.NewReader(Draw(c)))
		if err != nil || m.Bounds() != image.Rect(0, 0, Width, Height) {
			t.Errorf("the card of %+v is %v, want %d by %d (%v)", c, m.Bounds(), Width, Height, err)
		}
	}
	face := sized(serif(), 50)
	for _, text := range []string{"", strings.Repeat("a", 300), strings.Repeat("Huis met tuin ", 30), "Huis"} {
		all := lines(face, text, 400, 3)
		if len(all) > 3 {
			t.Errorf("%q has %d lines, want at most 3", text, len(all))
		}
		for _, line := range all {
			if widthOf(face, line) > 400 {
				t.Errorf("the line %q is %d pixels wide, want at most 400", line, widthOf(face, line))
			}
		}
	}
	if got := strings.Join(lines(face, "Huis met tuin", 400, 3), " "); got != "Huis met tuin" {
		t.Errorf("a text that fits becomes %q, want it unchanged", got)
	}
	if got := strings.Join(lines(face, "Kleinkinderspielplatz und Garten", 300, 5), "|"); got != "Kleinkinders|pielplatz und|Garten" {
		t.Errorf("a long word is broken into %q", got)
	}
}

// TestTitlesKeepTheirWords writes titles beside a photo and without one: no word is broken that fits in a smaller size, and where there is
// room the title is large.
func TestTitlesKeepTheirWords(t *testing.T) {
	for _, title := range []string{"Stadsappartement met terras op de vierde", "Burgemeesterswoning met kantoorruimte", "Huis"} {
		face := sized(serif(), titleSize(title, 50, 404, 296))
		if got := strings.Join(lines(face, title, 404, 5), " "); got != title {
			t.Errorf("%q is written as %q", title, got)
		}
	}
	for title, want := range map[string]float64{"Huis": 82, strings.Repeat("Huis met tuin ", 21): 50, strings.Repeat("x", 300): 36} {
		if got := titleSize(title, 82, 1072, 296); got != want {
			t.Errorf("the size of %.20q without a photo is %v, want %v", title, got, want)
		}
	}
}

// TestPricesAreIntegers writes the longest price lines of the site beside a photo and an energy label: none is cut off.
func TestPricesAreIntegers(t *testing.T) {
	const room = 276 // of the 404 pixels beside a photo
	for _, price := range []string{"Prijs op aanvraag", "Prix sur demande", "Price on request", "Preis auf Anfrage", "€ 12.500 / maand",
		"€ 12.500.000"} {
		if face := fitting(sans(), 42, 26, price, room); shortened(face, price, room) != price {
			t.Errorf("%q is cut to %q", price, shortened(face, price, room))
		}
	}
}

// cropped is a picture of one colour with bounds.
type cropped struct {
	image.Image
	bounds image.Rectangle
}

func (c *cropped) Bounds() image.Rectangle { return c.bounds }

// TestAnEndlessWordIsCut draws a card with texts that fill no room but the whole picture; measured letter by letter it would not end.
func TestAnEndlessWordIsCut(t *testing.T) {
	for _, unit := range []string{"W", "i", "Wi ", "é", "漢"} {
		endless, short := strings.Repeat(unit, 50_000), strings.Repeat(unit, limits.ShareCharacters)
		short = string([]rune(short)[:limits.ShareCharacters]) + "…"
		got := Draw(Card{Agency: endless, Place: endless, Title: endless, Price: endless, Band: endless})
		if want := Draw(Card{Agency: short, Place: short, Title: short, Price: short, Band: short}); !bytes.Equal(got, want) {
			t.Errorf("a text of %q is drawn otherwise than its beginning", unit)
		}
	}
}
