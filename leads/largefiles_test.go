package leads_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// usual is the message size that a usual mail server accepts, in bytes.
const usual = 10_240_000

// apply sends an application with a CV of this size through a usual mail server, and gives the agency's email as it arrived.
func apply(t *testing.T, o leadstest.Service, size int) string {
	t.Helper()
	cv := &forms.File{Name: "cv.pdf", Content: strings.NewReader("%PDF-1.7" + strings.Repeat("\n", size-8))}
	taken(t)(o.Job(t.Context(), &leads.JobInput{Envelope: o.Envelope(locale.French), Person: an, Motivation: "Bonjour", CV: cv}))
	server := posttest.StartSmall(t, usual)
	relay, err := mail.ParseRelay("smtp://" + server.Addr)
	if err != nil {
		t.Fatal(err)
	}
	if err := mail.NewSender(&o.Store.Outbox, relay).Empty(context.WithoutCancel(t.Context())); err != nil {
		t.Fatal(err)
	}
	close(server.Arrived)
	for email := range server.Arrived {
		if email.To == agencyMailbox {
			return decoded(strings.ReplaceAll(email.Message, "=\r\n", ""))
		}
	}
	t.Fatal("the agency got no email")
	return ""
}

// TestFilesTooLargeForAnEmailComeAsALink: a CV of 9 MB reaches the agency, which has a usual mail server.
func TestFilesTooLargeForAnEmailComeAsALink(t *testing.T) {
	o := open(t)
	text := apply(t, o, 9<<20)
	if strings.Contains(text, "filename=") || !strings.Contains(text, "pdf, 9 MB") || !strings.Contains(text, "Bestanden downloaden") {
		t.Errorf("the agency's email attaches the CV, or has no link to it: %.3000s", text)
	}
	token := leadstest.Post{Texts: map[string]string{agencyMailbox: text}}.Token(t, agencyMailbox, "https://www.example.com/uploads/")
	if list, err := o.UploadsOf(t.Context(), token); err != nil || len(list) != 1 || list[0].Name != "cv.pdf" || list[0].Size != 9<<20 {
		t.Errorf("the link opens %v (%v), want the CV of 9 MB", list, err)
	}
	for _, other := range []string{o.Key.Sign("documents", "x", time.Now().Add(time.Hour)), token[1:], ""} {
		if _, err := o.UploadsOf(t.Context(), other); err != agency.ErrForged {
			t.Errorf("the link %q gives %v, want ErrForged", other, err)
		}
	}
	o.At(time.Now().Add(limits.UploadLinkTime))
	if _, err := o.UploadsOf(t.Context(), token); err != agency.ErrExpired {
		t.Errorf("at its end the link gives %v, want ErrExpired", err)
	}
	if _, err := o.DocumentFile(t.Context(), token); err != agency.ErrForged {
		t.Errorf("used as a link to documents it gives %v, want ErrForged", err)
	}
}

// TestFilesThatFitAreAttached: a usual mail server accepts an email with the largest attachment.
func TestFilesThatFitAreAttached(t *testing.T) {
	text := apply(t, open(t), limits.AttachedBytes)
	if !strings.Contains(text, "cv.pdf") || strings.Contains(text, "/uploads/") {
		t.Errorf("the agency's email does not attach the CV, or has a link to it: %.3000s", text)
	}
}
