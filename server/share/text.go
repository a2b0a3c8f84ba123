package share

import (
	_ "embed"
	"image"
	"image/color"
	"image/draw"
	"sort"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// The fonts of web/shared/fonts, unpacked from WOFF2, which Go cannot read.
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

// fitting is the largest face of a font, from a size down to the least, in which a line fits a width; the least when it fits in none.
func fitting(f *opentype.Font, largest, least float64, line string, width int) font.Face {
	for size := largest; size > least; size -= 2 {
		if face := sized(f, size); widthOf(face, line) <= width {
			return face
		}
	}
	return sized(f, least)
}

// leading is the height of a title's line, in sizes of its font.
const leading = 1.16

// titleSize is the size of a title, at most the largest: so small that no word of it is broken, but not less than 36, and above 50 so small
// that all of it is there.
func titleSize(title string, largest float64, width, high int) float64 {
	size := largest
	for ; size > 36; size -= 2 {
		face := sized(serif(), size)
		words := strings.Fields(title)
		unbroken := len(broken(face, words, width)) == len(words)
		most := int(float64(high) / (size * leading))
		if unbroken && (size <= 50 || !strings.HasSuffix(strings.Join(lines(face, title, width, most), " "), "…")) {
			return size
		}
	}
	return size
}

// write writes a line with its baseline at y.
func write(to draw.Image, face font.Face, c color.Color, x, y int, text string) {
	d := font.Drawer{Dst: to, Src: image.NewUniform(c), Face: face, Dot: fixed.P(x, y)}
	d.DrawString(text)
}

func widthOf(face font.Face, text string) int { return font.MeasureString(face, text).Ceil() }

// lines breaks a text into at most so many lines of a width, words that are wider than a line too; what does not fit ends in an ellipsis.
func lines(face font.Face, text string, width, most int) []string {
	var all []string
	words := broken(face, strings.Fields(text), width)
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

// broken cuts words that are wider than a line into pieces that fit one.
func broken(face font.Face, words []string, width int) (pieces []string) {
	for _, word := range words {
		rest := []rune(word)
		for len(rest) > 0 {
			n := max(1, longest(len(rest), func(n int) bool { return widthOf(face, string(rest[:n])) <= width }))
			pieces, rest = append(pieces, string(rest[:n])), rest[n:]
		}
	}
	return pieces
}

// shortened cuts a line to a width.
func shortened(face font.Face, line string, width int) string {
	if widthOf(face, line) <= width {
		return line
	}
	runes := []rune(line)
	ending := func(n int) string { return strings.TrimRight(string(runes[:n]), " ") + "…" }
	return ending(longest(len(runes), func(n int) bool { return widthOf(face, ending(n)) <= width }))
}

// longest is the largest number up to n that fits, 0 for none. What is longer than one that does not fit fits neither.
func longest(n int, fits func(int) bool) int {
	return sort.Search(n, func(i int) bool { return !fits(i + 1) })
}

// cut is a text up to so many characters, with an ellipsis for the others.
func cut(text string, characters int) string {
	if runes := []rune(text); len(runes) > characters {
		return string(runes[:characters]) + "…"
	}
	return text
}
