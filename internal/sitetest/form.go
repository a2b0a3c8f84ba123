package sitetest

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/server/captcha"
)

// Post sends a form as a browser without scripts does.
func (s Site) Post(t *testing.T, path string, values url.Values, headers ...string) Reply {
	t.Helper()
	r, err := http.NewRequest("POST", s.URL+path, strings.NewReader(values.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	return Send(t, r, headers...)
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

// Returned reads the form that is shown again from the page's payload.
func (r Reply) Returned(t *testing.T) (back returned) {
	t.Helper()
	_, rest, _ := strings.Cut(r.Text, `id="payload">`)
	payload, _, _ := strings.Cut(rest, "</script>")
	var start struct{ Posted returned }
	if err := json.Unmarshal([]byte(payload), &start); err != nil || start.Posted.Form == "" {
		t.Fatalf("status %d, the page shows no form again: %v %.200s", r.StatusCode, err, payload)
	}
	return start.Posted
}

// ProblemText lists the problems of a form that is shown again.
func (b returned) ProblemText() string {
	var list []string
	for _, p := range b.Problems {
		list = append(list, strings.Join(p.Path, ".")+" "+p.Code)
	}
	return strings.Join(list, ", ")
}

// Answered returns the form as the visitor sends it again, with the captcha solved.
func (b returned) Answered() url.Values {
	solved := leadstest.Solve(b.Captcha)
	b.Values.Set("form", b.Form)
	b.Values.Set("captcha.id", solved.ID)
	b.Values.Set("captcha.proof", solved.Proof)
	return b.Values
}

// Captcha requests a captcha and solves it, as the app does.
func (s Site) Captcha(t *testing.T) map[string]any {
	t.Helper()
	r, err := http.Post(s.URL+"/captcha", "", nil)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var c captcha.Captcha
	if err := json.NewDecoder(r.Body).Decode(&c); err != nil {
		t.Fatal(err)
	}
	solved := leadstest.Solve(c)
	return map[string]any{"id": solved.ID, "proof": solved.Proof}
}
