package leads

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// submission is a form on its way in: what it says and was checked against, and what it becomes.
type submission struct {
	kind    FormKind
	form    Form
	facts   check.Facts
	captcha string         // the id of the one that it uses up; "" for a form of the desk, which needs none
	sender  attempts.Limit // how often its sender may send it; the zero value is no limit

	lead    inbox.Lead
	about   *agency.Property   // that its emails are about; nil for none
	with    *agency.Agent      // who holds its appointment; nil for the agent of what it is about
	agent   int                // the number of the agent of what it is about; 0 for none
	data    mail.Data          // that its emails share
	effects []handle.Statement // that are written together with the lead, with their guards
	emails  []compose.Email
	crm     bool // it goes to the linked CRMs
	holder  int  // the member of staff who follows it; 0 for whom a rule names
	by      int  // the member of staff who notes it, 0 for none: who follows it is told of it
	answer  Answer
	instead composer // composes the email for somebody who has this already; nil for forms that refuse a repeat
}

// composer adds what is specific to a form to its submission: emails, effects, the answer. It writes nothing.
type composer func(context.Context, *submission) error

// captchaLife is how long a used captcha is remembered: longer than it can be answered.
const captchaLife = time.Hour

// take takes a form in three steps: check, compose, receive. All problems of a form are returned together, and nothing is written; an error
// means that the store or an email failed, and nothing is written either.
func (o *Service) take(ctx context.Context, kind FormKind, form Form, compose composer) (*Answer, forms.Problems, error) {
	e := form.Common()
	if err := o.InUse(ctx, &e.Language); err != nil {
		return nil, nil, err
	}
	if stored, err := o.storedAnswer(ctx, kind.Name, e.Key); stored != nil || err != nil {
		return stored, nil, err
	}
	facts, problems, err := o.check(ctx, kind, form)
	if err != nil {
		return nil, nil, err
	}
	if len(problems) > 0 { // another request with the same key may have been accepted meanwhile
		if stored, err := o.storedAnswer(ctx, kind.Name, e.Key); stored != nil || err != nil {
			return stored, nil, err
		}
		return nil, problems, nil
	}
	s, err := o.submit(kind, form, facts)
	if err != nil {
		return nil, nil, err
	}
	s.captcha, s.sender = e.Captcha.ID, o.sender(ctx, kind)
	return o.outcome(ctx, s, o.receive(ctx, s, compose))
}

// submit fills in the lead from a form that was checked.
func (o *Service) submit(kind FormKind, form Form, facts check.Facts) (*submission, error) {
	e, who := form.Common(), form.Who()
	content, err := json.Marshal(form)
	if err != nil {
		return nil, err
	}
	s := &submission{kind: kind, form: form, facts: facts, about: facts.Property, crm: kind.CRM,
		answer: Answer{Path: ThanksPath(kind.Name, e.Language)},
		lead: inbox.Lead{ID: rand.Text(), Form: kind.Name, Key: e.Key, Language: e.Language,
			Title: who.Title, FirstName: who.FirstName, LastName: who.LastName, Email: who.Email, Phone: who.Phone,
			Property: form.About(), Page: e.Page, Content: string(content), CreatedAt: o.Now().Unix()}}
	if s.about != nil {
		s.lead.Project, s.agent = s.about.ProjectID, s.about.AgentID
	}
	s.data = mail.Data{Person: compose.PersonOf(who, e.Language), Lead: s.lead.ID}
	return s, nil
}

// receive composes a submission and stores it. Somebody who already has what the form asks for gets the usual answer on screen, because a
// stranger may have typed the address; only the email to that address says what happened.
func (o *Service) receive(ctx context.Context, s *submission, compose composer) error {
	if err := compose(ctx, s); err != nil {
		return err
	}
	err := o.store(ctx, s)
	if s.instead == nil || !errors.Is(err, handle.Refused{Why: forms.AlreadyRequested}) {
		return err
	}
	s.effects, s.emails, s.crm = nil, nil, false
	if err := s.instead(ctx, s); err != nil {
		return err
	}
	return o.store(ctx, s)
}

// store writes the lead with its answer, effects and emails and whom a rule gives it to, and wakes the sender of emails.
func (o *Service) store(ctx context.Context, s *submission) error {
	answer, err := json.Marshal(s.answer)
	if err != nil {
		return err
	}
	s.lead.Answer = string(answer)
	stored, err := o.rule(ctx, s)
	if err != nil {
		return err
	}
	defer stored()
	if s.holder == 0 {
		s.holder = s.lead.RuleAgent
	}
	for i := range s.emails {
		s.emails[i].Holder = s.holder
	}
	emails, err := o.ComposeAll(ctx, s.facts.Catalog, s.emails...)
	if err != nil {
		return err
	}
	notice, err := o.notifyFollower(ctx, s)
	if err != nil {
		return err
	}
	emails = append(emails, notice...)
	err = o.Store.Inbox.Receive(ctx, inbox.Receipt{Lead: s.lead, Captcha: s.captcha, Expires: o.Now().Add(captchaLife),
		Sender: s.sender, Effects: s.effects, Emails: emails, CRM: s.crm, PhoneCRMs: o.PhoneCRMs})
	if err != nil {
		return err
	}
	o.Wake()
	return nil
}

// storedAnswer gives the stored answer of a form that was accepted before under the same key, nil for a new one.
func (o *Service) storedAnswer(ctx context.Context, name, key string) (*Answer, error) {
	text, found, err := o.Store.Inbox.AnswerTo(ctx, name, key)
	if err != nil || !found {
		return nil, err
	}
	var stored Answer
	return &stored, json.Unmarshal([]byte(text), &stored)
}

// outcome turns the result of storing a form into its answer.
func (o *Service) outcome(ctx context.Context, s *submission, err error) (*Answer, forms.Problems, error) {
	var refused handle.Refused
	var unfit unfit
	switch {
	case err == nil:
		return &s.answer, nil, nil
	case errors.Is(err, inbox.ErrAgain):
		stored, err := o.storedAnswer(ctx, s.lead.Form, s.lead.Key)
		return stored, nil, err
	case errors.As(err, &refused):
		return nil, check.Refused(refused.Why), nil
	case errors.As(err, &unfit):
		return nil, forms.Problems(unfit), nil
	}
	return nil, nil, err
}

// unfit are problems that are found only while a form is processed.
type unfit forms.Problems

func (unfit) Error() string { return "the form has problems" }

// InUse replaces a language that the site does not use with its default language.
func (o *Service) InUse(ctx context.Context, l *locale.Language) error {
	c, err := o.Store.Catalog(ctx)
	if err == nil {
		*l = c.Used(*l)
	}
	return err
}
