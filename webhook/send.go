package webhook

import (
	"context"
	"errors"
	"fmt"
	"net"
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
	return db.Sent{At: now, Took: now.Sub(began), Status: answer.Status, Problem: problem(answer.Status, err)}
}

// problem says in words why a receiver did not take a delivery; "" when it did. What an answer says beyond its first bytes does not matter.
func problem(status int, err error) string {
	var lookup *net.DNSError // its words tell where this machine asks
	switch {
	case errors.As(err, &lookup):
		return "the host " + lookup.Name + " cannot be found"
	case errors.Is(err, context.DeadlineExceeded):
		return fmt.Sprintf("no answer within %v", limits.WebhookTime)
	case err != nil && !errors.Is(err, fetch.ErrTooLarge):
		return err.Error()
	case status >= 300 && status < 400:
		return fmt.Sprintf("the receiver answered %d; redirects are not followed", status)
	case status < 200 || status >= 300:
		return fmt.Sprintf("the receiver answered %d", status)
	}
	return ""
}

// gone reports whether a receiver said that it wants nothing any more.
func gone(sent db.Sent) bool { return sent.Status == http.StatusGone }
