// Package drawing cleans SVG files of an agency to elements and attributes that only draw, and finds the shapes in them that stand for
// the units of a project.
package drawing

import (
	"encoding/xml"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gevel/gevel/limits"
)

// Drawing is a cleaned drawing. Clean of SVG gives the same bytes again.
type Drawing struct {
	SVG     []byte
	ViewBox string
	Width   int
	Height  int
	Dropped []string // what was left out, with how often: "script", "onclick (3)"
	root    *node
}

// Clean reads a drawing and leaves out whatever is not on the lists of allowed elements and attributes. What programs note for themselves
// in their own namespaces is left out without a word.
func Clean(data []byte) (*Drawing, error) {
	root, err := parse(data)
	if err != nil {
		return nil, err
	}
	c := cleaning{dropped: map[string]int{}, named: map[string]*node{}}
	root.walk(c.note)
	c.clean(root)
	d := &Drawing{Dropped: c.report(), root: root}
	if err := d.measure(); err != nil {
		return nil, err
	}
	d.SVG = write(root)
	return d, nil
}

// cleaning is the work on one drawing.
type cleaning struct {
	dropped map[string]int
	named   map[string]*node // by id
	uses    int
}

// note remembers the first element with an id, which is the one that browsers use.
func (c *cleaning) note(n *node) {
	if id := n.attribute("id"); id != "" && c.named[id] == nil {
		c.named[id] = n
	}
}

// clean leaves out what an element may not have.
func (c *cleaning) clean(n *node) {
	n.attributes = slices.DeleteFunc(n.attributes, func(a xml.Attr) bool { return !c.allowsAttribute(n, a) })
	for i, a := range n.attributes {
		n.attributes[i].Name = xml.Name{Local: a.Name.Local}
	}
	if n.label != "" && n.name.Local != "svg" && n.attribute("data-name") == "" {
		n.attributes = append(n.attributes, xml.Attr{Name: xml.Name{Local: "data-name"}, Value: n.label}) // the desk names shapes by it
	}
	var rest []*node
	for _, child := range n.children {
		if c.allows(n, child) {
			rest = append(rest, child)
			c.clean(child)
		}
	}
	n.children = rest
}

// allows reports whether an element may have a child.
func (c *cleaning) allows(parent, child *node) bool {
	name := child.name.Local
	switch {
	case name == "":
		if parent.name.Local == "style" {
			c.cleanSheet(child)
		}
		return texts[parent.name.Local] && child.text != ""
	case child.name.Space != svg || name == "metadata" || name == "desc":
		return false
	case name == "a" || name == "switch": // what they hold is drawn
		child.name.Local = "g"
	case !elements[name] || name == "svg":
		c.dropped[name]++
		return false
	case name == "use" && !c.allowsUse(child):
		c.dropped["use of another file, or of a shape that uses others"]++
		return false
	}
	return true
}

// cleanSheet leaves out the rules of a style sheet that lead somewhere, and its comments: without the others all shapes would be black.
func (c *cleaning) cleanSheet(sheet *node) {
	rest, all := plainRules(sheet.text)
	if !all {
		c.dropped["style with an address or a rule @"]++
	}
	sheet.text = rest
}

// allowsUse reports whether a shape is repeated that does not repeat others, so that few bytes never draw millions of shapes.
func (c *cleaning) allowsUse(n *node) bool {
	c.uses++
	target := c.named[strings.TrimPrefix(addressOf(n), "#")]
	if target == nil || c.uses > limits.DrawingUses {
		return false
	}
	simple := true
	target.walk(func(in *node) { simple = simple && in.name.Local != "use" })
	return simple
}

func addressOf(n *node) string {
	for _, a := range n.attributes {
		if a.Name.Local == "href" {
			return strings.TrimSpace(a.Value)
		}
	}
	return ""
}

// allowsAttribute reports whether an element may have an attribute.
func (c *cleaning) allowsAttribute(n *node, a xml.Attr) bool {
	name := a.Name.Local
	isLink := name == "href" && (a.Name.Space == "" || a.Name.Space == xlink)
	if a.Name.Space != "" && !isLink || name == "xmlns" || name == "version" || strings.HasPrefix(name, "aria-") || name == "role" {
		return false
	}
	switch {
	case !attributes[name]:
		c.dropped[name]++
	case isLink && !reference.MatchString(strings.TrimSpace(a.Value)):
		c.dropped[name+" to something else"]++
	case !strings.HasPrefix(name, "data-") && !plain(a.Value): // names and labels are text
		c.dropped[name+" with an address"]++
	default:
		return true
	}
	return false
}

func (c *cleaning) report() (list []string) {
	for _, name := range slices.Sorted(maps.Keys(c.dropped)) {
		if n := c.dropped[name]; n > 1 {
			name = fmt.Sprintf("%s (%d)", name, n)
		}
		list = append(list, name)
	}
	return list
}
