// Package video removes a camera's metadata from a video: where it was taken, when, with what.
package video

import (
	"encoding/binary"
	"errors"
	"io"
	"path"
	"strings"

	"github.com/gevel/gevel/limits"
)

// IsName reports whether a name is that of an MP4, or of a MOV, which has the same structure.
func IsName(name string) bool {
	switch strings.ToLower(path.Ext(name)) {
	case ".mp4", ".mov":
		return true
	}
	return false
}

// Note is a box of a video with what was noted: where it begins and ends, its header included.
type Note struct{ start, body, end int64 }

// box is a part of an MP4 (ISO 14496-12, section 4.2).
type box struct {
	Note
	kind string
}

// xmp is how a box of kind "uuid" begins that holds notes of Adobe's programs.
const xmp = "\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac"

// ErrBroken is the error for a file that is no MP4, or one with too many boxes.
var ErrBroken = errors.New("is no video that can be read")

// Notes finds the metadata of a video of a size: all user data and metadata of the file, its movie and its tracks (udta with ©xyz and
// loci, meta with QuickTime's keys, XMP). Nothing that is needed to play it is among them. Metadata inside the stream of pictures is not
// found.
func Notes(r io.ReaderAt, size int64) ([]Note, error) {
	f := &finder{r: r, left: limits.VideoBoxes}
	err := f.walk(0, size, 0)
	return f.notes, err
}

type finder struct {
	r     io.ReaderAt
	left  int // boxes that may still be looked at
	notes []Note
}

// deepest is how far notes stand within boxes: in a track of the movie.
const deepest = 2

// walk looks at the boxes between two places.
func (f *finder) walk(at, end int64, depth int) error {
	for at < end {
		b, err := f.box(at, end)
		if err != nil {
			return err
		}
		switch {
		case b.kind == "udta", b.kind == "meta", b.kind == "uuid" && f.begins(b, xmp):
			f.notes = append(f.notes, b.Note)
		case depth < deepest && (b.kind == "moov" || b.kind == "trak"):
			if err := f.walk(b.body, b.end, depth+1); err != nil {
				return err
			}
		}
		at = b.end
	}
	return nil
}

// box reads the header of the box at a place. The last one may go on to the end of the file.
func (f *finder) box(at, end int64) (b box, err error) {
	var head [16]byte
	if f.left--; f.left < 0 || end-at < 8 {
		return b, ErrBroken
	}
	if _, err := f.r.ReadAt(head[:8], at); err != nil {
		return b, ErrBroken
	}
	b = box{Note{at, at + 8, at + int64(binary.BigEndian.Uint32(head[:]))}, string(head[4:8])}
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

func (f *finder) begins(b box, with string) bool {
	head := make([]byte, len(with))
	_, err := f.r.ReadAt(head, b.body)
	return err == nil && string(head) == with
}
