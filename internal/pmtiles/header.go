// Package pmtiles reads and writes PMTiles archives, version 3: one file with the tiles of a map, which programs read in ranges.
package pmtiles

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"

	"github.com/gevel/gevel/limits"
)

// The layout of an archive: a header, then the root directory within the first part of the file.
const (
	magic      = "PMTiles"
	version    = 3
	HeaderSize = 127
	FirstPart  = 16384
)

// Values of the header that browsers can read.
const (
	packedNot  = 1 // compressions
	packedGzip = 2
	mvt        = 1 // the kind of tiles: vectors
)

// What is wrong with an archive, where others tell it apart.
var (
	ErrFormat = errors.New("it is no PMTiles file")
	ErrKind   = errors.New("its tiles are pictures or of another kind; vector tiles (MVT) are needed")
)

// Section is a part of the file.
type Section struct{ Offset, Length uint64 }

// Fits says whether the section ends within a file of a size.
func (s Section) Fits(size uint64) bool { return s.Offset <= size && s.Length <= size-s.Offset }

// Bounds are a box of the earth in degrees.
type Bounds struct{ West, South, East, North float64 }

// Header is the beginning of an archive.
type Header struct {
	Root, Metadata, Leaves, Tiles Section
	Addressed, Entries, Contents  uint64 // how many tiles have a number, how many rows that takes, how many differ
	Clustered                     bool   // the tiles stand in the order of their numbers
	Packed, PackedTiles, Kind     byte
	Zooms                         [2]byte
	Bounds
}

// ReadHeader reads a header and says what is wrong with it. size is that of the whole file.
func ReadHeader(b []byte, size uint64) (h Header, err error) {
	if len(b) < HeaderSize || string(b[:7]) != magic {
		return h, ErrFormat
	}
	if b[7] != version {
		return h, fmt.Errorf("it is a PMTiles file of version %d; version %d is needed", b[7], version)
	}
	number := func(at int) uint64 { return binary.LittleEndian.Uint64(b[at:]) }
	part := func(at int) Section { return Section{number(at), number(at + 8)} }
	degrees := func(at int) float64 { return float64(int32(binary.LittleEndian.Uint32(b[at:]))) / 1e7 }
	h = Header{Root: part(8), Metadata: part(24), Leaves: part(40), Tiles: part(56), Addressed: number(72), Entries: number(80),
		Contents: number(88), Clustered: b[96] == 1, Packed: b[97], PackedTiles: b[98], Kind: b[99], Zooms: [2]byte{b[100], b[101]},
		Bounds: Bounds{degrees(102), degrees(106), degrees(110), degrees(114)}}
	return h, h.check(size)
}

func (h *Header) check(size uint64) error {
	for _, s := range []Section{h.Root, h.Metadata, h.Leaves, h.Tiles} {
		if !s.Fits(size) {
			return fmt.Errorf("it is cut off: it has %d bytes, and its header tells of more", size)
		}
	}
	switch {
	case h.Kind != mvt:
		return ErrKind
	case h.Packed != packedNot && h.Packed != packedGzip || h.PackedTiles != packedNot && h.PackedTiles != packedGzip:
		return errors.New("it is compressed in a way that browsers cannot read; gzip is needed")
	case h.Root.Offset < HeaderSize || h.Root.Length == 0 || h.Root.Offset+h.Root.Length > FirstPart:
		return errors.New("its root directory is not at its beginning")
	case h.Metadata.Length > limits.StreetsDirectoryBytes:
		return errors.New("its description is too long")
	case h.Zooms[0] > h.Zooms[1] || h.Zooms[1] > 26:
		return fmt.Errorf("its zooms are %d to %d", h.Zooms[0], h.Zooms[1])
	case !(-180 <= h.West && h.West < h.East && h.East <= 180 && -90 <= h.South && h.South < h.North && h.North <= 90):
		return errors.New("it covers no part of the earth")
	}
	return nil
}

// bytes writes the header. Browsers that are told nothing else begin in the middle of the box, at the smallest zoom.
func (h *Header) bytes() []byte {
	b := make([]byte, HeaderSize)
	copy(b, magic)
	b[7] = version
	for i, s := range []Section{h.Root, h.Metadata, h.Leaves, h.Tiles} {
		binary.LittleEndian.PutUint64(b[8+16*i:], s.Offset)
		binary.LittleEndian.PutUint64(b[16+16*i:], s.Length)
	}
	for i, count := range []uint64{h.Addressed, h.Entries, h.Contents} {
		binary.LittleEndian.PutUint64(b[72+8*i:], count)
	}
	if h.Clustered {
		b[96] = 1
	}
	b[97], b[98], b[99], b[100], b[101], b[118] = h.Packed, h.PackedTiles, h.Kind, h.Zooms[0], h.Zooms[1], h.Zooms[0]
	degrees := func(at int, v float64) { binary.LittleEndian.PutUint32(b[at:], uint32(int32(math.Round(v*1e7)))) }
	for i, v := range []float64{h.West, h.South, h.East, h.North} {
		degrees(102+4*i, v)
	}
	degrees(119, (h.West+h.East)/2)
	degrees(123, (h.South+h.North)/2)
	return b
}
