package staff

import (
	"context"
	"encoding/hex"
	"log/slog"
	"strconv"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
)

// Names under which passwords and codes of staff are counted in the table attempt.
const (
	byAddress = "desk address"
	byAccount = "desk account"
	byPair    = "desk address and account"
	byOwn     = "desk own password"
	byDevice  = "desk device"
	byCode    = "desk code"
	byLink    = "desk link"
	byPasskey = "desk passkey"
)

// passwordLimits are those of a password. shown are the ones whose tries are told to whoever signs in: they count what the same network or
// browser tried, so that they are the same whether or not the address has an account, and whatever its member does. A browser on which the
// member signed in before has a count of its own, so that strangers cannot lock the member out.
func (s *Service) passwordLimits(p *principal.Principal, email string) (all, shown []attempts.Limit) {
	if s.isDeviceOf(p.DeskDevice, email) {
		all = []attempts.Limit{s.limit(s.Digest("desk device", p.DeskDevice), byDevice, limits.StaffSignInsPerDevice)}
		return all, all
	}
	shown = []attempts.Limit{s.Leads.SenderLimit(p.Address, byAddress, limits.StaffSignInsPerAddress, limits.StaffSignInWindow),
		s.pairOf(p, email)}
	return append(shown, s.limit(s.Digest("desk account", email), byAccount, limits.StaffSignInsPerAccount)), shown
}

// pairOf counts what one network tried for one account.
func (s *Service) pairOf(p *principal.Principal, email string) attempts.Limit {
	return s.limit(s.Digest("desk pair", s.Leads.SenderOf(p.Address), email), byPair, limits.StaffSignInsPerAddressAndAccount)
}

// mayTry counts an attempt before the password is checked, so that attempts at the same moment count, too. It returns the limit that was
// reached, nil for none.
func (s *Service) mayTry(ctx context.Context, list []attempts.Limit) (*attempts.Limit, error) {
	for _, l := range list {
		if allowed, err := s.within(ctx, l); err != nil || !allowed {
			return &l, err
		}
	}
	return nil, nil
}

// codeLimit is that of codes of the second step, which follow a right password.
func (s *Service) codeLimit(member int) attempts.Limit {
	return s.limit(s.codesOf(member), byCode, limits.StaffCodes)
}

// within counts an attempt and reports whether it is allowed. Counts survive a restart.
func (s *Service) within(ctx context.Context, l attempts.Limit) (bool, error) {
	allowed, err := s.Store.Attempts.CountAttempt(ctx, l, s.Now())
	if err == nil && !allowed {
		slog.WarnContext(ctx, "too many passwords or codes of staff were tried", "by", l.Form)
	}
	return allowed, err
}

// forgive forgets a member's failed attempts after signing in. Those that count for the network address stay. Of the attempts from that
// address at this account only the last is taken back: if all were, the number of tries left would tell others there that somebody signed
// in.
func (s *Service) forgive(ctx context.Context, p *principal.Principal, m members.StaffMember) error {
	for form, who := range map[string]string{byAccount: s.Digest("desk account", m.Email), byCode: s.codesOf(m.ID),
		byDevice: s.Digest("desk device", p.DeskDevice)} {
		if err := s.Store.Attempts.ForgetAttempts(ctx, who, form); err != nil {
			return err
		}
	}
	pair := s.pairOf(p, m.Email)
	return s.Store.Attempts.ForgetLastAttempt(ctx, pair.Who, pair.Form)
}

func (s *Service) codesOf(member int) string { return s.Digest("desk code", strconv.Itoa(member)) }

func (s *Service) ownPasswordsOf(member int) string {
	return s.Digest("desk own password", strconv.Itoa(member))
}

func (s *Service) Digest(parts ...string) string {
	return hex.EncodeToString(s.Key.Digest(parts...)[:16])
}
