package raster

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"maps"
	"slices"
)

// colourTypes are the types of a profile's tags that say how colours are worked out. All others are texts, and what a program of the maker
// noted: the name of a display has its owner's name in it, "Colour LCD of An's MacBook".
var colourTypes = []string{"XYZ ", "curv", "para", "mft1", "mft2", "mAB ", "mBA ", "mpet", "sf32", "view", "meas", "sig ", "cicp"}

// Of the header of a profile: where its name stands, where what was worked out of all its bytes, and where its tags begin.
const (
	profileKind  = 36
	profileID    = 84
	profileTags  = 128
	profileTag   = 12 // bytes of a tag in the table
	mostTags     = 200
	shortestType = 8
	sharedTags   = 4 // how often all bytes may be of a tag: red, green and blue share a curve
)

// QuietProfile returns a colour profile of the same length that has its colours and no texts; nil for what is no profile, which browsers
// ignore.
func QuietProfile(profile []byte) []byte {
	if len(profile) < profileTags+4 || string(profile[profileKind:profileKind+4]) != "acsp" {
		return nil
	}
	count := int(binary.BigEndian.Uint32(profile[profileTags:]))
	table := profileTags + 4
	if count > mostTags || table+count*profileTag > len(profile) {
		return nil
	}
	out := make([]byte, len(profile))
	copy(out, profile[:profileID])
	copy(out[profileTags:], profile[profileTags:table+count*profileTag])
	var all int64
	for i := range count {
		entry := profile[table+i*profileTag:]
		at, size := int64(binary.BigEndian.Uint32(entry[4:])), int64(binary.BigEndian.Uint32(entry[8:]))
		if at+size > int64(len(profile)) || at < int64(table+count*profileTag) || size < shortestType {
			return nil
		}
		if all += size; all > sharedTags*int64(len(profile)) {
			return nil
		}
		copy(out[at:], withoutText(profile[at:at+size]))
	}
	return out
}

// withoutText returns a tag of a profile, empty unless it says how colours are worked out.
func withoutText(tag []byte) []byte {
	name := string(tag[:4])
	if slices.Contains(colourTypes, name) {
		return tag
	}
	out := make([]byte, len(tag))
	copy(out, name)
	switch {
	case name == "desc" && len(out) >= 12:
		out[11] = 1 // its text has one byte, the zero at the end
	case name == "mluc" && len(out) >= 16:
		out[15] = 12 // no texts, each of which would stand in a record of 12 bytes
	}
	return out
}

// profilePieces are the bodies of the segments that a JPEG's profile stands in, without texts, by their number.
type profilePieces map[byte][]byte

// quietJPEG reads the profile of a JPEG; it has no pieces when browsers do not read it.
func quietJPEG(data []byte) profilePieces {
	profile := QuietProfile(profileOfJPEG(data))
	if profile == nil {
		return nil
	}
	pieces := profilePieces{}
	for s := range segments(data) {
		if s.marker == markSOS {
			break
		}
		if s.marker == markAPP2 && bytes.HasPrefix(s.body, profileMark) && len(s.body) >= len(profileMark)+2 {
			pieces[s.body[len(profileMark)]] = bytes.Clone(s.body)
		}
	}
	for _, number := range slices.Sorted(maps.Keys(pieces)) {
		n := copy(pieces[number][len(profileMark)+2:], profile)
		profile = profile[n:]
	}
	return pieces
}

// of returns what a segment of the profile becomes; nil for one that browsers do not read, such as any that comes after the pixels begin.
func (p profilePieces) of(body []byte) []byte {
	if len(body) < len(profileMark)+2 {
		return nil
	}
	piece := p[body[len(profileMark)]]
	if len(piece) != len(body) {
		return nil
	}
	return piece
}

// quietPNG returns the body of a PNG's profile without texts; nil for one that browsers do not read.
func quietPNG(body []byte) []byte {
	const name = "profile\x00\x00" // its name, and how it is packed
	before := inflated(body)
	after := QuietProfile(before)
	switch {
	case after == nil:
		return nil
	case bytes.HasPrefix(body, []byte(name)) && bytes.Equal(before, after):
		return body // as packed by whoever packed it
	}
	var b bytes.Buffer
	b.WriteString(name)
	w := zlib.NewWriter(&b)
	w.Write(after)
	w.Close()
	return b.Bytes()
}
