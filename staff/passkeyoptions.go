package staff

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"
)

// PasskeyPurpose is what a passkey is needed for.
type PasskeyPurpose string

// The purposes. An answer to a challenge of one purpose is refused for another.
const (
	toAdd     PasskeyPurpose = "ADD"
	toSignIn  PasskeyPurpose = "SIGN_IN"
	toConfirm PasskeyPurpose = "CONFIRM"
)

// PasskeyOptionsInput requests a challenge.
type PasskeyOptionsInput struct{ Purpose PasskeyPurpose }

// PasskeyOptions is what the browser needs to request a passkey, as JSON of the Web Authentication API.
type PasskeyOptions struct{ Options string }

// PasskeyOptions gives a challenge, which can be answered once within limits.PasskeyTime. For signing in it names nobody: the passkey tells
// who it is.
func (s *Service) PasskeyOptions(ctx context.Context, f *PasskeyOptionsInput) (*PasskeyOptions, agency.Problems, error) {
	p, err := principalOf(ctx)
	if err != nil {
		return nil, nil, err
	}
	party, err := s.relyingParty()
	if party == nil {
		return nil, problem("", agency.WrongLogin), err
	}
	allowed, err := s.within(ctx, limit{s.Auth.Leads.SenderOf(p.Address), byPasskey, limits.PasskeyChallengesPerAddress})
	if err != nil || !allowed {
		return nil, problem("", agency.TooOften), err
	}
	if f.Purpose == toSignIn {
		options, challenge, err := party.BeginDiscoverableLogin(webauthn.WithUserVerification(protocol.VerificationRequired))
		return s.storeChallenge(ctx, toSignIn, "", options, challenge, err)
	}
	return s.holderOptions(ctx, party, f.Purpose)
}

// holderOptions makes the options for somebody who is at the desk: to add a passkey, or to use one of those that the member has.
func (s *Service) holderOptions(ctx context.Context, party *webauthn.WebAuthn, purpose PasskeyPurpose) (*PasskeyOptions, agency.Problems,
	error) {
	allowed := s.mayChange
	if purpose == toAdd {
		allowed = s.mayChangeKeys
	}
	d, problems, err := allowed(ctx)
	if d == nil {
		return nil, problems, err
	}
	holder, err := s.holder(ctx, d.session.Member)
	if err != nil {
		return nil, nil, err
	}
	known := webauthn.Credentials(holder.WebAuthnCredentials()).CredentialDescriptors()
	if purpose == toAdd {
		options, challenge, err := party.BeginRegistration(holder, webauthn.WithExclusions(known))
		return s.storeChallenge(ctx, purpose, d.session.ID, options, challenge, err)
	}
	if len(known) == 0 {
		return nil, problem("", agency.Unknown), nil
	}
	options, challenge, err := party.BeginLogin(holder, webauthn.WithUserVerification(protocol.VerificationRequired))
	return s.storeChallenge(ctx, purpose, d.session.ID, options, challenge, err)
}

// storeChallenge stores the challenge of options for the browser.
func (s *Service) storeChallenge(ctx context.Context, purpose PasskeyPurpose, session string, options any, challenge *webauthn.SessionData,
	err error) (
	*PasskeyOptions, agency.Problems, error) {
	if err != nil {
		return nil, nil, err
	}
	text, err := json.Marshal(options)
	if err != nil {
		return nil, nil, err
	}
	data, err := json.Marshal(challenge)
	if err != nil {
		return nil, nil, err
	}
	now := s.Auth.Leads.Now()
	err = s.store().AddPasskeyChallenge(ctx, db.PasskeyChallenge{Challenge: challenge.Challenge, Purpose: string(purpose), Session: session,
		Data: string(data), EndsAt: now.Add(limits.PasskeyTime).Unix()}, now)
	if errors.Is(err, db.Refused{Why: agency.TooOften}) {
		return nil, problem("", agency.TooOften), nil
	}
	return &PasskeyOptions{string(text)}, nil, err
}

// taken takes a challenge out of the store, so that it is answered once; nil for one that is unknown, too old or taken before.
func (s *Service) taken(ctx context.Context, challenge string, purpose PasskeyPurpose, session string) (*webauthn.SessionData, error) {
	data, err := s.store().TakePasskeyChallenge(ctx, challenge, string(purpose), session, s.Auth.Leads.Now())
	if data == "" {
		return nil, err
	}
	stored := &webauthn.SessionData{}
	return stored, json.Unmarshal([]byte(data), stored)
}

func (s *Service) holder(ctx context.Context, m db.StaffMember) (*keyHolder, error) {
	keys, err := s.store().Passkeys(ctx, m.ID)
	return &keyHolder{m, keys}, err
}
