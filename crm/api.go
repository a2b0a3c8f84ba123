package crm

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// API speaks JSON with one CRM, at addresses below Base only. Token makes a new token; nil for a CRM without tokens. A token is made when
// it is first needed, and once more when the CRM does not accept it any more.
type API struct {
	Client *fetch.Client
	Base   string // https://crm.example/api, without a slash at the end
	Header http.Header
	Token  func(ctx context.Context) (string, error)
	token  string
}

// Call sends in as JSON (nil for no body) and reads the answer into out (nil to ignore it). The error is Later when the CRM wants fewer
// requests, ErrWrongKey when it does not accept the key, ErrGone when it does not have the record, and Refused when it does not accept what
// was sent. Header is added to the API's own header.
func (a *API) Call(ctx context.Context, method, path string, in, out any, header http.Header) error {
	err := a.authorized(ctx, method, path, in, out, header)
	if errors.Is(err, ErrWrongKey) && a.Token != nil {
		a.token = "" // it may have expired
		err = a.authorized(ctx, method, path, in, out, header)
	}
	return err
}

// SignIn makes a new token, to find out whether the CRM accepts the account.
func (a *API) SignIn(ctx context.Context) (err error) {
	a.token, err = a.Token(ctx)
	return err
}

func (a *API) authorized(ctx context.Context, method, path string, in, out any, header http.Header) (err error) {
	header = header.Clone()
	if header == nil {
		header = http.Header{}
	}
	if a.Token != nil {
		if a.token == "" {
			if a.token, err = a.Token(ctx); err != nil {
				return err
			}
		}
		header.Set("Authorization", "Bearer "+a.token)
	}
	return a.Plain(ctx, method, path, in, out, header)
}

// Plain is Call without the token, for the request that makes one.
func (a *API) Plain(ctx context.Context, method, path string, in, out any, header http.Header) error {
	r := fetch.Request{Method: method, Address: a.Base + path, Header: http.Header{"Accept": {"application/json"}}}
	for _, h := range []http.Header{a.Header, header} {
		for name, values := range h {
			r.Header[name] = values
		}
	}
	if in != nil {
		var err error
		if r.Body, err = json.Marshal(in); err != nil {
			return err
		}
		r.Header.Set("Content-Type", "application/json")
	}
	answer, err := a.Client.Do(ctx, r, limits.CRMAnswerBytes)
	if err != nil {
		return err
	}
	if err := statusError(answer, r.Body); err != nil {
		return err
	}
	return read(answer.Body, out)
}

func statusError(a fetch.Response, request []byte) error {
	switch status := a.Status; {
	case status < 300:
		return nil
	case status == http.StatusUnauthorized:
		return ErrWrongKey
	case status == http.StatusNotFound || status == http.StatusGone:
		return ErrGone
	case status == http.StatusTooManyRequests || status == http.StatusServiceUnavailable && a.Header.Get("Retry-After") != "":
		return Later{waitOf(a.Header)}
	case status == http.StatusRequestTimeout || status >= 500 || status < 400:
		return Fault{status}
	}
	return Refused{Status: a.Status, Fields: NamedFields(request, a.Body)}
}

// waitOf reads Retry-After, within limits.CRMLongestWait.
func waitOf(header http.Header) time.Duration {
	wait, said := fetch.RetryAfter(header)
	if !said {
		wait = limits.CRMUsualWait
	}
	return min(max(wait, time.Second), limits.CRMLongestWait)
}
