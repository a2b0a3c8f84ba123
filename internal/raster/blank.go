package raster

import "bytes"

// Blank makes a JPEG or JPEG 2000 inside another file bare in place, so that no byte moves: the bodies of its notes become zeros, and so do
// bytes after its end. It reports whether it said anything.
func Blank(data []byte) (said bool) {
	if isJPEG2000(data) {
		return blankJPEG2000(data)
	}
	end, profile := 0, quietJPEG(data)
	for s := range segments(data) {
		at := cap(data) - cap(s.all)
		if at >= 0 {
			end = at + len(s.all)
		}
		stays := s.marker < markAPP0 || s.marker > markAPPF && s.marker != markCOM || s.marker == markAPP0 && bytes.HasPrefix(s.body,
			[]byte("JFIF\x00")) ||
			s.marker == markAPPE && bytes.HasPrefix(s.body, []byte("Adobe"))
		switch {
		case s.marker == markAPP2 && bytes.HasPrefix(s.body, profileMark) && profile.of(s.body) != nil:
			after := profile.of(s.body)
			said = said || !bytes.Equal(s.body, after)
			copy(s.body, after)
		case !stays:
			said = blank(s.body) || said
		case s.marker == markAPP0 && len(s.body) > 14:
			said = blank(s.body[14:]) || said // its preview
		}
		if s.marker == markEOI {
			return blank(data[min(end, len(data)):]) || said
		}
	}
	return said
}

func blank(body []byte) (said bool) {
	for i, c := range body {
		said = said || c != 0
		body[i] = 0
	}
	return said
}
