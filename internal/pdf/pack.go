package pdf

import (
	"bytes"
	"compress/flate"
	"compress/zlib"
	"encoding/binary"
	"hash/adler32"
	"io"
	"strconv"

	"github.com/gevel/gevel/limits"
)

// unpack unpacks a stream.
func (d *document) unpack(stream []byte) ([]byte, error) {
	z, err := zlib.NewReader(bytes.NewReader(stream))
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(z, int64(limits.DocumentUnpackedBytes-d.unpacked)+1))
	if d.unpacked += len(data); d.unpacked > limits.DocumentUnpackedBytes {
		return nil, ErrPacked
	}
	return data, err
}

// repack changes what is in a packed stream, and packs it at the same length. What cannot be read shows nothing either, but nobody knows
// what it says.
func (d *document) repack(o object, change func([]byte)) error {
	data, err := d.unpack(o.stream)
	if err != nil {
		return ErrPacked
	}
	before := bytes.Clone(data)
	if change(data); bytes.Equal(before, data) {
		return nil
	}
	return pack(o.stream, data)
}

// unpackObjects reads the objects of the streams of objects.
func (d *document) unpackObjects() (err error) {
	for i := range d.list {
		o := &d.list[i]
		if !isPacked.Match(o.text) {
			continue
		}
		switch data := o.stream; {
		case isFlate.Match(o.text):
			if data, err = d.unpack(o.stream); err != nil {
				return ErrPacked
			}
			o.unpacked = bytes.Clone(data)
			fallthrough
		case !hasFilter.Match(o.text):
			eachPacked(data, func(number int, text []byte) { d.inner = append(d.inner, object{number: number, text: text}) })
			o.packs = data
		default:
			return ErrPacked
		}
	}
	return nil
}

// packObjects blanks what the objects of streams of objects say, and packs the streams again.
func (d *document) packObjects() error {
	for _, o := range d.inner {
		if d.info[o.number] {
			blankStrings(o.text)
		}
		unsign(o.text)
	}
	for _, o := range d.list {
		if o.unpacked != nil && !bytes.Equal(o.unpacked, o.packs) {
			if err := pack(o.stream, o.packs); err != nil {
				return err
			}
		}
	}
	return nil
}

// eachPacked calls do with the objects of a stream of objects.
func eachPacked(data []byte, do func(number int, text []byte)) {
	begin := firstOf(data)
	head := bytes.Fields(data[:begin])
	for i := 0; i+1 < len(head); i += 2 {
		number, err := strconv.Atoi(string(head[i]))
		from, err2 := strconv.Atoi(string(head[i+1]))
		if err != nil || err2 != nil || from < 0 || from > len(data)-begin {
			return
		}
		end := len(data)
		if i+3 < len(head) {
			if next, err := strconv.Atoi(string(head[i+3])); err == nil && next >= from && next <= len(data)-begin {
				end = begin + next
			}
		}
		do(number, data[begin+from:end])
	}
}

// firstOf is where the objects of a stream of objects begin: after the numbers that say where each is.
func firstOf(data []byte) int {
	at := bytes.IndexFunc(data, func(r rune) bool { return (r < '0' || r > '9') && r != ' ' && r != '\n' && r != '\r' && r != '\t' })
	if at < 0 {
		return len(data)
	}
	return at
}

// blankText makes XMP spaces.
func blankText(o object) error {
	switch {
	case !hasFilter.Match(o.text):
		for i := range o.stream {
			o.stream[i] = ' '
		}
		return nil
	case !isFlate.Match(o.text):
		return ErrPacked
	}
	return pack(o.stream, nil)
}

// pack writes data into a stream of the same length: packed as well as possible, then empty blocks, and at most four bytes of space.
func pack(stream, data []byte) error {
	const emptyBlock = "\x00\x00\x00\xff\xff"
	var b bytes.Buffer
	b.WriteString("\x78\xda")
	w, _ := flate.NewWriter(&b, flate.BestCompression) // the level is one of flate's own
	w.Write(data)
	w.Flush()
	end := binary.BigEndian.AppendUint32([]byte("\x01\x00\x00\xff\xff"), adler32.Checksum(data))
	for b.Len()+len(end)+len(emptyBlock) <= len(stream) {
		b.WriteString(emptyBlock)
	}
	b.Write(end)
	if b.Len() > len(stream) {
		return ErrPacked
	}
	clear(stream[copy(stream, b.Bytes()):])
	return nil
}
