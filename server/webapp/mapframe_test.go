package webapp_test

import (
	"regexp"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

var script = regexp.MustCompile(`src="(/assets/[^"]+\.js)"`)

func TestTheMapIsAFrameOfThisSiteOnly(t *testing.T) {
	v := sitetest.Shared(t)
	r := v.Get(t, "/map/")
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != "text/html; charset=utf-8" {
		t.Errorf("the map: status %d, type %s, want 200 and HTML", r.StatusCode, r.Header.Get("Content-Type"))
	}
	for name, want := range map[string]string{
		"X-Robots-Tag": "noindex", "Cache-Control": "no-cache",
	} {
		if got := r.Header.Get(name); got != want {
			t.Errorf("the map's header %s is %q, want %q", name, got, want)
		}
	}
	if d := r.Policy(); d["frame-ancestors"] != "'self'" {
		t.Errorf("the map's policy is %v, want it framed by this site only", d)
	}
	found := script.FindStringSubmatch(r.Text)
	if found == nil {
		t.Fatalf("the map has no script: %s", r.Text)
	}
	if code := v.Get(t, found[1]).StatusCode; code != 200 {
		t.Errorf("script %s: status %d, want 200", found[1], code)
	}
}

func TestAddressesAroundTheMap(t *testing.T) {
	v := sitetest.Shared(t)
	if r := v.Get(t, "/map"); r.StatusCode != 308 || r.Header.Get("Location") != "/map/" {
		t.Errorf("/map: status %d to %q, want 308 to /map/", r.StatusCode, r.Header.Get("Location"))
	}
	if r := v.Get(t, "/map/elsewhere/"); r.StatusCode != 404 {
		t.Errorf("/map/elsewhere/: status %d, want 404", r.StatusCode)
	}
}
