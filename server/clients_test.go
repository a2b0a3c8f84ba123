//go:build clients

package server_test

import (
	"encoding/json"
	"net/url"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

// clientAnswer is what a program that uses a client learns of an answer.
type clientAnswer struct {
	Name          string
	Data          json.RawMessage
	Code, Message string
}

// codesOfClients are the codes that the cases of tests/clients have.
var codesOfClients = map[string]string{
	"an answer":               "",
	"a subscription":          "",
	"too many words":          "GRAPHQL_PARSE_FAILED",
	"no such field":           "GRAPHQL_VALIDATION_FAILED",
	"a wrong variable":        "GRAPHQL_VALIDATION_FAILED",
	"a list of more than 100": "BAD_INPUT",
	"a field that fails":      "BAD_INPUT",
	"too large":               "BODY_TOO_LARGE",
	"too costly":              "OVER_BUDGET",
	"an unknown key":          "UNKNOWN_KEY",
	"too often":               "RATE_LIMITED",
}

// TestClientsTellEachKindOfError asks with clients that other programs use, each of its published package, which `just clients` installs.
// Whatever the status of an answer, its data, code and message reach the program.
func TestClientsTellEachKindOfError(t *testing.T) {
	const ours = "../tests/clients/"
	program := filepath.Join(t.TempDir(), "genqlient")
	output(t, "go", "-C", ours+"genqlient", "generate")
	output(t, "go", "-C", ours+"genqlient", "build", "-o", program)
	for name, command := range map[string][]string{"apollo": {"node", ours + "apollo.mjs"}, "urql": {"node", ours + "urql.mjs"},
		"graphql-request": {"node", ours + "graphql-request.mjs"}, "genqlient": {program}} {
		t.Run(name, func(t *testing.T) {
			v := visit(t)
			sitetest.EarlyInAMinute(t)
			for used := false; !used; {
				r := v.Get(t, "/graphql?query="+url.QueryEscape(countQuery), "X-Forwarded-For", "203.0.113.66")
				used = r.StatusCode == 429
			}
			var answers []clientAnswer
			if err := json.Unmarshal(output(t, command[0], append(command[1:], v.URL+"/graphql")...), &answers); err != nil {
				t.Fatal(err)
			}
			for _, a := range answers {
				a.check(t)
			}
			if len(answers) < 8 {
				t.Errorf("%d cases were asked, want at least 8", len(answers))
			}
		})
	}
}

func (a clientAnswer) check(t *testing.T) {
	want, known := codesOfClients[a.Name]
	hasData := want == "" || a.Name == "a field that fails"
	if !known || a.Code != want || (a.Message == "") != (want == "") || hasData && !strings.Contains(string(a.Data), `"`) {
		t.Errorf("%s: code %q with message %q and data %s, want code %q", a.Name, a.Code, a.Message, a.Data, want)
	}
	if a.Name != "a subscription" && hasData && !strings.Contains(string(a.Data), `"totalCount":84`) {
		t.Errorf("%s has the data %s, want totalCount 84", a.Name, a.Data)
	}
}

// output runs a program and returns what it writes.
func output(t *testing.T, name string, arguments ...string) []byte {
	t.Helper()
	command := exec.Command(name, arguments...)
	var wrong strings.Builder
	command.Stderr = &wrong
	written, err := command.Output()
	if err != nil {
		t.Fatalf("%s %v: %v: %s", name, arguments, err, wrong.String())
	}
	return written
}
