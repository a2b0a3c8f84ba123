package pmtiles

import (
	"cmp"
	"slices"
)

// Piece is a part of an archive's tiles that an extract has too.
type Piece struct {
	From uint64 // where it begins among the tiles of the archive
	To   uint64 // and among those of the extract
	Size uint64
}

// Extract is what a part of an archive consists of: its head as it is written, and the pieces that follow. Tiles are counted by their
// numbers; those with the same bytes are stored once.
type Extract struct {
	Head   []byte
	Pieces []Piece
	Tiles  uint64
	Size   uint64 // of the whole file
}

// Extract makes an archive of some tiles of another one, by their numbers. metadata is its description as it stands in the file.
func (h *Header) Extract(tiles []Entry, metadata []byte, zooms [2]byte, bounds Bounds) (*Extract, error) {
	e := &Extract{}
	at, size, contents := map[uint64]Section{}, uint64(0), uint64(0)
	order := slices.Clone(tiles)
	slices.SortFunc(order, func(a, b Entry) int { return cmp.Compare(a.Offset, b.Offset) })
	for _, t := range order {
		e.Tiles += t.Run
		if same, ok := at[t.Offset]; ok {
			if same.Length != t.Length {
				return nil, ErrDirectory
			}
			continue
		}
		contents++
		at[t.Offset] = Section{size, t.Length}
		n := len(e.Pieces)
		end := uint64(0)
		if n > 0 {
			end = e.Pieces[n-1].From + e.Pieces[n-1].Size
		}
		switch {
		case n > 0 && end > t.Offset: // two tiles share some bytes
			return nil, ErrDirectory
		case n > 0 && end == t.Offset:
			e.Pieces[n-1].Size += t.Length
		default:
			e.Pieces = append(e.Pieces, Piece{t.Offset, size, t.Length})
		}
		size += t.Length
	}
	moved := slices.Clone(tiles)
	for i := range moved {
		moved[i].Section = at[moved[i].Offset]
	}
	e.Head = h.head(moved, metadata, size, Header{Addressed: e.Tiles, Contents: contents, Zooms: zooms, Bounds: bounds})
	e.Size = uint64(len(e.Head)) + size
	return e, nil
}

// head writes all that stands before the tiles.
func (h *Header) head(tiles []Entry, metadata []byte, size uint64, out Header) []byte {
	root, leaves := directories(tiles)
	out.Entries, out.Clustered = uint64(len(tiles)), h.Clustered
	out.Packed, out.PackedTiles, out.Kind = packedGzip, h.PackedTiles, h.Kind
	if h.Packed == packedNot {
		metadata = pack(metadata)
	}
	next := uint64(HeaderSize)
	for _, s := range []struct {
		section *Section
		length  int
	}{{&out.Root, len(root)}, {&out.Metadata, len(metadata)}, {&out.Leaves, len(leaves)}, {&out.Tiles, int(size)}} {
		*s.section = Section{next, uint64(s.length)}
		next += uint64(s.length)
	}
	return slices.Concat(out.bytes(), root, metadata, leaves)
}
