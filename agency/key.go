package agency

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"strconv"
	"strings"
	"time"
)

// Key is the secret of one site. Whoever has it can make every link that the site signs.
type Key []byte

// Why a token is refused.
var (
	ErrForged  = errors.New("this was not signed here for this purpose")
	ErrExpired = errors.New("the signature is right, but it has expired")
)

// Digest is the HMAC of the parts. Each part is written with its length, so that parts joined differently have another digest.
func (k Key) Digest(parts ...string) []byte {
	mac := hmac.New(sha256.New, k)
	for _, p := range parts {
		mac.Write([]byte(strconv.Itoa(len(p)) + ":" + p))
	}
	return mac.Sum(nil)
}

var inAddress = base64.RawURLEncoding

// Sign makes a token for one purpose ("documents", "demand", …) that is valid until a time. It needs no escaping in an address. Whoever
// has the token can read its subject.
func (k Key) Sign(purpose, subject string, until time.Time) string {
	return k.token(purpose, subject, strconv.FormatInt(until.Unix(), 36))
}

func (k Key) token(purpose, subject, end string) string {
	return inAddress.EncodeToString([]byte(subject)) + "." + end + "." + inAddress.EncodeToString(k.Digest(purpose, subject, end))
}

// Read gives the subject of a token that was signed here for this purpose. It returns ErrForged for anything else, and
// ErrExpired when the token was valid before. A token has one spelling only.
func (k Key) Read(purpose, token string, now time.Time) (subject string, err error) {
	parts := strings.Split(token, ".")
	if len(parts) != 3 {
		return "", ErrForged
	}
	text, err := inAddress.DecodeString(parts[0])
	if err != nil || !hmac.Equal([]byte(token), []byte(k.token(purpose, string(text), parts[1]))) {
		return "", ErrForged
	}
	end, err := strconv.ParseInt(parts[1], 36, 64)
	if err != nil {
		return "", ErrForged
	}
	if now.Unix() >= end {
		return "", ErrExpired
	}
	return string(text), nil
}
