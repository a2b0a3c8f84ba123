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

// Why a signed text is refused.
var (
	ErrForged  = errors.New("this was not signed here for this purpose")
	ErrExpired = errors.New("this was signed, but its time is over")
)

// Digest is what only the holder of the key can compute for parts. Different parts never have the same digest by being
// joined differently.
func (k Key) Digest(parts ...string) []byte {
	mac := hmac.New(sha256.New, k)
	for _, p := range parts {
		mac.Write([]byte(strconv.Itoa(len(p)) + ":" + p))
	}
	return mac.Sum(nil)
}

var inAddress = base64.RawURLEncoding

// Sign makes a token that says subject for one purpose ("documents", "demand", …) until a second in time. It can stand in
// an address as it is. The subject can be read by whoever has the token.
func (k Key) Sign(purpose, subject string, until time.Time) string {
	return k.token(purpose, subject, strconv.FormatInt(until.Unix(), 36))
}

func (k Key) token(purpose, subject, end string) string {
	return inAddress.EncodeToString([]byte(subject)) + "." + end + "." + inAddress.EncodeToString(k.Digest(purpose, subject, end))
}

// Read gives the subject of a token that was signed here for this purpose. It returns ErrForged for anything else, and
// ErrExpired when the token was right once. A token has one spelling only.
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
