package handle

import "crypto/sha256"

// Digest is the SHA-256 of a secret (a token, a code or a key), which is stored in its place.
func Digest(secret string) []byte {
	sum := sha256.Sum256([]byte(secret))
	return sum[:]
}
