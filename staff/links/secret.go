package links

import (
	"context"
	"errors"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
)

// SecretInput gives a link another secret.
type SecretInput struct{ Link, Secret string }

// LinkSecretNotTried says why the CRM could not be asked whether it accepts the secret: Reason in English, Failure its kind, and Status
// what a CRM with a fault answered. Nothing was stored.
type LinkSecretNotTried struct {
	Reason  string
	Failure crmlinks.LinkFailure
	Status  *int
}

// ReplaceLinkSecret stores another secret of a link, once its CRM accepts it, for managers who took the second step again. The problem is
// WRONG_LOGIN when the CRM does not accept it.
func (s *Service) ReplaceLinkSecret(ctx context.Context, f *SecretInput) (*Changed, *LinkSecretNotTried, forms.Problems, error) {
	d, problems, err := s.MayManage(ctx, desk.ManageLinks)
	if d == nil {
		return nil, nil, problems, err
	}
	secret := strings.TrimSpace(f.Secret)
	switch {
	case secret == "":
		return nil, nil, forms.OneProblem("secret", forms.Required), nil
	case len(secret) > limits.CRMSecretLength:
		return nil, nil, forms.OneProblem("secret", forms.TooLong), nil
	}
	if _, err := s.Store.Links.LinkNamed(ctx, f.Link); err != nil {
		changed, problems, err := s.linkAfter(ctx, d, f.Link, err)
		return changed, nil, problems, err
	}
	if fault, problems, err := judged(s.Runner.Try(ctx, f.Link, secret)); fault != nil || len(problems) > 0 || err != nil {
		return nil, fault, problems, err
	}
	changed, problems, err := s.linkAfter(ctx, d, f.Link, s.Store.Links.ReplaceLinkSecret(ctx, f.Link, secret, s.Action(d, "")))
	return changed, nil, problems, err
}

// judged says what came of trying a secret: why it could not be tried, or that it is wrong; nothing when the CRM accepts it.
func judged(accepted bool, err error) (*LinkSecretNotTried, forms.Problems, error) {
	var fault crmlinks.LinkFault
	switch {
	case errors.As(err, &fault):
		return &LinkSecretNotTried{fault.Error(), fault.Kind, fault.Status}, nil, nil
	case err == nil && !accepted:
		return nil, forms.OneProblem("secret", forms.WrongLogin), nil
	}
	return nil, nil, err
}
