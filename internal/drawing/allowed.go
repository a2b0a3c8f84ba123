package drawing

import (
	"regexp"
	"strings"
)

const (
	svg   = "http://www.w3.org/2000/svg"
	xlink = "http://www.w3.org/1999/xlink"
)

func words(list string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(list) {
		set[w] = true
	}
	return set
}

// elements are those that a drawing may have. What runs, moves, links, or shows another file is not among them.
var elements = words(`svg g defs title path rect circle ellipse line polyline polygon text tspan style use symbol
	linearGradient radialGradient stop pattern clipPath mask`)

// texts are the elements whose text counts; elsewhere it is space between elements.
var texts = words("title text tspan style")

// attributes are those that elements may have.
var attributes = words(`id class style transform viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points dx dy
	rotate href offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits
	maskUnits maskContentUnits textLength lengthAdjust data-unit data-name data-label
	fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
	stroke-dashoffset stop-color stop-opacity opacity color display visibility clip-path clip-rule mask mix-blend-mode isolation
	vector-effect paint-order shape-rendering text-rendering font-family font-size font-weight font-style font-variant font-stretch
	letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift`)

var (
	inDrawing = regexp.MustCompile(`^url\(["']?#[\w.:-]+["']?\)$`)
	addresses = regexp.MustCompile(`(?i)url\s*\([^)]*\)?`)
	images    = regexp.MustCompile(`(?i)(image-set|image|src|cross-fade|element|attr)\s*\(`)
	reference = regexp.MustCompile(`^#[\w.:-]+$`)
)

// between are comments of a style sheet that stand between its rules or declarations. One elsewhere could join what stands around it.
var between = regexp.MustCompile(`(?s)(^|[;{}\s])(?:/\*.*?\*/\s*)+`)

// plainRules is a style sheet without comments and without the rules that are not plain; all says that it had none of those.
func plainRules(sheet string) (rest string, all bool) {
	text := between.ReplaceAllString(sheet, "$1")
	if plain(text) {
		return text, true
	}
	var left strings.Builder
	for text != "" {
		var one string
		if one, text = nextRule(text); plain(one) {
			left.WriteString(one)
		}
	}
	if rest = left.String(); !plain(rest) || strings.ContainsAny(sheet, `\`) {
		return "", false
	}
	return rest, false
}

// nextRule is the first rule of a style sheet, with all rules in its braces or up to its semicolon, and what follows it.
func nextRule(sheet string) (rule, after string) {
	depth := 0
	for i, sign := range sheet {
		switch {
		case sign == '{':
			depth++
		case sign == '}' && depth > 0:
			depth--
		}
		if depth == 0 && (sign == '}' || sign == ';') {
			return sheet[:i+1], sheet[i+1:]
		}
	}
	return sheet, ""
}

// plain reports whether a text of a style or an attribute leads nowhere out of the drawing. A style sheet's rules with @ load and move
// things, and its escapes and comments could hide an address. Functions other than url take an address as a mere string.
func plain(text string) bool {
	if strings.ContainsAny(text, `@\`) || strings.Contains(text, "/*") || strings.Contains(text, "//") || images.MatchString(text) ||
		strings.Contains(strings.ToLower(text), "script:") {
		return false
	}
	for _, address := range addresses.FindAllString(text, -1) {
		if !inDrawing.MatchString(address) {
			return false
		}
	}
	return true
}
