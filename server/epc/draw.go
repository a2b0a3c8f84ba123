// Package epc draws the pictures of energy labels: /images/epc/{region}/{label}.png (specification section 9).
package epc

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"

	"github.com/gevel/gevel/agency/energy"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// The arrow has the outline of ui/EnergyLabel.module.css, four times as large; sizes are pixels.
const (
	width, height = 208, 112
	point         = 45 // length of the tip
	indent        = 36 // left of the text
	textSize      = 64
)

// paint holds the colours of the arrow and of its text: the tokens --energy-* of web/shared/styles/tokens.css in sRGB.
type paint struct{ arrow, text color.NRGBA }

var (
	white = color.NRGBA{0xff, 0xff, 0xff, 0xff}
	ink   = color.NRGBA{0x20, 0x1b, 0x16, 0xff}

	best   = paint{rgb(0x095c34), white}
	paints = map[byte]paint{
		'a': {rgb(0x1e7334), white}, 'b': {rgb(0x7fc050), ink}, 'c': {rgb(0xe9e152), ink}, 'd': {rgb(0xf4b93c), ink},
		'e': {rgb(0xee862b), ink}, 'f': {rgb(0xaf2e13), white}, 'g': {rgb(0x8a1714), white},
	}
)

func rgb(n uint32) color.NRGBA { return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 0xff} }

// face is the bold Go font, which is compiled in.
var face = func() font.Face {
	f, err := opentype.Parse(gobold.TTF)
	if err != nil {
		panic(err) // cannot happen: the font is compiled in
	}
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: textSize, DPI: 72})
	if err != nil {
		panic(err)
	}
	return face
}()

// picture is a label ("a_plus") as a PNG.
func picture(label string) []byte {
	var b bytes.Buffer
	png.Encode(&b, Draw(label)) // a buffer takes everything
	return b.Bytes()
}

// Draw draws a label ("a_plus") on a transparent background. A label with + or - has the colour of its letter.
func Draw(label string) image.Image {
	p := paints[label[0]]
	if label == "a_plus" || label == "a_plusplus" {
		p = best
	}
	img := image.NewNRGBA(image.Rect(0, 0, width, height))
	arrow(img, p.arrow)
	d := font.Drawer{Dst: img, Src: image.NewUniform(p.text), Face: face}
	d.Dot = fixed.P(indent, (height+face.Metrics().CapHeight.Ceil())/2)
	d.DrawString(energy.LabelText(label))
	return img
}

func arrow(img draw.Image, c color.NRGBA) {
	r := vector.NewRasterizer(width, height)
	r.MoveTo(0, 0)
	r.LineTo(width-point, 0)
	r.LineTo(width, height/2)
	r.LineTo(width-point, height)
	r.LineTo(0, height)
	r.ClosePath()
	r.Draw(img, img.Bounds(), image.NewUniform(c), image.Point{})
}
