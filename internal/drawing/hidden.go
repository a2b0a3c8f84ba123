package drawing

import (
	"regexp"
	"slices"
	"strings"
)

// switches are the classes of a drawing that switch off what has one. Inkscape writes display:none into the style of a layer that is
// hidden, others write the attribute, Illustrator a class: .st0{display:none;}.
type switches []string

var (
	isOff    = regexp.MustCompile(`(?:^|[;{\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))\s*(?:[;!]|$)`)
	rule     = regexp.MustCompile(`([^{}]*)\{([^{}]*)\}`)
	oneClass = regexp.MustCompile(`^\.[-\w]+$`)
)

func switchesOf(root *node) (list switches) {
	root.walk(func(n *node) {
		if n.name.Local != "style" {
			return
		}
		for _, text := range n.children {
			for _, r := range rule.FindAllStringSubmatch(text.text, -1) {
				if !isOff.MatchString(r[2]) {
					continue
				}
				for selector := range strings.SplitSeq(r[1], ",") {
					if selector = strings.TrimSpace(selector); oneClass.MatchString(selector) {
						list = append(list, selector[1:])
					}
				}
			}
		}
	})
	return list
}

// off reports whether an element is switched off by itself.
func (s switches) off(n *node) bool {
	switch n.attribute("visibility") {
	case "hidden", "collapse":
		return true
	}
	if n.attribute("display") == "none" || isOff.MatchString(n.attribute("style")) {
		return true
	}
	return slices.ContainsFunc(strings.Fields(n.attribute("class")), func(class string) bool { return slices.Contains(s, class) })
}
