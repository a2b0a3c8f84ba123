package server

import (
	"crypto/sha256"
	"encoding/json"

	"github.com/gevel/gevel/cache"
)

// bodyKey is a digest of everything an answer depends on; a digest, because the parts may be long.
type bodyKey [sha256.Size]byte

// bodies is a cache of answers.
type bodies = cache.Cache[bodyKey, *cache.Body]

func weighBody(_ bodyKey, b *cache.Body) int { return sha256.Size + b.Weight() }

// keyOf digests what an answer depends on. It fails when a part cannot be written as JSON.
func keyOf(parts ...any) (bodyKey, error) {
	text, err := json.Marshal(parts)
	return sha256.Sum256(text), err
}
