package webhook_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/webhook"
)

func TestCheck(t *testing.T) {
	for address, want := range map[string]error{"https://example.com/hook?a=b": nil, "http://example.com/": fetch.ErrAddress,
		"": fetch.ErrAddress, "https://u:p@example.com/": fetch.ErrAddress, "https://127.0.0.1/": fetch.ErrPrivate,
		"https://[::1]/": fetch.ErrPrivate, "https://10.0.0.7:8443/a": fetch.ErrPrivate, "https://93.184.216.34/": nil} {
		if err := webhook.Check(webhooks.Webhook{Name: "copy", URL: address}); !errors.Is(err, want) {
			t.Errorf("the address %q gives %v, want %v", address, err, want)
		}
	}
	for _, w := range []webhooks.Webhook{{Name: " ", URL: "https://example.com/"},
		{Name: strings.Repeat("é", limits.WebhookNameCharacters+1), URL: "https://example.com/"},
		{Name: "copy", URL: "https://example.com/" + strings.Repeat("a", limits.WebhookAddressBytes)}} {
		if webhook.Check(w) == nil {
			t.Errorf("a webhook named %q with an address of %d bytes is taken", w.Name, len(w.URL))
		}
	}
}
