package staff

import (
	"context"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/apikeys"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// AddWebhookInput adds a webhook.
type AddWebhookInput struct {
	Name     string
	Key      string
	Address  string
	Projects bool
	Language *locale.Language
}

// WebhookMade is a new webhook's secret, which is shown only now.
type WebhookMade struct {
	Secret string
	Desk   *Desk
}

// ChangeWebhookInput says what to do with a webhook.
type ChangeWebhookInput struct {
	Webhook string
	Change  WebhookChange
}

// WebhookChange is what can be done with a webhook.
type WebhookChange string

// The changes.
const (
	PauseWebhook  WebhookChange = "PAUSE"
	ResumeWebhook WebhookChange = "RESUME"
	TryWebhook    WebhookChange = "TRY"
	RemoveWebhook WebhookChange = "REMOVE"
)

// WebhookChanged says that a webhook changed.
type WebhookChanged struct{ Desk *Desk }

// AddWebhook adds a webhook, for managers who took the second step again: its secret proves to another program that a delivery comes from
// this site.
func (s *Service) AddWebhook(ctx context.Context, f *AddWebhookInput) (*WebhookMade, agency.Problems, error) {
	d, problems, err := s.mayManage(ctx, agency.ManageLinks)
	if d == nil {
		return nil, problems, err
	}
	w := webhooks.Webhook{Name: strings.Join(strings.Fields(locale.Visible(f.Name)), " "), Key: f.Key, URL: strings.TrimSpace(f.Address),
		Projects: f.Projects}
	if f.Language != nil {
		w.Language = *f.Language
	}
	if problems := checkWebhook(w); len(problems) > 0 {
		return nil, problems, nil
	}
	secret, err := s.Store.Webhooks.AddWebhook(ctx, w, s.action(d.session, ""))
	switch {
	case errors.Is(err, webhooks.ErrWebhookExists):
		return nil, problem("name", agency.Taken), nil
	case errors.Is(err, webhooks.ErrManyWebhooks):
		return nil, problem("name", agency.TooMany), nil
	case errors.Is(err, apikeys.ErrUnknownKey):
		return nil, problem("key", agency.Unknown), nil
	case err != nil:
		return nil, nil, forbidden(err)
	}
	return &WebhookMade{secret, d}, nil, nil
}

// checkWebhook finds everything that is wrong with a webhook before it is stored.
func checkWebhook(w webhooks.Webhook) (problems agency.Problems) {
	switch {
	case w.Name == "":
		problems.Add("name", agency.Required)
	case utf8.RuneCountInString(w.Name) > limits.WebhookNameCharacters:
		problems.Add("name", agency.TooLong)
	}
	switch err := fetch.CheckPublic(w.URL); {
	case w.URL == "":
		problems.Add("address", agency.Required)
	case len(w.URL) > limits.WebhookAddressBytes:
		problems.Add("address", agency.TooLong)
	case errors.Is(err, fetch.ErrPrivate):
		problems.Add("address", agency.PrivateAddress)
	case err != nil:
		problems.Add("address", agency.NotHTTPS)
	}
	return problems
}

// ChangeWebhook pauses, resumes, tries or removes a webhook, for managers.
func (s *Service) ChangeWebhook(ctx context.Context, f *ChangeWebhookInput) (*WebhookChanged, agency.Problems, error) {
	d, problems, err := s.mayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	if !d.May(agency.ManageLinks) {
		return nil, nil, ErrForbidden
	}
	change := map[WebhookChange]func(context.Context, string, desklog.Action) error{PauseWebhook: s.Store.Webhooks.PauseWebhook,
		ResumeWebhook: s.Store.Webhooks.ResumeWebhook, TryWebhook: s.Store.Webhooks.TryWebhook,
		RemoveWebhook: s.Store.Webhooks.RemoveWebhook}[f.Change]
	err = change(ctx, f.Webhook, s.action(d.session, ""))
	if errors.Is(err, webhooks.ErrUnknownWebhook) {
		return nil, problem("webhook", agency.Unknown), nil
	}
	return &WebhookChanged{d}, nil, forbidden(err)
}
