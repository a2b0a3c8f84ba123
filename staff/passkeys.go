package staff

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Passkey is a passkey as its holder sees it.
type Passkey struct {
	ID        string
	Name      string
	CreatedAt time.Time
	UsedAt    *time.Time
}

// PasskeysChanged is the desk after a passkey was added or removed.
type PasskeysChanged struct{ Desk *Desk }

// AddPasskeyInput adds a passkey. Response is what the browser made of the options, as JSON.
type AddPasskeyInput struct{ Name, Response string }

// RemovePasskeyInput removes one.
type RemovePasskeyInput struct{ Passkey string }

// Passkeys lists the member's own passkeys; nil for a site without a name, such as one at a network address, which can have none.
func (s *Service) Passkeys(ctx context.Context, d *Desk) ([]*Passkey, error) {
	party, err := s.relyingParty()
	if party == nil {
		return nil, err
	}
	list := []*Passkey{}
	rows, err := s.Store.Members.Passkeys(ctx, d.Member().ID)
	for _, k := range rows {
		list = append(list, &Passkey{ID: k.ID, Name: k.Name, CreatedAt: time.Unix(k.CreatedAt, 0).UTC(),
			UsedAt: locale.OptionalMoment(k.UsedAt)})
	}
	return list, err
}

// mayChangeKeys returns the desk of a request whose second step was taken within limits.StaffConfirmTime, so that nobody adds a passkey at
// a screen that somebody left open.
func (s *Service) mayChangeKeys(ctx context.Context) (*Desk, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d != nil && s.ConfirmedUntil(d) == nil {
		return nil, forms.OneProblem("", forms.CodeAgain), nil
	}
	return d, problems, err
}

// AddPasskey adds the passkey that the browser made.
func (s *Service) AddPasskey(ctx context.Context, f *AddPasskeyInput) (*PasskeysChanged, forms.Problems, error) {
	d, problems, err := s.mayChangeKeys(ctx)
	if d == nil {
		return nil, problems, err
	}
	c := &check.Checking{}
	f.Name = strings.Join(strings.Fields(locale.Visible(f.Name)), " ")
	c.Chosen("name", f.Name != "")
	if len([]rune(f.Name)) > limits.StaffNameCharacters {
		c.Add("name", forms.TooLong)
	}
	if len(c.Problems) > 0 {
		return nil, c.Problems, nil
	}
	party, err := s.relyingParty()
	if party == nil || len(f.Response) > limits.PasskeyBytes {
		return nil, forms.OneProblem("response", forms.WrongLogin), err
	}
	made, parseErr := protocol.ParseCredentialCreationResponseBytes([]byte(f.Response))
	if parseErr != nil {
		return nil, forms.OneProblem("response", forms.WrongLogin), nil
	}
	k, used, err := s.made(ctx, party, d.session, made)
	if err != nil {
		problems, err := passkeyProblem(err)
		return nil, problems, err
	}
	k.Name = f.Name
	err = s.Store.Members.AddPasskey(ctx, *k, used, s.Action(d, ""))
	var refused handle.Refused
	if errors.As(err, &refused) {
		return nil, forms.OneProblem("", refused.Why), nil
	}
	return &PasskeysChanged{d}, nil, err
}

// made checks a new passkey of whoever is at the desk against its challenge.
func (s *Service) made(ctx context.Context, party *webauthn.WebAuthn, n *members.StaffSession,
	made *protocol.ParsedCredentialCreationData) (k *members.Passkey, used members.UsedChallenge, err error) {
	challenge := s.challengeOf(made.Response.CollectedClientData.Challenge, toAdd, n.ID)
	if challenge == nil {
		return nil, used, errLatePasskey
	}
	if used, err = s.unused(ctx, challenge, n.Member.ID); err != nil {
		return nil, used, err
	}
	holder := &keyHolder{member: n.Member}
	_, expected, err := begin(party, toAdd, holder, challenge)
	if err != nil {
		return nil, used, err
	}
	key, err := party.CreateCredential(holder, *expected, made)
	if err != nil {
		return nil, used, s.wrongPasskey(ctx, &n.Member)
	}
	text, err := json.Marshal(key)
	return &members.Passkey{ID: base64.RawURLEncoding.EncodeToString(key.ID), Staff: n.Member.ID, Credential: string(text),
		CreatedAt: s.Now().Unix()}, used, err
}

// RemovePasskey removes a passkey. Removing one that does not exist is no problem.
func (s *Service) RemovePasskey(ctx context.Context, f *RemovePasskeyInput) (*PasskeysChanged, forms.Problems, error) {
	d, problems, err := s.mayChangeKeys(ctx)
	if d == nil {
		return nil, problems, err
	}
	return &PasskeysChanged{d}, nil, s.Store.Members.RemovePasskey(ctx, d.Member().ID, f.Passkey, s.Action(d, ""))
}
