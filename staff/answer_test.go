package staff_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/staff"
)

// written stores a message of a French visitor and returns its lead.
func (d *desk) written(t *testing.T) string {
	t.Helper()
	o := leadstest.Open(t, d.store)
	o.Now = func() time.Time { return d.now }
	who := agency.PersonInput{FirstName: "Luc", LastName: "Petit", Email: "luc@example.org", Phone: "0475 12 34 56"}
	_, problems, err := o.Contact(t.Context(), &leads.ContactInput{Envelope: o.Envelope(locale.French), Person: who, Remark: "Bonjour"})
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	list, err := d.store.Leads(t.Context(), "sendContact", time.Time{})
	if err != nil || len(list) == 0 {
		t.Fatal(len(list), err)
	}
	return list[len(list)-1].ID
}

// send sends what is due now over SMTP, and returns what arrived for the visitor.
func (d *desk) send(t *testing.T, server *posttest.Server) (emails []string) {
	t.Helper()
	relay, err := mail.ParseRelay("smtp://" + server.Addr)
	if err != nil {
		t.Fatal(err)
	}
	if err := mail.NewSender(d.store, relay).Empty(t.Context()); err != nil {
		t.Fatal(err)
	}
	for range len(server.Arrived) {
		if e := <-server.Arrived; e.To == "luc@example.org" {
			emails = append(emails, e.Message)
		}
	}
	return emails
}

func (d *desk) due(t *testing.T, at time.Time) (n int) {
	t.Helper()
	list, err := d.store.DueEmails(t.Context(), at, 99)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		if e.Kind == "answer-visitor" {
			n++
		}
	}
	return n
}

func header(message, name string) string {
	head, _, _ := strings.Cut(strings.ReplaceAll(message, "\r\n ", " "), "\r\n\r\n")
	_, rest, _ := strings.Cut("\r\n"+head, "\r\n"+name+": ")
	value, _, _ := strings.Cut(rest, "\r\n")
	return value
}

// TestAnAnswerLeavesAfterTenSeconds goes from a visitor's message to the answer that arrives over SMTP.
func TestAnAnswerLeavesAfterTenSeconds(t *testing.T) {
	d, b := start(t), &browser{}
	d.now = time.Now().Add(-time.Minute)
	d.setUp(t, b)
	lead, server := d.written(t), posttest.Start(t, nil, false)
	confirmation := d.send(t, server)
	answer := func(version int, text string) (*staff.LeadChanged, *staff.Stale, agency.ProblemCode) {
		changed, stale, problems, err := d.AnswerLead(b.ask(t), &staff.AnswerLeadInput{Lead: lead, Version: version, Text: text,
			State: agency.LeadDone})
		return changed, stale, only(t, problems, err)
	}
	for text, want := range map[string]agency.ProblemCode{" \n": agency.Required,
		strings.Repeat("x", limits.LeadAnswerCharacters+1): agency.TooLong} {
		if _, _, code := answer(1, text); code != want {
			t.Errorf("an answer of %d characters gives %q, want %s", len(text), code, want)
		}
	}
	changed, _, code := answer(1, "Bonjour Luc,\n\nLundi à dix heures ?\nAn")
	if code != "" || changed.Lead.State() != agency.LeadDone {
		t.Fatalf("the answer is refused: %s, %v", code, changed)
	}
	if _, stale, _ := answer(1, "Encore"); stale == nil {
		t.Error("an answer to a lead that was answered meanwhile is not stale")
	}
	list, err := d.Answers(t.Context(), changed.Lead)
	if err != nil || len(list) != 1 || list[0].Text != "Bonjour Luc,\n\nLundi à dix heures ?\nAn" || list[0].Email.SentAt != nil {
		t.Fatalf("the answers are %+v (%v)", list, err)
	}
	if early, late := d.due(t, d.now.Add(limits.LeadAnswerTime-time.Second)), d.due(t,
		d.now.Add(limits.LeadAnswerTime)); early != 0 || late != 1 {
		t.Errorf("%d answers are due within ten seconds and %d after, want 0 and 1", early, late)
	}
	arrived := d.send(t, server)
	if len(confirmation) != 1 || len(arrived) != 1 {
		t.Fatalf("%d confirmations and %d answers arrived, want one each", len(confirmation), len(arrived))
	}
	if header(arrived[0], "In-Reply-To") != header(confirmation[0], "Message-ID") || header(arrived[0], "Reply-To") != "<"+an+">" ||
		header(arrived[0], "From") != `"An Vermeulen, Gevel Immobilier" <info@example.com>` || !strings.Contains(arrived[0], "Lundi") {
		t.Errorf("the answer is not of An in the thread: %s", arrived[0])
	}
}

