package fetch

import (
	"bytes"
	"io"
	"net/http"

	"github.com/gevel/gevel/limits"
)

// watched passes each answer to observe before the library that sent the request reads it.
type watched struct {
	observe func(body []byte, err error)
}

// Watched returns a client for a library that speaks with a server which the operator chose, such as a certificate authority. observe gets
// each answer, or why there was none; a body that is too large is cut off.
func Watched(observe func(body []byte, err error)) *http.Client {
	return &http.Client{Transport: watched{observe}, Timeout: limits.FetchTime}
}

// RoundTrip is part of http.RoundTripper.
func (w watched) RoundTrip(r *http.Request) (*http.Response, error) {
	response, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		w.observe(nil, err)
		return nil, err
	}
	body, err := io.ReadAll(io.LimitReader(response.Body, limits.CertificateAnswerBytes))
	response.Body.Close()
	w.observe(body, err)
	if err != nil {
		return nil, err
	}
	response.Body = io.NopCloser(bytes.NewReader(body))
	return response, nil
}
