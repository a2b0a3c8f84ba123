package server_test

import (
	"encoding/json"
	"io"
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
