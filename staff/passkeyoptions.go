package staff

import (
	"context"
	"encoding/json"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/members"
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
func (s *Service) PasskeyOptions(ctx context.Context, f *PasskeyOptionsInput) (*PasskeyOptions, forms.Problems, error) {
	if _, err := principalOf(ctx); err != nil {
		return nil, nil, err
	}
	party, err := s.relyingParty()
	if party == nil {
		return nil, forms.OneProblem("", forms.WrongLogin), err
	}
	if f.Purpose == toSignIn {
		return s.optionsFor(party, toSignIn, "", nil)
	}
	return s.holderOptions(ctx, party, f.Purpose)
}

// holderOptions makes the options for somebody who is at the desk: to add a passkey, or to use one of those that the member has.
func (s *Service) holderOptions(ctx context.Context, party *webauthn.WebAuthn,
	purpose PasskeyPurpose) (*PasskeyOptions, forms.Problems, error) {
	allowed := s.MayChange
	if purpose == toAdd {
		allowed = s.mayChangeKeys
	}
	d, problems, err := allowed(ctx)
	if d == nil {
		return nil, problems, err
	}
	holder, err := s.holder(ctx, d.Member())
	if err != nil {
		return nil, nil, err
	}
	if purpose == toConfirm && len(holder.WebAuthnCredentials()) == 0 {
		return nil, forms.OneProblem("", forms.Unknown), nil
	}
	return s.optionsFor(party, purpose, d.session.ID, holder)
}

// optionsFor are the options for a purpose, with a new challenge. holder is nil for signing in.
func (s *Service) optionsFor(party *webauthn.WebAuthn, purpose PasskeyPurpose, session string,
	holder *keyHolder) (*PasskeyOptions, forms.Problems, error) {
	options, _, err := begin(party, purpose, holder, s.newChallenge(purpose, session))
	if err != nil {
		return nil, nil, err
	}
	text, err := json.Marshal(options)
	return &PasskeyOptions{string(text)}, nil, err
}

// begin gives the options for a browser, and what its answer is checked against, which is the same whenever the challenge is. holder is nil
// for signing in.
func begin(party *webauthn.WebAuthn, purpose PasskeyPurpose, holder *keyHolder,
	challenge []byte) (options any, expected *webauthn.SessionData, err error) {
	switch verified := []webauthn.LoginOption{webauthn.WithUserVerification(protocol.VerificationRequired),
		webauthn.WithChallenge(challenge)}; purpose {
	case toAdd:
		known := webauthn.Credentials(holder.WebAuthnCredentials()).CredentialDescriptors()
		return both(party.BeginRegistration(holder, webauthn.WithExclusions(known),
			func(o *protocol.PublicKeyCredentialCreationOptions) error {
				o.Challenge = challenge
				return nil
			}))
	case toConfirm:
		return both(party.BeginLogin(holder, verified...))
	default:
		return both(party.BeginDiscoverableLogin(verified...))
	}
}

// both makes one type of what the library's beginnings return.
func both[T any](options T, expected *webauthn.SessionData, err error) (any, *webauthn.SessionData, error) {
	return options, expected, err
}

func (s *Service) holder(ctx context.Context, m members.StaffMember) (*keyHolder, error) {
	keys, err := s.Store.Members.Passkeys(ctx, m.ID)
	return &keyHolder{m, keys}, err
}
