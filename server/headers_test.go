package server_test

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server/render"
)

// directives returns the directives of a Content-Security-Policy by name.
func directives(r sitetest.Reply) map[string]string {
	said := map[string]string{}
	for d := range strings.SplitSeq(r.Header.Get("Content-Security-Policy"), "; ") {
		name, sources, _ := strings.Cut(d, " ")
		said[name] = sources
	}
	return said
}

func TestPolicyOfEveryAnswer(t *testing.T) {
	v := visitShared(t)
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
		d := directives(r)
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
	v := visitShared(t)
	for _, path := range []string{"/nl/", "/fr/a-vendre/", "/nl/projecten/", "/nl/contact/", "/en/about-us/", "/nl/verdwenen/",
		"/nl/ik-zoek/",
		v.Path(t, "/property/1096/", "nl"), v.Path(t, "/project/2001/", "nl"), v.Path(t, "/property/1096/", "nl") + "?form=offer"} {
		r := v.Get(t, path)
		style := inlineStyle.FindAllStringSubmatch(r.Text, -1)
		if len(style) != 1 {
			t.Fatal(path, "has", len(style), "inline style sheets, want 1")
		}
		if want := "'self' " + hashOf(style[0][1]); directives(r)["style-src"] != want {
			t.Errorf("%s: style-src is %s, want %s", path, directives(r)["style-src"], want)
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
	for tags, want := range map[string]map[string]string{
		``:                    {"script-src": ownScripts, "img-src": "'self' data:", "connect-src": "'self'"},
		`"analyticsId":"G-1"`: {"script-src": ownScripts + " https://*.googletagmanager.com"},
		`"pixelId":"1"`: {"script-src": ownScripts + " https://connect.facebook.net",
			"img-src": "'self' data: https://www.facebook.com https://connect.facebook.net"},
		`"mapboxToken":"pk.abc"`: {"script-src": ownScripts, "connect-src": "'self'"},
	} {
		v := visitWith(t, `"tags":{`+tags+`}`)
		page := directives(v.Get(t, "/nl/"))
		for name, sources := range want {
			if page[name] != sources {
				t.Errorf("with the tags %s, %s is %s, want %s", tags, name, page[name], sources)
			}
		}
		if !strings.Contains(page["frame-src"], "https://www.youtube-nocookie.com") || page["media-src"] != "'self' https:" {
			t.Error("the policy does not allow videos:", page)
		}
		if mapbox := strings.Contains(directives(v.Get(t, "/map/"))["connect-src"], "mapbox"); mapbox != strings.Contains(tags, "mapbox") {
			t.Errorf("with the tags %s, the map's policy allows Mapbox: %v, want %v", tags, mapbox, !mapbox)
		}
	}
}

func TestHSTSOverTLSOnly(t *testing.T) {
	v := visitShared(t)
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
	v := visitShared(t)
	for _, path := range []string{"/embed/homes/", "/embed/homes/?goal=SALE&language=fr"} {
		r := v.Get(t, path)
		d := directives(r)
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
		if got := directives(v.Get(t, path))["frame-ancestors"]; got != "'self'" && got != "'none'" {
			t.Errorf("%s: frame-ancestors is %q, so that other sites may frame it", path, got)
		}
	}
}

// visitWith starts a site with the sample, with some fields of site.json replaced.
func visitWith(t *testing.T, fields string) visitor {
	t.Helper()
	v := visit(t)
	text, err := os.ReadFile(sampletest.Folder() + "/site.json")
	if err != nil {
		t.Fatal(err)
	}
	var site, other map[string]json.RawMessage
	if json.Unmarshal(text, &site) != nil || json.Unmarshal([]byte("{"+fields+"}"), &other) != nil {
		t.Fatal("site.json or the replacements cannot be read")
	}
	for name, value := range other {
		site[name] = value
	}
	text, err = json.Marshal(site)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := intake.Import(t.Context(), v.Store, withSite{os.DirFS(sampletest.Folder()), text}, v.Media); err != nil {
		t.Fatal(err)
	}
	return v
}
