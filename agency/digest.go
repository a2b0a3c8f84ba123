package agency

import (
	"crypto/sha256"
	"encoding/hex"
)

// digest is the SHA-256 of a text as 64 hexadecimal digits.
func digest(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}
