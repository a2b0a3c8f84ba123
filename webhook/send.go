package webhook

import (
	"context"
	"net/http"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// The headers of a delivery: its id, and its signature.
const (
	DeliveryHeader  = "Gevel-Delivery"
	SignatureHeader = "Gevel-Signature"
)

// send sends a body once. An answer of 2xx takes it; a redirect is not followed, so what was signed goes to no other server.
func (s *Service) send(ctx context.Context, w db.Webhook, id string, body []byte) db.Sent {
	began := s.Now()
	ctx, cancel := context.WithTimeout(ctx, limits.WebhookTime)
	defer cancel()
	header := http.Header{"Content-Type": {"application/json"}, "User-Agent": {"Gevel-Webhook"}, DeliveryHeader: {id},
		SignatureHeader: {Signature(w.Secret, began, body)}}
	answer, err := s.Client.Do(ctx, fetch.Request{Method: http.MethodPost, Address: w.URL, Header: header, Body: body},
		limits.WebhookAnswerBytes)
	now := s.Now()
	failure, words := problem(answer.Status, err)
	return db.Sent{At: now, Took: now.Sub(began), Status: answer.Status, Failure: failure, Problem: words}
}

// gone reports whether a receiver said that it wants nothing any more.
func gone(sent db.Sent) bool { return sent.Status == http.StatusGone }
