package main

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/db/apikeys"
)

func TestKeysAreAddedListedAndRevoked(t *testing.T) {
	dir := t.TempDir()
	run := func(args ...string) (string, error) {
		var out strings.Builder
		err := keys(t.Context(), append([]string{"-data", dir}, args...), &out)
		return out.String(), err
	}
	key, err := run("add", "crm", "-write")
	if err != nil || len(strings.TrimSpace(key)) < 50 {
		t.Fatalf("the new key is %q, want a long one (%v)", key, err)
	}
	if _, err := run("add", "portal"); err != nil {
		t.Fatal(err)
	}
	if _, err := run("add", "crm"); err != apikeys.ErrKeyExists {
		t.Errorf("adding a name twice gives %v, want ErrKeyExists", err)
	}
	list, err := run("list")
	if lines := strings.Split(list, "\n"); err != nil || len(lines) != 3 || !strings.Contains(lines[0],
		"writes") || !strings.Contains(lines[1], "reads") || strings.Contains(list, strings.TrimSpace(key)) {
		t.Errorf("the list is %q, want crm that writes and portal that reads, without their keys (%v)", list, err)
	}
	if _, err := run("revoke", "crm"); err != nil {
		t.Error(err)
	}
	if _, err := run("revoke", "crm"); err != apikeys.ErrUnknownKey {
		t.Errorf("revoking a key twice gives %v, want ErrUnknownKey", err)
	}
	for _, wrong := range [][]string{{}, {"add"}, {"list", "x"}, {"remove", "x"}} {
		if _, err := run(wrong...); err == nil || !strings.Contains(err.Error(), "gevel key add") {
			t.Errorf("gevel key %v gives %v, want how the command is used", wrong, err)
		}
	}
}
