package openimmo

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"html"
	"io"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/values"
)

// decode decodes a file. Its own entities are read where their text stands in the file; nothing outside it is ever opened.
func (r *Reader) decode(text []byte) (file fileElement, err error) {
	if text, err = values.InUTF8(text); err != nil {
		return file, err
	}
	text = mended(text)
	d := xml.NewDecoder(bytes.NewReader(text))
	d.CharsetReader = decoded
	d.Entity = r.entities(text)
	return file, xml.NewTokenDecoder(inOneCase{d}).Decode(&file)
}

// decoded reads a file that is in UTF-8 already, whatever it declares.
func decoded(_ string, in io.Reader) (io.Reader, error) { return in, nil }

var (
	// newer is a declaration of XML 1.1, which Java writes; nothing that OpenImmo has is different in it.
	newer = regexp.MustCompile(`^(\s*<\?xml\s+version\s*=\s*["'])1\.1`)
	// marked is an entity, with the number of its sign, an & or < that begins nothing, or a section in which they stand for themselves.
	marked = regexp.MustCompile(`(?s)<!\[CDATA\[.*?\]\]>|&(?:#(\d+|[xX][0-9a-fA-F]+);|[A-Za-z_:][\w:.-]*;)?|<+[\d\s=€]|<{2,}`)
)

// mended is a file without what XML has no place for, since one sign in one text would hold up all properties: the vertical tab of Word,
// also by its number, and an & or < of a text.
func mended(text []byte) []byte {
	text = bytes.Map(visible, newer.ReplaceAll(text, []byte("${1}1.0")))
	return marked.ReplaceAllFunc(text, func(found []byte) []byte {
		switch rest := found[1:]; {
		case len(rest) == 0:
			return []byte("&amp;")
		case found[0] == '<' && rest[0] != '!':
			begun := bytes.TrimLeft(found, "<")
			signs := len(found) - len(begun)
			if len(begun) > 0 {
				return append(bytes.Repeat([]byte("&lt;"), signs), begun...)
			}
			return append(bytes.Repeat([]byte("&lt;"), signs-1), '<') // the last one may begin an element
		}
		if number := marked.FindSubmatch(found)[1]; len(number) > 0 {
			sign, err := strconv.ParseInt(string(number), 10, 32)
			if hex := strings.TrimLeft(string(number), "xX"); len(hex) < len(number) {
				sign, err = strconv.ParseInt(hex, 16, 32)
			}
			if err != nil || visible(rune(sign)) != rune(sign) {
				return []byte(" ")
			}
			return fmt.Appendf(nil, "&#%d;", sign) // XML knows no X
		}
		return found
	})
}

// visible is a sign that XML has a place for: the end of a line for a vertical tab, and -1 for others that it has not.
func visible(sign rune) rune {
	if sign == '\v' {
		return '\n'
	}
	if sign < ' ' && sign != '\t' && sign != '\n' && sign != '\r' || sign >= 0xd800 && sign < 0xe000 || sign == 0xfffe || sign == 0xffff ||
		sign > utf8.MaxRune {
		return -1
	}
	return sign
}

// inOneCase reads a file whose program writes the format's names in another case, <Kaufpreis> and kauf="true": read as they are, they would
// be fields that are not there, such as that a property is sold.
type inOneCase struct{ *xml.Decoder }

// Token is the next part of the file, an element in lower case and its attributes as the format writes them.
func (r inOneCase) Token() (xml.Token, error) {
	token, err := r.RawToken()
	switch token := token.(type) {
	case xml.StartElement:
		token.Name.Local = strings.ToLower(token.Name.Local)
		for i, a := range token.Attr {
			if name, known := attributes[strings.ToLower(a.Name.Local)]; known {
				token.Attr[i].Name.Local = name
			}
		}
		return token, err
	case xml.EndElement:
		token.Name.Local = strings.ToLower(token.Name.Local)
		return token, err
	}
	return token, err
}

// attributes are the names of the attributes that are read, as the format writes them, by their names in lower case.
var attributes = attributesOf(reflect.TypeFor[fileElement]())

func attributesOf(t reflect.Type) map[string]string {
	all := map[string]string{}
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice:
		return attributesOf(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			if name, is := strings.CutSuffix(f.Tag.Get("xml"), ",attr"); is && name != ",any" {
				all[strings.ToLower(name)] = name
			}
			if f.Type != t && f.Type != reflect.TypeFor[[]otherElement]() {
				maps.Copy(all, attributesOf(f.Type))
			}
		}
	}
	return all
}

var (
	// declared is an entity of the file with its text; one with SYSTEM or PUBLIC has none in the file.
	declared = regexp.MustCompile(`<!ENTITY\s+([A-Za-z_:][\w:.-]*)\s+(?:"([^"<]*)"|'([^'<]*)')\s*>`)
	used     = regexp.MustCompile(`&([A-Za-z_:][\w:.-]*);`)
)

// entities gives the text of each entity that the file uses: its own, of HTML (&eacute;), or, for one that neither has and for what is past
// the limits, its name as it stands there, with a warning.
func (r *Reader) entities(text []byte) map[string]string {
	all, own := maps.Clone(xml.HTMLEntity), map[string]bool{}
	for _, m := range declared.FindAllSubmatch(text, limits.XMLEntities) {
		name := string(m[1])
		all[name], own[name] = html.UnescapeString(string(m[2])+string(m[3])), true
	}
	left, unknown := limits.XMLEntityBytes, map[string]bool{}
	for _, m := range used.FindAllSubmatch(text, -1) {
		name := string(m[1])
		written, known := all[name]
		if own[name] {
			left -= len(written)
		}
		if !isXMLEntity[name] && (!known || own[name] && left < 0) {
			unknown[name] = true
		}
	}
	for _, name := range slices.Sorted(maps.Keys(unknown)) {
		all[name] = "&" + name + ";"
		r.Warn(check.Problem{File: transfer.TheFile, Field: "&" + name + ";", Kind: records.FieldsUnread, Value: "&" + name + ";",
			Text: "the file does not say what it stands for; it is left as it is"})
	}
	return all
}

// isXMLEntity are the entities that XML itself has.
var isXMLEntity = map[string]bool{"amp": true, "lt": true, "gt": true, "quot": true, "apos": true}

// markedText is a text in which programs write marks of HTML as elements of the XML, <br/> and <p>. They stay in the text, whose reader
// knows them: without them the words before and behind would be joined.
type markedText string

// UnmarshalXML reads the text up to the end of its element.
func (t *markedText) UnmarshalXML(d *xml.Decoder, _ xml.StartElement) error {
	var b strings.Builder
	for depth := 0; depth >= 0; {
		token, err := d.Token()
		if err != nil {
			return err
		}
		switch token := token.(type) {
		case xml.CharData:
			b.Write(token)
		case xml.StartElement:
			depth++
			b.WriteString("<" + token.Name.Local + ">")
		case xml.EndElement:
			if depth--; depth >= 0 && token.Name.Local != "br" {
				b.WriteString("</" + token.Name.Local + ">")
			}
		}
	}
	*t = markedText(b.String())
	return nil
}
