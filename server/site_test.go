package server_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// visitor asks the whole site, built web app included, over HTTP. It does not follow redirects by itself.
type visitor struct {
	*httptest.Server
	store *db.Store
}

func visit(t *testing.T) visitor {
	t.Helper()
	store, media := sampletest.Open(t)
	site, err := server.New(store, web.Dist(), server.Settings{Media: media})
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(site)
	t.Cleanup(func() { s.Close(); site.Close() })
	return visitor{s, store}
}

var noFollow = &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

// reply is an answer with its text.
type reply struct {
	*http.Response
	text string
}

func (v visitor) get(t *testing.T, path string, headers ...string) reply {
	t.Helper()
	r, err := http.NewRequest("GET", v.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := noFollow.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return reply{response, string(text)}
}

// path finds the address of a property in a language.
func (v visitor) path(t *testing.T, old string, language string) string {
	t.Helper()
	r := v.get(t, old+"?lng="+language)
	to := r.Header.Get("Location")
	if r.StatusCode != http.StatusPermanentRedirect {
		t.Fatalf("%s: %d", old, r.StatusCode)
	}
	to, _, _ = strings.Cut(to, "?")
	return to
}

func TestEveryKindOfPageInEveryLanguage(t *testing.T) {
	v := visit(t)
	pages := map[string]map[string]string{
		"home":         {"nl": "/nl/", "fr": "/fr/", "en": "/en/"},
		"sale":         {"nl": "/nl/te-koop/", "fr": "/fr/a-vendre/", "en": "/en/for-sale/"},
		"rent":         {"nl": "/nl/te-huur/", "fr": "/fr/a-louer/", "en": "/en/for-rent/"},
		"projects":     {"nl": "/nl/projecten/", "fr": "/fr/projets/", "en": "/en/projects/"},
		"realisations": {"nl": "/nl/realisaties/", "fr": "/fr/realisations/", "en": "/en/realisations/"},
		"property":     {}, "project": {},
	}
	for _, l := range []string{"nl", "fr", "en"} {
		pages["property"][l] = v.path(t, "/property/1096/", l)
		pages["project"][l] = v.path(t, "/project/2001/", l)
	}
	for name, paths := range pages {
		for language, path := range paths {
			t.Run(name+" "+language, func(t *testing.T) { v.checkPage(t, language, path, paths) })
		}
	}
}

var title = regexp.MustCompile(`<title>([^<]+)</title>`)

// checkPage holds one page to what every page promises: finished HTML, its language, its canonical address and its twins.
func (v visitor) checkPage(t *testing.T, language, path string, twins map[string]string) {
	r := v.get(t, path)
	if r.StatusCode != 200 || r.Header.Get("Content-Language") != language || !strings.HasPrefix(r.text, `<!doctype html><html lang="`+language+`"`) {
		t.Errorf("%s: %d, %s, %.60s", path, r.StatusCode, r.Header.Get("Content-Language"), r.text)
	}
	if m := title.FindAllStringSubmatch(r.text, -1); len(m) < 1 || len(m[0][1]) < 10 {
		t.Errorf("%s: titles %v", path, m)
	}
	if got := strings.Count(r.text, `<h1`); got != 1 {
		t.Errorf("%s: %d h1", path, got)
	}
	if !strings.Contains(r.text, fmt.Sprintf(`<link rel="canonical" href="%s%s"/>`, v.URL, path)) {
		t.Errorf("%s: no canonical link", path)
	}
	for l, twin := range twins {
		if !strings.Contains(r.text, fmt.Sprintf(`<link rel="alternate" hrefLang="%s" href="%s%s"/>`, l, v.URL, twin)) {
			t.Errorf("%s: no link to %s", path, twin)
		}
	}
	if !strings.Contains(r.text, `<link rel="alternate" hrefLang="x-default" href="`+v.URL+twins["nl"]+`"/>`) {
		t.Errorf("%s: no x-default", path)
	}
	if !strings.Contains(r.text, `<div id="root"><div`) {
		t.Errorf("%s: a shell instead of finished HTML", path)
	}
}

func TestRedirects(t *testing.T) {
	v := visit(t)
	home := v.path(t, "/property/1096/", "nl")
	for path, want := range map[string]string{
		"/nl":                          "/nl/",
		"/nl/te-koop":                  "/nl/te-koop/",
		"/nl/te-koop?city=Bree%7C3960": "/nl/te-koop/?city=Bree%7C3960",
		"//example.com":                "/example.com",
		"/nl//te-koop/":                "/nl/te-koop/",
		"/for-sale/?lng=fr":            "/fr/a-vendre/?lng=fr",
		"/for-rent/?city=Bree%7C3960":  "/nl/te-huur/?city=Bree%7C3960",
		"/contact-demand/":             "/nl/gratis-schatting/",
		"/demand-register/":            "/nl/ik-zoek/",
		"/feedback/contact-demand/":    "/nl/bedankt/gratis-schatting/",
		"/property/1096/":              home,
		"/nl/te-koop/bree/oud/1096/":   home,
		"/nl/te-huur/bree/oud/1096/":   home,
	} {
		r := v.get(t, path)
		if r.StatusCode != http.StatusPermanentRedirect || r.Header.Get("Location") != want {
			t.Errorf("%s: %d to %s, want %s", path, r.StatusCode, r.Header.Get("Location"), want)
		}
	}
}

func TestWhatDoesNotExist(t *testing.T) {
	v := visit(t)
	for _, path := range []string{"/de/", "/xx/", "/nl/nergens/", "/nl/te-koop/kinrooi/huis/99999/", "/nl/te-koop/a/b/abc/", "/property/99999/",
		"/nl/projecten/x/y/99999/", "/wp-login.php", "/nl/te-koop/?page=9999", "/nl/te-koop/kinrooi/huis/12345678901234567890/", "/%ff/", "/nl/%00/"} {
		r := v.get(t, path)
		if r.StatusCode != 404 || !strings.Contains(r.text, "<h1") && !strings.Contains(r.text, "page=9999") {
			t.Errorf("%s: %d", path, r.StatusCode)
		}
	}
}

func TestBadInputIsNeverAnError(t *testing.T) {
	v := visit(t)
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
		r := v.get(t, path)
		if r.StatusCode != want || strings.Contains(r.text, "<script>|") {
			t.Errorf("%.80s: %d, want %d", path, r.StatusCode, want)
		}
		if want == 200 && !strings.Contains(r.text, `<div id="root"><div`) {
			t.Errorf("%.80s: a shell", path)
		}
	}
	response, err := http.Post(v.URL+"/nl/", "text/plain", strings.NewReader("x"))
	if err != nil || response.StatusCode != http.StatusMethodNotAllowed {
		t.Error(response.StatusCode, err)
	}
}

