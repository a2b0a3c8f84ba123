package pdf

import (
	"bytes"
	"regexp"
)

// apart are the keys of a document's parts that no page shows: the files attached to it, by their names and from where they are, and what
// programs store for themselves, such as a whole file of Illustrator.
var apart = regexp.MustCompile(`/(PieceInfo|EmbeddedFiles|EF)\s*(<<|\d{1,10}\s+\d{1,5}\s+R\b)`)

var (
	hasFile  = regexp.MustCompile(`/EF\b`)
	fileName = regexp.MustCompile(`/(F|UF|DOS|Mac|Unix|Desc)\s*[(<]`)
)

// bareApart empties the parts of a document that no page shows. What a page refers to as well stays as it is.
func (d *document) bareApart() {
	roots, shown, by := map[int]bool{}, map[int]bool{}, map[int][]int{}
	for o := range d.objects {
		rest := o.text
		for {
			found := apart.FindSubmatchIndex(rest)
			if found == nil {
				break
			}
			end := found[1]
			if rest[found[4]] == '<' {
				end = found[4] + dictionary(rest[found[4]:])
				blankStrings(rest[found[4]+2 : end])
			}
			for _, n := range referred(rest[found[4]:end]) {
				roots[n] = true
			}
			by[o.number] = append(by[o.number], referred(rest[:found[0]])...)
			rest = rest[end:]
		}
		by[o.number] = append(by[o.number], referred(rest)...)
		if hasFile.Match(o.text) {
			for _, at := range fileName.FindAllIndex(o.text, -1) {
				if at[1] < len(o.text) && !bytes.HasPrefix(o.text[at[1]-1:], []byte("<<")) {
					blankString(o.text, at[1]-1)
				}
			}
		}
	}
	for reached := reach(roots, by, shown); ; reached = reach(roots, by, shown) {
		before := len(shown)
		for number, list := range by {
			for _, n := range list {
				if !reached[number] && reached[n] {
					shown[n] = true
				}
			}
		}
		if len(shown) == before {
			d.empty(reached)
			return
		}
	}
}

// reach gives the objects that roots and what they refer to lead to, except those that pages show.
func reach(roots map[int]bool, by map[int][]int, shown map[int]bool) map[int]bool {
	reached := map[int]bool{}
	var visit func(n int)
	visit = func(n int) {
		if reached[n] || shown[n] {
			return
		}
		reached[n] = true
		for _, next := range by[n] {
			visit(next)
		}
	}
	for n := range roots {
		visit(n)
	}
	return reached
}

// empty takes what objects say: their strings, and their streams, which become empty ones.
func (d *document) empty(numbers map[int]bool) {
	for o := range d.objects {
		if !numbers[o.number] {
			continue
		}
		blankStrings(o.text)
		if !isFlate.Match(o.text) || pack(o.stream, nil) != nil {
			copy(o.stream, bytes.Repeat([]byte(" "), len(o.stream)))
		}
	}
}

// dictionary is how long the dictionary is that a text begins with.
func dictionary(text []byte) int {
	for at, depth := 0, 0; at+1 < len(text); at++ {
		switch string(text[at : at+2]) {
		case "<<":
			depth++
			at++
		case ">>":
			if depth--; depth == 0 {
				return at + 2
			}
			at++
		}
	}
	return len(text)
}