func TestAnAnswerIsTakenBackUntilItLeaves(t *testing.T) {
	d, b, other := start(t), &browser{}, &browser{}
	d.setUp(t, b)
	lead := d.written(t)
	changed, _, problems, err := d.AnswerLead(b.ask(t),
		&staff.AnswerLeadInput{Lead: lead, Version: 1, Text: "Bonjour", State: agency.LeadDone})
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	list, _ := d.Answers(t.Context(), changed.Lead)
	takeBack := func(b *browser, id string) (*staff.LeadChanged, agency.ProblemCode) {
		changed, problems, err := d.TakeBackAnswer(b.ask(t), &staff.TakeBackAnswerInput{Answer: id})
		return changed, only(t, problems, err)
	}
	if _, code := takeBack(other, list[0].ID); code != agency.SignedOut {
		t.Errorf("without a session taking back gives %q, want SIGNED_OUT", code)
	}
	if _, code := takeBack(b, "none"); code != agency.Unknown {
		t.Errorf("taking back an answer that is none gives %q, want UNKNOWN", code)
	}
	d.now = d.now.Add(limits.LeadAnswerTime - time.Second)
	back, code := takeBack(b, list[0].ID)
	if code != "" || back.Lead.State() != agency.LeadNew || d.due(t, d.now.Add(time.Hour)) != 0 {
		t.Errorf("taking back gives %q, the lead is %v and its email stays", code, back)
	}
	changed, _, _, err = d.AnswerLead(b.ask(t), &staff.AnswerLeadInput{Lead: lead, Version: back.Lead.StateVersion(), Text: "Re",
		State: agency.LeadInHand})
	if err != nil {
		t.Fatal(err)
	}
	list, _ = d.Answers(t.Context(), changed.Lead)
	d.now = d.now.Add(limits.LeadAnswerTime)
	if _, code := takeBack(b, list[0].ID); code != agency.Past {
		t.Errorf("taking back after ten seconds gives %q, want PAST", code)
	}
}

func TestALeadGetsSoManyAnswersADay(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	lead := d.written(t)
	for n := range limits.LeadAnswersPerDay + 1 {
		_, _, problems, err := d.AnswerLead(b.ask(t),
			&staff.AnswerLeadInput{Lead: lead, Version: n + 1, Text: "x", State: agency.LeadInHand})
		if code, last := only(t, problems, err), n == limits.LeadAnswersPerDay; last != (code == agency.TooOften) {
			t.Errorf("answer %d gives %q", n+1, code)
		}
	}
}

// TestAnEmailThatFailedIsSentAgain once it was given up.
func TestAnEmailThatFailedIsSentAgain(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	lead := d.written(t)
	emails := func() []*staff.SentEmail { list, _ := d.Emails(t.Context(), d.seen(t, b, lead)); return list }
	resend := func(email string) agency.ProblemCode {
		_, problems, err := d.ResendEmail(b.ask(t), &staff.ResendEmailInput{Lead: lead, Email: email})
		return only(t, problems, err)
	}
	first := emails()[0]
	if code := resend(first.ID); first.CanResend || code != agency.Unknown {
		t.Errorf("an email that waits for the first time can be sent again: %t, %q", first.CanResend, code)
	}
	noted(t, d.store.EmailFailed(context.Background(), first.ID, "550 no such mailbox", time.Time{}))
	if e := emails()[0]; !e.CanResend || e.GivenUpAt == nil || e.Reason != "550 no such mailbox" {
		t.Errorf("the email that was given up is %+v", e)
	}
	if code := resend(first.ID); code != "" || emails()[0].GivenUpAt != nil {
		t.Errorf("sending again gives %q and %+v", code, emails()[0])
	}
}

