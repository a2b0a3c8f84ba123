package pdf

import (
	"bytes"
	"encoding/ascii85"
	"regexp"

	"github.com/gevel/gevel/internal/raster"
)

var (
	isMetadata = regexp.MustCompile(`/Type\s*/Metadata\b|/Subtype\s*/XML\b`)
	isPacked   = regexp.MustCompile(`/Type\s*/ObjStm\b`)
	isFlate    = regexp.MustCompile(`/Filter\s*\[?\s*/(FlateDecode|Fl)\b`)
	isText85   = regexp.MustCompile(`/Filter\s*\[?\s*/(ASCII85Decode|A85)\b`)
	isPhoto    = regexp.MustCompile(`/(DCTDecode|DCT|JPXDecode)\b`)
	hasFilter  = regexp.MustCompile(`/Filter\b`)
	isRemark   = regexp.MustCompile(`/Subtype\s*/(Text|FreeText|Highlight|Underline|StrikeOut|Squiggly|Ink|` +
		`Stamp|Square|Circle|Line|Polygon|` +
		`PolyLine|Caret|FileAttachment|Popup)\b`)
	author = regexp.MustCompile(`/(T|M|CreationDate)\s*[(<]`)
)

// bare blanks what one object says beside what it shows.
func (d *document) bare(o object) error {
	if d.info[o.number] {
		blankStrings(o.text)
	}
	unsign(o.text)
	switch {
	case isMetadata.Match(o.text):
		return blankText(o)
	case d.profiles[o.number]:
		return d.quietProfile(o)
	case raster.CanBlank(o.stream):
		raster.Blank(o.stream)
	case isPhoto.Match(o.text) && isFlate.Match(o.text):
		return d.repack(o, func(data []byte) { raster.Blank(data) })
	case isPhoto.Match(o.text) && len(bytes.TrimSpace(o.stream)) > 0:
		return unreadable(o)
	}
	return nil
}

// photosSayNothing returns an error for a signed document with a photo that says something.
func (d *document) photosSayNothing() error {
	for _, o := range d.list {
		data := bytes.Clone(o.stream)
		if isPhoto.Match(o.text) && isFlate.Match(o.text) {
			var err error
			if data, err = d.unpack(o.stream); err != nil {
				return ErrPacked
			}
		}
		if raster.CanBlank(data) && raster.Blank(data) {
			return ErrSigned
		}
	}
	return nil
}

// unreadable returns an error for a photo that is written as text and says something, or that cannot be read.
func unreadable(o object) error {
	data := make([]byte, len(o.stream))
	if isText85.Match(o.text) {
		n, _, err := ascii85.Decode(data, bytes.TrimSuffix(bytes.TrimSpace(o.stream), []byte("~>")), true)
		if err == nil && raster.CanBlank(data[:n]) && !raster.Blank(data[:n]) {
			return nil
		}
	}
	return ErrPacked
}

// unsign blanks the names and times of those who put remarks into a document.
func unsign(text []byte) {
	if !isRemark.Match(text) {
		return
	}
	for _, at := range author.FindAllIndex(text, -1) {
		blankString(text, at[1]-1)
	}
}

// blankStrings makes all strings of an object empty or spaces.
func blankStrings(text []byte) {
	for at := 0; at < len(text); at++ {
		if c := text[at]; c == '(' || c == '<' {
			at = blankString(text, at)
		}
	}
}

// blankString blanks the string that begins at a place, and returns where it ends.
func blankString(text []byte, at int) int {
	if text[at] == '<' {
		if at+1 < len(text) && text[at+1] == '<' {
			return at + 1
		}
		for at++; at < len(text) && text[at] != '>'; at++ {
			text[at] = ' '
		}
		return at
	}
	for depth := 1; at+1 < len(text); {
		at++
		switch text[at] {
		case '\\':
			text[at] = ' '
			at++
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth == 0 {
			break
		}
		if at < len(text) {
			text[at] = ' '
		}
	}
	return at
}
