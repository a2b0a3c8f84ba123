package pdf

import (
	"bytes"
	"regexp"
	"strconv"

	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/limits"
)

// profileOf finds colour profiles where colours and the intended output name them (ISO 32000-1, 8.6.5.5 and 14.11.5).
var profileOf = regexp.MustCompile(`/(ICCBased|DestOutputProfile)\s+(\d{1,10})\s+\d{1,5}\s+R\b`)

func (d *document) findProfiles() {
	d.profiles = map[int]bool{}
	for o := range d.objects {
		for _, found := range profileOf.FindAllSubmatch(o.text, -1) {
			n, _ := strconv.Atoi(string(found[2])) // at most ten digits
			d.profiles[n] = true
		}
	}
}

// quietProfile takes the texts out of a colour profile: the name of a display has its owner's name in it. One that cannot be read, or that
// does not fit into its place without them, becomes empty, and its colours are those that the device has as many of.
func (d *document) quietProfile(o object) error {
	if !hasFilter.Match(o.text) {
		if quiet := raster.QuietProfile(o.stream); quiet != nil {
			copy(o.stream, quiet)
			return nil
		}
	} else if isFlate.Match(o.text) {
		if done, err := d.quietPacked(o); done || err != nil {
			return err
		}
		if pack(o.stream, nil) == nil {
			return nil
		}
	}
	copy(o.stream, bytes.Repeat([]byte(" "), len(o.stream)))
	return nil
}

// quietPacked reports whether it took the texts out of a packed profile. The error is that the document unpacks to too much.
func (d *document) quietPacked(o object) (bool, error) {
	data, err := d.unpack(o.stream)
	if err != nil {
		if d.unpacked > limits.DocumentUnpackedBytes {
			return false, ErrPacked
		}
		return false, nil
	}
	quiet := raster.QuietProfile(data)
	return quiet != nil && (bytes.Equal(quiet, data) || pack(o.stream, quiet) == nil), nil
}
