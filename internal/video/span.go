package video

import (
	"cmp"
	"slices"
)

// span is bytes of a file, from start up to end.
type span struct{ start, end int64 }

// merged sorts spans and joins those that touch.
func merged(list []span) (out []span) {
	slices.SortFunc(list, func(a, b span) int { return cmp.Compare(a.start, b.start) })
	for _, s := range list {
		switch last := len(out) - 1; {
		case s.start >= s.end:
		case last >= 0 && s.start <= out[last].end:
			out[last].end = max(out[last].end, s.end)
		default:
			out = append(out, s)
		}
	}
	return out
}

// within gives the parts of sorted spans that lie inside another one.
func within(list []span, of span) (out []span) {
	first, _ := slices.BinarySearchFunc(list, of.start, func(s span, at int64) int { return cmp.Compare(s.end, at) })
	for _, s := range list[first:] {
		if s.start >= of.end {
			break
		}
		out = append(out, span{max(s.start, of.start), min(s.end, of.end)})
	}
	return out
}
