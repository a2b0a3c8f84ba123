package staff_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"testing"

	"github.com/fxamacker/cbor/v2"
)

// authenticator is what holds passkeys, as a phone does. Its fields can be made wrong.
type authenticator struct {
	t        *testing.T
	key      *ecdsa.PrivateKey
	id, user []byte
	origin   string
	site     string // whose passkey it is
	counter  uint32
	verifies bool
}

func newAuthenticator(t *testing.T) *authenticator {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return &authenticator{t: t, key: key, id: []byte(rand.Text()), origin: "https://www.example.com", site: "www.example.com", counter: 1,
		verifies: true}
}

var encoded = base64.RawURLEncoding.EncodeToString

// challengeIn reads the options of the server.
func (a *authenticator) challengeIn(options string) string {
	var o struct {
		PublicKey struct {
			Challenge string
			User      struct{ ID string }
		}
	}
	if err := json.Unmarshal([]byte(options), &o); err != nil {
		a.t.Fatal(err)
	}
	if o.PublicKey.User.ID != "" {
		a.user, _ = base64.RawURLEncoding.DecodeString(o.PublicKey.User.ID)
	}
	return o.PublicKey.Challenge
}

// data is what the authenticator says about itself, with more of a new passkey.
func (a *authenticator) data(flags byte, more []byte) []byte {
	site := sha256.Sum256([]byte(a.site))
	if a.verifies {
		flags |= 4
	}
	out := append(site[:], flags|1)
	out = binary.BigEndian.AppendUint32(out, a.counter)
	return append(out, more...)
}

func (a *authenticator) client(kind, challenge string) []byte {
	text, _ := json.Marshal(map[string]any{"type": "webauthn." + kind, "challenge": challenge, "origin": a.origin, "crossOrigin": false})
	return text
}

// make makes a passkey of the options.
func (a *authenticator) make(options string) string {
	challenge := a.challengeIn(options)
	public, err := a.key.PublicKey.Bytes()
	if err != nil {
		a.t.Fatal(err)
	}
	cose, err := cbor.Marshal(map[int]any{1: 2, 3: -7, -1: 1, -2: public[1:33], -3: public[33:]})
	if err != nil {
		a.t.Fatal(err)
	}
	credential := append(make([]byte, 16), byte(len(a.id)>>8), byte(len(a.id)))
	credential = append(append(credential, a.id...), cose...)
	object, err := cbor.Marshal(map[string]any{"fmt": "none", "attStmt": map[string]any{}, "authData": a.data(0x40, credential)})
	if err != nil {
		a.t.Fatal(err)
	}
	return a.answer(map[string]any{"clientDataJSON": encoded(a.client("create", challenge)), "attestationObject": encoded(object)})
}

// sign signs the challenge of the options.
func (a *authenticator) sign(options string) string {
	client := a.client("get", a.challengeIn(options))
	a.counter++
	data, hash := a.data(0, nil), sha256.Sum256(client)
	digest := sha256.Sum256(append(append([]byte{}, data...), hash[:]...))
	signature, err := ecdsa.SignASN1(rand.Reader, a.key, digest[:])
	if err != nil {
		a.t.Fatal(err)
	}
	return a.answer(map[string]any{"clientDataJSON": encoded(client), "authenticatorData": encoded(data), "signature": encoded(signature),
		"userHandle": encoded(a.user)})
}

func (a *authenticator) answer(response map[string]any) string {
	text, err := json.Marshal(map[string]any{"id": encoded(a.id), "rawId": encoded(a.id), "type": "public-key", "response": response})
	if err != nil {
		a.t.Fatal(err)
	}
	return string(text)
}
