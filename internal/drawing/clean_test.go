package drawing

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

func drawn(body string) []byte {
	return []byte(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 50">` + body +
		`</svg>`)
}

// TestCleanLeavesOutWhatDoesNotDraw tries each way in which a drawing could do more than draw, and names what was left out.
func TestCleanLeavesOutWhatDoesNotDraw(t *testing.T) {
	const otherUse = "use of another file, or of a shape that uses others"
	for body, dropped := range map[string]string{
		`<script>alert(1)</script>`: "script",
		`<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">x</div></foreignObject>`: "foreignObject",
		`<image href="https://example.com/a.png"/>`:                                        "image",
		`<animate attributeName="href"/><set/>`:                                            "animate, set",
		`<path onclick="alert(1)" d="M0 0h9v9Z"/>`:                                         "onclick",
		`<path fill="url(https://example.com/#a)" d="M0 0h9v9Z"/>`:                         "fill with an address",
		`<path style="fill:url( 'data:image/png;base64,x' )" d="M0 0h9v9Z"/>`:              "style with an address",
		`<path style="fill:\75rl(x)" d="M0 0h9v9Z"/>`:                                      "style with an address",
		`<style>@import "a.css";</style>`:                                                  "style with an address or a rule @",
		`<style>.a{fill:u/**/rl(x)}</style>`:                                               "style with an address or a rule @",
		`<use href="other.svg#a"/>`:                                                        otherUse,
		`<g id="a"><use href="#b"/></g><g id="b"><use xlink:href="#a"/></g>`:               otherUse,
		`<a href="javascript:alert(1)"><path d="M0 0h9v9Z"/></a>`:                          "href to something else",
		`<svg><path d="M0 0h9v9Z"/></svg>`:                                                 "svg",
		`<path d="M0 0h9v9Z" srcdoc="x"/>`:                                                 "srcdoc",
		`<metadata>x</metadata><x:y xmlns:x="http://inkscape.org" x:z="1"/>`:               "",
		`<defs><path id="p" d="M0 0h9"/></defs><use xlink:href="#p" fill="url(#q)"/>`:      "",
	} {
		d, err := Clean(drawn(body))
		if err != nil {
			t.Errorf("%s: %v", body, err)
			continue
		}
		if got := strings.Join(d.Dropped, ", "); got != dropped {
			t.Errorf("%s leaves out %q, want %q", body, got, dropped)
		}
		for _, word := range []string{"script", "alert", "example.com", "onclick", "data:", "@", "other.svg", "inkscape", "foreign"} {
			if strings.Contains(string(d.SVG), word) {
				t.Errorf("%s still has %q: %s", body, word, d.SVG)
			}
		}
		again, err := Clean(d.SVG)
		if err != nil || len(again.Dropped) > 0 || !bytes.Equal(again.SVG, d.SVG) {
			t.Errorf("%s cleaned twice is %s (%v), want %s", body, again.SVG, err, d.SVG)
		}
	}
}

// TestNoStyleNamesAnAddress tries the functions and signs that take one without url(), in an attribute, in its style and in a sheet.
func TestNoStyleNamesAnAddress(t *testing.T) {
	for _, value := range []string{`image-set('//example.com/a.png' 1x)`, `-webkit-image-set('https://example.com/a' 1x)`, `image('a.png')`,
		`IMAGE-SET('a.png' 1x)`, `Src('a.png')`, `cross-fade('a.png', red)`, `-webkit-CROSS-FADE('a.png', red)`, `'//example.com/a'`,
		`image&#45;set('a.png' 1x)`, `image&#x2D;set('a.png' 1x)`, `image-set ('a.png' 1x)`, `im\61ge('a.png')`, `s\72 c('a.png')`,
		`image/**/-set('a.png')`, `src(/**/'a.png')`, `cross/* */-fade('a.png')`, `/\2f example.com`, `UrL('//example.com/a')`,
		`attr(data-name url)`, `url(#a) //example.com`, `-moz-element(#a)`} {
		for body, dropped := range map[string]string{
			`<path fill="` + value + `" d="M0 0h9v9Z"/>`:       "fill with an address",
			`<path style="fill:` + value + `" d="M0 0h9v9Z"/>`: "style with an address",
			`<style>.a{fill:` + value + `}</style>`:            "style with an address or a rule @",
		} {
			d, err := Clean(drawn(body))
			if err != nil || strings.Join(d.Dropped, ", ") != dropped || strings.Contains(string(d.SVG), "a.png") {
				t.Errorf("%s leaves out %q (%v): %s", body, d.Dropped, err, d.SVG)
			}
		}
	}
}

// TestWhatLeadsNowhereStays keeps styles with other functions, and labels whatever they say.
func TestWhatLeadsNowhereStays(t *testing.T) {
	for _, body := range []string{`<path data-label="Image (3) // Src(4)" d="M0 0h9v9Z"/>`,
		`<path style="fill:url(#a) rgb(1 2 3)" d="M0 0h9"/>`,
		`<path transform="rotate(3) matrix(1 0 0 1 0 0)" d="M0 0h9"/>`, `<style>.images:not(.src){paint-order:fill}</style>`} {
		if d, err := Clean(drawn(body)); err != nil || len(d.Dropped) > 0 {
			t.Errorf("%s leaves out %q (%v)", body, d.Dropped, err)
		}
	}
}

func TestCleanRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":                             errNoSVG.Error(),
		"<html><svg/></html>":          errNoSVG.Error(),
		"<svg viewBox='0 0 9 9'/>":     errNoSVG.Error(), // of no namespace, so browsers would show nothing
		string(drawn("<g>")):           errNoSVG.Error(),
		string(drawn("&secret;")):      errNoSVG.Error(),
		"\x89PNG\r\n":                  errNoSVG.Error(),
		"\xff\xfe<\x00s\x00v\x00g\x00": errNoSVG.Error(),
		`<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>` + string(drawn("&b;")):    errEntities.Error(),
		`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>` + string(drawn("&a;")): errEntities.Error(),
		`<!DOCTYPE svg [<!ENTITY a "` + strings.Repeat("a", 1000) + `">]>` +
			string(drawn(strings.Repeat("&a;", limits.DrawingBytes/1000))): "KB",
		`<svg xmlns="http://www.w3.org/2000/svg"/>`:                                           "says no size",
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1"/>`:                           "viewBox",
		`<svg xmlns="http://www.w3.org/2000/svg" width="10cm" height="5cm"/>`:                 "needs a viewBox",
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0"/>`:                         "empty viewBox",
		string(drawn(strings.Repeat("<g/>", limits.DrawingElements))):                         "elements",
		string(drawn(strings.Repeat("<g>", limits.DrawingDepth) + strings.Repeat("</g>", 1))): "deep",
		string(drawn(strings.Repeat(" ", limits.DrawingBytes))):                               "KB",
	} {
		if _, err := Clean([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s gives %v, want %q", text, err, want)
		}
	}
	uses := drawn(`<path id="p" d="M0 0h9"/>` + strings.Repeat(`<use href="#p"/>`, limits.DrawingUses+1))
	if d, err := Clean(uses); err != nil || bytes.Count(d.SVG, []byte("<use")) != limits.DrawingUses {
		t.Errorf("of %d uses %d are left (%v)", limits.DrawingUses+1, bytes.Count(d.SVG, []byte("<use")), err)
	}
}

// FuzzClean shows that nothing breaks it, and that cleaning twice changes nothing.
func FuzzClean(f *testing.F) {
	f.Add(drawn(`<g id="a" transform="rotate(3)"><use href="#b"/></g><style>.a{fill:url(#x)}</style><text>a &amp; b</text>`))
	f.Add([]byte(inkscapeDrawing))
	if sample, err := os.ReadFile("../../sample/photos/floorplan-05.svg"); err == nil {
		f.Add(sample)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := Clean(data)
		if err != nil {
			return
		}
		d.Shapes()
		again, err := Clean(d.SVG)
		if err != nil || !bytes.Equal(again.SVG, d.SVG) {
			t.Errorf("cleaning a clean drawing again changes it (%v):\n%q\n%q", err, d.SVG, again.SVG)
		}
	})
}

// TestASheetKeepsItsOtherRules has style sheets as CorelDRAW, CAD programs and people write them, with fonts, comments and conditions.
func TestASheetKeepsItsOtherRules(t *testing.T) {
	const address = "style with an address or a rule @"
	for sheet, want := range map[string]struct{ left, dropped string }{
		`<![CDATA[ @font-face { font-family:"Arial";src:url("#F0") format(svg)} .fil0 {fill:#EFE3D8} .fil1{fill:none}]]>`: {
			`<style> .fil0 {fill:#EFE3D8} .fil1{fill:none}</style>`, address},
		`/* walls */ .a{fill:red; /* not blue */ stroke:url(#b)} /* end */`: {`<style>.a{fill:red; stroke:url(#b)} </style>`, ""},
		`@import "a.css"; .a{fill:red}`:                                     {`<style> .a{fill:red}</style>`, address},
		`@media print{.a{fill:none} .b{fill:none}}.a{fill:red}`:             {`<style>.a{fill:red}</style>`, address},
		`.b{fill:url(//example.com/x)}.a{fill:red}}.c{fill:none}`:           {`<style>.a{fill:red}}.c{fill:none}</style>`, address},
		`.a{fill:red}.b{fill:u/**/rl(x)}.c{x:src(/**/'a')}`:                 {`<style>.a{fill:red}</style>`, address},
		`.a{fill:red}.b{fill:\75rl(x)}`:                                     {`<style/>`, address},
		`.a{fill:red}/*.b{fill:blue}`:                                       {`<style>.a{fill:red}</style>`, address},
	} {
		d, err := Clean(drawn(`<style>` + sheet + `</style><path class="a" d="M0 0h9v9Z"/>`))
		if err != nil {
			t.Errorf("%s: %v", sheet, err)
			continue
		}
		if got := strings.Join(d.Dropped, ", "); got != want.dropped || !strings.Contains(string(d.SVG), want.left) {
			t.Errorf("%s leaves out %q and gives %s, want %q and %s", sheet, got, d.SVG, want.dropped, want.left)
		}
		if again, err := Clean(d.SVG); err != nil || len(again.Dropped) > 0 || !bytes.Equal(again.SVG, d.SVG) {
			t.Errorf("%s cleaned twice is %s (%v), want %s", sheet, again.SVG, err, d.SVG)
		}
	}
}

// TestEntitiesOfIllustrator reads a drawing whose namespaces are entities, as Illustrator writes them, by each way that reads one.
func TestEntitiesOfIllustrator(t *testing.T) {
	text := []byte(`<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" viewBox="0 0 9 9"><i:pgf>x</i:pgf><g id="A1" i:layer="yes"><path d="M0 0h9v9Z"/></g></svg>`)
	d, err := Clean(text)
	if err != nil || len(d.Shapes()) != 1 || len(d.Dropped) > 0 {
		t.Fatalf("the drawing gives %+v (%v), want the shape A1", d, err)
	}
	bare, err := Bare(text)
	if err != nil || Check(text) != nil || strings.Contains(string(bare), "ns_") || !strings.Contains(string(bare), `xmlns="`+svg+`"`) {
		t.Errorf("the bare drawing is %s (%v)", bare, err)
	}
}
