package mail

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/locale"
)

// TestInternationalDomainsReachTheMailServerInASCII sends an invitation with international domains in From, To and Reply-To.
func TestInternationalDomainsReachTheMailServerInASCII(t *testing.T) {
	server := posttest.Start(t, nil, false)
	s, box, _ := newSender(t, relayTo(t, server))
	d := fits("appointment-visitor")
	d.Site.Email, d.Person.Email, d.Agent.Email = "info@müller.example", "lea@bücher.example", "an@müller.example"
	email, err := Compose("appointment-visitor", locale.French, d)
	if err != nil {
		t.Fatal(err)
	}
	message, err := email.Message("f3k9", d.Site.Email, posted)
	if err != nil {
		t.Fatal(err)
	}
	box.hold(t, agency.Outgoing{ID: "f3k9", Recipient: email.To, Message: message})
	empty(t, s)
	got := <-server.Arrived
	if got.From != "info@xn--mller-kva.example" || got.To != "lea@xn--bcher-kva.example" {
		t.Errorf("the email goes from %s to %s, want both domains in ASCII", got.From, got.To)
	}
	r := receive(t, []byte(got.Message))
	for header, want := range map[string]string{"From": "<info@xn--mller-kva.example>", "To": "<lea@xn--bcher-kva.example>",
		"Reply-To": "<an@xn--mller-kva.example>", "Message-Id": "<f3k9@xn--mller-kva.example>"} {
		if text := r.header.Get(header); !strings.Contains(text, want) {
			t.Errorf("the header %s is %s, want %s in it", header, text, want)
		}
	}
	head, _, _ := strings.Cut(got.Message, "\r\n\r\n")
	if strings.ContainsFunc(head, func(c rune) bool { return c > '~' }) {
		t.Error("the header is not ASCII:", head)
	}
	for _, p := range r.parts {
		text := strings.ReplaceAll(p.body, "\r\n ", "")
		if strings.HasPrefix(p.kind,
			"text/calendar") && (!strings.Contains(text, "mailto:lea@xn--bcher-kva.example") || !strings.Contains(text,
			"mailto:info@xn--mller-kva.example")) {
			t.Error("the invitation lacks a domain in ASCII:", text)
		}
	}
}

// TestADomainWithoutAnASCIIFormIsGivenUp: an address that was accepted before such domains were refused is given up at once.
func TestADomainWithoutAnASCIIFormIsGivenUp(t *testing.T) {
	server := posttest.Start(t, nil, false)
	s, box, _ := newSender(t, relayTo(t, server))
	box.put(t, "b@example.org")
	box.hold(t, agency.Outgoing{ID: "odd", Recipient: "an@ab--é.example", Message: box.list[0].Message})
	empty(t, s)
	if w := box.fate(t, 1); w.Lost == nil || w.Tries != 1 || !strings.Contains(w.reason(), "ASCII") {
		t.Errorf("the email is %+v (%s), want it given up at once as its domain has no ASCII form", w, w.reason())
	}
	if got := <-server.Arrived; got.To != "b@example.org" {
		t.Errorf("an email to %s arrived, want the one to b@example.org", got.To)
	}
}
