package cache

import (
	"crypto/sha256"
	"sync/atomic"
)

// ByAnswer caches what was made from the answer to a query: a page, a compressed body. After a new data version the query runs again, but
// as long as its answer is the same, byte for byte, what was made from it is used on.
type ByAnswer[K comparable, V any] struct {
	entries      *Cache[K, *madeFrom[V]]
	hits, misses atomic.Int64 // of Get
}

// madeFrom is a value, the digest of the answer it was made from, and the data version that gave this answer last.
type madeFrom[V any] struct {
	value   V
	answer  [sha256.Size]byte
	version atomic.Int64
}

// NewByAnswer returns a cache of at most so many bytes. weigh returns the bytes of a key and its value.
func NewByAnswer[K comparable, V any](most int, weigh func(K, V) int) *ByAnswer[K, V] {
	return &ByAnswer[K, V]{entries: New(most, func(key K, m *madeFrom[V]) int { return sha256.Size + 8 + weigh(key, m.value) })}
}

// Get returns a value that is known to be right for a data version.
func (c *ByAnswer[K, V]) Get(key K, version int64) (value V, ok bool) {
	m, ok := c.entries.Get(key)
	if !ok || m.version.Load() != version {
		c.misses.Add(1)
		return value, false
	}
	c.hits.Add(1)
	return m.value, true
}

// Uses tells how often a value was found that is known to be right for its data version.
func (c *ByAnswer[K, V]) Uses() Uses { return Uses{c.hits.Load(), c.misses.Load()} }

// Bytes returns how many bytes are cached.
func (c *ByAnswer[K, V]) Bytes() int { return c.entries.Bytes() }

// Same returns the cached value if it was made from this answer, and uses it for the answer's data version from now on.
func (c *ByAnswer[K, V]) Same(key K, version int64, answer []byte) (value V, ok bool) {
	m, ok := c.entries.Get(key)
	if !ok || m.answer != sha256.Sum256(answer) {
		return value, false
	}
	m.version.Store(version)
	return m.value, true
}

// Put caches a value, with its body, that was made from the answer of a data version, in place of one made from another answer.
func (c *ByAnswer[K, V]) Put(key K, version int64, answer []byte, value V, body *Body) {
	m := &madeFrom[V]{value: value, answer: sha256.Sum256(answer)}
	m.version.Store(version)
	PutBody(c.entries, key, m, body)
}

// Recent returns the values that were used again, the last used first, but no more than most.
func (c *ByAnswer[K, V]) Recent(most int) (values []V) {
	for _, m := range c.entries.Recent(most) {
		values = append(values, m.value)
	}
	return values
}
