package drawing

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"

	"github.com/gevel/gevel/limits"
)

// bounds counts what a drawing has while it is read, so that one past the limits is refused at its first part too many.
type bounds struct{ elements, depth int }

// take counts a token. The error says which limit it is past.
func (b *bounds) take(token xml.Token) error {
	switch token.(type) {
	case xml.StartElement:
		b.elements++
		b.depth++
	case xml.EndElement:
		b.depth--
	}
	switch {
	case b.elements > limits.DrawingElements:
		return fmt.Errorf("has more than %d elements: simplify its lines", limits.DrawingElements)
	case b.depth > limits.DrawingDepth:
		return fmt.Errorf("has groups within groups, more than %d deep", limits.DrawingDepth)
	}
	return nil
}

// Check returns an error for an SVG that is past the limits of drawings, which hold for every SVG that comes in, or that cannot be read.
func Check(data []byte) error {
	if err := checkSize(len(data)); err != nil {
		return err
	}
	data, err := WithoutEntities(data)
	if err != nil {
		return err
	}
	var b bounds
	for d := xml.NewDecoder(bytes.NewReader(data)); ; {
		token, err := d.RawToken()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return errNoSVG
		}
		if err := b.take(token); err != nil {
			return err
		}
	}
}

func checkSize(size int) error {
	if size > limits.DrawingBytes {
		return fmt.Errorf("is larger than the %d KB of a drawing: simplify its lines", limits.DrawingBytes>>10)
	}
	return nil
}
