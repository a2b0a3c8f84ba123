package drawing

import (
	"cmp"
	"encoding/xml"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// named returns the shape that an element is; nil for one without a name. A program for drawings stores the name that its user sees in an
// attribute of its own, because an id may have few signs and stands once in a file: there a second "A1" is "A1-2". So the id counts only
// where there is no other name.
func named(n *node) *Shape {
	id := n.attribute("id")
	if name := n.attribute("data-unit"); name != "" {
		return &Shape{Name: name, ID: id, Said: true, Label: cmp.Or(n.attribute("data-name"), n.label)}
	}
	if n.name.Local == "svg" {
		return nil
	}
	if name := cmp.Or(n.attribute("data-name"), n.label); name != "" { // of Illustrator, of others
		return &Shape{Name: name, ID: id}
	}
	if id != "" {
		return &Shape{Name: decodeID(id), ID: id, ByID: true}
	}
	return nil
}

// labels are the attributes in which Inkscape, Affinity and Linearity Curve note the name that they show for an element.
var labels = []xml.Name{{Space: "http://www.inkscape.org/namespaces/inkscape", Local: "label"},
	{Space: "http://www.serif.com/", Local: "id"}, {Space: "http://vectornator.io", Local: "layerName"}}

// labelOf reads the name that a program shows for an element.
func labelOf(e xml.StartElement) string {
	for _, a := range e.Attr {
		if slices.Contains(labels, a.Name) {
			return strings.TrimSpace(a.Value)
		}
	}
	return ""
}

var (
	copySuffix = regexp.MustCompile(`_\d+_$`)
	hexSign    = regexp.MustCompile(`_x([0-9A-Fa-f]{1,6})_`)
)

// decodeID returns the name from which Illustrator made an id: "_x31_107" is "1107", "Lot_5" is "Lot 5", and "A1_2_" is the second "A1".
func decodeID(id string) string {
	name := hexSign.ReplaceAllStringFunc(copySuffix.ReplaceAllString(id, ""), func(sign string) string {
		code, err := strconv.ParseInt(strings.Trim(sign, "_x"), 16, 32)
		if err != nil || !utf8.ValidRune(rune(code)) {
			return sign
		}
		return string(rune(code))
	})
	return cmp.Or(strings.TrimSpace(strings.ReplaceAll(name, "_", " ")), id)
}
