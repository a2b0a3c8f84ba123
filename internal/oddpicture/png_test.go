package oddpicture

import (
	"bytes"
	"compress/zlib"
	"image/png"
	"io"
	"testing"
)

func TestPackedZeros(t *testing.T) {
	for _, n := range []int{0, 1, 1 << 20, 3<<20 + 5} {
		r, err := zlib.NewReader(bytes.NewReader(packedZeros(n)))
		if err != nil {
			t.Fatal(err)
		}
		if zeros, err := io.ReadAll(r); err != nil || !bytes.Equal(zeros, make([]byte, n)) {
			t.Errorf("%d zeros became %d bytes, want as many zeros (%v)", n, len(zeros), err)
		}
	}
}

func TestPNG(t *testing.T) {
	for _, d := range []Depth{{16, 6, false}, {8, 2, true}, {1, 3, false}} {
		picture, err := png.Decode(bytes.NewReader(PNG(1200, 900, d)))
		if err != nil || picture.Bounds().Dx() != 1200 {
			t.Errorf("the PNG of depth %+v is not 1200 wide (%v)", d, err)
		}
	}
}
