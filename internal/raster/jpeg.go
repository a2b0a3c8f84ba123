package raster

import "bytes"

// The markers of a JPEG that matter here.
const (
	markTEM  = 0x01
	markSOF0 = 0xc0
	markSOF2 = 0xc2
	markDHT  = 0xc4
	markJPG  = 0xc8
	markDAC  = 0xcc
	markRST0 = 0xd0
	markSOI  = 0xd8
	markEOI  = 0xd9
	markSOS  = 0xda
	markAPP0 = 0xe0
	markAPP1 = 0xe1
	markAPP2 = 0xe2
	markAPPE = 0xee
	markAPPF = 0xef
	markCOM  = 0xfe
)

// segment is a part of a JPEG. all has every byte of it, those of a scan's pixels too; body is what follows its length.
type segment struct {
	marker    byte
	all, body []byte
}

// segments gives the parts of a JPEG in order, until its end or until the file is no JPEG any more. Bytes between two parts are
// passed over, as decoders do.
func segments(data []byte) func(yield func(segment) bool) {
	return func(yield func(segment) bool) {
		for {
			at := bytes.IndexByte(data, 0xff)
			if at < 0 || at+1 >= len(data) {
				return
			}
			data = data[at:]
			s := segmentAt(data)
			if len(s.all) == 0 {
				data = data[1:] // 0xff before a marker only fills
				continue
			}
			if !yield(s) || s.marker == markEOI {
				return
			}
			data = data[len(s.all):]
		}
	}
}

// segmentAt reads the part that begins with data; one without bytes is none.
func segmentAt(data []byte) segment {
	s := segment{marker: data[1]}
	switch {
	case s.marker == 0 || s.marker == 0xff:
		return s
	case s.marker == markTEM || s.marker >= markRST0 && s.marker <= markEOI:
		s.all = data[:2]
		return s
	case len(data) < 4:
		return s
	}
	end := min(2+max(2, big(data[2:])), len(data))
	s.body = data[4:max(4, end)]
	if s.marker == markSOS {
		end += scanEnd(data[end:])
	}
	s.all = data[:end]
	return s
}

// scanEnd is where the pixels of a scan end: at a marker that is neither a restart nor a 0xff among the pixels.
func scanEnd(data []byte) int {
	at := 0
	for {
		next := bytes.IndexByte(data[at:], 0xff)
		if next < 0 || at+next+1 >= len(data) {
			return len(data)
		}
		at += next
		if m := data[at+1]; m != 0 && m != 0xff && (m < markRST0 || m > markRST0+7) {
			return at
		}
		at++
	}
}

// isFrame reports whether a segment says how large the picture is.
func (s segment) isFrame() bool {
	return s.marker >= markSOF0 && s.marker <= 0xcf && s.marker != 0xc4 && s.marker != 0xc8 && s.marker != 0xcc && len(s.body) >= 6
}

func costOfJPEG(data []byte) (c Cost) {
	plainRGB := false
	var frame segment
	for s := range segments(data) {
		switch {
		case s.marker == markSOS:
			c.Scans++
		case s.marker == markAPPE && len(s.body) >= 12 && string(s.body[:5]) == "Adobe":
			plainRGB = s.body[11] == 0
		case s.isFrame() && len(frame.body) == 0:
			frame = s
		}
	}
	if len(frame.body) == 0 {
		return Cost{}
	}
	c.Height, c.Width = big(frame.body[1:]), big(frame.body[3:])
	c.Bytes = frame.bytes(c.Pixels())
	if components := frame.body[5]; components == 4 || components == 3 && plainRGB {
		c.Bytes += 4 * c.Pixels() // they are written anew as pixels of four bytes
	}
	return c
}

// bytes is what the samples of a frame take: one byte each, and in a progressive picture four more until its last scan.
func (s segment) bytes(pixels int64) int64 {
	each := int64(1)
	if s.marker == markSOF2 {
		each = 5
	}
	largest, samples := int64(1), int64(0)
	for parts := s.body[6:]; len(parts) >= 3; parts = parts[3:] {
		area := int64(parts[1]>>4) * int64(parts[1]&15)
		largest, samples = max(largest, area), samples+area
	}
	return each * pixels * samples / largest
}
