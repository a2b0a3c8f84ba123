package mediafiles

import (
	"encoding/xml"
	"errors"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/gevel/gevel/internal/drawing"
	"github.com/gevel/gevel/limits"
)

// drawingSide is the longer side, in pixels, of a drawing whose own measure is no size for a picture: larger than any, or with a side below
// shortestSide, of which whole pixels would be another shape.
const (
	drawingSide  = 1600
	shortestSide = 10
)

var errNoSize = errors.New("says no size: it needs a viewBox, or width and height")

// sizeOfDrawing reads the size of an SVG from its viewBox, or else from width and height. It has no pixels, so that only its shape counts:
// one in hundredths of a millimetre (LibreOffice) or of a few units gets a longer side of drawingSide.
func sizeOfDrawing(in io.Reader) (width, height int, err error) {
	var svg struct {
		XMLName xml.Name `xml:"svg"`
		ViewBox string   `xml:"viewBox,attr"`
		Width   string   `xml:"width,attr"`
		Height  string   `xml:"height,attr"`
	}
	text, err := io.ReadAll(io.LimitReader(in, limits.DrawingBytes+1)) // of a larger one WithoutEntities says so
	if err != nil {
		return 0, 0, err
	}
	if text, err = drawing.WithoutEntities(text); err != nil {
		return 0, 0, err
	}
	if err := xml.Unmarshal(text, &svg); err != nil {
		return 0, 0, err
	}
	w, h := lengthOf(svg.Width), lengthOf(svg.Height)
	if box := strings.FieldsFunc(svg.ViewBox, func(r rune) bool { return strings.ContainsRune(" ,\t\r\n", r) }); len(box) == 4 {
		w, h = lengthOf(box[2]), lengthOf(box[3])
	}
	if w <= 0 || h <= 0 {
		return 0, 0, errNoSize
	}
	if min(w, h) < shortestSide || w*h > limits.PicturePixels {
		longer := max(w, h)
		w, h = max(1, w/longer*drawingSide), max(1, h/longer*drawingSide)
	}
	return int(w), int(h), nil
}

// lengthOf reads a length without its unit, which both sides have alike; 0 for none, and for a part of the window.
func lengthOf(text string) float64 {
	length, err := strconv.ParseFloat(strings.TrimRight(strings.TrimSpace(text), "abcdefghijklmnopqrstuvwxyz"), 64)
	if err != nil || math.IsInf(length, 0) || math.IsNaN(length) {
		return 0
	}
	return length
}
