package whise

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/whise/whisetest"
)

// TestAFaultNeverShortensTheList meets each fault in the middle of a run: the list is never taken for shorter than it is, and the next run
// reads all.
func TestAFaultNeverShortensTheList(t *testing.T) {
	for name, c := range map[string]struct {
		fault http.HandlerFunc
		says  string
	}{
		"429":            {crmtest.Busy("7"), "wait for 7s"},
		"500":            {crmtest.Status(500), "500"},
		"half a body":    {crmtest.Half, "cut off"},
		"50 MB":          {crmtest.Huge, "too large"},
		"another shape":  {crmtest.Text(`{"estates": {"id": 1}}`), "another shape"},
		"HTML":           {crmtest.Text(`<html>Sign in</html>`), "another shape"},
		"no list":        {crmtest.Text(`{"totalCount": 0}`), "no list of properties"},
		"nothing":        {crmtest.Text(""), "no list of properties"},
		"not understood": {crmtest.Text(`{"estates": [], "isValidRequest": false}`), "not understood at Whise"},
		"too few":        {crmtest.Text(`{"estates": [], "totalCount": 60}`), "only 50 properties of 60"},
		"no total":       {crmtest.Text(`{"estates": [{"id": 1055}]}`), "51 properties came from Whise, which says that it has 0"},
		"twice":          {crmtest.Text(`{"estates": [{"id": 1000}], "totalCount": 60}`), "1000 came twice"},
		"no number":      {crmtest.Text(`{"estates": [{"id": "A-17"}], "totalCount": 60}`), "without a number"},
		"number missing": {crmtest.Text(`{"estates": [{}], "totalCount": 60}`), "without a number"},
		"fewer":          {crmtest.Text(`{"estates": [{"id": 1055}], "totalCount": 51}`), "there were 60 properties and then 51"},
		"too many":       {crmtest.Text(`{"estates": [{"id": 9}], "totalCount": 90000}`), "more than 50000"},
	} {
		var estates []whisetest.Estate
		for i := range 60 {
			estates = append(estates, forSaleVilla(1000+i, "2026-05-01T10:00:00"))
		}
		server, s := start(t, estates...)
		server.Fail(3, nil) // two tokens and the first page pass
		server.Fail(1, c.fault)
		if got, err := s.Changed(t.Context(), ""); err == nil || !strings.Contains(err.Error(),
			c.says) || got.IDs != nil || got.All != nil {
			t.Errorf("%s gives %d changed and %v, want none and %q", name, len(got.IDs), err, c.says)
		}
		if got := changed(t, s, ""); len(got.IDs) != 60 || len(got.All) != 60 {
			t.Errorf("after %s the list has %d changed and %d in all, want 60 and 60", name, len(got.IDs), len(got.All))
		}
	}
}

func TestBusyReportsForHowLong(t *testing.T) {
	server, s := start(t)
	server.Fail(2, nil)
	server.Fail(1, crmtest.Busy("7"))
	var later crm.Later
	if _, err := s.Changed(t.Context(), ""); !errors.As(err, &later) || later.After != 7*time.Second {
		t.Errorf("a busy CRM gives %v, want Later after 7 seconds", err)
	}
}

// TestSilence ends a run while Whise does not answer: it returns an error and no list.
func TestSilence(t *testing.T) {
	server, s := start(t, forSaleVilla(1, "2026-05-01T10:00:00"))
	server.Fail(2, nil)
	server.Fail(1, crmtest.Silence)
	ctx, stop := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer stop()
	if c, err := s.Changed(ctx, ""); !errors.Is(err, context.DeadlineExceeded) || c.All != nil {
		t.Errorf("silence gives %+v and %v, want no list and DeadlineExceeded", c, err)
	}
}

// TestATokenMayExpireInTheMiddle ends the tokens between two requests: new ones are made and nothing is missing.
func TestATokenMayExpireInTheMiddle(t *testing.T) {
	server, s := start(t, forSaleVilla(1, "2026-05-01T10:00:00"))
	first := changed(t, s, "")
	server.EndTokens()
	if records, err := s.Records(t.Context(), first.IDs); err != nil || len(records) != 1 {
		t.Errorf("after the tokens ended there are %d records, want 1 (%v)", len(records), err)
	}
}

// TestNoTokenIsNoKey: an empty answer to the request for a token is a fault of Whise, and nothing is asked with it.
func TestNoTokenIsNoKey(t *testing.T) {
	server, s := start(t)
	server.Fail(1, crmtest.Text(""))
	if _, err := s.Changed(t.Context(), ""); err == nil || errors.Is(err, crm.ErrWrongKey) || len(server.Requests()) != 1 {
		t.Errorf("without a token the error is %v after %v, want one of no key and no further request", err, server.Requests())
	}
}

// TestTheWrongKeyIsNamed tries a wrong password, an office that the agency did not allow, and tokens that are never accepted.
func TestTheWrongKeyIsNamed(t *testing.T) {
	server, s := start(t)
	for name, change := range map[string]func(*crm.Account){
		"password": func(a *crm.Account) { a.Secret = "wrong" },
		"office":   func(a *crm.Account) { a.Settings["office"] = "13" },
	} {
		a := server.Account(nil)
		change(&a)
		wrong, err := Kind.Open(a)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := wrong.Changed(t.Context(), ""); !errors.Is(err, crm.ErrWrongKey) || strings.Contains(err.Error(), "wrong") {
			t.Errorf("another %s gives %v, want ErrWrongKey without the secret", name, err)
		}
	}
	server.Fail(2, nil)
	server.Fail(2, crmtest.Status(401)) // the list, and the token after it
	if _, err := s.Changed(t.Context(), ""); !errors.Is(err, crm.ErrWrongKey) {
		t.Errorf("tokens that are not accepted give %v, want ErrWrongKey", err)
	}
}

func TestOpenRefusesIncompleteAccounts(t *testing.T) {
	server := whisetest.Start(t)
	for name, value := range map[string]string{"username": "", "client": "", "office": "Bree", "visit": "-1"} {
		if _, err := Kind.Open(server.Account(map[string]string{name: value})); err == nil {
			t.Errorf("the setting %s %q was accepted", name, value)
		}
	}
}
