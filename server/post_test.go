package server_test

import (
	"bytes"
	"encoding/json"
	"io"
	"mime/multipart"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/server/captcha"
)

// post sends a form as a browser without scripts does.
func (v visitor) post(t *testing.T, path string, values url.Values, headers ...string) reply {
	t.Helper()
	r, err := http.NewRequest("POST", v.URL+path, strings.NewReader(values.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	return send(t, r, headers...)
}

func send(t *testing.T, r *http.Request, headers ...string) reply {
	t.Helper()
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

// returned is a form that a page shows again.
type returned struct {
	Form     string
	Values   url.Values
	Problems []struct {
		Path []string
		Code string
	}
	Captcha captcha.Captcha
}

// returned reads the form that is shown again from the page's payload.
func (r reply) returned(t *testing.T) (back returned) {
	t.Helper()
	_, rest, _ := strings.Cut(r.text, `id="payload">`)
	payload, _, _ := strings.Cut(rest, "</script>")
	var start struct{ Posted returned }
	if err := json.Unmarshal([]byte(payload), &start); err != nil || start.Posted.Form == "" {
		t.Fatalf("status %d, the page shows no form again: %v %.200s", r.StatusCode, err, payload)
	}
	return start.Posted
}

func (b returned) problems() string {
	var list []string
	for _, p := range b.Problems {
		list = append(list, strings.Join(p.Path, ".")+" "+p.Code)
	}
	return strings.Join(list, ", ")
}

// answered returns the form as the visitor sends it again, with the captcha solved.
func (b returned) answered() url.Values {
	solved := leadstest.Solve(b.Captcha)
	b.Values.Set("form", b.Form)
	b.Values.Set("captcha.id", solved.ID)
	b.Values.Set("captcha.proof", solved.Proof)
	return b.Values
}

func (v visitor) leads(t *testing.T, form string) []db.Entry {
	t.Helper()
	list, err := v.store.Leads(t.Context(), form, time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(list, func(e db.Entry) bool { return e.Form == db.NewsletterEntry || e.Form == db.DemandEntry })
}

func TestAFormWithoutScripts(t *testing.T) {
	v := visit(t)
	filled := url.Values{"form": {"sendContact"}, "person.firstName": {"An"}, "person.lastName": {"<b>Claes</b>"},
		"person.email": {"an@example"}, "remark": {"Dag </script>"}, "privacy": {"on"},
		"preference": {"PIGEON"}, "newsletter": {"on"}}
	r := v.post(t, "/fr/contact/", filled)
	back := r.returned(t)
	if r.StatusCode != 422 || r.Header.Get("Cache-Control") != "no-store" || back.Form != "sendContact" ||
		back.Values.Get("person.lastName") != "<b>Claes</b>" || back.Values.Get("remark") != "Dag </script>" {
		t.Errorf("%d %v %+v", r.StatusCode, r.Header, back)
	}
	if got := back.problems(); got != "preference UNKNOWN, person.email EMAIL, captcha REQUIRED" {
		t.Error(got)
	}
	back.Values.Set("person.email", "an@example.org")
	back.Values.Set("preference", "EMAIL")
	again := back.answered()
	for range 2 { // the visitor sends it twice
		if r := v.post(t, "/fr/contact/", again); r.StatusCode != 303 || r.Header.Get("Location") != "/fr/merci/contactez-nous/" {
			t.Fatal(r.StatusCode, r.Header, r.returned(t).problems())
		}
	}
	if list := v.leads(t,
		""); len(list) != 1 || list[0].Language != "fr" || list[0].Page != "/fr/contact/" || list[0].LastName != "<b>Claes</b>" ||
		!strings.Contains(list[0].Content, `"newsletter":true`) {
		t.Error(list)
	}
	if page := v.get(t, "/fr/contact/"); strings.Contains(page.text, `"posted"`) || strings.Contains(page.text, "an@example") {
		t.Error("another visitor's page contains the form")
	}
}

func TestRightCaptchaIsNotAskedAgain(t *testing.T) {
	v := visit(t)
	first := v.post(t, "/nl/ik-zoek/", url.Values{"form": {"registerDemand"}}).returned(t)
	if got := first.problems(); !strings.Contains(got,
		"filter.goal REQUIRED, filter.categories REQUIRED, filter.cities REQUIRED, captcha REQUIRED") {
		t.Error(got)
	}
	second := v.post(t, "/nl/ik-zoek/", first.answered()).returned(t)
	if strings.Contains(second.problems(),
		"captcha") || second.Captcha.ID != first.Captcha.ID || second.Values.Get("key") != first.Values.Get("key") {
		t.Error(second.problems(), second.Captcha.ID == first.Captcha.ID)
	}
	for path, values := range map[string][]string{"filter.goal": {"SALE"}, "filter.categories": {"1", "2"}, "filter.cities.2.zip": {"3640"},
		"filter.cities.7.zip": {"3680"}, "filter.cities.9.zip": {""},
		"filter.priceMax": {"400000"}, "person.firstName": {"An"}, "person.lastName": {"Claes"}, "person.email": {"an@example.org"},
		"privacy": {"true"}} {
		second.Values[path] = values
	}
	second.Values.Set("form", "registerDemand")
	if r := v.post(t,
		"/nl/ik-zoek/", second.Values); r.StatusCode != 303 || r.Header.Get("Location") != "/nl/bedankt/hou-me-op-de-hoogte/" {
		t.Fatal(r.StatusCode, r.returned(t).problems())
	}
	if list := v.leads(t, "registerDemand"); len(list) != 1 || !strings.Contains(list[0].Content,
		`"Cities":[{"Name":null,"Zip":"3640","Slug":null},{"Name":null,"Zip":"3680","Slug":null}]`) {
		t.Error(list)
	}
}

// TestAreaIsPostedAsOneField sends the corners of an area as JSON in one field, and invalid ones.
func TestAreaIsPostedAsOneField(t *testing.T) {
	v := visit(t)
	search := url.Values{"form": {"registerDemand"}, "filter.goal": {"SALE"}, "filter.categories": {"1"}, "person.firstName": {"An"},
		"person.lastName": {"Claes"}, "person.email": {"an@example.org"},
		"privacy": {"on"}, "remark": {`{"not": "read"}`}}
	for posted, want := range map[string]string{
		`[{"latitude":51,"longitude":5.6},{"latitude":51.2,"longitude":5.6},{"latitude":51.1,"longitude":5.9}]`: "captcha REQUIRED",
		`[{"latitude":"north"}]`:               "filter.polygon.0.latitude NOT_A_NUMBER, filter.polygon.0.longitude REQUIRED",
		`[{"latitude":51,"longitude":[[[]]]}]`: "filter.polygon.0.longitude NOT_A_NUMBER",
		`[[[[51]]]]`:                           "filter.cities REQUIRED",
		`{"latitude":`:                         "filter.cities REQUIRED",
		`null`:                                 "filter.cities REQUIRED",
	} {
		search["filter.polygon"] = []string{posted}
		r := v.post(t, "/nl/ik-zoek/?area=51,5.6;51.2,5.6;51.1,5.9", search)
		if got := r.returned(t).problems(); r.StatusCode != 422 || !strings.HasPrefix(got, want) {
			t.Errorf("area %s: status %d, problems %s", posted, r.StatusCode, got)
		}
		if got := r.returned(t).Values.Get("filter.polygon"); got != posted {
			t.Errorf("%s came back as %s", posted, got)
		}
	}
}

func TestFilesWithoutScripts(t *testing.T) {
	v := visit(t)
	back := v.post(t,
		"/nl/vacatures/",
		url.Values{"form": {"applyForJob"}, "person.firstName": {"An"}, "person.lastName": {"Claes"},
			"person.email": {"an@example.org"}, "person.phone": {"0475 12 34 56"}, "privacy": {"on"}}).returned(t)
	if back.problems() != "cv REQUIRED, captcha REQUIRED" {
		t.Error(back.problems())
	}
	apply := func(name, content string) reply {
		var body bytes.Buffer
		w := multipart.NewWriter(&body)
		for path, values := range back.answered() {
			w.WriteField(path, values[0])
		}
		part, _ := w.CreateFormFile("cv", name)
		io.WriteString(part, content)
		w.Close()
		r, _ := http.NewRequest("POST", v.URL+"/nl/vacatures/", &body)
		return send(t, r, "Content-Type", w.FormDataContentType())
	}
	if again := apply("", "").returned(t); again.problems() != "cv REQUIRED" {
		t.Error(again.problems())
	}
	if again := apply("cv.pdf", "MZ program").returned(t); again.problems() != "cv FILE_TYPE" {
		t.Error(again.problems())
	}
	if r := apply("cv.pdf", "%PDF-1.7\n%%EOF"); r.StatusCode != 303 {
		t.Error(r.StatusCode, r.returned(t).problems())
	}
	if files, err := v.store.Uploads(t.Context()); err != nil || len(files) != 1 {
		t.Error(files, err)
	}
}

func TestOnlyTheSitesOwnPagesPost(t *testing.T) {
	v := visit(t)
	for _, headers := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Origin", "https://evil.example"}} {
		if r := v.post(t, "/nl/contact/", url.Values{"form": {"sendContact"}}, headers...); r.StatusCode != 403 {
			t.Error(headers, r.StatusCode)
		}
	}
	if r := v.post(t, "/nl/contact/", url.Values{"form": {"sendContact"}}, "Origin", v.URL, "Sec-Fetch-Site",
		"same-origin"); r.StatusCode != 422 {
		t.Error(r.StatusCode)
	}
}

func TestUnknownFormsAreRefused(t *testing.T) {
	v := visit(t)
	for form, want := range map[string]int{"": 400, "dropTables": 400, "__typename": 400, "importProperties": 400, "sendContact": 422} {
		if r := v.post(t, "/nl/contact/", url.Values{"form": {form}}); r.StatusCode != want {
			t.Errorf("form %q: status %d, want %d: %.100s", form, r.StatusCode, want, r.text)
		}
	}
	if r := v.post(t, "/nl/contact/", url.Values{"form": {"sendContact"}, "remark": {strings.Repeat("x", 2<<20)}}); r.StatusCode != 413 {
		t.Error("a form of 2 MiB, want status 413:", r.StatusCode)
	}
	if r := v.post(t,
		"/nl/contact/", url.Values{"form": {"confirmDemand"}, "token": {"x"}}); r.returned(t).problems() != "token LINK_ENDED" {
		t.Error(r.returned(t).problems())
	}
	if r := v.post(t,
		"/nl/te-koop/", url.Values{"form": {"askAboutProperty"}, "property": {"many"}}); !strings.HasPrefix(r.returned(t).problems(),
		"property NOT_A_NUMBER, ") {
		t.Error(r.returned(t).problems())
	}
}

func TestFailingStoreIsAnError(t *testing.T) {
	v := visit(t)
	back := v.post(t, "/nl/contact/", url.Values{"form": {"subscribe"}, "email": {"an@example.org"}, "privacy": {"on"}}).returned(t)
	if _, err := v.store.Write(t.Context(),
		db.Statement{SQL: "CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"}); err != nil {
		t.Fatal(err)
	}
	if r := v.post(t, "/nl/contact/", back.answered()); r.StatusCode != 500 || len(v.leads(t, "")) != 0 {
		t.Errorf("status %d, want 500 and no lead: %.200s", r.StatusCode, r.text)
	}
}