// TestSoldAndRentedHaveTheirOwnScreens finds such homes in the sample and reads their pages.
func TestSoldAndRentedHaveTheirOwnScreens(t *testing.T) {
	v := visit(t)
	screens := map[string]string{}
	for _, status := range []string{"SOLD", "RENTED"} {
		r := v.get(t, "/graphql?query=%7Bproperties(filter:%7Bstatuses:%5B"+status+"%5D%7D,first:1)%7Bnodes%7Bpath%7D%7D%7D")
		path := regexp.MustCompile(`"path":"([^"]+)"`).FindStringSubmatch(r.text)
		if path == nil {
			t.Fatal("the sample has none that is", status, r.text)
		}
		page := v.get(t, path[1])
		if page.StatusCode != http.StatusGone || !strings.Contains(page.text, "noindex") {
			t.Errorf("%s: %d", path[1], page.StatusCode)
		}
		screens[status] = title.FindString(page.text)
	}
	screens["unknown"] = title.FindString(v.get(t, "/nl/te-koop/kinrooi/huis/99999/").text)
	if screens["SOLD"] == screens["RENTED"] || screens["SOLD"] == screens["unknown"] {
		t.Errorf("the screens are not different: %v", screens)
	}
}

func TestLanguageOfAnAddressWithoutPrefix(t *testing.T) {
	v := visit(t)
	for _, test := range []struct{ path, accept, cookie, want string }{
		{"/", "", "", "nl"},
		{"/", "fr-BE, en;q=0.5", "", "fr"},
		{"/", "de, en;q=0.5", "", "en"},
		{"/", "xx", "", "nl"},
		{"/", "fr", "en", "en"},
		{"/?lng=fr", "en", "en", "fr"},
		{"/?lng=de", "en", "", "en"},
		{"/fr/", "nl", "en", "fr"},
		{"/projects/", "en", "", "en"},
	} {
		r := v.get(t, test.path, "Accept-Language", test.accept, "Cookie", "i18nextLng="+test.cookie)
		if r.StatusCode != 200 || r.Header.Get("Content-Language") != test.want {
			t.Errorf("%+v: %d %s", test, r.StatusCode, r.Header.Get("Content-Language"))
		}
		if vary := strings.Join(r.Header.Values("Vary"), ", "); strings.Contains(vary, "Cookie") != !strings.HasPrefix(test.path, "/fr/") {
			t.Errorf("%s: Vary %s", test.path, vary)
		}
	}
}

