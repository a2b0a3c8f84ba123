package drawing

import (
	"regexp"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

// Shape is a shape, or a group of them, with the name that it has in the drawing. One whose name is only its id may be a unit or not;
// Said is true when data-unit says that it is one.
type Shape struct {
	Name     string
	Said     bool
	Outlines []agency.Outline
	TooLong  bool // its lines are longer than limits.OutlineBytes and are left out
}

// hidden are elements that show nothing by themselves.
var hidden = words("defs symbol clipPath mask pattern linearGradient radialGradient text style title desc")

// Shapes lists the shapes of a drawing that have a name, in its order. What is inside a named shape belongs to it, unless it is named with
// data-unit too.
func (d *Drawing) Shapes() (list []*Shape) {
	collect(d.root, "", nil, &list)
	return list
}

func collect(n *node, transform string, within []*Shape, list *[]*Shape) {
	if n.name.Local == "" || hidden[n.name.Local] {
		return
	}
	if own := strings.Join(strings.Fields(n.attribute("transform")), " "); own != "" {
		transform = strings.TrimSpace(transform + " " + own)
	}
	if s := named(n); s != nil {
		*list = append(*list, s)
		if s.Said {
			within = nil
		}
		within = append(within[:len(within):len(within)], s)
	}
	if path := outline(n); path != "" && (transform == "" || isTransform.MatchString(transform)) {
		for _, s := range within {
			s.add(agency.Outline{Path: path, Transform: transform})
		}
	}
	for _, child := range n.children {
		collect(child, transform, within, list)
	}
}

var isTransform = regexp.MustCompile(`^((matrix|translate|scale|rotate|skewX|skewY) ?\([-+0-9eE., ]*\)[ ,]*)+$`)

func named(n *node) *Shape {
	if name := n.attribute("data-unit"); name != "" {
		return &Shape{Name: name, Said: true}
	}
	if name := n.attribute("id"); name != "" && n.name.Local != "svg" {
		return &Shape{Name: name}
	}
	return nil
}

func (s *Shape) add(o agency.Outline) {
	size := len(o.Path) + len(o.Transform)
	for _, other := range s.Outlines {
		size += len(other.Path) + len(other.Transform)
	}
	if s.TooLong = s.TooLong || size > limits.OutlineBytes; s.TooLong {
		s.Outlines = nil
		return
	}
	s.Outlines = append(s.Outlines, o)
}
