package leads

import (
	"slices"

	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/mail"
)

// toVisitor adds an email in the language of the form to the person it names. Over the recipient's limit it is given up, not delayed:
// otherwise someone who types a stranger's address could fill that inbox for days.
func (s *submission) toVisitor(kind string, change func(*mail.Data), more ...attempts.Limit) {
	s.email(compose.Email{Kind: kind, Language: s.form.Common().Language, Limits: more, Over: compose.GivenUp}, change)
}

// toAgency adds an email in the agency's language; each of its readers gets one.
func (s *submission) toAgency(kind string, change func(*mail.Data)) {
	s.email(compose.Email{Kind: kind, Language: s.facts.Catalog.Fallback()}, func(d *mail.Data) {
		if change != nil {
			change(d)
		}
		d.Rows = append(slices.Clone(d.Rows), row.Typed("page", s.form.Common().Page))
	})
}

// both adds the emails of a form to the agency and to the visitor, for a form that adds nothing of its own to them.
func (s *submission) both(name string) {
	s.toAgency(name+"-agency", nil)
	s.toVisitor(name+"-visitor", nil)
}

// email adds an email about what the form is about, with the data that all its emails share and what change makes of them.
func (s *submission) email(w compose.Email, change func(*mail.Data)) {
	w.Data, w.About, w.Agent = s.data, s.about, s.with
	if change != nil {
		change(&w.Data)
	}
	if w.Data.Agent != nil { // of a project
		s.agent = w.Data.Agent.ID
	}
	s.emails = append(s.emails, w)
}

// add adds statements that are written together with the lead.
func (s *submission) add(effects ...handle.Statement) { s.effects = append(s.effects, effects...) }
