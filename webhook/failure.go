package webhook

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"

	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// problem says why a receiver did not take a delivery, as a kind and in words; "" and "" when it did. What an answer says beyond its first
// bytes does not matter.
func problem(status int, err error) (webhooks.WebhookFailure, string) {
	switch {
	case err != nil && !errors.Is(err, fetch.ErrTooLarge):
		return unanswered(err)
	case status >= 300 && status < 400:
		return webhooks.WebhookRedirected, fmt.Sprintf("the receiver answered %d; redirects are not followed", status)
	case status < 200 || status >= 300:
		return webhooks.WebhookRefused, fmt.Sprintf("the receiver answered %d", status)
	}
	return "", ""
}

// unanswered says why there is no answer.
func unanswered(err error) (webhooks.WebhookFailure, string) {
	var lookup *net.DNSError // its words tell where this machine asks
	var certificate *tls.CertificateVerificationError
	switch {
	case errors.As(err, &lookup):
		return webhooks.WebhookUnknownHost, "the host " + lookup.Name + " cannot be found"
	case errors.Is(err, context.DeadlineExceeded):
		return webhooks.WebhookNoAnswer, fmt.Sprintf("no answer within %v", limits.WebhookTime)
	case errors.Is(err, fetch.ErrPrivate):
		return webhooks.WebhookPrivateHost, err.Error()
	case errors.As(err, &certificate):
		return webhooks.WebhookBadCertificate, err.Error()
	}
	return webhooks.WebhookNoConnection, err.Error()
}
