package server_test

import (
	"net/url"
	"strings"
	"testing"
)

func TestAFormWithoutScripts(t *testing.T) {
	v := visit(t)
	filled := url.Values{"form": {"sendContact"}, "person.firstName": {"An"}, "person.lastName": {"<b>Claes</b>"},
		"person.email": {"an@example"}, "remark": {"Dag </script>"}, "privacy": {"on"},
		"preference": {"PIGEON"}, "newsletter": {"on"}}
	r := v.Post(t, "/fr/contact/", filled)
	back := r.Returned(t)
	if r.StatusCode != 422 || r.Header.Get("Cache-Control") != "no-store" || back.Form != "sendContact" ||
		back.Values.Get("person.lastName") != "<b>Claes</b>" || back.Values.Get("remark") != "Dag </script>" {
		t.Errorf("an invalid form: status %d, %v, %+v, want 422 and what was filled in, not to be stored", r.StatusCode, r.Header, back)
	}
	if got := back.ProblemText(); got != "preference UNKNOWN, person.email EMAIL, captcha REQUIRED" {
		t.Errorf("the problems are %q, want those of preference, email and captcha", got)
	}
	back.Values.Set("person.email", "an@example.org")
	back.Values.Set("preference", "EMAIL")
	again := back.Answered()
	for range 2 { // the visitor sends it twice
		if r := v.Post(t, "/fr/contact/", again); r.StatusCode != 303 || r.Header.Get("Location") != "/fr/merci/contactez-nous/" {
			t.Fatalf("the corrected form: status %d, %v, problems %q, want 303 to the page that thanks", r.StatusCode, r.Header,
				r.Returned(t).ProblemText())
		}
	}
	if list := v.Leads(t,
		""); len(list) != 1 || list[0].Language != "fr" || list[0].Page != "/fr/contact/" || list[0].LastName != "<b>Claes</b>" ||
		!strings.Contains(list[0].Content, `"newsletter":true`) {
		t.Errorf("the leads are %+v, want one in French, from /fr/contact/, with the newsletter", list)
	}
	if page := v.Get(t, "/fr/contact/"); strings.Contains(page.Text, `"posted"`) || strings.Contains(page.Text, "an@example") {
		t.Error("another visitor's page contains the form")
	}
}

func TestRightCaptchaIsNotRequestedAgain(t *testing.T) {
	v := visit(t)
	first := v.Post(t, "/nl/ik-zoek/", url.Values{"form": {"registerDemand"}}).Returned(t)
	if got := first.ProblemText(); !strings.Contains(got,
		"filter.goal REQUIRED, filter.categories REQUIRED, filter.cities REQUIRED, captcha REQUIRED") {
		t.Errorf("the problems are %q, want those of goal, categories, cities and captcha", got)
	}
	second := v.Post(t, "/nl/ik-zoek/", first.Answered()).Returned(t)
	if strings.Contains(second.ProblemText(),
		"captcha") || second.Captcha.ID != first.Captcha.ID || second.Values.Get("key") != first.Values.Get("key") {
		t.Errorf("sent again: problems %q, the same captcha: %v, want that captcha and key again, and no problem with it",
			second.ProblemText(), second.Captcha.ID == first.Captcha.ID)
	}
	for path, values := range map[string][]string{"filter.goal": {"SALE"}, "filter.categories": {"1", "2"}, "filter.cities.2.zip": {"3640"},
		"filter.cities.7.zip": {"3680"}, "filter.cities.9.zip": {""},
		"filter.priceMax": {"400000"}, "person.firstName": {"An"}, "person.lastName": {"Claes"}, "person.email": {"an@example.org"},
		"privacy": {"true"}} {
		second.Values[path] = values
	}
	second.Values.Set("form", "registerDemand")
	if r := v.Post(t,
		"/nl/ik-zoek/", second.Values); r.StatusCode != 303 || r.Header.Get("Location") != "/nl/bedankt/hou-me-op-de-hoogte/" {
		t.Fatalf("the completed form: status %d, problems %q, want 303 to the page that thanks", r.StatusCode, r.Returned(t).ProblemText())
	}
	if list := v.Leads(t, "registerDemand"); len(list) != 1 || !strings.Contains(list[0].Content,
		`"Cities":[{"Name":null,"Zip":"3640","Slug":null},{"Name":null,"Zip":"3680","Slug":null}]`) {
		t.Errorf("the leads are %+v, want one demand for two cities", list)
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
		r := v.Post(t, "/nl/ik-zoek/?area=51,5.6;51.2,5.6;51.1,5.9", search)
		if got := r.Returned(t).ProblemText(); r.StatusCode != 422 || !strings.HasPrefix(got, want) {
			t.Errorf("area %s: status %d, problems %s, want 422 and first %s", posted, r.StatusCode, got, want)
		}
		if got := r.Returned(t).Values.Get("filter.polygon"); got != posted {
			t.Errorf("the area %s came back as %s, want it unchanged", posted, got)
		}
	}
}
