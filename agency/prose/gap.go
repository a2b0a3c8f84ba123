package prose

import (
	"regexp"
	"slices"
	"strings"
)

// gap is a place in a text of the starter where the agency writes something of its own: "[in te vullen: verzekeraar]".
var gap = regexp.MustCompile(`\[(?:in te vullen|à compléter|to fill in|auszufüllen)[\s\x{a0}\x{202f}]*: ([^\[\]\n]+)\]`)

// Gaps names what a text still has to be filled in with, each thing once, in the order of the text.
func Gaps(text string) (names []string) {
	for _, found := range gap.FindAllStringSubmatch(text, -1) {
		if name := strings.TrimSpace(found[1]); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}
