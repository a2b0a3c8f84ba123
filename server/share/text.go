package share

import (
	_ "embed"
	"image"
	"image/color"
	"image/draw"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// The fonts of web/app/fonts, unpacked from WOFF2, which Go cannot read.
var (
	//go:embed fonts/newsreader-display.ttf
	serifFile []byte
	//go:embed fonts/instrument-sans.ttf
	sansFile []byte

	serif = sync.OnceValue(func() *opentype.Font { return parsed(serifFile) })
	sans  = sync.OnceValue(func() *opentype.Font { return parsed(sansFile) })
)

func parsed(file []byte) *opentype.Font {
	f, err := opentype.Parse(file)
	if err != nil {
		panic(err) // cannot happen: the fonts are compiled in
	}
	return f
}

// sized is a face of a font, its size in pixels.
func sized(f *opentype.Font, size float64) font.Face {
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72})
	if err != nil {
		panic(err) // cannot happen: the font is compiled in
	}
	return face
}

// write writes a line with its baseline at y.
func write(to draw.Image, face font.Face, c color.Color, x, y int, text string) {
	d := font.Drawer{Dst: to, Src: image.NewUniform(c), Face: face, Dot: fixed.P(x, y)}
	d.DrawString(text)
}

func widthOf(face font.Face, text string) int { return font.MeasureString(face, text).Ceil() }

// lines breaks a text into at most so many lines of a width; what does not fit ends in an ellipsis, also within a long word.
func lines(face font.Face, text string, width, most int) []string {
	var all []string
	words := strings.Fields(text)
	for len(words) > 0 {
		if len(all) == most-1 {
			return append(all, shortened(face, strings.Join(words, " "), width))
		}
		n := 1
		for n < len(words) && widthOf(face, strings.Join(words[:n+1], " ")) <= width {
			n++
		}
		all, words = append(all, shortened(face, strings.Join(words[:n], " "), width)), words[n:]
	}
	return all
}

// shortened cuts a line to a width.
func shortened(face font.Face, line string, width int) string {
	if widthOf(face, line) <= width {
		return line
	}
	runes := []rune(line)
	for len(runes) > 0 && widthOf(face, strings.TrimRight(string(runes), " ")+"…") > width {
		runes = runes[:len(runes)-1]
	}
	return strings.TrimRight(string(runes), " ") + "…"
}
