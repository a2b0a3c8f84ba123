package auth

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"fmt"
	"sync/atomic"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"
)

// How a password is hashed: argon2id with 19 MiB, two passes, one thread (OWASP's password storage recommendation).
const (
	memory  = 19 * 1024 // KiB
	passes  = 2
	threads = 1
	length  = 32 // bytes of the hash
)

// atOnce is how many passwords are hashed at the same time, which limits the memory of sign-ins.
const atOnce = 2

// Hasher hashes passwords and compares them. It may be used from many goroutines.
type Hasher struct {
	room chan struct{}
	work atomic.Int64
}

// NewHasher returns a hasher.
func NewHasher() *Hasher { return &Hasher{room: make(chan struct{}, atOnce)} }

// Work returns how many hashes were computed so far.
func (h *Hasher) Work() int64 { return h.work.Load() }

const form = "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"

// nobodys is a hash that no password has. For unknown addresses passwords are compared with it, so that they take as long as known ones.
var nobodys = fmt.Sprintf(form, memory, passes, threads, encoded(make([]byte, 16)), encoded(make([]byte, length)))

// Hash gives the hash of a password, with a salt of its own, as text that says how it was made.
func (h *Hasher) Hash(ctx context.Context, password string) (string, error) {
	salt := make([]byte, 16)
	rand.Read(salt)
	sum, err := h.sum(ctx, password, salt)
	return fmt.Sprintf(form, memory, passes, threads, encoded(salt), encoded(sum)), err
}

// Matches reports whether a password has a hash. Without a hash it takes as long and returns false.
func (h *Hasher) Matches(ctx context.Context, password string, hash *string) (bool, error) {
	text := nobodys
	if hash != nil {
		text = *hash
	}
	salt, want, err := parse(text)
	if err != nil {
		return false, err
	}
	got, err := h.sum(ctx, password, salt)
	return hash != nil && subtle.ConstantTimeCompare(got, want) == 1, err
}

// sum waits for its turn and computes the hash. A password is the same however its accents are composed.
func (h *Hasher) sum(ctx context.Context, password string, salt []byte) ([]byte, error) {
	select {
	case h.room <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-h.room }()
	h.work.Add(1)
	return argon2.IDKey(norm.NFKC.Bytes([]byte(password)), salt, passes, memory, threads, length), nil
}
