package cluster

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"os"
	"strings"
)

// Secret is what the machines of a cluster share, so that they give files to each other and to nobody else.
type Secret []byte

// ReadSecret reads a secret from its file, without the end of the line.
func ReadSecret(file string) (Secret, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	secret := strings.TrimSpace(string(text))
	if len(secret) < 32 {
		return nil, errors.New("the secret of the cluster has fewer than 32 characters; openssl rand -hex 32 makes one")
	}
	return Secret(secret), nil
}

// sign signs words, of which none has a line break. What a machine asks and what it answers begin with different words.
func (s Secret) sign(words ...string) string {
	sum := hmac.New(sha256.New, s)
	sum.Write([]byte(strings.Join(words, "\n"))) // never fails
	return hex.EncodeToString(sum.Sum(nil))
}

// signed reports whether a signature is that of the words.
func (s Secret) signed(signature string, words ...string) bool {
	return hmac.Equal([]byte(signature), []byte(s.sign(words...)))
}
