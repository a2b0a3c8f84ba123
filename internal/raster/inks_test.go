package raster_test

import (
	"bytes"
	"testing"

	"github.com/gevel/gevel/internal/oddpicture"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/internal/rastertest"
)

// TestHasInks tells CMYK from other pictures, also behind filling, and takes nothing else for one.
func TestHasInks(t *testing.T) {
	inks := oddpicture.Inks(30, 20, true)
	filled := append([]byte{0xff, 0xd8, 0xff, 0xff}, inks[2:]...)
	for name, data := range map[string][]byte{"CMYK": inks, "without mark": oddpicture.Inks(30, 20, false), "filled": filled} {
		if !raster.HasInks(bytes.NewReader(data)) {
			t.Errorf("%s is not seen to have inks", name)
		}
	}
	others := rastertest.Pictures(t)
	others["cut"], others["empty"], others["no segments"] = inks[:40], nil, bytes.Repeat([]byte{0xff}, 5000)
	others["grey"] = oddpicture.ManyScans(30, 20, 2)
	for name, data := range others {
		if raster.HasInks(bytes.NewReader(data)) {
			t.Errorf("%s is taken for CMYK", name)
		}
	}
}
