package main

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/db/apikeys"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// hookAddress is an address that a webhook may have.
const hookAddress = "https://example.com/hook"

func runWebhook(t *testing.T, dir string, args ...string) (string, error) {
	t.Helper()
	var out strings.Builder
	err := webhookCommand(t.Context(), append([]string{"-data", dir}, args...), &out)
	return out.String(), err
}

func runKey(t *testing.T, dir string, args ...string) {
	t.Helper()
	if err := keys(t.Context(), append([]string{"-data", dir}, args...), new(strings.Builder)); err != nil {
		t.Fatal(err)
	}
}

func TestWebhooksAreAddedListedAndRemoved(t *testing.T) {
	dir := t.TempDir()
	run := func(args ...string) (string, error) { return runWebhook(t, dir, args...) }
	if _, err := run("add", "copy", hookAddress, "-key", "portal"); err != apikeys.ErrUnknownKey {
		t.Errorf("without its key a webhook gives %v, want ErrUnknownKey", err)
	}
	runKey(t, dir, "add", "portal")
	secret, err := run("add", "copy", hookAddress, "-key", "portal", "-projects", "-language", "fr")
	if err != nil || len(strings.TrimSpace(secret)) < 50 {
		t.Fatalf("the secret is %q, want a long one (%v)", secret, err)
	}
	webhooksChange(t, dir)
	webhooksAreListed(t, dir, strings.TrimSpace(secret))
	webhooksAreNotTooMany(t, dir)
	if _, err := run("remove", "copy"); err != nil {
		t.Error(err)
	}
	runKey(t, dir, "revoke", "portal")
	if list, err := run("list"); err != nil || list != "" {
		t.Errorf("after their key is revoked the webhooks are %q, want none (%v)", list, err)
	}
	for _, wrong := range [][]string{{}, {"add"}, {"add", "a"}, {"list", "x", "y"}, {"remove"}, {"do", "x"}} {
		if _, err := run(wrong...); err == nil || !strings.Contains(err.Error(), "gevel webhook add") {
			t.Errorf("gevel webhook %v gives %v, want how the command is used", wrong, err)
		}
	}
}

func webhooksChange(t *testing.T, dir string) {
	t.Helper()
	for _, c := range []struct {
		args []string
		want error
	}{{[]string{"add", "copy", hookAddress, "-key", "portal"}, webhooks.ErrWebhookExists},
		{[]string{"add", "b", "http://example.com/", "-key", "portal"}, fetch.ErrAddress},
		{[]string{"add", "b", "https://192.168.1.1/", "-key", "portal"}, fetch.ErrPrivate},
		{[]string{"pause", "b"}, webhooks.ErrUnknownWebhook}, {[]string{"list", "b"}, webhooks.ErrUnknownWebhook},
		{[]string{"pause", "copy"}, nil}, {[]string{"try", "copy"}, webhooks.ErrUnknownWebhook},
		{[]string{"resume", "copy"}, nil}, {[]string{"try", "copy"}, nil}} {
		if _, err := runWebhook(t, dir, c.args...); !errors.Is(err, c.want) {
			t.Errorf("gevel webhook %v gives %v, want %v", c.args, err, c.want)
		}
	}
}

func webhooksAreListed(t *testing.T, dir, secret string) {
	t.Helper()
	if list, err := runWebhook(t, dir, "list"); err != nil || !strings.Contains(list, "works") || !strings.Contains(list, hookAddress) ||
		strings.Contains(list, secret) {
		t.Errorf("the list is %q, want the webhook without its secret (%v)", list, err)
	}
	if list, err := runWebhook(t, dir, "list", "copy"); err != nil || !strings.Contains(list, "ping") ||
		!strings.Contains(list, "to be sent") {
		t.Errorf("the deliveries are %q, want a ping that waits (%v)", list, err)
	}
}

// webhooksAreNotTooMany adds as many as there may be beside the first, and one more.
func webhooksAreNotTooMany(t *testing.T, dir string) {
	t.Helper()
	for i := range limits.Webhooks - 1 {
		if _, err := runWebhook(t, dir, "add", fmt.Sprint("more ", i), hookAddress, "-key", "portal"); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := runWebhook(t, dir, "add", "one more", hookAddress, "-key", "portal"); err != webhooks.ErrManyWebhooks {
		t.Errorf("one webhook too many gives %v, want ErrManyWebhooks", err)
	}
}
