package staff

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"errors"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
)

// Why a passkey's answer is refused: it belongs to another site or to nobody, or did not verify its holder; the challenge was not made here
// for this, is too old or was answered before; or too many wrong or right answers came.
var (
	errWrongPasskey    = errors.New("the passkey is wrong")
	errLatePasskey     = errors.New("the challenge is over")
	errTooManyPasskeys = errors.New("too many passkeys were answered")
)

// newChallenge makes what a passkey signs, for a purpose and a session at the desk ("" for signing in). It carries its end and the site's
// signature, so that nothing is stored of a challenge that nobody answers and strangers cannot use up what holders need.
func (s *Service) newChallenge(purpose PasskeyPurpose, session string) []byte {
	return []byte(s.Key.Sign(signedFor(purpose, session), rand.Text(), s.Now().Add(limits.PasskeyTime)))
}

// challengeOf is the challenge that a browser sent back, nil for one that was not made here for this purpose and session, or is too old.
func (s *Service) challengeOf(sent string, purpose PasskeyPurpose, session string) []byte {
	text, err := base64.RawURLEncoding.DecodeString(sent)
	if err != nil {
		return nil
	}
	if _, err := s.Key.Read(signedFor(purpose, session), string(text), s.Now()); err != nil {
		return nil
	}
	return text
}

func signedFor(purpose PasskeyPurpose, session string) string {
	return "passkey " + string(purpose) + " " + session
}

// unused is the challenge as a member may answer it, once.
func (s *Service) unused(ctx context.Context, challenge []byte, member int) (members.UsedChallenge, error) {
	now := s.Now()
	c := members.UsedChallenge{Challenge: string(challenge), Staff: member, EndsAt: now.Add(limits.PasskeyTime).Unix()}
	switch why, err := s.Store.Members.WhyChallengeIsRefused(ctx, c, now); {
	case err != nil:
		return c, err
	case why == forms.LinkEnded:
		return c, errLatePasskey
	case why != "":
		return c, errTooManyPasskeys
	}
	return c, nil
}

// wrongPasskey counts and logs a wrong answer, of a member unless m is nil. Beyond the limit nothing is written.
func (s *Service) wrongPasskey(ctx context.Context, m *members.StaffMember) error {
	p, err := principalOf(ctx)
	if err != nil {
		return err
	}
	allowed, err := s.within(ctx,
		s.Leads.SenderLimit(p.Address, byPasskey, limits.PasskeyFailuresPerAddress, limits.StaffSignInWindow))
	if err != nil {
		return err
	}
	if !allowed {
		return errTooManyPasskeys
	}
	failed := s.action(nil, "passkeyFailed")
	if m != nil {
		failed.Record = m.Record()
	}
	if err := s.Store.Members.Note(ctx, failed); err != nil {
		return err
	}
	return errWrongPasskey
}

// passkeyProblem turns why a passkey's answer is refused into a problem. Any other error is returned unchanged.
func passkeyProblem(err error) (forms.Problems, error) {
	switch {
	case errors.Is(err, errLatePasskey):
		return forms.OneProblem("response", forms.LinkEnded), nil
	case errors.Is(err, errTooManyPasskeys):
		return forms.OneProblem("response", forms.TooOften), nil
	case errors.Is(err, errWrongPasskey):
		return forms.OneProblem("response", forms.WrongLogin), nil
	}
	return nil, err
}