// seen is a lead as a browser's session sees it.
func (d *desk) seen(t *testing.T, b *browser, lead string) *staff.LeadView {
	t.Helper()
	session, err := d.Desk(b.ask(t))
	noted(t, err)
	v, err := d.Lead(t.Context(), session, lead)
	if err != nil || v == nil {
		t.Fatal(v, err)
	}
	return v
}

// refused is a lead that the CRM of the link office refused.
type refused struct {
	*testing.T
	*desk
	b    *browser
	lead string
}

func refusedLead(t *testing.T) refused {
	t.Helper()
	r := refused{t, start(t), &browser{}, ""}
	r.setUp(t, r.b)
	noted(t, r.store.AddLink(t.Context(), "office", "whise", nil, "secret"))
	r.lead = r.written(t)
	noted(t, r.store.CRMLeadFailed(t.Context(), *r.next(), "unknown property", time.Time{}))
	return r
}

// next is the delivery that is due now, nil for none.
func (r refused) next() *db.CRMLead {
	r.Helper()
	due, err := r.store.NextCRMLead(r.Context(), "office", r.now)
	noted(r.T, err)
	return due
}

func (r refused) delivery() *staff.Delivery {
	r.Helper()
	list, err := r.Deliveries(r.Context(), r.seen(r.T, r.b, r.lead))
	if err != nil || len(list) != 1 {
		r.Fatalf("there are %d deliveries, want 1 (%v)", len(list), err)
	}
	return list[0]
}

func (r refused) again(alone bool) agency.ProblemCode {
	r.Helper()
	_, problems, err := r.Redeliver(r.b.ask(r.T), &staff.RedeliverInput{Lead: r.lead, Alone: alone})
	return only(r.T, problems, err)
}

func (r refused) drop(link string) agency.ProblemCode {
	r.Helper()
	_, problems, err := r.DropDelivery(r.b.ask(r.T), &staff.DropDeliveryInput{Lead: r.lead, Link: link})
	return only(r.T, problems, err)
}

// TestARefusedLeadIsSentAgain, with its property and without, until the CRM has it.
func TestARefusedLeadIsSentAgain(t *testing.T) {
	r := refusedLead(t)
	if d := r.delivery(); d.State() != db.CRMRefused || d.Reason() != "unknown property" || d.System() != "whise" || d.DueAt() != nil {
		t.Errorf("the delivery is %+v", d)
	}
	for _, alone := range []bool{false, true} {
		if code := r.again(alone); code != "" || r.delivery().Alone() != alone {
			t.Errorf("delivering again gives %q and alone is %t, want %t", code, r.delivery().Alone(), alone)
		}
		if due := r.next(); due == nil || due.Tries != 0 || due.Alone != alone {
			t.Errorf("after that due is %+v", due)
		}
	}
	noted(t, r.store.CRMLeadSent(t.Context(), *r.next(), "c-1", r.now))
	if again, alone, drop := r.again(false), r.again(true), r.drop("office"); again != agency.Unknown || alone != agency.Unknown ||
		drop != agency.Unknown {
		t.Errorf("changing what the CRM has gives %q, %q and %q, want UNKNOWN", again, alone, drop)
	}
}

// TestARefusedLeadIsDropped: it stays so when a try that was on its way fails, and can be sent after all.
func TestARefusedLeadIsDropped(t *testing.T) {
	r := refusedLead(t)
	r.again(false)
	due := r.next()
	if code := r.drop("elsewhere"); code != agency.Unknown {
		t.Errorf("dropping it for a link that there is not gives %q, want UNKNOWN", code)
	}
	if code := r.drop("office"); code != "" || r.next() != nil {
		t.Errorf("dropping it gives %q and due is %+v, want nothing", code, r.next())
	}
	noted(t, r.store.CRMLeadFailed(t.Context(), *due, "down", r.now))
	if d := r.delivery(); d.State() != db.CRMDropped || r.next() != nil {
		t.Errorf("after a failed try it is %s, want still dropped", d.State())
	}
	if code := r.again(false); code != "" || r.next() == nil {
		t.Errorf("sending it after all gives %q and due is %+v", code, r.next())
	}
}

func noted(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
