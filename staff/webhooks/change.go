package webhooks

import (
	"context"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/apikeys"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// AddInput adds a webhook.
type AddInput struct {
	Name     string
	Key      string
	Address  string
	Projects bool
	Language *locale.Language
}

// Made is a new webhook's secret, which is shown only now.
type Made struct {
	Secret string
	Desk   *staff.Desk
}

// ChangeInput says what to do with a webhook.
type ChangeInput struct {
	Webhook string
	Change  Change
}

// Change is what can be done with a webhook.
type Change string

// The changes.
const (
	Pause  Change = "PAUSE"
	Resume Change = "RESUME"
	Try    Change = "TRY"
	Remove Change = "REMOVE"
)

// Changed says that a webhook changed.
type Changed struct{ Desk *staff.Desk }

// AddWebhook adds a webhook, for managers who took the second step again: its secret proves to another program that a delivery comes from
// this site.
func (s *Service) AddWebhook(ctx context.Context, f *AddInput) (*Made, forms.Problems, error) {
	d, problems, err := s.MayManage(ctx, desk.ManageLinks)
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
	secret, err := s.Store.Webhooks.AddWebhook(ctx, w, s.Action(d, ""))
	switch {
	case errors.Is(err, webhooks.ErrWebhookExists):
		return nil, forms.OneProblem("name", forms.Taken), nil
	case errors.Is(err, webhooks.ErrManyWebhooks):
		return nil, forms.OneProblem("name", forms.TooMany), nil
	case errors.Is(err, apikeys.ErrUnknownKey):
		return nil, forms.OneProblem("key", forms.Unknown), nil
	case err != nil:
		return nil, nil, staff.Forbidden(err)
	}
	return &Made{secret, d}, nil, nil
}

// checkWebhook finds everything that is wrong with a webhook before it is stored.
func checkWebhook(w webhooks.Webhook) (problems forms.Problems) {
	switch {
	case w.Name == "":
		problems.Add("name", forms.Required)
	case utf8.RuneCountInString(w.Name) > limits.WebhookNameCharacters:
		problems.Add("name", forms.TooLong)
	}
	switch err := fetch.CheckPublic(w.URL); {
	case w.URL == "":
		problems.Add("address", forms.Required)
	case len(w.URL) > limits.WebhookAddressBytes:
		problems.Add("address", forms.TooLong)
	case errors.Is(err, fetch.ErrPrivate):
		problems.Add("address", forms.PrivateAddress)
	case err != nil:
		problems.Add("address", forms.NotHTTPS)
	}
	return problems
}

// ChangeWebhook pauses, resumes, tries or removes a webhook, for managers.
func (s *Service) ChangeWebhook(ctx context.Context, f *ChangeInput) (*Changed, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	if !d.May(desk.ManageLinks) {
		return nil, nil, staff.ErrForbidden
	}
	change := map[Change]func(context.Context, string, desklog.Action) error{Pause: s.Store.Webhooks.PauseWebhook,
		Resume: s.Store.Webhooks.ResumeWebhook, Try: s.Store.Webhooks.TryWebhook,
		Remove: s.Store.Webhooks.RemoveWebhook}[f.Change]
	err = change(ctx, f.Webhook, s.Action(d, ""))
	if errors.Is(err, webhooks.ErrUnknownWebhook) {
		return nil, forms.OneProblem("webhook", forms.Unknown), nil
	}
	return &Changed{d}, nil, staff.Forbidden(err)
}
