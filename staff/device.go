package staff

import (
	"crypto/hmac"
	"crypto/rand"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
)

// trust marks the browser as one of a member's. That signs nobody in: it only lets the member try a password when others have used up the
// attempts for that email address. The cookie is signed, so the server stores nothing.
func (s *Service) trust(p *principal.Principal, email string) {
	ends := s.Now().Add(limits.StaffDeviceTime)
	parts := []string{strconv.FormatInt(ends.Unix(), 10), rand.Text()}
	p.SetDeskDevice(strings.Join(append(parts, s.proof(email, parts)), "."), ends)
}

// isDeviceOf reports whether a cookie proves that this is a browser of the member, and has not expired.
func (s *Service) isDeviceOf(proof, email string) bool {
	parts := strings.Split(proof, ".")
	if len(parts) != 3 || !hmac.Equal([]byte(parts[2]), []byte(s.proof(email, parts[:2]))) {
		return false
	}
	ends, err := strconv.ParseInt(parts[0], 10, 64)
	return err == nil && s.Now().Before(time.Unix(ends, 0))
}

func (s *Service) proof(email string, parts []string) string {
	return s.Digest("browser of staff", email, parts[0], parts[1])
}
