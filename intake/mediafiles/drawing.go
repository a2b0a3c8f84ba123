package mediafiles

import (
	"bytes"
	"encoding/xml"
	"io"
	"slices"
	"strings"
)

// active are elements of an SVG that run scripts, change links, or show other documents.
var active = []string{"script", "foreignobject", "iframe", "object", "embed", "audio", "video", "handler", "listener", "animate", "set",
	"animatetransform", "animatemotion"}

// isPlainDrawing reports whether a file is an SVG without scripts and without anything that it reads from elsewhere.
func isPlainDrawing(data []byte) bool {
	d := xml.NewDecoder(bytes.NewReader(data))
	for begun := false; ; {
		token, err := d.Token()
		if err == io.EOF {
			return begun
		}
		if err != nil {
			return false
		}
		switch token := token.(type) {
		case xml.Directive:
			return false // a document type can bring entities along
		case xml.ProcInst:
			if token.Target != "xml" {
				return false
			}
		case xml.StartElement:
			if !begun && token.Name.Local != "svg" || !isPlainElement(token) {
				return false
			}
			begun = true
		case xml.CharData:
			if readsElsewhere(string(token)) {
				return false
			}
		}
	}
}

func isPlainElement(e xml.StartElement) bool {
	if slices.Contains(active, strings.ToLower(e.Name.Local)) {
		return false
	}
	return !slices.ContainsFunc(e.Attr, func(a xml.Attr) bool {
		name, value := strings.ToLower(a.Name.Local), strings.ToLower(strings.TrimSpace(a.Value))
		switch {
		case strings.HasPrefix(name, "on"):
			return true
		case name == "href", name == "src":
			return !strings.HasPrefix(value, "#") && !isPictureOfData(value)
		case strings.HasPrefix(a.Name.Space, "xmlns"), name == "xmlns":
			return false
		}
		return readsElsewhere(a.Value)
	})
}

func isPictureOfData(address string) bool {
	return slices.ContainsFunc([]string{"png", "jpeg", "webp", "gif"}, func(kind string) bool {
		return strings.HasPrefix(address, "data:image/"+kind+";")
	})
}

// readsElsewhere reports whether a text of a style or an attribute names anything outside the drawing.
func readsElsewhere(text string) bool {
	text = strings.ToLower(strings.NewReplacer(" ", "", "\t", "", "\n", "", "\r", "", `"`, "", "'", "").Replace(text))
	if strings.Contains(text, "javascript:") || strings.Contains(text, "@import") || strings.Contains(text, "expression(") {
		return true
	}
	for _, part := range strings.Split(text, "url(")[1:] {
		if !strings.HasPrefix(part, "#") {
			return true
		}
	}
	return false
}
