package inbox

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// LeadDocuments are the documents of a property that somebody asked for.
type LeadDocuments struct {
	Documents []*LeadDocument
	Until     *time.Time // until when the last link to them is good; nil without one
}

// LeadDocument is one of them. OpenedAt is when the last link to it was first followed, nil for not yet. Gone is a document that the
// property has no more.
type LeadDocument struct {
	Name     string
	OpenedAt *time.Time
	Gone     bool
}

// SendDocumentsInput names a lead.
type SendDocumentsInput struct{ Lead string }

// byDocuments counts links to documents that staff sends again.
const byDocuments = "sendDocuments"

// Documents lists the documents that whoever sent a lead asked for of its property; nil for another lead.
func (s *Service) Documents(ctx context.Context, v *LeadView) (*LeadDocuments, error) {
	if !leads.RequestsDocuments(v.row.Lead) {
		return nil, nil
	}
	requested, err := s.Store.Inbox.RequestedDocuments(ctx, v.row.Email, *v.row.Property)
	if err != nil {
		return nil, err
	}
	names, err := s.Leads.DocumentNames(ctx, *v.row.Property, v.desk.Language())
	shown := &LeadDocuments{Documents: []*LeadDocument{}}
	for _, r := range requested {
		name, there := names[r.File]
		shown.Documents = append(shown.Documents, &LeadDocument{Name: name, OpenedAt: locale.OptionalMoment(r.OpenedAt), Gone: !there})
		if until := locale.Moment(r.RequestedAt).Add(inbox.DocumentLife); shown.Until == nil || until.After(*shown.Until) {
			shown.Until = &until
		}
	}
	return shown, err
}

// SendDocuments mails another link to the documents that somebody asked for.
func (s *Service) SendDocuments(ctx context.Context, f *SendDocumentsInput) (*LeadChanged, forms.Problems, error) {
	return s.about(ctx, f.Lead, "sendDocuments", func(v *LeadView, by desklog.Action) (forms.ProblemCode, error) {
		if !leads.RequestsDocuments(v.row.Lead) {
			return forms.Unknown, nil
		}
		requested, err := s.Store.Inbox.RequestedDocuments(ctx, v.row.Email, *v.row.Property)
		if err != nil {
			return "", err
		}
		email, files, err := s.Leads.DocumentsAgain(ctx, v.row.Lead, requested)
		if err != nil || len(files) == 0 {
			return forms.Required, err
		}
		often := attempts.Limit{Who: "lead " + v.row.ID, Form: byDocuments, Most: limits.DocumentsAgainPerDay,
			Since: by.At.Add(-24 * time.Hour)}
		if err := s.Store.Inbox.SendDocuments(ctx, v.row.Lead, files, email, often, by); err != nil {
			return "", err
		}
		s.Wake()
		return "", nil
	})
}

// about does something about a lead that the session may see, and reads it again. A code is a problem of the lead.
func (s *Service) about(ctx context.Context, id string, name desklog.ActionName,
	do func(*LeadView, desklog.Action) (forms.ProblemCode, error)) (*LeadChanged, forms.Problems, error) {
	var code forms.ProblemCode
	changed, _, problems, err := s.change(ctx, id, func(d *staff.Desk) (bool, error) {
		v, err := s.Lead(ctx, d, id)
		if v == nil || err != nil {
			code = forms.Unknown
			return true, err
		}
		code, err = do(v, s.Action(d, name))
		return true, err
	})
	var refused handle.Refused
	if errors.As(err, &refused) {
		return nil, forms.OneProblem("lead", refused.Why), nil
	}
	if err == nil && code != "" {
		return nil, forms.OneProblem("lead", code), nil
	}
	return changed, problems, err
}
