package link

import (
	"context"
	"errors"
	"fmt"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
)

// Try reports whether a link's CRM accepts another secret. It does not store the secret. A crmlinks.LinkFault says why the CRM could not
// be asked.
func (s *Service) Try(ctx context.Context, name, secret string) (accepted bool, err error) {
	l, err := s.Store.Links.LinkNamed(ctx, name)
	if err != nil {
		return false, err
	}
	kind, known := s.Kinds[l.Kind]
	if !known {
		return false, fmt.Errorf("%q is not a CRM that this version knows", l.Kind)
	}
	ctx, cancel := context.WithTimeout(ctx, limits.CRMTryTime)
	defer cancel()
	system, err := kind.Open(crm.Account{Settings: l.SettingsMap(), Secret: secret, Client: s.Client})
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
