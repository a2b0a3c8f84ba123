package drawing

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

var (
	isPath   = regexp.MustCompile(`^[Mm][MmZzLlHhVvCcSsQqTtAa0-9eE+\-., \s]+$`)
	isPoints = regexp.MustCompile(`^[0-9eE+\-., \s]+$`)
)

// outline gives the line around a shape as the data of a path; "" for what is no shape, and for one that is measured in other units than
// the drawing's.
func outline(n *node) string {
	switch n.name.Local {
	case "path":
		if d := strings.Join(strings.Fields(n.attribute("d")), " "); isPath.MatchString(d) {
			return d
		}
	case "polygon", "polyline":
		if p := strings.Join(strings.Fields(n.attribute("points")), " "); isPoints.MatchString(p) {
			return "M" + p + "Z"
		}
	case "rect":
		if v, ok := n.lengths("x", "y", "width", "height"); ok && v[2] > 0 && v[3] > 0 {
			return fmt.Sprintf("M%g %gh%gv%gh%gZ", v[0], v[1], v[2], v[3], -v[2])
		}
	case "circle":
		if v, ok := n.lengths("cx", "cy", "r"); ok {
			return ellipse(v[0], v[1], v[2], v[2])
		}
	case "ellipse":
		if v, ok := n.lengths("cx", "cy", "rx", "ry"); ok {
			return ellipse(v[0], v[1], v[2], v[3])
		}
	}
	return ""
}

// ellipse draws two halves.
func ellipse(cx, cy, rx, ry float64) string {
	if rx <= 0 || ry <= 0 {
		return ""
	}
	return fmt.Sprintf("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0Z", cx-rx, cy, rx, ry, 2*rx, rx, ry, -2*rx)
}

// lengths reads attributes as numbers of the drawing's own unit; an absent one is 0.
func (n *node) lengths(names ...string) (list []float64, ok bool) {
	for _, name := range names {
		text := pixels(n.attribute(name))
		x, err := strconv.ParseFloat(text, 64)
		if text != "" && err != nil {
			return nil, false
		}
		list = append(list, x)
	}
	return list, true
}
