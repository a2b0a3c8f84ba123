package pdf

import (
	"bytes"
	"regexp"
)

var (
	isPage   = regexp.MustCompile(`/Type\s*/Page\b`)
	isPages  = regexp.MustCompile(`/Type\s*/Pages\b`)
	children = regexp.MustCompile(`/Kids\s*\[([^\]]*)\]`)
)

// Readable reports why a document shows nothing or not everything: it has no page, it ends before its end, as a transfer that broke off
// leaves it, or a page that it names is not in it. Of an encrypted one it knows nothing, nor of one whose packed objects it cannot unpack:
// Bare refuses that, but for a signed one, which stays as it is.
func Readable(data []byte) error {
	d := &document{data: data}
	d.scan()
	if d.unpackObjects() != nil {
		return nil
	}
	is, pages := map[int]bool{}, 0
	for o := range d.objects {
		is[o.number] = true
		if isPage.Match(o.text) {
			pages++
		}
	}
	if pages == 0 {
		return ErrNoPage
	}
	for o := range d.objects {
		if !isPages.Match(o.text) {
			continue
		}
		for _, list := range children.FindAllSubmatch(o.text, -1) {
			for _, n := range referred(list[1]) {
				if !is[n] {
					return ErrCut
				}
			}
		}
	}
	if !d.isEnded() {
		return ErrCut
	}
	return nil
}

// isEnded reports whether something that ends a document stands behind its last object.
func (d *document) isEnded() bool {
	return bytes.Contains(d.behind, []byte("startxref")) || bytes.Contains(d.behind, []byte("%%EOF"))
}
