package drawing

import (
	"bytes"
	"encoding/base64"
	"encoding/xml"
	"io"
	"regexp"
	"strings"

	"github.com/gevel/gevel/internal/raster"
)

// Bare returns an SVG without what it says beside what it shows: comments, metadata, descriptions, what programs note for themselves in
// their own namespaces (who drew it, in which folder it was), and the notes of photos in it. What draws stays byte for byte, and so does
// the title, which browsers show. Bare of a bare drawing changes nothing. The error is that of Check.
func Bare(data []byte) ([]byte, error) {
	data, err := WithoutEntities(data)
	if err != nil {
		return nil, err
	}
	b := baring{data: data, spaces: []map[string]string{{}}}
	for d := xml.NewDecoder(bytes.NewReader(data)); ; {
		from := d.InputOffset()
		token, err := d.RawToken()
		if err == io.EOF {
			return b.out.Bytes(), nil
		}
		if err != nil {
			return nil, errNoSVG
		}
		b.take(token, data[from:d.InputOffset()])
	}
}

// baring is the work on one drawing.
type baring struct {
	data   []byte
	out    bytes.Buffer
	spaces []map[string]string // namespaces by their prefixes, of each open element
	names  []string            // of the open elements
	left   int                 // how many of the open elements are left out
}

var cssComment = regexp.MustCompile(`(?s)/\*.*?\*/`)

func (b *baring) take(token xml.Token, raw []byte) {
	switch t := token.(type) {
	case xml.StartElement:
		b.begin(t, raw)
	case xml.EndElement:
		if len(b.names) == 0 {
			return
		}
		b.spaces, b.names = b.spaces[:len(b.spaces)-1], b.names[:len(b.names)-1]
		if b.left == 0 {
			b.out.Write(raw)
		} else {
			b.left--
		}
	case xml.ProcInst:
		if t.Target == "xml" && len(b.names) == 0 {
			b.out.Write(raw)
		}
	case xml.CharData:
		if b.left > 0 {
			return
		}
		if len(b.names) > 0 && b.names[len(b.names)-1] == "style" {
			raw = cssComment.ReplaceAll(raw, nil)
		}
		b.out.Write(bareAddresses(raw))
	}
}

// begin writes the beginning of an element, unless it is left out.
func (b *baring) begin(e xml.StartElement, raw []byte) {
	spaces := b.spaces[len(b.spaces)-1]
	if own := declared(e); len(own) > 0 {
		all := map[string]string{}
		for prefix, space := range spaces {
			all[prefix] = space
		}
		for prefix, space := range own {
			all[prefix] = space
		}
		spaces = all
	}
	b.spaces, b.names = append(b.spaces, spaces), append(b.names, e.Name.Local)
	space := spaces[e.Name.Space]
	if b.left > 0 || space != svg && (space != "" || e.Name.Space != "") || e.Name.Local == "metadata" || e.Name.Local == "desc" {
		b.left++
		return
	}
	draws := func(a xml.Attr) bool {
		switch {
		case a.Name.Space == "xmlns":
			return a.Value == svg || a.Value == xlink
		case a.Name.Space == "" || a.Name.Space == "xml":
			return true
		}
		return spaces[a.Name.Space] == xlink
	}
	b.out.Write(bareAddresses(withoutAttributes(raw, e.Attr, draws)))
}

// declared are the namespaces that an element declares, by prefix.
func declared(e xml.StartElement) map[string]string {
	own := map[string]string{}
	for _, a := range e.Attr {
		switch {
		case a.Name.Space == "xmlns":
			own[a.Name.Local] = a.Value
		case a.Name.Space == "" && a.Name.Local == "xmlns":
			own[""] = a.Value
		}
	}
	return own
}

// attribute is an attribute as it stands in a tag, with the space before it.
var attributeText = regexp.MustCompile(`(?s)\s+[^\s=<>/"']+\s*=\s*("[^"]*"|'[^']*')`)

// withoutAttributes returns a tag with those of its attributes that stay.
func withoutAttributes(tag []byte, list []xml.Attr, stays func(xml.Attr) bool) []byte {
	at := -1
	return attributeText.ReplaceAllFunc(tag, func(text []byte) []byte {
		if at++; at < len(list) && !stays(list[at]) {
			return nil
		}
		return text
	})
}

// dataAddress is the address of a file that stands in the address itself. Programs break its lines, as characters or as their numbers.
var dataAddress = regexp.MustCompile(`data:image/[\w.+-]+(?:;[\w=-]+)*;base64,((?:[A-Za-z0-9+/=\s]|&#[xX]?[0-9A-Fa-f]+;)+)`)

var lineBreaks = regexp.MustCompile(`\s|&#[xX]?[0-9A-Fa-f]+;`)

// bareAddresses makes the pictures bare that stand in addresses.
func bareAddresses(text []byte) []byte {
	if !bytes.Contains(text, []byte("data:image/")) {
		return text
	}
	return dataAddress.ReplaceAllFunc(text, func(address []byte) []byte {
		begin := bytes.IndexByte(address, ',') + 1
		data, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(lineBreaks.ReplaceAllString(string(address[begin:]), ""), "="))
		if err != nil {
			return address // no browser shows it either
		}
		bare := raster.Bare(data)
		if raster.KindOf(data) == "" && bytes.Contains(data, []byte("<svg")) {
			if bare, err = Bare(data); err != nil {
				return nil
			}
		}
		if bytes.Equal(bare, data) {
			return address
		}
		return base64.StdEncoding.AppendEncode(bytes.Clone(address[:begin]), bare)
	})
}
