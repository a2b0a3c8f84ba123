package streets

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/gevel/gevel/limits"
)

// The layout of a PMTiles file, version 3: a header, then the root directory within the first part of the file.
const (
	magic      = "PMTiles"
	version    = 3
	headerSize = 127
	firstPart  = 16384
)

// Values of the header that browsers can read.
const (
	packedNot  = 1 // compressions
	packedGzip = 2
	mvt        = 1 // the kind of tiles: vectors
)

// section is a part of the file.
type section struct{ offset, length uint64 }

// fits says whether the section ends within a file of a size.
func (s section) fits(size uint64) bool { return s.offset <= size && s.length <= size-s.offset }

type header struct {
	root, metadata, leaves, tiles section
	packed, packedTiles, kind     byte
	Zooms                         [2]byte
	West, South, East, North      float64 // degrees
}

// readHeader reads a header and says what is wrong with it.
func readHeader(b []byte, size uint64) (h header, err error) {
	if len(b) < headerSize || string(b[:7]) != magic {
		return h, errors.New("it is no PMTiles file")
	}
	if b[7] != version {
		return h, fmt.Errorf("it is a PMTiles file of version %d; version %d is needed", b[7], version)
	}
	number := func(at int) uint64 { return binary.LittleEndian.Uint64(b[at:]) }
	part := func(at int) section { return section{number(at), number(at + 8)} }
	degrees := func(at int) float64 { return float64(int32(binary.LittleEndian.Uint32(b[at:]))) / 1e7 }
	h = header{root: part(8), metadata: part(24), leaves: part(40), tiles: part(56), packed: b[97], packedTiles: b[98], kind: b[99],
		Zooms: [2]byte{b[100], b[101]}, West: degrees(102), South: degrees(106), East: degrees(110), North: degrees(114)}
	return h, h.check(size)
}

func (h header) check(size uint64) error {
	for _, s := range []section{h.root, h.metadata, h.leaves, h.tiles} {
		if !s.fits(size) {
			return fmt.Errorf("it is cut off: it has %d bytes, and its header tells of more", size)
		}
	}
	switch {
	case h.kind != mvt:
		return errors.New("its tiles are pictures or of another kind; vector tiles (MVT) are needed")
	case h.packed != packedNot && h.packed != packedGzip || h.packedTiles != packedNot && h.packedTiles != packedGzip:
		return errors.New("it is compressed in a way that browsers cannot read; gzip is needed")
	case h.root.offset < headerSize || h.root.length == 0 || h.root.offset+h.root.length > firstPart:
		return errors.New("its root directory is not at its beginning")
	case h.metadata.length > limits.StreetsDirectoryBytes:
		return errors.New("its description is too long")
	case h.Zooms[0] > h.Zooms[1] || h.Zooms[1] > 26:
		return fmt.Errorf("its zooms are %d to %d", h.Zooms[0], h.Zooms[1])
	case !(-180 <= h.West && h.West < h.East && h.East <= 180 && -90 <= h.South && h.South < h.North && h.North <= 90):
		return errors.New("it covers no part of the earth")
	}
	return nil
}
