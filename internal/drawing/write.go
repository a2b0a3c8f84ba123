package drawing

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// write gives a drawing as SVG.
func write(root *node) []byte {
	var b bytes.Buffer
	top := *root
	top.attributes = append([]xml.Attr{{Name: xml.Name{Local: "xmlns"}, Value: svg}}, root.attributes...)
	top.write(&b)
	b.WriteByte('\n')
	return b.Bytes()
}

func (n *node) write(b *bytes.Buffer) {
	if n.name.Local == "" {
		escape(b, n.text)
		return
	}
	b.WriteString("<" + n.name.Local)
	for _, a := range n.attributes {
		b.WriteString(" " + a.Name.Local + `="`)
		escape(b, a.Value)
		b.WriteByte('"')
	}
	if len(n.children) == 0 {
		b.WriteString("/>")
		return
	}
	b.WriteByte('>')
	for _, child := range n.children {
		child.write(b)
	}
	b.WriteString("</" + n.name.Local + ">")
}

func escape(b *bytes.Buffer, text string) {
	xml.EscapeText(b, []byte(text)) // a buffer takes everything
}

// measure reads the size of the drawing from its viewBox, or from width and height in pixels.
func (d *Drawing) measure() error {
	box := strings.FieldsFunc(d.root.attribute("viewBox"), func(r rune) bool { return strings.ContainsRune(" ,\t\r\n", r) })
	if len(box) == 0 {
		box = []string{"0", "0", pixels(d.root.attribute("width")), pixels(d.root.attribute("height"))}
	}
	if len(box) != 4 {
		return errors.New("has a viewBox that is not four numbers")
	}
	var size [4]float64
	for i, text := range box {
		x, err := strconv.ParseFloat(text, 64)
		if err != nil || x < -1e6 || x > 1e6 {
			return errors.New("says no size: it needs a viewBox of four numbers")
		}
		size[i] = x
	}
	if size[2] < 1 || size[3] < 1 {
		return errors.New("has an empty viewBox")
	}
	d.Width, d.Height = int(size[2]), int(size[3])
	d.ViewBox = fmt.Sprintf("%g %g %g %g", size[0], size[1], size[2], size[3])
	return nil
}

// pixels is a length without its unit px; other units stay, and are no number.
func pixels(length string) string { return strings.TrimSuffix(length, "px") }
