package auth

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// SetNewsEmailsInput starts or stops the emails that tell an owner of news.
type SetNewsEmailsInput struct {
	Language locale.Language
	On       bool
}

// SetNewsEmails starts or stops the emails of the owner who asks.
func (d *Service) SetNewsEmails(ctx context.Context, f *SetNewsEmailsInput) (*Answer, forms.Problems, error) {
	if err := d.Leads.InUse(ctx, &f.Language); err != nil {
		return nil, nil, err
	}
	if _, err := sessionPrincipal(ctx); err != nil {
		return nil, nil, err
	}
	owner, err := d.Viewer(ctx)
	if err != nil {
		return nil, nil, err
	}
	if owner == nil {
		return nil, problem("", forms.SignedOut), nil
	}
	if err := d.Leads.OwnerNews().Want(ctx, *owner, f.On); err != nil {
		return nil, nil, err
	}
	shown := In(owner, f.Language)
	shown.NewsEmails = f.On
	return &Answer{Path: leads.ThanksPath("setNewsEmails", f.Language), Owner: shown}, nil, nil
}
