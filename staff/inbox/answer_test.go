package inbox_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/staff/inbox"
)

// send sends what is due now over SMTP, and returns what arrived for the visitor.
func send(d *deskTest, t *testing.T, server *posttest.Server) (emails []string) {
	t.Helper()
	relay, err := mail.ParseRelay("smtp://" + server.Addr)
	if err != nil {
		t.Fatal(err)
	}
	if err := mail.NewSender(&d.Store.Outbox, relay).Empty(t.Context()); err != nil {
		t.Fatal(err)
	}
	for range len(server.Arrived) {
		if e := <-server.Arrived; e.To == "luc@example.org" {
			emails = append(emails, e.Message)
		}
	}
	return emails
}

func due(d *deskTest, t *testing.T, at time.Time) (n int) {
	t.Helper()
	list, err := d.Store.Outbox.DueEmails(t.Context(), at, 99)
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

// TestAnswerLeadLeavesAfterTenSeconds goes from a visitor's message to the answer that arrives over SMTP.
func TestAnswerLeadLeavesAfterTenSeconds(t *testing.T) {
	d := open(t, time.Now().Add(-time.Minute))
	lead, server := d.an.Written(), posttest.Start(t, nil, false)
	confirmation := send(d, t, server)
	answer := func(version int, text string) (*inbox.LeadChanged, *inbox.LeadStale, forms.ProblemCode) {
		changed, stale, problems, err := d.AnswerLead(d.an.Request(), &inbox.AnswerLeadInput{Lead: lead, Version: version, Text: text,
			State: desk.LeadDone})
		return changed, stale, stafftest.Only(t, problems, err)
	}
	for text, want := range map[string]forms.ProblemCode{" \n": forms.Required,
		strings.Repeat("x", limits.LeadAnswerCharacters+1): forms.TooLong} {
		if _, _, code := answer(1, text); code != want {
			t.Errorf("an answer of %d characters gives %q, want %s", len(text), code, want)
		}
	}
	changed, _, code := answer(1, "Bonjour Luc,\n\nLundi à dix heures ?\nAn")
	if code != "" || changed.Lead.State() != desk.LeadDone {
		t.Fatalf("the answer is refused: %s, %v", code, changed)
	}
	if _, stale, _ := answer(1, "Encore"); stale == nil {
		t.Error("an answer to a lead that was answered meanwhile was sent, want it stale")
	}
	list, err := d.Answers(t.Context(), changed.Lead)
	if err != nil || len(list) != 1 || list[0].Text != "Bonjour Luc,\n\nLundi à dix heures ?\nAn" || list[0].Email.SentAt != nil {
		t.Fatalf("the answers are %+v, want the one that was queued (%v)", list, err)
	}
	if early, late := due(d, t, d.an.Clock.Add(limits.LeadAnswerTime-time.Second)), due(d, t,
		d.an.Clock.Add(limits.LeadAnswerTime)); early != 0 || late != 1 {
		t.Errorf("%d answers are due within ten seconds and %d after, want 0 and 1", early, late)
	}
	arrived := send(d, t, server)
	if len(confirmation) != 1 || len(arrived) != 1 {
		t.Fatalf("%d confirmations and %d answers arrived, want one each", len(confirmation), len(arrived))
	}
	if !strings.Contains(arrived[0], "criviez\r\n> Bonjour\r\n") {
		t.Errorf("the answer quotes nothing of what Luc wrote: %s", arrived[0])
	}
	if header(arrived[0], "In-Reply-To") != header(confirmation[0], "Message-ID") ||
		header(arrived[0], "Reply-To") != "<an.vermeulen@example.com>" ||
		header(arrived[0], "From") != `"An Vermeulen, Gevel Immobilier" <info@example.com>` || !strings.Contains(arrived[0], "Lundi") {
		t.Errorf("the answer is %s, want it from An, in the thread of the confirmation", arrived[0])
	}
}

func TestTakeBackAnswer(t *testing.T) {
	d := open(t, stafftest.Sunday)
	lead := d.an.Written()
	changed, _, problems, err := d.AnswerLead(d.an.Request(),
		&inbox.AnswerLeadInput{Lead: lead, Version: 1, Text: "Bonjour", State: desk.LeadDone})
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	list, _ := d.Answers(t.Context(), changed.Lead)
	takeBack := func(request context.Context, id string) (*inbox.LeadChanged, forms.ProblemCode) {
		changed, problems, err := d.TakeBackAnswer(request, &inbox.TakeBackAnswerInput{Answer: id})
		return changed, stafftest.Only(t, problems, err)
	}
	if _, code := takeBack(principal.With(t.Context(), &principal.Principal{}), list[0].ID); code != forms.SignedOut {
		t.Errorf("without a session taking back gives %q, want SIGNED_OUT", code)
	}
	if _, code := takeBack(d.an.Request(), "none"); code != forms.Unknown {
		t.Errorf("taking back an unknown answer gives %q, want UNKNOWN", code)
	}
	d.an.Clock = d.an.Clock.Add(limits.LeadAnswerTime - time.Second)
	back, code := takeBack(d.an.Request(), list[0].ID)
	if code != "" || back.Lead.State() != desk.LeadNew || due(d, t, d.an.Clock.Add(time.Hour)) != 0 {
		t.Errorf("taking back gives %q and the lead %v, want it new and its email gone", code, back)
	}
	changed, _, _, err = d.AnswerLead(d.an.Request(), &inbox.AnswerLeadInput{Lead: lead, Version: back.Lead.StateVersion(), Text: "Re",
		State: desk.LeadInHand})
	if err != nil {
		t.Fatal(err)
	}
	list, _ = d.Answers(t.Context(), changed.Lead)
	d.an.Clock = d.an.Clock.Add(limits.LeadAnswerTime)
	if _, code := takeBack(d.an.Request(), list[0].ID); code != forms.Past {
		t.Errorf("taking back after ten seconds gives %q, want PAST", code)
	}
}

func TestAnswersADayAreLimited(t *testing.T) {
	d := open(t, stafftest.Sunday)
	lead := d.an.Written()
	for n := range limits.LeadAnswersPerDay + 1 {
		_, _, problems, err := d.AnswerLead(d.an.Request(),
			&inbox.AnswerLeadInput{Lead: lead, Version: n + 1, Text: "x", State: desk.LeadInHand})
		if code, last := stafftest.Only(t, problems, err), n == limits.LeadAnswersPerDay; last != (code == forms.TooOften) {
			t.Errorf("answer %d of the day gives %q", n+1, code)
		}
	}
}
