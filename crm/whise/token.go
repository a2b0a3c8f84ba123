package whise

import (
	"context"
	"errors"
	"net/http"

	"github.com/gevel/gevel/crm"
)

// token signs in and chooses the agency's office. Either of the two tokens may be refused, which means the same: the key is wrong, or the
// agency did not allow this office.
func (s *system) token(ctx context.Context, username, password string) (string, error) {
	var answer struct{ Token string }
	err := s.api.Plain(ctx, http.MethodPost, "/token", map[string]string{"username": username, "password": password}, &answer, nil)
	if err != nil {
		return "", refusedKey(err)
	}
	if answer.Token == "" {
		return "", errors.New("no token came from Whise")
	}
	header := http.Header{"Authorization": {"Bearer " + answer.Token}}
	office := map[string]int{"ClientId": s.client, "OfficeId": s.office}
	answer.Token = ""
	err = s.api.Plain(ctx, http.MethodPost, "/v1/admin/clients/token", office, &answer, header)
	if err == nil && answer.Token == "" {
		return "", crm.ErrWrongKey
	}
	return answer.Token, refusedKey(err)
}

// Check signs in again.
func (s *system) Check(ctx context.Context) error { return s.api.SignIn(ctx) }

// refusedKey is the error for a refused request for a token: Whise answers 400 to a wrong password.
func refusedKey(err error) error {
	var refused crm.Refused
	if errors.As(err, &refused) {
		return crm.ErrWrongKey
	}
	return err
}
