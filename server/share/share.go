// Package share draws the picture of a property or project that messengers and social networks show beside its link: 1200 × 630 pixels,
// its photo with place, title, price line, energy label and the name of the agency.
package share

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"

	xdraw "golang.org/x/image/draw"

	"github.com/gevel/gevel/limits"
)

// Width and Height are in pixels; social networks show that shape whole.
const (
	Width, Height = 1200, 630

	margin  = 64
	quality = 82 // of the JPEG
)

// The colours of web/shared/styles/tokens.css: paper, ink, ink-soft and brick.
var (
	background = color.NRGBA{0xfe, 0xfd, 0xfb, 0xff}
	ink        = color.NRGBA{0x20, 0x1b, 0x16, 0xff}
	soft       = color.NRGBA{0x50, 0x49, 0x43, 0xff}
	brick      = color.NRGBA{0xa0, 0x3e, 0x24, 0xff}
)

// Card is what the picture shows. A text that is empty is left out, and without a photo the words have the whole width.
type Card struct {
	Photo  image.Image // nil for none
	Agency string
	Place  string // city and type
	Title  string
	Price  string      // the price line as visitors see it
	Band   string      // the marquee: new, reduced, under option, sold, rented
	Label  image.Image // the energy label; nil for none
}

// Draw draws a card as JPEG. Of each text it reads at most limits.ShareCharacters.
func Draw(c Card) []byte {
	for _, text := range []*string{&c.Agency, &c.Place, &c.Title, &c.Price, &c.Band} {
		*text = cut(*text, limits.ShareCharacters)
	}
	m := image.NewRGBA(image.Rect(0, 0, Width, Height))
	draw.Draw(m, m.Bounds(), image.NewUniform(background), image.Point{}, draw.Src)
	words := image.Rect(margin, 0, Width-margin, Height)
	if c.Photo != nil {
		const photoWidth = 700
		cover(m, image.Rect(0, 0, photoWidth, Height), c.Photo)
		words.Min.X = photoWidth + 48
		words.Max.X = Width - 48
	}
	c.write(m, words)
	if c.Band != "" {
		band(m, c.Band)
	}
	var b bytes.Buffer
	jpeg.Encode(&b, m, &jpeg.Options{Quality: quality}) // a buffer takes everything
	return b.Bytes()
}

// write writes the words: agency at the top, price and label at the bottom, place and title between.
func (c Card) write(m draw.Image, in image.Rectangle) {
	small := sized(sans(), 26)
	write(m, small, brick, in.Min.X, 92, shortened(small, c.Agency, in.Dx()))
	rule(m, image.Rect(in.Min.X, 116, in.Max.X, 118), ink)
	place := fitting(sans(), 26, 20, c.Place, in.Dx())
	write(m, place, soft, in.Min.X, 176, shortened(place, c.Place, in.Dx()))
	c.writeTitle(m, in)
	room := in.Dx()
	if c.Label != nil {
		room -= labelWidth + 24
		at := image.Rect(in.Max.X-labelWidth, Height-margin-labelHeight, in.Max.X, Height-margin)
		xdraw.CatmullRom.Scale(m, at, c.Label, c.Label.Bounds(), draw.Over, nil)
	}
	price := fitting(sans(), 42, 26, c.Price, room)
	write(m, price, ink, in.Min.X, Height-margin-12, shortened(price, c.Price, room))
}

// writeTitle writes the title over at most 296 pixels. Without a photo it is larger.
func (c Card) writeTitle(m draw.Image, in image.Rectangle) {
	const high = 296
	largest := 50.0
	if c.Photo == nil {
		largest = 82
	}
	size := titleSize(c.Title, largest, in.Dx(), high)
	face, y := sized(serif(), size), 200+int(size*0.8)
	for _, line := range lines(face, c.Title, in.Dx(), int(high/(size*leading))) {
		write(m, face, ink, in.Min.X, y, line)
		y += int(size * leading)
	}
}

// The energy label is half as large as /images/epc draws it.
const labelWidth, labelHeight = 104, 56

// cover fills a rectangle with the middle of a photo.
func cover(to draw.Image, at image.Rectangle, photo image.Image) {
	from := photo.Bounds()
	if wide := from.Dx() * at.Dy(); wide > from.Dy()*at.Dx() {
		width := from.Dy() * at.Dx() / at.Dy()
		from.Min.X += (from.Dx() - width) / 2
		from.Max.X = from.Min.X + width
	} else {
		height := from.Dx() * at.Dy() / at.Dx()
		from.Min.Y += (from.Dy() - height) / 2
		from.Max.Y = from.Min.Y + height
	}
	xdraw.ApproxBiLinear.Scale(to, at, photo, from, draw.Src, nil)
}

func rule(to draw.Image, at image.Rectangle, c color.Color) {
	draw.Draw(to, at, image.NewUniform(c), image.Point{}, draw.Src)
}

// band writes the marquee on a band over the photo's corner, in ink whatever it says.
func band(m draw.Image, text string) {
	face := sized(sans(), 30)
	text = shortened(face, text, 500)
	rule(m, image.Rect(0, Height-margin-60, widthOf(face, text)+2*36, Height-margin), ink)
	write(m, face, background, 36, Height-margin-20, text)
}
