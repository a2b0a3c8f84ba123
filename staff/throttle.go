package staff

import (
	"context"
	"encoding/hex"
	"log/slog"
	"strconv"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// Names under which passwords and codes of staff are counted in the table attempt.
const (
	byAddress = "desk address"
	byAccount = "desk account"
	byDevice  = "desk device"
	byCode    = "desk code"
	byLink    = "desk link"
	byPasskey = "desk passkey"
)

// mayTry counts an attempt before the password is checked, so that attempts at the same moment count, too. A browser on which the member
// signed in before has a count of its own, so that strangers cannot lock the member out.
func (s *Service) mayTry(ctx context.Context, p *principal.Principal, email string) (bool, error) {
	if s.isDeviceOf(p.DeskDevice, email) {
		return s.within(ctx, s.digest("desk device", p.DeskDevice), byDevice, limits.StaffSignInsPerDevice)
	}
	allowed, err := s.within(ctx, s.Auth.Leads.SenderOf(p.Address), byAddress, limits.StaffSignInsPerAddress)
	if err != nil || !allowed {
		return false, err
	}
	return s.within(ctx, s.digest("desk account", email), byAccount, limits.StaffSignInsPerAccount)
}

// mayTryCode counts an attempt at a code of the second step.
func (s *Service) mayTryCode(ctx context.Context, member int) (bool, error) {
	return s.within(ctx, s.codesOf(member), byCode, limits.StaffCodes)
}

// within counts an attempt and reports whether it is allowed. Counts survive a restart.
func (s *Service) within(ctx context.Context, who, form string, most int) (bool, error) {
	now := s.Auth.Leads.Now()
	allowed, err := s.store().CountAttempt(ctx, db.Limit{Who: who, Form: form, Most: most, Since: now.Add(-limits.StaffSignInWindow)}, now)
	if err == nil && !allowed {
		slog.WarnContext(ctx, "too many passwords or codes of staff were tried", "by", form)
	}
	return allowed, err
}

// forgive forgets a member's failed attempts after signing in. Those that count for the network address stay.
func (s *Service) forgive(ctx context.Context, p *principal.Principal, m db.StaffMember) error {
	for form, who := range map[string]string{byAccount: s.digest("desk account", m.Email), byCode: s.codesOf(m.ID),
		byDevice: s.digest("desk device", p.DeskDevice)} {
		if err := s.store().ForgetAttempts(ctx, who, form); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) codesOf(member int) string { return s.digest("desk code", strconv.Itoa(member)) }

func (s *Service) digest(parts ...string) string {
	return hex.EncodeToString(s.Auth.Leads.Key.Digest(parts...)[:16])
}
