package fetch

import (
	"context"
	"net/http"
)

// Own asks the site itself at its public address. The operator chose that, so it may lead to any network. No redirect is followed. The
// caller closes the answer's body.
func Own(ctx context.Context, address string) (*http.Response, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	return OwnWith(r)
}

// OwnWith is Own for a request with a body or headers.
func OwnWith(r *http.Request) (*http.Response, error) {
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	return client.Do(r)
}
