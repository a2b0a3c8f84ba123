package certificates

import (
	"encoding/json"
	"errors"
	"sync"
)

// authorityAnswer remembers what the certificate authority refused last.
type authorityAnswer struct {
	sync.Mutex
	problem error
}

// because returns what the authority said, which is nearer to the cause than err; err when it said nothing.
func (a *authorityAnswer) because(err error) error {
	a.Lock()
	defer a.Unlock()
	if a.problem != nil {
		return a.problem
	}
	return err
}

// acmeAnswer has what an answer of a certificate authority says of a failure (RFC 8555): of a request, of an order or of the look at a
// name.
type acmeAnswer struct {
	Type, Detail, Status string
	Error                *struct{ Detail string }
	Challenges           []struct{ Error *struct{ Detail string } }
}

// failure returns the reason in words; "" for none.
func (a acmeAnswer) failure() string {
	if a.Error != nil {
		return a.Error.Detail
	}
	for _, c := range a.Challenges {
		if c.Error != nil {
			return c.Error.Detail
		}
	}
	return a.Detail
}

// note is told how each request to the authority went. A certificate (no JSON) clears the earlier failure; other successful answers do not,
// because most of them come after the answer that has the failure.
func (a *authorityAnswer) note(body []byte, err error) {
	var answer acmeAnswer
	isJSON := json.Unmarshal(body, &answer) == nil
	const badNonce = "urn:ietf:params:acme:error:badNonce" // is sent again at once
	a.Lock()
	defer a.Unlock()
	switch {
	case err != nil:
		a.problem = err
	case isJSON && answer.failure() != "" && answer.Type != badNonce:
		a.problem = errors.New(answer.failure())
	case !isJSON && len(body) > 0:
		a.problem = nil
	}
}