// TestWhatIsHiddenLeavesTheServerForNobody looks for the figures of hidden prices and streets in every page and answer.
func TestWhatIsHiddenLeavesTheServerForNobody(t *testing.T) {
	v := visit(t)
	secrets := sampletest.Hidden(t)
	if len(secrets) < 2 {
		t.Fatal("the sample hides nothing:", secrets)
	}
	var answers strings.Builder
	for _, path := range []string{"/nl/", "/nl/te-koop/", "/nl/te-koop/?page=2", "/nl/te-koop/?page=3", "/nl/te-koop/?page=4", "/nl/te-huur/", "/nl/te-huur/?page=2"} {
		answers.WriteString(v.get(t, path).text)
	}
	for _, s := range secrets {
		answers.WriteString(v.get(t, v.path(t, fmt.Sprintf("/property/%d/", s.Number), "nl")).text)
		answers.WriteString(v.get(t, fmt.Sprintf("/graphql?query=%%7Bproperty(number:%d)%%7Bprice%%7Bamount%%20text%%7Daddress%%7Bstreet%%7Dlocation%%7Blatitude%%20longitude%%7D%%7D%%7D", s.Number)).text)
	}
	for _, s := range secrets {
		for _, text := range s.Texts {
			if strings.Contains(answers.String(), text) {
				t.Errorf("%q of property %d is given away", text, s.Number)
			}
		}
	}
}

// TestStatementsOfAPage counts what a page asks of the store once the catalog is known: the data version, and a statement
// for each list that it shows.
func TestStatementsOfAPage(t *testing.T) {
	v := visit(t)
	v.get(t, "/nl/nergens/") // the catalog is known after any page
	for path, most := range map[string]int64{
		"/nl/":         1 + 3, // newest, projects, realised
		"/nl/te-koop/": 1 + 1,
		"/nl/te-koop/?city=Kinrooi%7C3640&sort=price_asc&page=2": 1 + 1,
		"/nl/te-huur/":                         1 + 1,
		"/nl/projecten/":                       1 + 1,
		v.path(t, "/property/1096/", "nl"):     1 + 2, // the home, and similar ones
		v.path(t, "/project/2001/", "nl"):      1 + 2, // the project, and its units
		"/fr/a-vendre/?type=1&priceMax=400000": 1 + 1,
	} {
		before := v.store.Statements()
		v.get(t, path)
		first := v.store.Statements() - before
		v.get(t, path)
		again := v.store.Statements() - before - first
		if first > most || again != 1 {
			t.Errorf("%s: %d statements at first, at most %d expected, and %d when it is kept", path, first, most, again)
		}
	}
}

func TestGraphOverHTTP(t *testing.T) {
	v := visit(t)
	big, err := http.Post(v.URL+"/graphql", "application/json", strings.NewReader(`{"query":"`+strings.Repeat("x", 50<<20)+`"}`))
	if err != nil || big.StatusCode != http.StatusRequestEntityTooLarge {
		t.Error("50 MB:", big, err)
	}
	if r := v.get(t, "/graphql?documentId=unknown"); r.StatusCode != 400 || !strings.Contains(r.text, "UNKNOWN_DOCUMENT") {
		t.Error(r.StatusCode, r.text)
	}
	if r := v.get(t, "/graphql?documentId=unknown&variables=%7B"); r.StatusCode != 400 || !strings.Contains(r.text, "BAD_VARIABLES") {
		t.Error(r.StatusCode, r.text)
	}
	if r := v.get(t, "/graphql?query=%7Bproperties%7BtotalCount%7D%7D", "Origin", "https://portal.example"); r.text != `{"data":{"properties":{"totalCount":84}}}` || r.Header.Get("Access-Control-Allow-Origin") != "*" {
		t.Error(r.text, r.Header)
	}
}

func TestAnImportShowsAtOnce(t *testing.T) {
	v := visit(t)
	path := v.path(t, "/property/1096/", "nl")
	v.get(t, path)
	if _, err := v.store.Write(t.Context(), db.Statement{SQL: `UPDATE property SET title = json_set(title, '$.nl', 'Een heel nieuwe titel') WHERE number = 1096`}); err != nil {
		t.Fatal(err)
	}
	r := v.get(t, path)
	if r.StatusCode != http.StatusPermanentRedirect || !strings.Contains(r.Header.Get("Location"), "een-heel-nieuwe-titel") {
		t.Errorf("%d %s", r.StatusCode, r.Header.Get("Location"))
	}
	if page := v.get(t, r.Header.Get("Location")); !strings.Contains(page.text, "Een heel nieuwe titel") {
		t.Error("the new title is not shown")
	}
}

// TestTheEngineWritesWhatNodeWrites renders one page in each language in both and compares the bytes.
func TestTheEngineWritesWhatNodeWrites(t *testing.T) {
	v := visit(t)
	for _, path := range []string{"/nl/te-koop/", "/fr/a-louer/", "/en/projects/"} {
		page := v.get(t, path).text
		payload := regexp.MustCompile(`<script type="application/json" id="payload">(.*)</script>`).FindStringSubmatch(page)
		if payload == nil {
			t.Fatal(path, "has no payload")
		}
		node := exec.Command("node", "testdata/render.mjs", path, v.URL)
		node.Stdin = strings.NewReader(payload[1])
		html, err := node.Output()
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(page, `<div id="root">`+string(html)+`</div><script`) {
			t.Errorf("%s differs from what Node writes (%d bytes)", path, len(html))
		}
	}
}
