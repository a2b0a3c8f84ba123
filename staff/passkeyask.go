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

// PasskeyPurpose is what a passkey is asked for.
type PasskeyPurpose string

// The purposes. An answer to a challenge of one purpose is refused for another.
const (
	toAdd     PasskeyPurpose = "ADD"
	toSignIn  PasskeyPurpose = "SIGN_IN"
	toConfirm PasskeyPurpose = "CONFIRM"
)

// PasskeyOptionsInput asks for a challenge.
type PasskeyOptionsInput struct{ Purpose PasskeyPurpose }

// PasskeyOptions is what the browser needs to ask for a passkey, as JSON of the Web Authentication API.
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
	if allowed, err := s.within(ctx, s.Auth.Leads.SenderOf(p.Address), byPasskey,
		limits.PasskeyChallengesPerAddress); err != nil || !allowed {
		return nil, problem("", agency.TooOften), err
	}
	if f.Purpose == toSignIn {
		options, asked, err := party.BeginDiscoverableLogin(webauthn.WithUserVerification(protocol.VerificationRequired))
		return s.ask(ctx, toSignIn, "", options, asked, err)
	}
	return s.askHolder(ctx, party, f.Purpose)
}

// askHolder makes the options for somebody who is at the desk: to add a passkey, or to use one of those that the member has.
func (s *Service) askHolder(ctx context.Context, party *webauthn.WebAuthn, purpose PasskeyPurpose) (*PasskeyOptions, agency.Problems,
	error) {
	mayAsk := s.mayChange
	if purpose == toAdd {
		mayAsk = s.mayChangeKeys
	}
	d, problems, err := mayAsk(ctx)
	if d == nil {
		return nil, problems, err
	}
	holder, err := s.holder(ctx, d.session.Member)
	if err != nil {
		return nil, nil, err
	}
	known := webauthn.Credentials(holder.WebAuthnCredentials()).CredentialDescriptors()
	if purpose == toAdd {
		options, asked, err := party.BeginRegistration(holder, webauthn.WithExclusions(known))
		return s.ask(ctx, purpose, d.session.ID, options, asked, err)
	}
	if len(known) == 0 {
		return nil, problem("", agency.Unknown), nil
	}
	options, asked, err := party.BeginLogin(holder, webauthn.WithUserVerification(protocol.VerificationRequired))
	return s.ask(ctx, purpose, d.session.ID, options, asked, err)
}

// ask stores the challenge of options for the browser.
func (s *Service) ask(ctx context.Context, purpose PasskeyPurpose, session string, options any, asked *webauthn.SessionData, err error) (
	*PasskeyOptions, agency.Problems, error) {
	if err != nil {
		return nil, nil, err
	}
	text, err := json.Marshal(options)
	if err != nil {
		return nil, nil, err
	}
	data, err := json.Marshal(asked)
	if err != nil {
		return nil, nil, err
	}
	now := s.Auth.Leads.Now()
	err = s.store().AskForPasskey(ctx, db.PasskeyChallenge{Challenge: asked.Challenge, Purpose: string(purpose), Session: session,
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
	asked := &webauthn.SessionData{}
	return asked, json.Unmarshal([]byte(data), asked)
}

func (s *Service) holder(ctx context.Context, m db.StaffMember) (*keyHolder, error) {
	keys, err := s.store().Passkeys(ctx, m.ID)
	return &keyHolder{m, keys}, err
}
