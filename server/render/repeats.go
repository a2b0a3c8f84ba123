package render

import (
	"crypto/sha256"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/limits"
)

// Repeats are elements that many pages have, such as the card of a property: each is rendered once for what it is made from, in any engine,
// and joined into every page that has it. A page joined from them is the one that is rendered in one go, byte for byte.
type Repeats struct {
	cache *cache.Cache[[sha256.Size]byte, string] // their HTML
}

// NewRepeats returns none, and room for limits.RepeatCacheBytes of them.
func NewRepeats() *Repeats {
	weigh := func(_ [sha256.Size]byte, html string) int { return sha256.Size + 100 + len(html) }
	return &Repeats{cache.New(limits.RepeatCacheBytes, weigh)}
}

// repeat is an element at its place on a page. Without HTML the engine has to render it.
type repeat struct {
	sum  [sha256.Size]byte
	html string
}

// place finds the element that is made from a text, and adds it to those of a page. It returns its place, from 1 on, negative when the
// element has to be rendered.
func (r *Repeats) place(of *[]repeat, madeFrom string) int {
	sum := sha256.Sum256([]byte(madeFrom))
	html, found := r.cache.Get(sum)
	*of = append(*of, repeat{sum, html})
	if !found {
		return -len(*of)
	}
	return len(*of)
}

// join puts the elements into the HTML of a page, and caches those that were rendered with it, by their places. The pictures that they
// preload come first in its head, where React writes those of a page that is rendered in one go.
func (r *Repeats) join(page *Page, of []repeat, rendered map[int]string) error {
	for at, html := range rendered {
		if at < 1 || at > len(of) {
			return fmt.Errorf("the page has no repeated element %d", at)
		}
		of[at-1].html = html
		r.cache.Put(of[at-1].sum, html)
	}
	var head, body strings.Builder
	for rest := page.HTML; ; {
		before, from, found := strings.Cut(rest, `<i data-repeat="`)
		body.WriteString(before)
		if !found {
			break
		}
		number, after, closed := strings.Cut(from, `"></i>`)
		at, err := strconv.Atoi(number)
		if !closed || err != nil || at < 1 || at > len(of) {
			return fmt.Errorf("the page has a place %q for no repeated element", number)
		}
		preloads := preload.FindString(of[at-1].html)
		head.WriteString(preloads)
		body.WriteString(of[at-1].html[len(preloads):])
		rest = after
	}
	page.Head, page.HTML = head.String()+page.Head, body.String()
	return nil
}

// preload finds what React writes before an element for the pictures that it preloads.
var preload = regexp.MustCompile(`^(<link rel="preload" as="image"[^>]*>)*`)
