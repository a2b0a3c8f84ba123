// Package captcha tells people from programs: by characters in a picture or a recording, or by a computation that the browser does without
// the visitor. Either suffices.
package captcha

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

const (
	length  = 6     // characters in the picture
	highest = 50000 // limit of the number that the computation finds
)

// Store counts attempts. *db.Store is one.
type Store interface {
	// TryCaptcha counts an attempt at a captcha, and may forget it after expires. It returns false when the captcha was used, or tried most
	// times already.
	TryCaptcha(ctx context.Context, id string, expires time.Time, most int) (bool, error)
}

// Service issues captchas and checks answers. A captcha is stored at its first attempt; until then it is only a signed id, so requesting
// many fills no disk.
type Service struct {
	key   agency.Key
	store Store
	Now   func() time.Time // the clock
}

// New returns the captcha service of a site.
func New(key agency.Key, store Store) *Service {
	return &Service{key: key, store: store, Now: time.Now}
}

// Captcha is what a browser receives.
type Captcha struct {
	ID    string `json:"id"`
	Proof Proof  `json:"proof"`
}

// Proof asks for the number below Max for which SHA-256(Salt followed by the number in decimals) is Challenge, in hex.
type Proof struct {
	Salt      string `json:"salt"`
	Challenge string `json:"challenge"`
	Max       int    `json:"max"`
}

// purpose makes a captcha's signature worthless for anything else that the key signs.
const purpose = "captcha"

// Issue returns a captcha that can be answered for 20 minutes.
func (d *Service) Issue() Captcha {
	id := d.key.Sign(purpose, rand.Text(), d.Now().Add(limits.CaptchaTime))
	salt := hex.EncodeToString(d.key.Digest("captcha salt", id)[:8])
	sum := sha256.Sum256([]byte(salt + d.number(id)))
	return Captcha{ID: id, Proof: Proof{Salt: salt, Challenge: hex.EncodeToString(sum[:]), Max: highest}}
}

// Passes counts an attempt and reports whether the characters or the proof are right. A captcha of another site, expired, used or tried too
// often never passes. Passes does not mark it as used: the write of the form does.
func (d *Service) Passes(ctx context.Context, id, text, proof string) (bool, error) {
	if !d.open(id) {
		return false, nil
	}
	allowed, err := d.store.TryCaptcha(ctx, id, d.Now().Add(limits.CaptchaTime), limits.CaptchaTries)
	if err != nil || !allowed {
		return false, err
	}
	typed := strings.Join(strings.Fields(text), "")
	return same(typed, d.characters(id)) || same(proof, d.number(id)), nil
}

// open reports whether id was issued here and has not expired.
func (d *Service) open(id string) bool {
	_, err := d.key.Read(purpose, id, d.Now())
	return err == nil
}

func same(a, b string) bool { return hmac.Equal([]byte(a), []byte(b)) }

// digits returns the characters as numbers 0 to 9.
func (d *Service) digits(id string) []byte {
	digits := d.key.Digest("captcha characters", id)[:length]
	for i := range digits {
		digits[i] %= 10
	}
	return digits
}

// characters returns the digits as a visitor types them.
func (d *Service) characters(id string) string {
	typed := d.digits(id)
	for i := range typed {
		typed[i] += '0'
	}
	return string(typed)
}

// number returns the solution of the computation.
func (d *Service) number(id string) string {
	n := binary.BigEndian.Uint64(d.key.Digest("captcha number", id))
	return strconv.FormatUint(n%highest, 10)
}
