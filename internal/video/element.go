package video

import (
	"io"
	"math/bits"

	"github.com/gevel/gevel/limits"
)

// element is a part of a WebM (RFC 8794): where it begins, where what is in it begins, and where it ends. Its id has the bits of its
// length.
type element struct {
	id               uint64
	start, body, end int64
	isOpen           bool // of unknown length: it ends where something begins that cannot be in it
}

// elements reads the parts of a WebM.
type elements struct {
	r    io.ReaderAt
	left int // parts that may still be looked at
}

// at reads the head of the element at a place.
func (f *elements) at(at, end int64) (e element, err error) {
	var head [12]byte
	if f.left--; f.left < 0 {
		return e, ErrBroken
	}
	n, err := f.r.ReadAt(head[:min(int64(len(head)), end-at)], at)
	if err != nil && err != io.EOF {
		return e, err
	}
	id, idBytes := vint(head[:n], false)
	size, sizeBytes := vint(head[min(idBytes, n):n], true)
	if idBytes == 0 || idBytes > 4 || sizeBytes == 0 {
		return e, ErrBroken
	}
	e = element{id: id, start: at, body: at + int64(idBytes+sizeBytes)}
	if size == 1<<(7*sizeBytes)-1 {
		e.end, e.isOpen = end, true
		return e, nil
	}
	if size > uint64(end-e.body) {
		return e, ErrBroken
	}
	e.end = e.body + int64(size)
	return e, nil
}

// vint reads a number of one to eight bytes and how many these are; 0 bytes when it is cut off. A size is without the bit of its length.
func vint(b []byte, isSize bool) (n uint64, bytes int) {
	if len(b) == 0 || b[0] == 0 {
		return 0, 0
	}
	bytes = bits.LeadingZeros8(b[0]) + 1
	if bytes > len(b) {
		return 0, 0
	}
	n = uint64(b[0])
	if isSize {
		n &= 1<<(8-bytes) - 1
	}
	for _, c := range b[1:bytes] {
		n = n<<8 | uint64(c)
	}
	return n, bytes
}

// in calls do with each element in another one.
func (f *elements) in(parent element, do func(element) error) error {
	for at := parent.body; at < parent.end; {
		e, err := f.at(at, parent.end)
		if err != nil || e.isOpen {
			return ErrBroken
		}
		if err := do(e); err != nil {
			return err
		}
		at = e.end
	}
	return nil
}

// bytes reads what is in an element, which is no media.
func (f *elements) bytes(e element) ([]byte, error) {
	if e.end-e.body > limits.VideoTableBytes {
		return nil, ErrBroken
	}
	data := make([]byte, e.end-e.body)
	if _, err := f.r.ReadAt(data, e.body); err != nil && len(data) > 0 {
		return nil, ErrBroken
	}
	return data, nil
}

// number reads the number in an element.
func (f *elements) number(e element) (n uint64) {
	data, err := f.bytes(e)
	if err != nil || len(data) > 8 {
		return 0
	}
	for _, c := range data {
		n = n<<8 | uint64(c)
	}
	return n
}
