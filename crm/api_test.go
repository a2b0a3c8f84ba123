package crm_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/fetch"
)

type answer struct{ ID string }

// start starts a CRM with tokens that it may forget, and the API that speaks with it.
func start(t *testing.T) (*crmtest.Server, *crm.API) {
	tokens := 0
	valid := ""
	server := crmtest.Start(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path == "/token":
			tokens++
			valid = fmt.Sprint("token", tokens)
			fmt.Fprintf(w, `{"id": %q}`, valid)
		case r.Header.Get("Authorization") != "Bearer "+valid:
			w.WriteHeader(http.StatusUnauthorized)
		case r.URL.Path == "/elsewhere":
			http.Redirect(w, r, "https://elsewhere.example/", http.StatusFound)
		default:
			fmt.Fprint(w, `{"id": "1"}`)
		}
	}))
	api := &crm.API{Client: server.FetchClient(), Base: server.URL}
	api.Token = func(ctx context.Context) (string, error) {
		var a answer
		err := api.Plain(ctx, http.MethodPost, "/token", struct{}{}, &a, nil)
		return a.ID, err
	}
	return server, api
}

func TestCallRequestsANewTokenOnce(t *testing.T) {
	server, api := start(t)
	var a answer
	for range 2 {
		if err := api.Call(t.Context(), http.MethodGet, "/records", nil, &a, nil); err != nil || a.ID != "1" {
			t.Fatalf("the answer is %+v, want the id 1 (%v)", a, err)
		}
	}
	server.Fail(1, crmtest.Status(http.StatusUnauthorized))
	if err := api.Call(t.Context(), http.MethodGet, "/records", nil, &a, nil); err != nil {
		t.Fatal(err)
	}
	want := []string{"POST /token", "GET /records", "GET /records", "GET /records", "POST /token", "GET /records"}
	if got := server.Requests(); !slices.Equal(got, want) {
		t.Errorf("the requests are %v, want %v", got, want)
	}
	server.Fail(9, crmtest.Status(http.StatusUnauthorized))
	if err := api.Call(t.Context(), http.MethodGet, "/records", nil, &a, nil); !errors.Is(err, crm.ErrWrongKey) {
		t.Errorf("a wrong key gives %v, want ErrWrongKey", err)
	}
	if n := len(server.Requests()) - len(want); n != 2 {
		t.Errorf("%d requests with a wrong key, want 2: the call and one for a token", n)
	}
}

func TestCallSaysWhatWentWrong(t *testing.T) {
	var later crm.Later
	var refused crm.Refused
	for name, c := range map[string]struct {
		fault http.HandlerFunc
		is    func(error) bool
	}{
		"seconds to wait": {crmtest.Busy("7"), func(err error) bool { return errors.As(err, &later) && later.After == 7*time.Second }},
		"a year to wait":  {crmtest.Busy("31536000"), func(err error) bool { return errors.As(err, &later) && later.After == time.Hour }},
		"some wait":       {crmtest.Busy("soon"), func(err error) bool { return errors.As(err, &later) && later.After == time.Minute }},
		"no wait":         {crmtest.Busy("0"), func(err error) bool { return errors.As(err, &later) && later.After == time.Second }},
		"a past date": {crmtest.Busy("Tue, 01 Dec 2020 10:00:00 GMT"),
			func(err error) bool { return errors.As(err, &later) && later.After == time.Second }},
		"maintenance": {unavailableFor("120"), func(err error) bool { return errors.As(err, &later) && later.After == 2*time.Minute }},
		"refused": {crmtest.Status(422),
			func(err error) bool { return errors.As(err, &refused) && strings.Contains(refused.Reason(), "422") }},
		"gone":           {crmtest.Status(404), func(err error) bool { return errors.Is(err, crm.ErrGone) }},
		"down":           {crmtest.Status(503), func(err error) bool { return strings.Contains(err.Error(), "503") }},
		"half an answer": {crmtest.Half, func(err error) bool { return errors.Is(err, fetch.ErrHalf) }},
		"50 MB":          {crmtest.Huge, func(err error) bool { return errors.Is(err, fetch.ErrTooLarge) }},
		"HTML":           {crmtest.Text("<html>"), func(err error) bool { return strings.Contains(err.Error(), "another shape") }},
		"another shape":  {crmtest.Text(`{"id": [1]}`), func(err error) bool { return strings.Contains(err.Error(), "another shape") }},
	} {
		server, api := start(t)
		api.Token = nil
		server.Fail(1, c.fault)
		if err := api.Call(t.Context(), http.MethodGet, "/records", nil, new(answer), nil); err == nil || !c.is(err) {
			t.Errorf("%s: the error %v is not the one of this fault", name, err)
		}
	}
}

// unavailableFor answers 503 and says for how long.
func unavailableFor(seconds string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Retry-After", seconds)
		w.WriteHeader(http.StatusServiceUnavailable)
	}
}

// TestCallFollowsNoRedirect shows that a token goes to the CRM's own server alone.
func TestCallFollowsNoRedirect(t *testing.T) {
	_, api := start(t)
	if err := api.Call(t.Context(), http.MethodGet, "/elsewhere", nil, nil, nil); err == nil || !strings.Contains(err.Error(), "302") {
		t.Errorf("a redirect gives %v, want its status", err)
	}
}
