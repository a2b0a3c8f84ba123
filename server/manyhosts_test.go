package server_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
	"github.com/prometheus/client_golang/prometheus"
)

// valueOf returns a metric of a site, by its name and the value of its first label, "" for none.
func valueOf(t *testing.T, site *server.Server, name, label string) float64 {
	t.Helper()
	all := prometheus.NewRegistry()
	all.MustRegister(site)
	families, err := all.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			if f.GetName() == name && (label == "" || m.GetLabel()[0].GetValue() == label) {
				return m.GetGauge().GetValue() + m.GetCounter().GetValue()
			}
		}
	}
	t.Fatalf("there is no metric %s of %s", name, label)
	return 0
}

// requestAt asks a site for an address, by a name of a host.
func requestAt(site http.Handler, host, path string) *httptest.ResponseRecorder {
	r := httptest.NewRequest("GET", "http://site.example"+path, nil)
	r.Host = host
	w := httptest.NewRecorder()
	site.ServeHTTP(w, r)
	return w
}

// anyHost matches an origin of this test in a page, as it is and in a query string.
var anyHost = regexp.MustCompile(`http(?:://|%3A%2F%2F)(host-\d+\.example|[a-z0-9]{26}\.invalid)`)

// TestManyHostsAreOnePage asks for a page at 1,000 hosts of a site without an origin: it is rendered once, cached once, and each host reads
// its own address and never another's. So are a page that is not there and the sitemap.
func TestManyHostsAreOnePage(t *testing.T) {
	_, site := visitSite(t, web.Dist(), server.Settings{})
	valueOf(t, site, "gevel_ready", "") // renders the home page
	for _, path := range []string{"/nl/te-koop/", "/nl/no-such-page/", "/sitemap-nl.xml"} {
		rendered, kind := valueOf(t, site, "gevel_renders_total", "rendered"), "pages"
		if strings.HasSuffix(path, ".xml") {
			kind = "files"
		}
		before, one := valueOf(t, site, "gevel_cache_bytes", kind), 0.0
		tags := map[string]bool{}
		for i := range 1000 {
			host := fmt.Sprintf("host-%d.example", i)
			w := requestAt(site, host, path)
			for _, found := range anyHost.FindAllStringSubmatch(w.Body.String(), -1) {
				if found[1] != host {
					t.Fatalf("%s at %s says %s", path, host, found[1])
				}
			}
			tags[w.Header().Get("Etag")] = true
			if i == 0 {
				one = valueOf(t, site, "gevel_cache_bytes", kind) - before
			}
		}
		if n := valueOf(t, site, "gevel_renders_total", "rendered") - rendered; kind == "pages" && n != 1 {
			t.Errorf("%s at 1,000 hosts was rendered %v times, want once", path, n)
		}
		if all := valueOf(t, site, "gevel_cache_bytes", kind) - before; one <= 0 || all > 2*one {
			t.Errorf("%s at 1,000 hosts takes %v bytes of the cache, at one %v, want one entry", path, all, one)
		}
		if path == "/nl/te-koop/" && len(tags) != 1000 {
			t.Errorf("%s has %d tags at 1,000 hosts, want one each", path, len(tags))
		}
	}
}

// TestEachPageSaysItsOwnHost reads every kind of page and file at two hosts: canonical link, alternates, og:url, structured data and feeds
// have the host that was asked, and but for that the two are the same.
func TestEachPageSaysItsOwnHost(t *testing.T) {
	v, site := visitSite(t, web.Dist(), server.Settings{})
	paths := []string{"/nl/", "/fr/", "/nl/te-koop/", "/nl/projecten/", "/nl/realisaties/", "/nl/contact/",
		v.Path(t, "/property/1096/", "nl"),
		v.Path(t, "/project/2001/", "en"), "/sitemap.xml", "/sitemap-fr.xml", "/nl/feed.xml", "/llms.txt", "/integrators/", "/embed/"}
	for _, path := range paths {
		var texts []string
		for _, host := range []string{"host-1.example", "host-2.example", "host-1.example"} {
			w := requestAt(site, host, path)
			text := w.Body.String()
			own := "http://" + host
			if strings.HasPrefix(w.Header().Get("Content-Type"), "text/html") && !strings.HasPrefix(path,
				"/embed") && path != "/integrators/" {
				for _, want := range []string{`<link rel="canonical" href="` + own + path, `hrefLang="x-default" href="` + own + `/nl/`,
					`<meta property="og:url" content="` + own + path, `"@id":"` + own + `/#agency"`} {
					if !strings.Contains(text, want) {
						t.Errorf("%s at %s does not say %s", path, host, want)
					}
				}
			}
			if w.Code != 200 || !strings.Contains(text, own) {
				t.Errorf("%s at %s is answered %d, and does not say the host", path, host, w.Code)
			}
			if made := strings.TrimPrefix(cache.AnyOrigin, "http://"); strings.Contains(text, made) {
				t.Errorf("%s at %s says %s", path, host, made)
			}
			texts = append(texts, strings.NewReplacer(own, "HERE", url.QueryEscape(own), "HERE").Replace(text))
		}
		if texts[0] != texts[1] || texts[0] != texts[2] {
			t.Errorf("%s differs between two hosts in more than their names", path)
		}
	}
}

// TestHostsThatAreNoneAreNotWritten sends what is no host: it is in no page, and the next visitor reads the own host.
func TestHostsThatAreNoneAreNotWritten(t *testing.T) {
	_, site := visitSite(t, web.Dist(), server.Settings{})
	for _, host := range []string{`harmless"><b>words`, "harmless words", "harmless'words", "harmless<words", "harmless&words", "",
		"harmless/words",
		"harmless\\words", "harmless%22words", "harmless:words"} {
		w := requestAt(site, host, "/nl/")
		if text := w.Body.String(); w.Code == 200 && (strings.Contains(text, "harmless") || !strings.Contains(text,
			`"http://localhost/nl/"`)) {
			t.Errorf("the host %q is answered with a page that says it, or not localhost", host)
		}
		if text := requestAt(site, "host-1.example", "/nl/").Body.String(); !strings.Contains(text,
			`"canonical" href="http://host-1.example/nl/"`) {
			t.Errorf("after the host %q the page does not say its own", host)
		}
	}
}

// TestConfiguredOriginIsTheOnlyOne asks a site with an origin at two hosts: the answers are the same, bytes and tag.
func TestConfiguredOriginIsTheOnlyOne(t *testing.T) {
	_, site := visitSite(t, web.Dist(), server.Settings{Origin: "https://www.example.com"})
	for _, path := range []string{"/nl/", "/sitemap.xml"} {
		one, two := requestAt(site, "host-1.example", path), requestAt(site, "host-2.example", path)
		if one.Body.String() != two.Body.String() || one.Header().Get("Etag") != two.Header().Get("Etag") {
			t.Errorf("%s differs between two hosts, want the configured origin in both", path)
		}
	}
}
