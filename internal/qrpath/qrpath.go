// Package qrpath draws QR codes.
package qrpath

import (
	"fmt"
	"strings"

	"rsc.io/qr"
)

// quiet is the width of the white margin that readers need, in squares.
const quiet = 4

// Of returns the black squares of a code as the path of an SVG, a rectangle for each run, and the width of the drawing with its margin.
func Of(code *qr.Code) (path string, size int) {
	var b strings.Builder
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for code.Black(x, y) {
				x++
			}
			if x > from {
				fmt.Fprintf(&b, "M%d %dh%dv1h-%dz", from+quiet, y+quiet, x-from, x-from)
			}
		}
	}
	return b.String(), code.Size + 2*quiet
}
