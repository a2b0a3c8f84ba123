package server_test

import (
	"net/http"
	"strings"
	"testing"
)

func TestAddressesAreRedirectedToTheirOneForm(t *testing.T) {
	v := visitShared(t)
	page := v.Path(t, "/property/1096/", "nl")
	for path, want := range map[string]string{
		"/nl":                          "/nl/",
		"/nl/te-koop":                  "/nl/te-koop/",
		"/nl/te-koop?city=Bree%7C3960": "/nl/te-koop/?city=Bree%7C3960",
		"//example.com":                "/example.com",
		"/nl//te-koop/":                "/nl/te-koop/",
		"/NL/":                         "/nl/",
		"/NL/Te-Koop/?page=2":          "/nl/te-koop/?page=2",
		"/nl/te-koop/%29":              "/nl/te-koop/%29/",
		"/nl/te-koop/%29/":             "/nl/te-koop/",
		"/nl/te-koop,/":                "/nl/te-koop/",
		"/nl/te-koop/%C2%A0/":          "/nl/te-koop/",
		"/nl/te-koop%E2%80%9D/":        "/nl/te-koop/",
		"/nl/te-koop;jsessionid=A1/":   "/nl/te-koop/",
		"/nl/te-koop/&utm_source=x/":   "/nl/te-koop/?utm_source=x",
		"/nl/te-koop%3Fcity=Bree%7C3960/?view=map": "/nl/te-koop/?city=Bree%7C3960&view=map",
		"/nl/te-koop%23foto/":                      "/nl/te-koop/",
		"/Desk/":                                   "/desk/",
		"/DESK/Leads/?x=1":                         "/desk/leads/?x=1",
		"/Robots.txt":                              "/robots.txt",
		"/Integrators/":                            "/integrators/",
		"/%2F%2FNL/":                               "/nl/",
		"/for-sale/?lng=fr":                        "/fr/a-vendre/?lng=fr",
		"/for-rent/?city=Bree%7C3960":              "/nl/te-huur/?city=Bree%7C3960",
		"/contact-demand/":                         "/nl/gratis-schatting/",
		"/demand-register/":                        "/nl/ik-zoek/",
		"/feedback/contact-demand/":                "/nl/bedankt/gratis-schatting/",
		"/property/1096/":                          page,
		"/nl/te-koop/bree/oud/1096/":               page,
		"/nl/te-huur/bree/oud/1096/":               page,
	} {
		r := v.Get(t, path)
		if r.StatusCode != http.StatusPermanentRedirect || r.Header.Get("Location") != want {
			t.Errorf("%s: status %d to %s, want 308 to %s", path, r.StatusCode, r.Header.Get("Location"), want)
		}
	}
}

func TestUnknownAddressesAreNotFound(t *testing.T) {
	v := visitShared(t)
	for _, path := range []string{"/de/", "/xx/", "/nl/nergens/", "/nl/te-koop/kinrooi/huis/99999/", "/nl/te-koop/a/b/abc/",
		"/property/99999/",
		"/nl/projecten/x/y/99999/", "/wp-login.php", "/NL/NERGENS/", "/%2F%2Fexample.com/)/",
		"/nl/nergens%3Fpage=2/", "/nl/te-koop/?page=9999", "/nl/projecten/?page=2",
		"/nl/te-koop/kinrooi/huis/12345678901234567890/", "/%ff/",
		"/nl/%00/"} {
		r := v.Get(t, path)
		if r.StatusCode != 404 || !strings.Contains(r.Text, "<h1") && !strings.Contains(r.Text, "page=9999") {
			t.Errorf("%s: status %d, want 404 and a page with a heading", path, r.StatusCode)
		}
	}
}

func TestBadInputIsNeverAnError(t *testing.T) {
	v := visitShared(t)
	for path, want := range map[string]int{
		"/nl/te-koop/?page=0":                                       200,
		"/nl/te-koop/?page=-1":                                      200,
		"/nl/te-koop/?page=abc":                                     200,
		"/nl/te-koop/?priceMin=abc&priceMax=1e99":                   200,
		"/nl/te-koop/?city=%27%22%3Cscript%3E%7C3640":               200,
		"/nl/te-koop/?type=x&type=99999999999999999999":             200,
		"/nl/te-koop/?sort=best&sort=":                              200,
		"/nl/te-koop/?text=" + strings.Repeat("x", 5000):            200,
		"/nl/te-koop/?text=" + strings.Repeat("x", 10_000):          http.StatusRequestURITooLong,
		"/nl/te-koop/?%zz=%zz&=":                                    200,
		"/nl/?lng=xx":                                               200,
		"/?lng=<script>":                                            200,
		"/nl/te-koop/?priceMin=500000&priceMax=1":                   200,
		"/nl/te-koop/?bedrooms=99999999999999999999999999999999999": 200,
	} {
		r := v.Get(t, path)
		if r.StatusCode != want || strings.Contains(r.Text, "<script>|") {
			t.Errorf("%.80s: status %d, want %d and a page without the script of its address", path, r.StatusCode, want)
		}
		if want == 200 && !strings.Contains(r.Text, `<div id="root"><div`) {
			t.Errorf("%.80s: the page is not rendered, its root is empty", path)
		}
	}
	response, err := http.Post(v.URL+"/nl/", "text/plain", strings.NewReader("x"))
	if err != nil || response.StatusCode != http.StatusBadRequest {
		t.Errorf("a POST to a page: status %d, want 400 (%v)", response.StatusCode, err)
	}
}

func TestLanguageOfAnAddressWithoutPrefix(t *testing.T) {
	v := visitShared(t)
	for _, test := range []struct{ path, accept, cookie, want string }{
		{"/", "", "", "nl"},
		{"/", "fr-BE, en;q=0.5", "", "fr"},
		{"/", "de, en;q=0.5", "", "en"},
		{"/", "xx", "", "nl"},
		{"/", "fr-BE,fr;q=0,9,en;q=0,8", "", "fr"}, // of a program whose decimal mark is a comma
		{"/", "C.UTF-8, en", "", "en"},
		{"/", "lb-LU,lb;q=0.9", "", "fr"}, // who reads Luxembourgish reads French
		{"/", "lb,en;q=0.8", "", "en"},
		{"/", "fr", "en", "en"},
		{"/?lng=fr", "en", "en", "fr"},
		{"/?lng=de", "en", "", "en"},
		{"/fr/", "nl", "en", "fr"},
		{"/projects/", "en", "", "en"},
	} {
		r := v.Get(t, test.path, "Accept-Language", test.accept, "Cookie", "i18nextLng="+test.cookie)
		if r.StatusCode != 200 || r.Header.Get("Content-Language") != test.want {
			t.Errorf("%s with Accept-Language %q and the cookie's language %q: status %d in %q, want 200 in %q", test.path,
				test.accept, test.cookie, r.StatusCode, r.Header.Get("Content-Language"), test.want)
		}
		if vary := strings.Join(r.Header.Values("Vary"), ", "); strings.Contains(vary, "Cookie") != !strings.HasPrefix(test.path, "/fr/") {
			t.Errorf("%s: Vary is %q; Cookie belongs there only when the address has no language", test.path, vary)
		}
	}
}
