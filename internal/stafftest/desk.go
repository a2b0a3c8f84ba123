package stafftest

import (
	"context"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Sunday is a morning on which no office is open.
var Sunday = time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC)

// Desk is the desk of the sample with a clock of its own, and its manager An, who took the second step at Clock as it was at first.
type Desk struct {
	*staff.Service
	Clock time.Time

	t     testing.TB
	token string
}

// Open makes a store with the sample and signs An in at a time.
func Open(t testing.TB, now time.Time) *Desk {
	t.Helper()
	store, _ := sampletest.Open(t)
	service := leadstest.Open(t, store)
	d := &Desk{Clock: now, t: t}
	service.Now = func() time.Time { return d.Clock }
	d.Service = &staff.Service{App: service.App, Leads: service.Service, Auth: service.Auth()}
	var err error
	d.token, err = begin(t.Context(), store, "an.vermeulen@example.com", desk.Manager, now)
	Must(t, err)
	return d
}

// Request is a request of An's browser.
func (d *Desk) Request() context.Context {
	return principal.With(d.t.Context(), &principal.Principal{Desk: d.token, Browser: "Firefox"})
}

// Session is An's session.
func (d *Desk) Session() *staff.Desk {
	d.t.Helper()
	session, err := d.Desk(d.Request())
	Must(d.t, err)
	return session
}

// Written stores a message of the French-speaking visitor luc@example.org, and returns its lead.
func (d *Desk) Written() string {
	d.t.Helper()
	o := leadstest.Open(d.t, d.Store)
	o.Now = func() time.Time { return d.Clock }
	who := forms.PersonInput{FirstName: "Luc", LastName: "Petit", Email: "luc@example.org", Phone: "0475 12 34 56"}
	_, problems, err := o.Contact(d.t.Context(), &leads.ContactInput{Envelope: o.Envelope(locale.French), Person: who, Remark: "Bonjour"})
	if err != nil || len(problems) > 0 {
		d.t.Fatal(problems, err)
	}
	list, err := d.Store.Inbox.Leads(d.t.Context(), "sendContact", time.Time{})
	if err != nil || len(list) == 0 {
		d.t.Fatal(len(list), err)
	}
	return list[len(list)-1].ID
}

// Only is the code of the only problem of a form, "" for none.
func Only(t testing.TB, problems forms.Problems, err error) forms.ProblemCode {
	t.Helper()
	if err != nil || len(problems) > 1 {
		t.Fatalf("the form gives %v (%v), want one problem at most", problems, err)
	}
	if len(problems) == 0 {
		return ""
	}
	return problems[0].Code
}

// Must ends a test that cannot go on because of an error.
func Must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
