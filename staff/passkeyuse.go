package staff

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
)

// PasskeyInput is what a passkey signed, as JSON of the Web Authentication API.
type PasskeyInput struct{ Response string }

// shownKey is a passkey that was verified. Writing the statements of proof notes that it was used, once.
type shownKey struct {
	holder *keyHolder
	proof  []handle.Statement
}

// SignInWithPasskey signs in with a passkey. It counts as both steps: somebody has the device, and the device verified who it is.
func (s *Service) SignInWithPasskey(ctx context.Context, f *PasskeyInput) (*SignedIn, forms.Problems, error) {
	p, err := principalOf(ctx)
	if err != nil {
		return nil, nil, err
	}
	shown, err := s.verify(ctx, f, toSignIn, nil)
	if err != nil {
		problems, err := passkeyProblem(err)
		return nil, problems, err
	}
	now, token := s.Now(), rand.Text()
	waiting := members.StaffSession{ID: rand.Text(), Browser: short(p.Browser), CreatedAt: now.Unix(),
		EndsAt: now.Add(limits.StaffStepTime).Unix(), Member: shown.holder.member}
	begun, err := s.Store.Members.BeginStaffSession(ctx, token, p.Desk, waiting)
	if err != nil || !begun {
		return nil, forms.OneProblem("response", forms.WrongLogin), err
	}
	p.Desk = token
	return s.finish(ctx, p, &waiting, shown.proof, nil)
}

// ConfirmWithPasskey takes the second step again with a passkey, within a session.
func (s *Service) ConfirmWithPasskey(ctx context.Context, f *PasskeyInput) (*Confirmed, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	shown, err := s.verify(ctx, f, toConfirm, d.session)
	if err != nil {
		problems, err := passkeyProblem(err)
		return nil, problems, err
	}
	done, err := s.Store.Members.ConfirmStaffSession(ctx, *d.session, shown.proof, s.Action(d, ""))
	if err != nil || !done {
		return nil, forms.OneProblem("response", forms.WrongLogin), err
	}
	confirmed := *d.session
	confirmed.Confirmed = s.Now().Unix()
	return &Confirmed{&Desk{&confirmed}}, nil, nil
}

// verify checks what a passkey signed against its challenge, which cannot be answered again once the proof is written. n is the session of
// whoever is at the desk, nil for signing in. A counter that did not grow means a copy of the passkey, which is refused.
func (s *Service) verify(ctx context.Context, f *PasskeyInput, purpose PasskeyPurpose, n *members.StaffSession) (*shownKey, error) {
	party, err := s.relyingParty()
	if err != nil {
		return nil, err
	}
	if party == nil || len(f.Response) > limits.PasskeyBytes {
		return nil, errWrongPasskey
	}
	signed, err := protocol.ParseCredentialRequestResponseBytes([]byte(f.Response))
	if err != nil {
		return nil, errWrongPasskey
	}
	session := ""
	if n != nil {
		session = n.ID
	}
	challenge := s.challengeOf(signed.Response.CollectedClientData.Challenge, purpose, session)
	if challenge == nil {
		return nil, errLatePasskey
	}
	holder, err := s.holderOf(ctx, signed)
	if err != nil {
		return nil, err
	}
	if holder == nil || n != nil && n.Member.ID != holder.member.ID {
		return nil, s.wrongPasskey(ctx, nil)
	}
	used, err := s.unused(ctx, challenge, holder.member.ID)
	if err != nil {
		return nil, err
	}
	_, expected, err := begin(party, purpose, holder, challenge)
	if err != nil {
		return nil, err
	}
	return s.checked(ctx, party, holder, expected, used, signed)
}

// holderOf is the member whose passkey signed; nil when nobody has that passkey.
func (s *Service) holderOf(ctx context.Context, signed *protocol.ParsedCredentialAssertionData) (*keyHolder, error) {
	m, err := s.Store.Members.StaffWithPasskey(ctx, base64.RawURLEncoding.EncodeToString(signed.RawID))
	if m == nil {
		return nil, err
	}
	return s.holder(ctx, *m)
}

func (s *Service) checked(ctx context.Context, party *webauthn.WebAuthn, holder *keyHolder, expected *webauthn.SessionData,
	used members.UsedChallenge, signed *protocol.ParsedCredentialAssertionData) (*shownKey, error) {
	var key *webauthn.Credential
	var err error
	if len(expected.UserID) == 0 {
		key, err = party.ValidateDiscoverableLogin(func(_, handle []byte) (webauthn.User, error) {
			if string(handle) != string(holder.WebAuthnID()) {
				return nil, errWrongPasskey
			}
			return holder, nil
		}, *expected, signed)
	} else {
		key, err = party.ValidateLogin(holder, *expected, signed)
	}
	if err != nil || key.Authenticator.CloneWarning {
		return nil, s.wrongPasskey(ctx, &holder.member)
	}
	text, err := json.Marshal(key)
	if err != nil {
		return nil, err
	}
	known := holder.key(base64.RawURLEncoding.EncodeToString(key.ID))
	return &shownKey{holder, members.UsePasskey(known, string(text), used, s.Now())}, nil
}
