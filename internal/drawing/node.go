package drawing

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
)

// node is an element with what is in it. Text stands in a node without a name.
type node struct {
	name       xml.Name
	label      string // the name that its layer or object has in its program, which is written as data-name
	attributes []xml.Attr
	children   []*node
	text       string
}

// Reasons for which a file is refused.
var (
	errNoSVG    = errors.New("is not an SVG drawing that can be read")
	errEntities = errors.New("defines entities in its document type; save it as plain SVG")
)

// parse reads a drawing within its limits.
func parse(data []byte) (*node, error) {
	if err := checkSize(len(data)); err != nil {
		return nil, err
	}
	data, err := WithoutEntities(data)
	if err != nil {
		return nil, err
	}
	root := &node{}
	open, count := []*node{root}, bounds{}
	for d := xml.NewDecoder(bytes.NewReader(data)); ; {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, errNoSVG
		}
		if err := count.take(token); err != nil {
			return nil, err
		}
		at := open[len(open)-1]
		switch token := token.(type) {
		case xml.Directive:
			if bytes.ContainsAny(token, "[") {
				return nil, errEntities
			}
		case xml.StartElement:
			child := &node{name: token.Name, label: labelOf(token), attributes: token.Attr}
			at.children, open = append(at.children, child), append(open, child)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			at.children = append(at.children, &node{text: string(token)})
		}
	}
	return onlyElement(root)
}

// onlyElement returns the drawing, which is the one element of its file.
func onlyElement(root *node) (*node, error) {
	for _, child := range root.children {
		if child.name.Local == "svg" && child.name.Space == svg {
			return child, nil
		}
		if child.name.Local != "" {
			break
		}
	}
	return nil, errNoSVG
}

// attribute gives the value of an attribute without its outer space; "" when it is absent.
func (n *node) attribute(name string) string {
	for _, a := range n.attributes {
		if a.Name.Local == name && a.Name.Space == "" {
			return strings.TrimSpace(a.Value)
		}
	}
	return ""
}

// walk calls do with a node and all elements in it.
func (n *node) walk(do func(*node)) {
	do(n)
	for _, child := range n.children {
		child.walk(do)
	}
}
