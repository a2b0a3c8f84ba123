package inbox

import (
	"context"
	"errors"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// AnswerLeadInput answers a lead by email. Version is the version of the lead's state that was read; State is the lead's new state.
type AnswerLeadInput struct {
	Lead    string
	Version int
	Text    string
	State   desk.LeadState
	Outcome *desk.CandidateOutcome // what it tells a candidate for a rental
	Files   []*forms.File
	// Documents are documents and plans of the lead's property that go with it, by the ids of Attachable.
	Documents []string
}

// TakeBackAnswerInput names an answer that has not left yet.
type TakeBackAnswerInput struct{ Answer string }

// Answer is what a colleague answered by email. Email is nil once the store has deleted the email.
type Answer struct {
	ID    string
	By    string
	At    time.Time
	Text  string
	Email *SentEmail
	// Outcome is what it told a candidate for a rental; nil for any other answer.
	Outcome *desk.CandidateOutcome
	// Files went with it. FilesPath is where they can be fetched for a while; nil for an answer without any.
	Files     []*LeadFile
	FilesPath *string
}

// Answers lists the answers to a lead that a session sees.
func (s *Service) Answers(ctx context.Context, v *LeadView) (list []*Answer, err error) {
	rows, err := s.Store.Inbox.LeadAnswers(ctx, v.row.ID)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	emails, err := s.Store.Inbox.LeadEmails(ctx, v.row.ID)
	for _, a := range rows {
		shown := &Answer{ID: a.ID, By: a.By, At: locale.Moment(a.At), Text: a.Text}
		if a.Outcome != "" {
			shown.Outcome = &a.Outcome
		}
		for _, e := range emails {
			if e.ID == a.ID {
				shown.Email = EmailShown(e)
			}
		}
		list = append(list, shown)
	}
	if err != nil {
		return nil, err
	}
	return list, s.addFiles(ctx, v, list)
}

// AnswerLead answers a lead by email, which leaves after limits.LeadAnswerTime, and changes its state.
func (s *Service) AnswerLead(ctx context.Context, f *AnswerLeadInput) (*LeadChanged, *LeadStale, forms.Problems, error) {
	text := strings.TrimSpace(locale.Visible(f.Text))
	switch {
	case text == "":
		return nil, nil, forms.OneProblem("text", forms.Required), nil
	case utf8.RuneCountInString(text) > limits.LeadAnswerCharacters:
		return nil, nil, forms.OneProblem("text", forms.TooLong), nil
	}
	var problems forms.Problems
	changed, stale, signedOut, err := s.change(ctx, f.Lead, func(d *staff.Desk) (done bool, err error) {
		done, problems, err = s.answer(ctx, d, f, text)
		return done, err
	})
	if len(problems) > 0 && err == nil {
		return nil, nil, problems, nil
	}
	return changed, stale, signedOut, err
}

// answer queues the email of an answer. It is false when a colleague changed the lead first.
func (s *Service) answer(ctx context.Context, d *staff.Desk, f *AnswerLeadInput, text string) (bool, forms.Problems, error) {
	lead, err := s.Store.Inbox.Lead(ctx, f.Lead)
	if err != nil || lead == nil {
		return false, nil, err
	}
	if !forms.IsEmail(lead.Email) {
		return false, forms.OneProblem("lead", forms.NotAnEmail), nil
	}
	var outcome desk.CandidateOutcome
	if f.Outcome != nil {
		outcome = *f.Outcome
	}
	if outcome != "" && !leads.IsCandidate(*lead) {
		return false, forms.OneProblem("outcome", forms.Unknown), nil
	}
	files, attached, problems, err := s.answers().AnswerFiles(ctx, *lead, f.Files, f.Documents)
	if err != nil || len(problems) > 0 {
		return false, problems, err
	}
	email, err := s.answers().AnswerEmail(ctx, *lead, d.Member(), text, attached)
	if err != nil {
		return false, nil, err
	}
	done, err := s.Store.Inbox.AnswerLead(ctx, inbox.Answer{Lead: f.Lead, Version: f.Version, State: f.State, Text: text, Outcome: outcome,
		Files: files, Email: email, By: s.Action(d, "")})
	if errors.Is(err, handle.Refused{Why: forms.TooOften}) {
		return false, forms.OneProblem("lead", forms.TooOften), nil
	}
	if done {
		time.AfterFunc(limits.LeadAnswerTime+time.Second, s.Wake)
	}
	return done, nil, err
}

// TakeBackAnswer takes back an answer that has not left yet, for its author alone. The lead gets its earlier state again.
func (s *Service) TakeBackAnswer(ctx context.Context, f *TakeBackAnswerInput) (*LeadChanged, forms.Problems, error) {
	lead, err := s.Store.Inbox.LeadOfAnswer(ctx, f.Answer)
	if err != nil {
		return nil, nil, err
	}
	changed, _, problems, err := s.change(ctx, lead, func(d *staff.Desk) (bool, error) {
		return true, s.Store.Inbox.TakeBackAnswer(ctx, f.Answer, s.Action(d, ""))
	})
	var refused handle.Refused
	switch {
	case errors.As(err, &refused):
		return nil, forms.OneProblem("answer", refused.Why), nil
	case len(problems) > 0 && problems[0].Code == forms.Unknown:
		return nil, forms.OneProblem("answer", forms.Unknown), nil
	}
	return changed, problems, err
}
