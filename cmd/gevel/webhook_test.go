package main

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

func TestWebhooksAreAddedListedAndRemoved(t *testing.T) {
	dir := t.TempDir()
	run := func(args ...string) (string, error) {
		var out strings.Builder
		err := webhooks(t.Context(), append([]string{"-data", dir}, args...), &out)
		return out.String(), err
	}
	const address = "https://example.com/hook"
	if _, err := run("add", "copy", address, "-key", "portal"); err != db.ErrUnknownKey {
		t.Errorf("without its key a webhook gives %v, want ErrUnknownKey", err)
	}
	var key strings.Builder
	if err := keys(t.Context(), []string{"-data", dir, "add", "portal"}, &key); err != nil {
		t.Fatal(err)
	}
	secret, err := run("add", "copy", address, "-key", "portal", "-projects", "-language", "fr")
	if err != nil || len(strings.TrimSpace(secret)) < 50 {
		t.Fatalf("the secret is %q, want a long one (%v)", secret, err)
	}
	for _, c := range []struct {
		args []string
		want error
	}{{[]string{"add", "copy", address, "-key", "portal"}, db.ErrWebhookExists},
		{[]string{"add", "b", "http://example.com/", "-key", "portal"}, fetch.ErrAddress},
		{[]string{"add", "b", "https://192.168.1.1/", "-key", "portal"}, fetch.ErrPrivate},
		{[]string{"pause", "b"}, db.ErrUnknownWebhook}, {[]string{"list", "b"}, db.ErrUnknownWebhook}, {[]string{"pause", "copy"}, nil},
		{[]string{"try", "copy"}, db.ErrUnknownWebhook}, {[]string{"resume", "copy"}, nil}, {[]string{"try", "copy"}, nil}} {
		if _, err := run(c.args...); !errors.Is(err, c.want) {
			t.Errorf("gevel webhook %v gives %v, want %v", c.args, err, c.want)
		}
	}
	if list, err := run("list"); err != nil || !strings.Contains(list, "works") || !strings.Contains(list, address) ||
		strings.Contains(list, strings.TrimSpace(secret)) {
		t.Errorf("the list is %q, want the webhook without its secret (%v)", list, err)
	}
	if list, err := run("list", "copy"); err != nil || !strings.Contains(list, "ping") || !strings.Contains(list, "to be sent") {
		t.Errorf("the deliveries are %q, want a ping that waits (%v)", list, err)
	}
	for i := range limits.Webhooks - 1 {
		if _, err := run("add", fmt.Sprint("more ", i), address, "-key", "portal"); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := run("add", "one more", address, "-key", "portal"); err != db.ErrManyWebhooks {
		t.Errorf("one webhook too many gives %v, want ErrManyWebhooks", err)
	}
	if _, err := run("remove", "copy"); err != nil {
		t.Error(err)
	}
	if err := keys(t.Context(), []string{"-data", dir, "revoke", "portal"}, &key); err != nil {
		t.Error(err)
	}
	if list, err := run("list"); err != nil || list != "" {
		t.Errorf("after their key is revoked the webhooks are %q, want none (%v)", list, err)
	}
	for _, wrong := range [][]string{{}, {"add"}, {"add", "a"}, {"list", "x", "y"}, {"remove"}, {"do", "x"}} {
		if _, err := run(wrong...); err == nil || !strings.Contains(err.Error(), "gevel webhook add") {
			t.Errorf("gevel webhook %v gives %v, want how the command is used", wrong, err)
		}
	}
}
