package headers_test

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server/render"
)

func TestPolicyOfEveryAnswer(t *testing.T) {
	v := sitetest.Shared(t)
	for _, path := range []string{"/nl/", "/nl/verdwenen/", "/", "/nl", "/graphql?query={site{name}}", "/robots.txt", "/sitemap.xml",
		"/favicon.svg",
		"/healthz", "/map/", "/captcha/x.png", "/media/nothing", "/qr/property/1096.svg"} {
		r := v.Get(t, path)
		for name, want := range map[string]string{"X-Content-Type-Options": "nosniff", "Referrer-Policy": "strict-origin-when-cross-origin",
			"Permissions-Policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=(), midi=(), display-capture=()"} {
			if got := r.Header.Get(name); got != want {
				t.Errorf("%s: header %s is %q, want %q", path, name, got, want)
			}
		}
		d := r.Policy()
		if d["default-src"] != "'none'" || (d["script-src"] != "'self'" &&
			d["script-src"] != ownScripts) || d["connect-src"] != "'self'" || d["frame-ancestors"] != "'self'" ||
			d["base-uri"] != "'none'" {
			t.Errorf("%s: the policy allows too much: %v", path, d)
		}
		if r.Header.Get("Strict-Transport-Security") != "" {
			t.Error(path, "sends Strict-Transport-Security without TLS")
		}
	}
}

var (
	inlineStyle = regexp.MustCompile(`(?s)<style>(.*?)</style>`)
	scriptTag   = regexp.MustCompile(`<script([^>]*)>([^<]*)`)
	handler     = regexp.MustCompile(`<[^>]*\son[a-z]+=`)
)

// ownScripts is the script-src of a page without tags.
var ownScripts = "'self' " + hashOf(render.Start)

// hashOf returns the policy's source for an inline script or style.
func hashOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

func TestPagesObeyTheirPolicy(t *testing.T) {
	v := sitetest.Shared(t)
	for _, path := range []string{"/nl/", "/fr/a-vendre/", "/nl/projecten/", "/nl/contact/", "/en/about-us/", "/nl/verdwenen/",
		"/nl/ik-zoek/",
		v.Path(t, "/property/1096/", "nl"), v.Path(t, "/project/2001/", "nl"), v.Path(t, "/property/1096/", "nl") + "?form=offer"} {
		r := v.Get(t, path)
		style := inlineStyle.FindAllStringSubmatch(r.Text, -1)
		if len(style) != 1 {
			t.Fatal(path, "has", len(style), "inline style sheets, want 1")
		}
		if want := "'self' " + hashOf(style[0][1]); r.Policy()["style-src"] != want {
			t.Errorf("%s: style-src is %s, want %s", path, r.Policy()["style-src"], want)
		}
		for _, tag := range scriptTag.FindAllStringSubmatch(r.Text, -1) {
			known := tag[1] == "" && "'self' "+hashOf(tag[2]) == ownScripts
			if !known && !strings.Contains(tag[1], ` src="/assets/`) && !strings.Contains(tag[1], `type="application/`) {
				t.Errorf("%s has an inline script, which its policy forbids: %s", path, tag[0])
			}
		}
		if found := handler.FindString(r.Text); found != "" {
			t.Errorf("%s has an event handler, which its policy forbids: %s", path, found)
		}
	}
}

func TestPolicyAllowsTheAgencysThirdParties(t *testing.T) {
	for tag, want := range map[string]map[string]string{
		"":                {"script-src": ownScripts, "img-src": "'self' data:", "connect-src": "'self'"},
		"analyticsId G-1": {"script-src": ownScripts + " https://*.googletagmanager.com"},
		"pixelId 1": {"script-src": ownScripts + " https://connect.facebook.net",
			"img-src": "'self' data: https://www.facebook.com https://connect.facebook.net"},
		"mapboxToken pk.abc": {"script-src": ownScripts, "connect-src": "'self'"},
	} {
		tags := map[string]string{}
		if name, id, ok := strings.Cut(tag, " "); ok {
			tags[name] = id
		}
		v := sitetest.OpenConfigured(t, func(site map[string]any) { site["tags"] = tags })
		page := v.Get(t, "/nl/").Policy()
		for name, sources := range want {
			if page[name] != sources {
				t.Errorf("with the tag %q, %s is %s, want %s", tag, name, page[name], sources)
			}
		}
		if !strings.Contains(page["frame-src"], "https://www.youtube-nocookie.com") || page["media-src"] != "'self' https:" {
			t.Error("the policy does not allow videos:", page)
		}
		if mapbox := strings.Contains(v.Get(t, "/map/").Policy()["connect-src"], "mapbox"); mapbox != strings.Contains(tag, "mapbox") {
			t.Errorf("with the tag %q, the map's policy allows Mapbox: %v, want %v", tag, mapbox, !mapbox)
		}
	}
}

func TestHSTSOverTLSOnly(t *testing.T) {
	v := sitetest.Shared(t)
	for proto, want := range map[string]string{"https": "max-age=31536000", "http": "", "": ""} {
		r := v.Get(t, "/nl/", "X-Forwarded-Proto", proto)
		if got := r.Header.Get("Strict-Transport-Security"); got != want {
			t.Errorf("X-Forwarded-Proto %q: Strict-Transport-Security is %q, want %q", proto, got, want)
		}
		if secure := strings.Contains(r.Text, `rel="canonical" href="https://`); secure != (want != "") {
			t.Errorf("X-Forwarded-Proto %q: the canonical address begins with https: %v, want %v", proto, secure, !secure)
		}
	}
}

// TestOnlyEmbedsAreFramedByOtherSites reads the policy of the frame and of everything else.
func TestOnlyEmbedsAreFramedByOtherSites(t *testing.T) {
	v := sitetest.Shared(t)
	for _, path := range []string{"/embed/homes/", "/embed/homes/?goal=SALE&language=fr"} {
		r := v.Get(t, path)
		d := r.Policy()
		if r.StatusCode != http.StatusOK || d["frame-ancestors"] != "*" || d["default-src"] != "'none'" || d["script-src"] != "'self'" ||
			d["form-action"] != "'none'" {
			t.Errorf("%s: status %d, policy %v; want 200, any frame, own scripts and nothing else", path, r.StatusCode, d)
		}
		if r.Header.Get("X-Robots-Tag") != "noindex" || r.Header.Get("Set-Cookie") != "" || r.Header.Get("X-Frame-Options") != "" {
			t.Errorf("%s: the headers are %v, want noindex, no cookie and no X-Frame-Options", path, r.Header)
		}
		style := inlineStyle.FindStringSubmatch(r.Text)
		if style == nil || d["style-src"] != hashOf(style[1]) {
			t.Errorf("%s: style-src is %s, which is not that of its style", path, d["style-src"])
		}
		if handler.MatchString(r.Text) || strings.Contains(r.Text, "style=") || strings.Count(r.Text, "<script") != 1 {
			t.Errorf("%s has what its policy forbids: %s", path, r.Text)
		}
	}
	for _, path := range []string{"/nl/", "/fr/a-vendre/", v.Path(t, "/property/1096/", "nl"), "/nl/contact/", "/embed/homes.js", "/embed/",
		"/embed/homes/other/", "/oembed", "/graphql?query={site{name}}", "/map/", "/desk/", "/playground/", "/share/nl/property/1096.jpg"} {
		if got := v.Get(t, path).Policy()["frame-ancestors"]; got != "'self'" && got != "'none'" {
			t.Errorf("%s: frame-ancestors is %q, so that other sites may frame it", path, got)
		}
	}
}
