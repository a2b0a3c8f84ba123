package mail

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

// Nobody can have the site email a text of theirs to a stranger by typing the stranger's address.
func TestVisitorsEmailsRepeatNoFreeText(t *testing.T) {
	eachEmail(t, func(t *testing.T, kind string, _ locale.Language, email Email) {
		shown := strings.Contains(email.Text, "katten") && strings.Contains(email.HTML, "katten")
		byStaff := kind == "answer-visitor" || kind == "owner-report"
		if want := strings.HasSuffix(kind, "-agency") || kind == "friend" || byStaff; shown != want {
			t.Errorf("the email repeats the free text: %v, want %v", shown, want)
		}
	})
	for _, name := range []string{"Win at evil.example.com", "http://evil", "WWW.evil", "mail me@evil", "call 0900 evil", "evil。example",
		"Dear winner you have won evil money today click", strings.Repeat("evil ", 20)} {
		d := fits("contact-visitor")
		d.Person.FirstName = name
		l, err := Compose("contact-visitor", locale.English, d)
		if err != nil || strings.Contains(l.Subject+l.Text+l.HTML, "evil") {
			t.Errorf("the email to a visitor named %q repeats it (%v): %s", name, err, l.Text)
		}
		d.Friend.FirstName = name
		if l, err := Compose("friend", locale.English, d); err != nil || strings.Contains(l.Subject+l.Text+l.HTML, "evil") {
			t.Errorf("the email to a friend named %q repeats it (%v): %s", name, err, l.Text)
		}
	}
	d := fits("question-visitor")
	d.Rows = append(d.Rows, Row{Label: "city", Value: "katten", AgencyOnly: true})
	if l, err := Compose("question-visitor", locale.English, d); err != nil || strings.Contains(l.Text,
		"katten") || !strings.Contains(l.Text, "10:00–13:00") {
		t.Error("a visitor's copy is not what the site wrote itself:", l.Text, err)
	}
	for _, name := range []string{"Jean-Paul O’Neill J.P. Ærø", "An & Wim D’Hondt"} {
		if harmless(name) == "" {
			t.Errorf("an ordinary name is taken for an address: %s", name)
		}
	}
}
