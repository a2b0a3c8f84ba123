package inbox_test

import (
	"context"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/staff/inbox"
)

// TestResendEmail sends an email again that was given up.
func TestResendEmail(t *testing.T) {
	d := open(t, stafftest.Sunday)
	lead := d.an.Written()
	emails := func() []*inbox.SentEmail { list, _ := d.Emails(t.Context(), seen(d, t, lead)); return list }
	resend := func(email string) forms.ProblemCode {
		_, problems, err := d.ResendEmail(d.an.Request(), &inbox.ResendEmailInput{Lead: lead, Email: email})
		return stafftest.Only(t, problems, err)
	}
	first := emails()[0]
	if code := resend(first.ID); first.CanResend || code != forms.Unknown {
		t.Errorf("an email before its first attempt can be sent again: %t, %q; want UNKNOWN", first.CanResend, code)
	}
	stafftest.Must(t, d.Store.Outbox.EmailFailed(context.Background(), first.ID, "550 no such mailbox", time.Now(), time.Time{}))
	if e := emails()[0]; !e.CanResend || e.GivenUpAt == nil || e.Reason != "550 no such mailbox" {
		t.Errorf("the email is %+v, want it given up with the reason, to be sent again", e)
	}
	if code := resend(first.ID); code != "" || emails()[0].GivenUpAt != nil {
		t.Errorf("sending again gives %q and the email %+v, want it waiting again", code, emails()[0])
	}
}

// refused is a lead that the CRM of the link office refused.
type refused struct {
	*testing.T
	*deskTest
	lead string
}

func refusedLead(t *testing.T) refused {
	t.Helper()
	r := refused{t, open(t, stafftest.Sunday), ""}
	stafftest.Must(t, r.Store.Links.AddLink(t.Context(), "office", "whise", nil, "secret"))
	r.lead = r.an.Written()
	stafftest.Must(t, r.Store.Links.CRMLeadFailed(t.Context(), *r.next(), "unknown property", time.Time{}))
	return r
}

// next is the delivery that is due now, nil for none.
func (r refused) next() *crmlinks.CRMLead {
	r.Helper()
	due, err := r.Store.Links.NextCRMLead(r.Context(), "office", r.an.Clock)
	stafftest.Must(r.T, err)
	return due
}

func (r refused) delivery() *inbox.Delivery {
	r.Helper()
	list, err := r.Deliveries(r.Context(), seen(r.deskTest, r.T, r.lead))
	if err != nil || len(list) != 1 {
		r.Fatalf("there are %d deliveries, want 1 (%v)", len(list), err)
	}
	return list[0]
}

func (r refused) again(alone bool) forms.ProblemCode {
	r.Helper()
	_, problems, err := r.Redeliver(r.an.Request(), &inbox.RedeliverInput{Lead: r.lead, Alone: alone})
	return stafftest.Only(r.T, problems, err)
}

func (r refused) drop(link string) forms.ProblemCode {
	r.Helper()
	_, problems, err := r.DropDelivery(r.an.Request(), &inbox.DropDeliveryInput{Lead: r.lead, Link: link})
	return stafftest.Only(r.T, problems, err)
}

// TestRedeliver sends a refused lead again, with its property and without, until the CRM has it.
func TestRedeliver(t *testing.T) {
	r := refusedLead(t)
	if d := r.delivery(); d.State() != crmlinks.CRMRefused || d.Reason() != "unknown property" || d.System() != "whise" ||
		d.DueAt() != nil {
		t.Errorf("the delivery is %+v, want it refused by Whise with the reason", d)
	}
	for _, alone := range []bool{false, true} {
		if code := r.again(alone); code != "" || r.delivery().Alone() != alone {
			t.Errorf("delivering again gives %q; without its property: %t, want %t", code, r.delivery().Alone(), alone)
		}
		if due := r.next(); due == nil || due.Tries != 0 || due.Alone != alone {
			t.Errorf("after that the due delivery is %+v, want this one with no tries", due)
		}
	}
	stafftest.Must(t, r.Store.Links.CRMLeadSent(t.Context(), *r.next(), "c-1", r.an.Clock))
	if again, alone, drop := r.again(false), r.again(true), r.drop("office"); again != forms.Unknown || alone != forms.Unknown ||
		drop != forms.Unknown {
		t.Errorf("changing what the CRM has gives %q, %q and %q, want UNKNOWN", again, alone, drop)
	}
}

// TestDropDelivery drops a refused lead: it stays dropped when a try that was under way fails, and can be sent after all.
func TestDropDelivery(t *testing.T) {
	r := refusedLead(t)
	r.again(false)
	due := r.next()
	if code := r.drop("elsewhere"); code != forms.Unknown {
		t.Errorf("dropping it for a link that does not exist gives %q, want UNKNOWN", code)
	}
	if code := r.drop("office"); code != "" || r.next() != nil {
		t.Errorf("dropping it gives %q and leaves the due delivery %+v, want none", code, r.next())
	}
	stafftest.Must(t, r.Store.Links.CRMLeadFailed(t.Context(), *due, "down", r.an.Clock))
	if d := r.delivery(); d.State() != crmlinks.CRMDropped || r.next() != nil {
		t.Errorf("after a try that failed the delivery is %s, want still dropped", d.State())
	}
	if code := r.again(false); code != "" || r.next() == nil {
		t.Errorf("sending it after all gives %q and the due delivery %+v, want this one", code, r.next())
	}
}

// deskTest is the room, with the desk of An.
type deskTest struct {
	*inbox.Service
	an *stafftest.Desk
}

func open(t *testing.T, now time.Time) *deskTest {
	t.Helper()
	d := stafftest.Open(t, now)
	return &deskTest{&inbox.Service{Service: d.Service}, d}
}

// seen is a lead as An sees it.
func seen(d *deskTest, t *testing.T, lead string) *inbox.LeadView {
	t.Helper()
	v, err := d.Lead(t.Context(), d.an.Session(), lead)
	if err != nil || v == nil {
		t.Fatal(v, err)
	}
	return v
}
