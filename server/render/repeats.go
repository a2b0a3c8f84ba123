package render

import (
	"crypto/sha256"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/limits"
)

// Repeats are elements that many pages have, such as the card of a property: each is rendered once for what it is made from, in any engine,
// and joined into every page that has it. A page joined from them is the one that is rendered in one go, byte for byte. Most of them are
// cards, which are alike, so that each is kept as what differs from the first one: a twelfth of its bytes.
type Repeats struct {
	cache *cache.Cache[[sha256.Size]byte, element]

	mutex sync.Mutex
	alike *packer // nil before the first card
}

// element is the HTML of a repeated element, packed unless it is older than the first card.
type element struct {
	text   []byte
	packed *packer
}

// NewRepeats returns none, and room for limits.RepeatCacheBytes of them.
func NewRepeats() *Repeats {
	weigh := func(_ [sha256.Size]byte, e element) int { return sha256.Size + 40 + len(e.text) }
	return &Repeats{cache: cache.New(limits.RepeatCacheBytes, weigh)}
}

// put caches the HTML of an element.
func (r *Repeats) put(sum [sha256.Size]byte, html string) {
	r.mutex.Lock()
	if r.alike == nil && strings.Contains(html, "<article") {
		r.alike = newPacker(html)
	}
	alike := r.alike
	r.mutex.Unlock()
	r.cache.Put(sum, element{alike.pack(html), alike})
}

func (e element) html() (string, error) { return e.packed.unpack(e.text) }

// repeat is an element at its place on a page. Without HTML the engine has to render it.
type repeat struct {
	sum  [sha256.Size]byte
	html string
}

// place finds the element that is made from a text, and adds it to those of a page. It returns its place, from 1 on, negative when the
// element has to be rendered.
func (r *Repeats) place(of *[]repeat, madeFrom string) int {
	sum := sha256.Sum256([]byte(madeFrom))
	e, found := r.cache.Get(sum)
	html, err := e.html()
	*of = append(*of, repeat{sum, html})
	if !found || err != nil {
		return -len(*of)
	}
	return len(*of)
}

// store caches the elements that were rendered, by their places.
func (r *Repeats) store(of []repeat, rendered map[int]string) error {
	for at, html := range rendered {
		if at < 1 || at > len(of) {
			return fmt.Errorf("the page has no repeated element %d", at)
		}
		of[at-1].html = html
		r.put(of[at-1].sum, html)
	}
	return nil
}

// join puts the elements into the HTML of a page, and caches those that were rendered with it, by their places. The pictures that they
// preload come first in its head, where React writes those of a page that is rendered in one go.
func (r *Repeats) join(page *Page, of []repeat, rendered map[int]string) error {
	if err := r.store(of, rendered); err != nil {
		return err
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
