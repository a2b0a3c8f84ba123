package leads_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// atDesk adds a manager who gets all emails in a language.
func atDesk(t *testing.T, o leadstest.Service, email string, l locale.Language) {
	t.Helper()
	by := desklog.Action{At: time.Now()}
	if err := o.Store.Members.AddStaff(t.Context(), members.StaffMember{Name: email, Email: email, Language: l,
		Role: desk.Manager}, by); err != nil {
		t.Fatal(err)
	}
	m, err := o.Store.Members.StaffWith(t.Context(), email)
	if err != nil {
		t.Fatal(err)
	}
	by.Staff = m.ID
	if err := o.Store.Members.SetStaffEmails(t.Context(), *m, desk.AllEmails, desk.AllEmails, 9, by); err != nil {
		t.Fatal(err)
	}
}

// TestStaffGetsEmailsInItsOwnLanguage asks a question in English at a Dutch agency without German, whose managers speak French and German.
func TestStaffGetsEmailsInItsOwnLanguage(t *testing.T) {
	o := open(t)
	c, err := o.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	atDesk(t, o, "luc@example.com", locale.French)
	atDesk(t, o, "eva@example.com", locale.German)
	taken(t)(o.Question(t.Context(),
		&leads.QuestionInput{Envelope: o.Envelope(locale.English), Property: forSale, Person: an, Remark: "Hi"}))
	p := o.Collect(t)
	for who, want := range map[string]struct{ subject, page string }{
		c.Site.Email: {"Vraag over ", "/nl/"}, "luc@example.com": {"Question sur ", "/fr/"}, "eva@example.com": {"Frage zu ", "/nl/"},
		an.Email: {"", "/en/"},
	} {
		if len(p.Subjects[who]) != 1 || !strings.HasPrefix(p.Subjects[who][0], want.subject) {
			t.Errorf("%s gets %q, want one email that begins with %q", who, p.Subjects[who], want.subject)
		}
		if !strings.Contains(p.Texts[who], o.Origin+want.page) {
			t.Errorf("the email to %s has no link below %s\n%s", who, want.page, p.Texts[who])
		}
	}
	agent := &agency.Agent{Name: "Luc", Email: "luc@example.com"}
	email, err := o.LacksEmail(t.Context(), agent, forSale, "x", []string{"energy.co2"})
	if err != nil || !strings.Contains(decoded(string(email.Message)), "Bonjour") {
		t.Errorf("what a property lacks is told to Luc (%v) as\n%s\nwant French", err, decoded(string(email.Message)))
	}
}
