package leads

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// taking is a form that is being processed.
type taking struct {
	*Service
	ctx     context.Context
	form    Form
	facts   Facts
	about   *agency.Property // that the emails are about; nil for none
	data    mail.Data
	receipt inbox.Receipt
	answer  Answer
	instead func() error // queues the email for somebody who has this already; nil for forms that refuse a repeat
}

// captchaLife is how long a used captcha is remembered: longer than it can be answered.
const captchaLife = time.Hour

// take checks and stores a form. work adds what is specific to it: emails, effects, the answer. All problems of a form are returned
// together, and nothing is written; an error means that the store or an email failed, and nothing is written either. A bot that fills in
// the honeypot gets the usual answer.
func (o *Service) take(ctx context.Context, kind FormKind, form Form, work func(*taking) error) (*Answer, agency.Problems, error) {
	e := form.Common()
	if err := o.InUse(ctx, &e.Language); err != nil {
		return nil, nil, err
	}
	t := &taking{Service: o, ctx: ctx, form: form, answer: Answer{Path: ThanksPath(kind.Name, e.Language)}}
	if e.Website != "" {
		t.answer.Start, t.answer.End = o.Now(), o.Now()
		return &t.answer, nil, nil
	}
	if stored, err := o.storedAnswer(ctx, kind.Name, e.Key); stored != nil || err != nil {
		return stored, nil, err
	}
	if problems, err := t.examine(kind); len(problems) > 0 || err != nil {
		return t.unlessAccepted(kind.Name, problems, err)
	}
	if err := t.open(kind.Name); err != nil {
		return nil, nil, err
	}
	t.receipt.CRM = kind.CRM
	if err := work(t); err != nil {
		return t.outcome(err)
	}
	err := t.write()
	if t.instead != nil && errors.Is(err, handle.Refused{Why: agency.AlreadyRequested}) {
		err = t.writeInstead()
	}
	return t.outcome(err)
}

// writeInstead stores the form of somebody who already has what it asks for. The answer on screen is the usual one, because a stranger may
// have typed the address; only the email to that address says what happened.
func (t *taking) writeInstead() error {
	t.receipt.Effects, t.receipt.Emails, t.receipt.CRM = nil, nil, false
	if err := t.instead(); err != nil {
		return err
	}
	return t.write()
}

// unlessAccepted refuses the form, unless another request with the same key was accepted meanwhile: then it answers the same.
func (t *taking) unlessAccepted(name string, problems agency.Problems, err error) (*Answer, agency.Problems, error) {
	if err == nil {
		if stored, err := t.storedAnswer(t.ctx, name, t.form.Common().Key); stored != nil || err != nil {
			return stored, nil, err
		}
	}
	return nil, problems, err
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

// open fills in the lead from the form.
func (t *taking) open(name string) error {
	e, who := t.form.Common(), t.form.Who()
	content, err := json.Marshal(t.form)
	if err != nil {
		return err
	}
	t.receipt = inbox.Receipt{Sender: t.receipt.Sender, Captcha: e.Captcha.ID, Expires: t.Now().Add(captchaLife),
		Lead: inbox.Lead{ID: rand.Text(), Form: name, Key: e.Key, Language: e.Language,
			Title: who.Title, FirstName: who.FirstName, LastName: who.LastName, Email: who.Email, Phone: who.Phone,
			Property: t.form.About(),
			Page:     e.Page,
			Content:  string(content), CreatedAt: t.Now().Unix()}}
	if t.about = t.facts.Property; t.about != nil {
		t.receipt.Lead.Project = t.about.ProjectID
	}
	t.data = mail.Data{Person: personOf(who, e.Language), Lead: t.receipt.Lead.ID}
	return nil
}

// write stores the lead with its answer, effects and emails, and wakes the sender of emails.
func (t *taking) write() error {
	answer, err := json.Marshal(t.answer)
	if err != nil {
		return err
	}
	t.receipt.Lead.Answer = string(answer)
	if err := t.Store.Inbox.Receive(t.ctx, t.receipt); err != nil {
		return err
	}
	t.Wake()
	return nil
}

// outcome turns the result of storing a form into its answer.
func (t *taking) outcome(err error) (*Answer, agency.Problems, error) {
	var refused handle.Refused
	var unfit unfit
	switch {
	case err == nil:
		return &t.answer, nil, nil
	case errors.Is(err, inbox.ErrAgain):
		stored, err := t.storedAnswer(t.ctx, t.receipt.Lead.Form, t.receipt.Lead.Key)
		return stored, nil, err
	case errors.As(err, &refused):
		return nil, problem(refusalPaths[refused.Why], refused.Why), nil
	case errors.As(err, &unfit):
		return nil, agency.Problems(unfit), nil
	}
	return nil, nil, err
}

// refusalPaths are the form fields to which refusals of the store belong.
var refusalPaths = map[agency.ProblemCode]string{agency.CaptchaWrong: "captcha", agency.Full: "start", agency.AlreadyRequested: "start",
	agency.LinkEnded: "token", agency.TooMany: "property", agency.Unknown: "property"}

// unfit are problems that are found only while a form is processed.
type unfit agency.Problems

func (unfit) Error() string { return "the form has problems" }

func problem(path string, code agency.ProblemCode) (p agency.Problems) {
	p.Add(path, code)
	return p
}

// InUse replaces a language that the site does not use with its default language.
func (o *Service) InUse(ctx context.Context, l *locale.Language) error {
	c, err := o.Store.Catalog(ctx)
	if err == nil {
		*l = c.Used(*l)
	}
	return err
}
