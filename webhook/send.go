package webhook

import (
	"context"
	"net/http"

	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// send sends a body once. An answer of 2xx takes it; a redirect is not followed, so what was signed goes to no other server.
func (s *Service) send(ctx context.Context, w webhooks.Webhook, id string, body []byte) webhooks.Sent {
	began := s.Now()
	ctx, cancel := context.WithTimeout(ctx, limits.WebhookTime)
	defer cancel()
	header := http.Header{"Content-Type": {"application/json"}, "User-Agent": {"Gevel-Webhook"}, DeliveryHeader: {id},
		SignatureHeader: {Signature(w.Secret, began, body)}}
	answer, err := s.Client.Do(ctx, fetch.Request{Method: http.MethodPost, Address: w.URL, Header: header, Body: body},
		limits.WebhookAnswerBytes)
	now := s.Now()
	failure, words := problem(answer.Status, err)
	return webhooks.Sent{At: now, Took: now.Sub(began), Status: answer.Status, Failure: failure, Problem: words}
}

// gone reports whether a receiver said that it wants nothing any more.
func gone(sent webhooks.Sent) bool { return sent.Status == http.StatusGone }
