package forms

import "testing"

func TestHasLinks(t *testing.T) {
	for _, s := range []string{"bit.ly/3xYz", "kijk op tinyurl.com", "zie bit。ly/x", "bit．ly", "t․co/a", "goo·gl", "evil.example",
		"www.evil", "HTTP://EVIL", "hxxps://evil", "//evil", "me@evil",
		"evil [.] com", "evil(dot)com", "evil dot com", "evil punt be", "10.0.0.1", "ev\u200bil.\u200bru", "xn--e1awd7f.com", "почта.рф",
		"evil .com"} {
		if !HasLinks(s) {
			t.Errorf("%q counts as text without a link, want one found", s)
		}
	}
	for _, s := range []string{"Iets voor u?", "€ 340.000", "om 14.30 uur", "Jean-Paul O’Neill J.P. Ærø", "Mooi huis. Komen kijken?",
		"3/4 van de prijs", "o.a. een tuin", "Un beau bien…", "à 10 %"} {
		if HasLinks(s) {
			t.Errorf("%q counts as text with a link, want none found", s)
		}
	}
}

func TestMailbox(t *testing.T) {
	for email, want := range map[string]string{"An+x@Example.org": "an@example.org", "a.n+x@googlemail.com": "an@gmail.com",
		"a.n@example.org":     "a.n@example.org",
		"An+1@Müller.example": "an@xn--mller-kva.example", "an@xn--mller-kva.example": "an@xn--mller-kva.example"} {
		if got := Mailbox(email); got != want {
			t.Errorf("the mailbox of %s is %s, want %s", email, got, want)
		}
	}
}
