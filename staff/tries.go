package staff

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/limits"
)

// limit is how many passwords or codes may be tried within limits.StaffSignInWindow: who is the digest of the network, browser or account
// whose attempts are counted, form the name of the count (byAddress, …).
func (s *Service) limit(who, form string, most int) attempts.Limit {
	return attempts.Limit{Who: who, Form: form, Most: most, Since: s.Now().Add(-limits.StaffSignInWindow)}
}

// refused returns the problem of a wrong or refused password or code, with the number of tries that the strictest of the limits leaves. No
// limit may depend on whether an account exists. err is returned unchanged.
func (s *Service) refused(ctx context.Context, path string, code forms.ProblemCode, err error,
	list ...attempts.Limit) (forms.Problems, error) {
	if err != nil {
		return nil, err
	}
	var tries *forms.Tries
	for _, l := range list {
		left, full, err := s.Store.Attempts.TriesLeft(ctx, l)
		if err != nil {
			return nil, err
		}
		if tries != nil && left >= tries.Left {
			continue
		}
		tries = &forms.Tries{Left: left}
		if left == 0 {
			until := time.Unix(full, 0).UTC().Add(limits.StaffSignInWindow)
			tries.LockedUntil = &until
		}
	}
	problems := forms.OneProblem(path, code)
	problems[0].Tries = tries
	return problems, nil
}
