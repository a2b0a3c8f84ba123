package render

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

func TestRepeatsAreRenderedOnce(t *testing.T) {
	r := NewRepeats()
	var first []repeat
	if at := r.place(&first, "card 1"); at != -1 {
		t.Errorf("the place of an element that nobody rendered is %d, want -1", at)
	}
	const preloaded = `<link rel="preload" as="image" imageSrcSet="/a.webp 480w"/>`
	page := Page{Head: "<title>T</title>", HTML: `<main><i data-repeat="1"></i></main>`}
	if err := r.join(&page, first, map[int]string{1: preloaded + `<article>1</article>`}); err != nil {
		t.Fatal(err)
	}
	var again []repeat
	if at := r.place(&again, "card 2") + r.place(&again, "card 1"); at != -1+2 {
		t.Errorf("the places of an element that is new and one that was rendered add up to %d, want -1 and 2", at)
	}
	other := Page{Head: "<title>O</title>", HTML: `<i data-repeat="2"></i>, <i data-repeat="1"></i>, <i data-repeat="2"></i>`}
	if err := r.join(&other, again, map[int]string{1: `<article>2 <i data-repeat="9"></i></article>`}); err != nil {
		t.Fatal(err)
	}
	want := Page{Head: preloaded + preloaded + "<title>O</title>",
		HTML: `<article>1</article>, <article>2 <i data-repeat="9"></i></article>, <article>1</article>`}
	if page.Head != preloaded+"<title>T</title>" || page.HTML != `<main><article>1</article></main>` || other != want {
		t.Errorf("the pages are joined to %+v and %+v, want %+v", page, other, want)
	}
}

// TestCardsArePacked keeps many cards in the bytes of few: each as what differs from the first.
func TestCardsArePacked(t *testing.T) {
	r := NewRepeats()
	card := func(i int) string {
		return fmt.Sprintf("<article>%d %s</article>", i, strings.Repeat(`<svg class="icon"><path d="M1 2"/></svg>`, 50))
	}
	r.put(key{255}, "<footer>before any card</footer>")
	for i := range 100 {
		r.put(key{byte(i)}, card(i))
	}
	if most := 100 * len(card(0)) / 4; r.cache.Bytes() > most {
		t.Errorf("a hundred cards take %d bytes, want at most %d", r.cache.Bytes(), most)
	}
	for i := range 100 {
		if e, _ := r.cache.Get(key{byte(i)}); cap(e.text) > 200 {
			t.Fatalf("card %d takes %d bytes, want less", i, cap(e.text))
		} else if html, err := e.html(); err != nil || html != card(i) {
			t.Fatalf("card %d is %q (%v), want %q", i, html, err, card(i))
		}
	}
	e, _ := r.cache.Get(key{255})
	if html, err := e.html(); err != nil || html != "<footer>before any card</footer>" {
		t.Errorf("an element from before the first card is %q (%v)", html, err)
	}
}

func TestPagesWithUnknownPlacesFail(t *testing.T) {
	for _, html := range []string{`<i data-repeat="2"></i>`, `<i data-repeat="0"></i>`, `<i data-repeat="x"></i>`, `<i data-repeat="1`} {
		if err := NewRepeats().join(&Page{HTML: html}, []repeat{{}}, nil); err == nil {
			t.Errorf("%s is joined", html)
		}
	}
	if err := NewRepeats().join(&Page{}, nil, map[int]string{1: "<b></b>"}); err == nil {
		t.Error("HTML for a place that the page does not have is joined")
	}
}

func TestRepeatsAreBounded(t *testing.T) {
	r := NewRepeats()
	html := strings.Repeat("x", 1<<20)
	for i := range 2 * limits.RepeatCacheBytes >> 20 {
		var of []repeat
		r.place(&of, fmt.Sprint(i))
		if err := r.join(&Page{}, of, map[int]string{1: html}); err != nil {
			t.Fatal(err)
		}
	}
	if got := r.cache.Bytes(); got > limits.RepeatCacheBytes || got < limits.RepeatCacheBytes/2 {
		t.Errorf("the repeats take %d bytes, want at most %d and most of them", got, limits.RepeatCacheBytes)
	}
}
