package mail

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

func TestAnAnswerFollowsTheEmailsBefore(t *testing.T) {
	d := fits("answer-visitor")
	d.AnswerTo, d.Thread = "question-visitor", []string{"first\r\nBcc: evil@example.org", "second"}
	d.Question = "Is er een garage?\nEn een kelder?"
	email, err := Compose("answer-visitor", locale.Dutch, d)
	if err != nil {
		t.Fatal(err)
	}
	message, err := email.Message("third", "info@example.com", posted)
	if err != nil {
		t.Fatal(err)
	}
	h := receive(t, message).header
	for name, want := range map[string]string{"Message-Id": "<third@example.com>", "In-Reply-To": "<second@example.com>",
		"References":     "<first Bcc: evil@example.org@example.com> <second@example.com>",
		"Auto-Submitted": "", "Bcc": "", "Reply-To": "<an.vermeulen@example.com>"} {
		if h.Get(name) != want {
			t.Errorf("%s is %q, want %q", name, h.Get(name), want)
		}
	}
	if want := "Re: Uw vraag over Licht huis met diepe tuin"; email.Subject != want {
		t.Errorf("the subject is %q, want %q", email.Subject, want)
	}
	if !strings.Contains(email.HTML, "geïsoleerd?</p>") || strings.Count(email.Text, "En mogen er katten?") != 1 {
		t.Errorf("the email lacks the paragraphs of the answer: %s", email.Text)
	}
	if want := "U schreef\n> Is er een garage?\n> En een kelder?\n"; !strings.Contains(email.Text, want) {
		t.Errorf("the email is %s, want below the answer %q", email.Text, want)
	}
	d.AnswerTo = "appointment-visitor" // whose subject names a time
	if email, _ := Compose("answer-visitor", locale.French, d); email.Subject != "Réponse à votre message à Gevel Vastgoed" {
		t.Errorf("an answer about an appointment has the subject %q, want one without a time", email.Subject)
	}
}
