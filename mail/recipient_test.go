package mail

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

// The agency answers visitors, visitors answer the agency.
func TestSenderAndRecipientOfEachKind(t *testing.T) {
	eachEmail(t, func(t *testing.T, kind string, _ locale.Language, email Email) {
		to, answers, from := "lea@example.org", "an.vermeulen@example.com", "Gevel Vastgoed"
		switch {
		case kind == "answer-visitor":
			from = "An Vermeulen, Gevel Vastgoed"
		case strings.HasSuffix(kind, "-agency"):
			to, answers = "info@example.com", "lea@example.org"
		case kind == "friend":
			to, answers = "noor@example.org", "lea@example.org"
		}
		if email.To != to || email.ReplyTo != answers || email.From != from {
			t.Errorf("it goes from %s to %s with answers to %s, want from %s to %s and %s", email.From, email.To, email.ReplyTo, from, to,
				answers)
		}
	})
}

func TestAgencyEmailsGoToTheirReader(t *testing.T) {
	d := fits("question-agency")
	for reader, want := range map[string]string{"tom@example.com": "tom@example.com", "": "info@example.com"} {
		d.Reader = reader
		if l, err := Compose("question-agency", locale.Dutch, d); err != nil || l.To != want || l.ReplyTo != "lea@example.org" {
			t.Errorf("the agency's email for %q goes to %s (%v), want %s", reader, l.To, err, want)
		}
	}
	d.Reader = "tom@example.com"
	if l, err := Compose("question-visitor", locale.Dutch, d); err != nil || l.To != "lea@example.org" {
		t.Errorf("the visitor's email goes to %s (%v), want the visitor", l.To, err)
	}
}
