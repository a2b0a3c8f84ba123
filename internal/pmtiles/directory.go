package pmtiles

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"io"
	"slices"

	"github.com/gevel/gevel/limits"
)

// ErrDirectory says that a directory is damaged.
var ErrDirectory = errors.New("its root directory is damaged")

// Entry is a row of a directory: the tiles from a number on that have the same bytes, or the directory of the tiles from a number on.
type Entry struct {
	Number  uint64 // of the first tile
	Run     uint64 // how many tiles; 0 for a directory
	Section        // among the tiles, or among the directories
}

// Directory reads a directory of the archive, unpacked. All its rows lie within the file and fit in one request.
func (h *Header) Directory(b []byte) ([]Entry, error) {
	r := bytes.NewReader(b)
	count, err := binary.ReadUvarint(r)
	if err != nil || count == 0 || count > uint64(len(b)) {
		return nil, ErrDirectory
	}
	column := func() (values []uint64) { // steps between numbers, then runs, lengths and offsets
		values = make([]uint64, count)
		for i := range values {
			value, wrong := binary.ReadUvarint(r)
			err = errors.Join(err, wrong)
			values[i] = value
		}
		return values
	}
	steps, runs, lengths, offsets := column(), column(), column(), column()
	if err != nil {
		return nil, ErrDirectory
	}
	list := make([]Entry, count)
	var number, next uint64
	for i := range list {
		number += steps[i]
		offset := offsets[i] - 1
		if offsets[i] == 0 {
			offset = next // right after the one before
		}
		list[i] = Entry{number, runs[i], Section{offset, lengths[i]}}
		next = offset + lengths[i]
		if i > 0 && steps[i] == 0 || i == 0 && offsets[i] == 0 || !h.has(list[i]) {
			return nil, ErrDirectory
		}
	}
	return list, nil
}

// has says whether what an entry names lies within the archive. A number is never near the end of what 64 bits hold, so that sums of a
// number and a run do not begin again at 0.
func (h *Header) has(e Entry) bool {
	within := h.Tiles
	if e.Run == 0 {
		within = h.Leaves
	}
	return e.Length > 0 && e.Length <= limits.StreetsRangeBytes && e.Fits(within.Length) && e.Number < 1<<62 && e.Run < 1<<62
}

// writeDirectory packs a directory.
func writeDirectory(list []Entry) []byte {
	b := binary.AppendUvarint(nil, uint64(len(list)))
	last := uint64(0)
	for _, e := range list {
		b = binary.AppendUvarint(b, e.Number-last)
		last = e.Number
	}
	for _, e := range list {
		b = binary.AppendUvarint(b, e.Run)
	}
	for _, e := range list {
		b = binary.AppendUvarint(b, e.Length)
	}
	for i, e := range list {
		if i > 0 && e.Offset == list[i-1].Offset+list[i-1].Length {
			b = binary.AppendUvarint(b, 0)
		} else {
			b = binary.AppendUvarint(b, e.Offset+1)
		}
	}
	return pack(b)
}

// directories writes the directory of all tiles. The root stays within the first part of the file; what does not fit in it is in leaves.
func directories(list []Entry) (root, leaves []byte) {
	if root = writeDirectory(list); len(root) <= FirstPart-HeaderSize {
		return root, nil
	}
	for each := 4096; ; each *= 2 {
		var top []Entry
		leaves = nil
		for chunk := range slices.Chunk(list, each) {
			b := writeDirectory(chunk)
			top = append(top, Entry{chunk[0].Number, 0, Section{uint64(len(leaves)), uint64(len(b))}})
			leaves = append(leaves, b...)
		}
		if root = writeDirectory(top); len(root) <= FirstPart-HeaderSize {
			return root, leaves
		}
	}
}

// Unpack unpacks a directory, the description or a tile, up to limits.StreetsDirectoryBytes.
func Unpack(r io.Reader, packed byte) ([]byte, error) {
	if packed == packedGzip {
		z, err := gzip.NewReader(r)
		if err != nil {
			return nil, err
		}
		r = z
	}
	var b bytes.Buffer
	n, err := b.ReadFrom(io.LimitReader(r, limits.StreetsDirectoryBytes+1))
	if n > limits.StreetsDirectoryBytes {
		err = errors.New("too long")
	}
	return b.Bytes(), err
}

func pack(b []byte) []byte {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	z.Write(b) // into memory, which never fails
	z.Close()
	return out.Bytes()
}
