package leadstest

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// An is a visitor.
var An = forms.PersonInput{FirstName: "An", LastName: "Claes", Email: "an@example.org", Phone: "0475 12 34 56"}

// Sample returns the service of the sample.
func Sample(t *testing.T) Service {
	t.Helper()
	store, _ := sampletest.Open(t)
	return Open(t, store)
}

// At lets it be another moment.
func (o Service) At(moment time.Time) { o.Now = func() time.Time { return moment } }

// Taken fails the test unless a form is accepted.
func Taken(t *testing.T) func(*leads.Answer, forms.Problems, error) *leads.Answer {
	return func(a *leads.Answer, problems forms.Problems, err error) *leads.Answer {
		t.Helper()
		if err != nil || len(problems) > 0 {
			t.Fatalf("the form is refused: %v, %v", problems, err)
		}
		return a
	}
}

// Refused fails the test unless a form is refused for exactly this reason.
func Refused(t *testing.T, want string) func(*leads.Answer, forms.Problems, error) {
	return func(a *leads.Answer, problems forms.Problems, err error) {
		t.Helper()
		if err != nil || a != nil || len(problems) != 1 || strings.TrimSpace(strings.Join(problems[0].Path,
			".")+" "+string(problems[0].Code)) != want {
			t.Errorf("the form gives %v, %v, %v, want the problem %s", a, problems, err, want)
		}
	}
}

// Stored lists what is stored of a form.
func (o Service) Stored(t *testing.T, form string) []inbox.Entry {
	t.Helper()
	list, err := o.Store.Inbox.Leads(t.Context(), form, time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// ContactOf is the contact form of An with another address.
func (o Service) ContactOf(email string) *leads.ContactInput {
	who := An
	who.Email = email
	return &leads.ContactInput{Envelope: o.Envelope(locale.French), Person: who, Remark: "1"}
}

// Trusting is a captcha that everybody passes: a hundred proofs of work would take too long.
type Trusting struct{}

// Passes lets everybody pass.
func (Trusting) Passes(context.Context, string, string, string) (bool, error) { return true, nil }
