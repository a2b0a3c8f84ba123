package basemap

import (
	"bytes"
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/gevel/gevel/internal/pmtiles"
	"github.com/gevel/gevel/limits"
)

// depth is how many directories lead to a tile at most, the root included: readers of the format follow no more.
const depth = 4

// leaf is a directory with the last number that it may have.
type leaf struct {
	pmtiles.Entry
	last uint64
}

// search finds the tiles of some spans, by their numbers. The directories of a level that lie near each other are read together.
func (s *source) search(ctx context.Context, h *pmtiles.Header, root []byte, needed []span) ([]pmtiles.Entry, error) {
	f := &found{h: h, needed: needed}
	if err := f.read(root, math.MaxUint64); err != nil {
		return nil, err
	}
	size := uint64(0)
	for level := 1; len(f.leaves) > 0; level++ {
		leaves := f.leaves
		f.leaves = nil
		for _, l := range leaves {
			size += l.Length
		}
		if level == depth || size > limits.StreetsDirectoriesBytes {
			return nil, ErrLarge
		}
		slices.SortFunc(leaves, func(a, b leaf) int { return cmp.Compare(a.Offset, b.Offset) })
		for len(leaves) > 0 {
			n := together(len(leaves), func(i int) (from, to uint64) { return leaves[i].Offset, leaves[i].Offset + leaves[i].Length })
			if err := f.readAll(ctx, s, leaves[:n]); err != nil {
				return nil, err
			}
			leaves = leaves[n:]
		}
	}
	return f.sorted()
}

// together says how many of the first parts one request reads: as long as the gap to the next one is small. They are in order.
func together(count int, part func(i int) (from, to uint64)) int {
	_, end := part(0)
	for i := 1; i < count; i++ {
		from, to := part(i)
		if from > end+limits.StreetsGapBytes {
			return i
		}
		end = max(end, to)
	}
	return count
}

// found gathers tiles, and the directories that must be read for more.
type found struct {
	h      *pmtiles.Header
	needed []span
	tiles  []pmtiles.Entry
	leaves []leaf
}

// readAll reads directories that lie near each other.
func (f *found) readAll(ctx context.Context, s *source, leaves []leaf) error {
	from, to := leaves[0].Offset, uint64(0)
	for _, l := range leaves {
		to = max(to, l.Offset+l.Length)
	}
	b, err := s.bytes(ctx, f.h.Leaves.Offset+from, to-from)
	if err != nil {
		return err
	}
	for _, l := range leaves {
		unpacked, err := pmtiles.Unpack(bytes.NewReader(b[l.Offset-from:][:l.Length]), f.h.Packed)
		if err != nil {
			return pmtiles.ErrDirectory
		}
		if err := f.read(unpacked, l.last); err != nil {
			return err
		}
	}
	return nil
}

// read adds what a directory has of the spans. last is the last number that it may have.
func (f *found) read(directory []byte, last uint64) error {
	list, err := f.h.Directory(directory)
	if err != nil {
		return err
	}
	for i, e := range list {
		end := last
		switch {
		case e.Run > 0:
			end = min(last, e.Number+e.Run-1)
		case i+1 < len(list):
			end = min(last, list[i+1].Number-1)
		}
		if e.Number > end {
			return pmtiles.ErrDirectory
		}
		touched := within(f.needed, e.Number, end)
		if e.Run == 0 {
			if len(touched) > 0 {
				f.leaves = append(f.leaves, leaf{e, end})
			}
			continue
		}
		for _, s := range touched {
			first := max(e.Number, s.first)
			f.tiles = append(f.tiles, pmtiles.Entry{Number: first, Run: min(end, s.last) - first + 1, Section: e.Section})
		}
		if len(f.tiles) > limits.StreetsTiles {
			return ErrLarge
		}
	}
	return nil
}

// sorted returns the tiles by their numbers, of which none comes twice.
func (f *found) sorted() ([]pmtiles.Entry, error) {
	slices.SortFunc(f.tiles, func(a, b pmtiles.Entry) int { return cmp.Compare(a.Number, b.Number) })
	for i := 1; i < len(f.tiles); i++ {
		if before := f.tiles[i-1]; before.Number+before.Run > f.tiles[i].Number {
			return nil, pmtiles.ErrDirectory
		}
	}
	if len(f.tiles) == 0 {
		return nil, ErrNoTile
	}
	return f.tiles, nil
}
