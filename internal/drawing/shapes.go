package drawing

import (
	"encoding/xml"
	"regexp"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

// Shape is a shape, or a group of them, with the name that it has in the drawing. What is inside it and has a name too is a shape of its
// own, with Within leading here.
type Shape struct {
	Name     string
	ID       string // as it stands in the file, "" for none
	ByID     bool   // Name was read from the id
	Said     bool   // by data-unit: this is a unit; any other name may be that of a layer
	Label    string // of one that is said: its other name, "" for none
	Hidden   bool   // switched off in the drawing, with all that is in it
	Within   *Shape // the nearest shape around it, nil for none
	Outlines []agency.Outline
	node     *node
}

// NoUnit is what data-unit says of a shape that is no unit, whatever its name.
const NoUnit = "-"

// Bind says by data-unit which unit the shape at a place among Shapes is; "" takes that away. The name that it had stays as its data-name.
// It reports whether there is such a shape.
func (d *Drawing) Bind(place int, unit string) bool {
	shapes := d.Shapes()
	if place < 0 || place >= len(shapes) {
		return false
	}
	n := shapes[place].node
	if n.attribute("data-name") == "" {
		n.attributes = append(n.attributes, xml.Attr{Name: xml.Name{Local: "data-name"}, Value: shapes[place].Name})
	}
	n.attributes = slices.DeleteFunc(n.attributes, func(a xml.Attr) bool { return a.Name.Local == "data-unit" })
	if unit != "" {
		n.attributes = append(n.attributes, xml.Attr{Name: xml.Name{Local: "data-unit"}, Value: unit})
	}
	d.SVG = write(d.root)
	return true
}

// undrawn are elements that show nothing by themselves.
var undrawn = words("defs symbol clipPath mask pattern linearGradient radialGradient text style title desc")

// Shapes lists the shapes of a drawing that have a name, in its order. Lines that are switched off belong to hidden shapes alone:
// they would widen what is clicked of one that is seen.
func (d *Drawing) Shapes() (list []*Shape) {
	c := collector{switches: switchesOf(d.root)}
	c.collect(d.root, "", false, nil)
	return c.list
}

type collector struct {
	switches switches
	list     []*Shape
}

func (c *collector) collect(n *node, transform string, hidden bool, within *Shape) {
	if n.name.Local == "" || undrawn[n.name.Local] {
		return
	}
	if own := strings.Join(strings.Fields(n.attribute("transform")), " "); own != "" && len(transform) <= limits.OutlineBytes {
		transform = strings.TrimSpace(transform + " " + own)
	}
	hidden = hidden || c.switches.off(n)
	if s := named(n); s != nil {
		s.Within, s.Hidden, s.node = within, hidden, n
		c.list, within = append(c.list, s), s
	}
	if within != nil && within.Hidden == hidden && !IsLong(within.Outlines) {
		if path := outline(n); path != "" && movesAs(transform) {
			within.Outlines = append(within.Outlines, agency.Outline{Path: path, Transform: transform})
		}
	}
	for _, child := range n.children {
		c.collect(child, transform, hidden, within)
	}
}

var isTransform = regexp.MustCompile(`^((matrix|translate|scale|rotate|skewX|skewY) ?\([-+0-9eE., ]*\)[ ,]*)+$`)

// movesAs reports whether a transformation can be written for a path. A longer one than all lines of a unit may have is refused there.
func movesAs(transform string) bool {
	return transform == "" || len(transform) > limits.OutlineBytes || isTransform.MatchString(transform)
}

// IsLong reports whether lines are longer than those of a unit may be.
func IsLong(outlines []agency.Outline) bool {
	size := 0
	for _, o := range outlines {
		size += len(o.Path) + len(o.Transform)
	}
	return size > limits.OutlineBytes
}
