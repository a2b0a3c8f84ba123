package staff

import (
	"encoding/json"
	"net"
	"net/url"
	"strconv"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"github.com/gevel/gevel/db/members"
)

// relyingParty verifies passkeys for the site's host name. It is nil for a site that has none, because a passkey cannot belong to an IP
// address. A loopback address counts as localhost.
func (s *Service) relyingParty() (*webauthn.WebAuthn, error) {
	origin, err := url.Parse(s.Origin)
	if err != nil || origin.Host == "" {
		return nil, err
	}
	if ip := net.ParseIP(origin.Hostname()); ip.IsLoopback() {
		origin.Host = net.JoinHostPort("localhost", origin.Port())
	} else if ip != nil {
		return nil, nil
	}
	return webauthn.New(&webauthn.Config{RPID: origin.Hostname(), RPDisplayName: origin.Hostname(),
		RPOrigins: []string{origin.Scheme + "://" + origin.Host}, AttestationPreference: protocol.PreferNoAttestation,
		AuthenticatorSelection: protocol.AuthenticatorSelection{ResidentKey: protocol.ResidentKeyRequirementRequired,
			UserVerification: protocol.VerificationRequired}})
}

// keyHolder is a member of staff as the holder of passkeys.
type keyHolder struct {
	member members.StaffMember
	keys   []members.Passkey
}

var _ webauthn.User = (*keyHolder)(nil)

// WebAuthnID is the member's number, which says nothing to others.
func (h *keyHolder) WebAuthnID() []byte { return []byte("staff " + strconv.Itoa(h.member.ID)) }

// WebAuthnName is what the phone shows.
func (h *keyHolder) WebAuthnName() string { return h.member.Email }

// WebAuthnDisplayName is what the phone shows, too.
func (h *keyHolder) WebAuthnDisplayName() string { return h.member.Name }

// WebAuthnCredentials are the passkeys.
func (h *keyHolder) WebAuthnCredentials() (list []webauthn.Credential) {
	for _, k := range h.keys {
		var c webauthn.Credential
		if json.Unmarshal([]byte(k.Credential), &c) == nil {
			list = append(list, c)
		}
	}
	return list
}

// key is the passkey with an id.
func (h *keyHolder) key(id string) (k members.Passkey) {
	for _, k = range h.keys {
		if k.ID == id {
			return k
		}
	}
	return members.Passkey{}
}
