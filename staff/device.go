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

// trust marks the browser as one of a member's. That signs nobody in: it only lets the member try a password while others have used up the
// attempts of the address. The proof is signed, so nothing is stored.
func (s *Service) trust(p *principal.Principal, email string) {
	ends := s.Auth.Leads.Now().Add(limits.StaffDeviceTime)
	parts := []string{strconv.FormatInt(ends.Unix(), 10), rand.Text()}
	p.SetDeskDevice(strings.Join(append(parts, s.proof(email, parts)), "."), ends)
}

// isDeviceOf reports whether a proof is of a member's browser and still good.
func (s *Service) isDeviceOf(proof, email string) bool {
	parts := strings.Split(proof, ".")
	if len(parts) != 3 || !hmac.Equal([]byte(parts[2]), []byte(s.proof(email, parts[:2]))) {
		return false
	}
	ends, err := strconv.ParseInt(parts[0], 10, 64)
	return err == nil && s.Auth.Leads.Now().Before(time.Unix(ends, 0))
}

func (s *Service) proof(email string, parts []string) string {
	return s.digest("browser of staff", email, parts[0], parts[1])
}
