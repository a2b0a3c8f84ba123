package webhook

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// problem says why a receiver did not take a delivery, as a kind and in words; "" and "" when it did. What an answer says beyond its first
// bytes does not matter.
func problem(status int, err error) (db.WebhookFailure, string) {
	switch {
	case err != nil && !errors.Is(err, fetch.ErrTooLarge):
		return unanswered(err)
	case status >= 300 && status < 400:
		return db.WebhookRedirected, fmt.Sprintf("the receiver answered %d; redirects are not followed", status)
	case status < 200 || status >= 300:
		return db.WebhookRefused, fmt.Sprintf("the receiver answered %d", status)
	}
	return "", ""
}

// unanswered says why there is no answer.
func unanswered(err error) (db.WebhookFailure, string) {
	var lookup *net.DNSError // its words tell where this machine asks
	var certificate *tls.CertificateVerificationError
	switch {
	case errors.As(err, &lookup):
		return db.WebhookUnknownHost, "the host " + lookup.Name + " cannot be found"
	case errors.Is(err, context.DeadlineExceeded):
		return db.WebhookNoAnswer, fmt.Sprintf("no answer within %v", limits.WebhookTime)
	case errors.Is(err, fetch.ErrPrivate):
		return db.WebhookPrivateHost, err.Error()
	case errors.As(err, &certificate):
		return db.WebhookBadCertificate, err.Error()
	}
	return db.WebhookNoConnection, err.Error()
}
