package staff

import (
	"context"
	"crypto/rand"
	"strings"
	"time"

	"github.com/pquerna/otp"
	"github.com/pquerna/otp/hotp"
	"github.com/pquerna/otp/totp"
	"rsc.io/qr"

	"github.com/gevel/gevel/internal/qrpath"
	"github.com/gevel/gevel/limits"
)

// SetUp is what a phone needs to make codes: the secret, and an address with it for a QR code. It is shown once.
type SetUp struct {
	Secret string
	URI    string
	Qr     string // the path of an SVG
	QrSize int
}

// half is how long the phone shows a code, in seconds; every authenticator expects 30.
const half = 30

func (s *Service) newSetUp(ctx context.Context, email string) (*SetUp, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	key, err := totp.Generate(totp.GenerateOpts{Issuer: c.Site.ShortName, AccountName: email, Period: half})
	if err != nil {
		return nil, err
	}
	code, err := qr.Encode(key.URL(), qr.M)
	if err != nil {
		return nil, err
	}
	path, size := qrpath.Of(code)
	return &SetUp{Secret: key.Secret(), URI: key.URL(), Qr: path, QrSize: size}, nil
}

// stepOf finds the half minute to which a code belongs: the present one or one of its neighbours, because a phone's clock may be a little
// off.
func stepOf(secret, code string, now time.Time) (step int64, ok bool) {
	present := now.Unix() / half
	for _, step := range []int64{present, present - 1, present + 1} {
		right, err := hotp.ValidateCustom(code, uint64(step), secret,
			hotp.ValidateOpts{Digits: otp.DigitsSix, Algorithm: otp.AlgorithmSHA1})
		if err == nil && right {
			return step, true
		}
	}
	return 0, false
}

// newRecoveryCodes makes the codes for somebody who lost the phone, written in two groups so that people can read them.
func newRecoveryCodes() (codes []string) {
	for range limits.RecoveryCodes {
		text := strings.ToLower(rand.Text()[:12])
		codes = append(codes, text[:6]+"-"+text[6:])
	}
	return codes
}

func plain(codes []string) (list []string) {
	for _, code := range codes {
		list = append(list, plainCode(code))
	}
	return list
}

// plainCode is a recovery code in the form that is compared: without dashes and spaces, in small letters.
func plainCode(code string) string {
	return strings.ToLower(strings.NewReplacer("-", "", " ", "").Replace(strings.TrimSpace(code)))
}
