package links

import (
	"context"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// MakeInput is a new link: its name, the CRM, the settings of the agency's account there, and the secret.
type MakeInput struct {
	Name, System, Secret string
	Settings             []*Setting
}

// Setting is a setting of a link by its name.
type Setting struct{ Name, Value string }

// Systems lists the CRMs that a link can be made to.
func (s *Service) Systems(d *staff.Desk) ([]*staff.LinkKind, error) {
	if !d.May(desk.ManageLinks) {
		return nil, staff.ErrForbidden
	}
	return s.Runner.Kinds, nil
}

// MakeLink makes a link once its CRM accepts the account, for managers with a second step of late, and makes its first run due. Trying only
// asks whether the account is accepted.
func (s *Service) MakeLink(ctx context.Context, f *MakeInput) (*Changed, *LinkSecretNotTried, forms.Problems, error) {
	d, problems, err := s.MayManage(ctx, desk.ManageLinks)
	if d == nil {
		return nil, nil, problems, err
	}
	settings, problems := s.checkedInput(f)
	if len(problems) > 0 {
		return nil, nil, problems, nil
	}
	if problems, err := s.nameFree(ctx, f.Name); err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	secret := strings.TrimSpace(f.Secret)
	if fault, problems, err := judged(s.Runner.TryNew(ctx, f.System, settings, secret)); fault != nil || len(problems) > 0 || err != nil {
		return nil, fault, problems, err
	}
	switch err = s.Store.Links.MakeLink(ctx, f.Name, f.System, settings, secret, s.Action(d, "")); {
	case errors.Is(err, crmlinks.ErrLinkExists):
		return nil, nil, forms.OneProblem("name", forms.Taken), nil
	case errors.Is(err, crmlinks.ErrTooManyLinks):
		return nil, nil, forms.OneProblem("name", forms.TooMany), nil
	}
	changed, problems, err := s.linkAfter(ctx, d, f.Name, err)
	return changed, nil, problems, err
}

// checkedInput gives the settings of a new link, or what is wrong before the CRM is asked: nobody's CRM is asked in vain.
func (s *Service) checkedInput(f *MakeInput) (map[string]string, forms.Problems) {
	var problems forms.Problems
	given := map[string]string{}
	for _, g := range f.Settings {
		if utf8.RuneCountInString(g.Value) > limits.LinkSettingCharacters {
			problems.Add("settings."+g.Name, forms.TooLong)
		}
		given[g.Name] = strings.TrimSpace(g.Value)
	}
	var settings map[string]string
	if s.Runner.Complete == nil {
		problems.Add("system", forms.Unknown)
	} else if len(problems) == 0 {
		settings, problems = s.Runner.Complete(f.System, given)
	}
	for name := range given {
		if _, known := settings[name]; len(problems) == 0 && !known {
			problems.Add("settings."+name, forms.Unknown)
		}
	}
	switch secret := strings.TrimSpace(f.Secret); {
	case secret == "":
		problems.Add("secret", forms.Required)
	case len(secret) > limits.CRMSecretLength:
		problems.Add("secret", forms.TooLong)
	}
	switch {
	case f.Name == "":
		problems.Add("name", forms.Required)
	case !crmlinks.IsLinkName(f.Name):
		problems.Add("name", forms.Unknown)
	}
	return settings, problems
}

func (s *Service) nameFree(ctx context.Context, name string) (forms.Problems, error) {
	_, err := s.Store.Links.LinkNamed(ctx, name)
	switch {
	case err == nil:
		return forms.OneProblem("name", forms.Taken), nil
	case errors.Is(err, crmlinks.ErrUnknownLink):
		return nil, nil
	}
	return nil, err
}

// RemoveInput names a link; with Withdraw its properties and projects are taken off the site.
type RemoveInput struct {
	Link     string
	Withdraw bool
}

// Removed says that a link is gone.
type Removed struct{ Desk *staff.Desk }

// RemoveLink removes a link, for managers with a second step of late. What it brought stays on the site as it is, unless it is withdrawn.
func (s *Service) RemoveLink(ctx context.Context, f *RemoveInput) (*Removed, forms.Problems, error) {
	d, problems, err := s.MayManage(ctx, desk.ManageLinks)
	switch {
	case d == nil:
		return nil, problems, err
	case s.Runner.Remove == nil:
		return nil, forms.OneProblem("link", forms.Unknown), nil
	}
	switch err = s.Runner.Remove(ctx, f.Link, f.Withdraw, s.Action(d, "")); {
	case errors.Is(err, crmlinks.ErrUnknownLink):
		return nil, forms.OneProblem("link", forms.Unknown), nil
	case errors.Is(err, staff.ErrLinkRuns):
		return nil, forms.OneProblem("link", forms.Taken), nil
	case err != nil:
		return nil, nil, staff.Forbidden(err)
	}
	return &Removed{d}, nil, nil
}
