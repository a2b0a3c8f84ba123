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

	"github.com/gevel/gevel/db/members"
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
	return NewSetUp(c.Site.ShortName, email)
}

// NewSetUp makes a secret for the phone of somebody at an agency's desk.
func NewSetUp(agency, email string) (*SetUp, error) {
	key, err := totp.Generate(totp.GenerateOpts{Issuer: agency, AccountName: email, Period: half})
	if err != nil {
		return nil, err
	}
	return SetUpAgain(key.Secret(), key.URL())
}

// SetUpAgain draws the address of a secret that was made before.
func SetUpAgain(secret, address string) (*SetUp, error) {
	code, err := qr.Encode(address, qr.M)
	if err != nil {
		return nil, err
	}
	path, size := qrpath.Of(code)
	return &SetUp{Secret: secret, URI: address, Qr: path, QrSize: size}, nil
}

// FirstCode is the half minute of the code with which a secret is set up; false for a wrong code.
func FirstCode(secret, code string, now time.Time) (step int64, ok bool) {
	return stepOf(secret, strings.Join(strings.Fields(code), ""), now)
}

// FirstSession is a session at the desk that begins with its member: the recovery codes as they are shown, and as they are stored.
func FirstSession(browser string, now time.Time) (n members.StaffSession, token string, shown, stored []string) {
	shown = newRecoveryCodes()
	n = members.StaffSession{ID: rand.Text(), Browser: short(browser), CreatedAt: now.Unix(),
		EndsAt: now.Add(limits.StaffSessionTime).Unix()}
	return n, rand.Text(), shown, plain(shown)
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
