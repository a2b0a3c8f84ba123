package imports

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
)

func checksumOf(v any) string {
	sum := sumOf(v)
	return hex.EncodeToString(sum[:])
}

func sumOf(v any) [16]byte {
	b, _ := json.Marshal(v) // records were read from JSON
	sum := sha256.Sum256(b)
	return [16]byte(sum[:])
}
