package link

import (
	"context"
	"errors"
	"fmt"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// Try reports whether a link's CRM accepts another secret. It does not store the secret. A crmlinks.LinkFault says why the CRM could not
// be asked.
func (s *Service) Try(ctx context.Context, name, secret string) (accepted bool, err error) {
	l, err := s.Store.Links.LinkNamed(ctx, name)
	if err != nil {
		return false, err
	}
	return s.TryNew(ctx, l.Kind, l.SettingsMap(), secret)
}

// Complete gives the settings of a new link to a kind of CRM with the defaults of those that are not given, and what is wrong with them as
// far as that can be told without asking the CRM.
func (s *Service) Complete(kind string, given map[string]string) (map[string]string, forms.Problems) {
	k, known := s.Kinds[kind]
	if !known {
		return nil, forms.OneProblem("system", forms.Unknown)
	}
	settings, err := k.Complete(given)
	if err == nil {
		err = checkBase(settings["base"])
	}
	if err == nil {
		_, err = k.Open(crm.Account{Settings: settings, Client: s.Client})
	}
	var wrong crm.SettingError
	if errors.As(err, &wrong) {
		return nil, forms.OneProblem("settings."+wrong.Setting, wrong.Code)
	}
	if err != nil {
		return nil, forms.OneProblem("settings", forms.Unknown)
	}
	return settings, nil
}

// checkBase checks the address of an API as it is written. What its name leads to is checked when the site connects.
func checkBase(base string) error {
	if err := fetch.CheckAddress(base); err != nil {
		return crm.WrongSetting("base", forms.NotHTTPS, "%w", err)
	}
	return nil
}

// TryNew is Try for a link that there is not yet, with settings that Complete returned.
func (s *Service) TryNew(ctx context.Context, kindName string, settings map[string]string, secret string) (accepted bool, err error) {
	kind, known := s.Kinds[kindName]
	if !known {
		return false, fmt.Errorf("%q is not a CRM that this version knows", kindName)
	}
	ctx, cancel := context.WithTimeout(ctx, limits.CRMTryTime)
	defer cancel()
	system, err := kind.Open(crm.Account{Settings: settings, Secret: secret, Client: s.Client})
	if err != nil {
		err = wrongSetting{err}
	} else {
		err = fromCRM(system.Check(ctx))
	}
	switch {
	case errors.Is(err, crm.ErrWrongKey):
		return false, nil
	case err != nil:
		failure, status := failureOf(err)
		return false, crmlinks.NewLinkFault(failure, status, err)
	}
	return true, nil
}
