package main

import (
	"bytes"
	"strings"
	"testing"
)

// staffCommand runs gevel staff on a data folder and returns what it writes.
func staffCommand(t *testing.T, dir, in string, args ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	err := staffMembers(t.Context(), append(args, "-data", dir), strings.NewReader(in), &out)
	return out.String(), err
}

func TestStaffCommands(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct {
		args, in string
		ok       bool
	}{
		{"", "", false}, {"add an@example.com", "molen venster tuin\n", false}, {"add -name An an", "molen venster tuin\n", false},
		{"add -name An -role owner an@example.com", "molen venster tuin\n", false},
		{"add -name An an@example.com", "short\n", false},
		{"add -name An an@example.com", "molen venster tuin\n", true},
		{"add -name Ann an@example.com", "molen venster tuin\n", false}, // has access already
		{"role an@example.com agent", "", false},                        // the last manager
		{"close an@example.com", "", false},
		{"add -name Bart -role editor bart@example.com", "regen fiets donker\n", true},
		{"role bart@example.com boss", "", false}, {"role nobody@example.com agent", "", false},
		{"role Bart@example.com manager", "", true}, {"role an@example.com agent", "", true},
		{"close an@example.com -to nobody@example.com", "", false}, {"close an@example.com -to an@example.com", "", false},
		{"close an@example.com -to Bart@example.com", "", true}, {"close an@example.com", "", false},
		{"password an@example.com", "molen venster tuin\n", false}, {"password bart@example.com", "123456789012\n", false},
		{"password bart@example.com -clear", "molen venster tuin\n", true},
	} {
		if _, err := staffCommand(t, dir, c.in, strings.Fields(c.args)...); (err == nil) != c.ok {
			t.Errorf("gevel staff %s gives the error %v, want one: %v", c.args, err, !c.ok)
		}
	}
	out, err := staffCommand(t, dir, "", "list")
	if err != nil || !strings.HasPrefix(out,
		"manager  Bart <bart@example.com>  nl  no second step yet\nagent    An <an@example.com>  nl  closed ") ||
		strings.Contains(out, "argon2") {
		t.Errorf("the list is %s, want Bart as manager and An closed, without a password's hash (%v)", out, err)
	}
}
