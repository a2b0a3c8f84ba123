package video

import (
	"encoding/binary"
	"io"

	"github.com/gevel/gevel/limits"
)

// box is a part of an MP4 (ISO 14496-12, section 4.2): where it begins, where what is in it begins, and where it ends.
type box struct {
	start, body, end int64
	kind             string
}

// boxes reads the parts of an MP4.
type boxes struct {
	r    io.ReaderAt
	left int // parts that may still be looked at
}

// at reads the header of the box at a place. The last one of a file may say no size: it goes on to the end.
func (f *boxes) at(at, end int64) (b box, err error) {
	var head [16]byte
	if f.left--; f.left < 0 || end-at < 8 {
		return b, ErrBroken
	}
	if _, err := f.r.ReadAt(head[:8], at); err != nil {
		return b, ErrBroken
	}
	b = box{at, at + 8, at + int64(binary.BigEndian.Uint32(head[:])), string(head[4:8])}
	switch b.end - at {
	case 0:
		b.end = end
	case 1:
		if _, err := f.r.ReadAt(head[8:], at+8); err != nil {
			return b, ErrBroken
		}
		size := binary.BigEndian.Uint64(head[8:])
		if size > uint64(end-at) {
			return b, ErrBroken
		}
		b.body, b.end = at+16, at+int64(size)
	}
	if b.end < b.body || b.end > end {
		return b, ErrBroken
	}
	return b, nil
}

// in calls do with each box between two places. QuickTime may end a list of them with four zeros.
func (f *boxes) in(at, end int64, do func(box) error) error {
	for end-at >= 8 {
		b, err := f.at(at, end)
		if err != nil {
			return err
		}
		if err := do(b); err != nil {
			return err
		}
		at = b.end
	}
	return nil
}

// find returns the first box on a path of kinds inside a box.
func (f *boxes) find(within box, path ...string) (found box, ok bool) {
	err := f.in(within.body, within.end, func(b box) error {
		if b.kind != path[0] || ok {
			return nil
		}
		if len(path) == 1 {
			found, ok = b, true
			return nil
		}
		found, ok = f.find(b, path[1:]...)
		return nil
	})
	return found, ok && err == nil
}

// bytes reads what is in a box, which is a table in memory.
func (f *boxes) bytes(b box) ([]byte, error) {
	if b.end-b.body > limits.VideoTableBytes {
		return nil, ErrBroken
	}
	data := make([]byte, b.end-b.body)
	if _, err := f.r.ReadAt(data, b.body); err != nil && len(data) > 0 {
		return nil, ErrBroken
	}
	return data, nil
}

// number reads 32 bits at a place of a table; 0 past its end.
func number(table []byte, at int) int64 {
	if at < 0 || at+4 > len(table) {
		return 0
	}
	return int64(binary.BigEndian.Uint32(table[at:]))
}

// text reads four letters at a place of a table.
func text(table []byte, at int) string {
	if at+4 > len(table) {
		return ""
	}
	return string(table[at : at+4])
}

// rows is how many rows of so many bytes a table has after a place: as many as it says there, but no more than it holds.
func rows(table []byte, at, each int) int {
	return int(min(number(table, at), int64(max(0, len(table)-at-4)/each)))
}
