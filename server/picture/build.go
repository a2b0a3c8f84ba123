package picture

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/internal/whole"
)

// Unfit says why an original has no sizes, in one line for the one who asked.
type Unfit string

func (u Unfit) Error() string { return string(u) }

// build makes one size of an original. The file is complete or not there at all.
func build(original string, size Size, to string) error {
	data, err := sized(original, size)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return whole.Write(to, bytes.NewReader(data), 0o644)
}

// sized gives the bytes of one size of an original. A decoder that breaks on a damaged original is no more than a damaged original.
func sized(original string, size Size) (data []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%w: %v", errDamaged, r)
		}
	}()
	m, turned, err := read(original)
	if err != nil {
		return nil, err
	}
	return encode(turned.apply(scale(m, turned, size.Width)), size.Format)
}

// Fresh draws a visitor's picture anew as a JPEG of at most 1600 pixels across: upright, and without anything that the camera
// noted about place, time or person. It returns an Unfit for what is no whole picture.
func Fresh(original string) ([]byte, error) { return sized(original, Size{Width: 1600, Format: JPEG}) }
