package deskhttp_test

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/internal/sitetest"
)

// everyDescription asks for all that the schema says in words: names, descriptions and values.
const everyDescription = `{ __schema { types { name description enumValues { name description } inputFields { name description }
	fields { name description args { name description } } } directives { name description } } }`

// ofBackOffice are words that only the desk has. The agency's staff, which pages show, is none.
var ofBackOffice = regexp.MustCompile(`[Dd]esk(\b|[A-Z])|back office|Lead\b|[Pp]asskey|[Ww]ebhook|recoveryCode`)

// TestThePublicSchemaNamesNoWordOfTheDesk reads all of it as a visitor, as a program with a key and as a manager of the desk.
func TestThePublicSchemaNamesNoWordOfTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	key, err := v.Store.Keys.AddAPIKey(t.Context(), "crm", true, desklog.Action{At: time.Now()})
	if err != nil {
		t.Fatal(err)
	}
	for name, headers := range map[string][]string{"a visitor": nil, "a key": {"Authorization", "Bearer " + key},
		"a manager": {"Cookie", manager}} {
		r := v.PostJSON(t, map[string]string{"query": everyDescription}, headers...)
		if found := ofBackOffice.FindString(r.Text); found != "" || !strings.Contains(r.Text, `"importProperties"`) {
			t.Errorf("%s reads %q in the schema, want all of it and no word of the desk: %.300s", name, found, r.Text)
		}
		r = v.PostJSON(t, map[string]string{"query": "{ desk { __typename } }"}, headers...)
		if !strings.Contains(r.Text, "GRAPHQL_VALIDATION_FAILED") {
			t.Errorf("%s who asks for the desk at /graphql is answered %s, want that there is no such field", name, r.Text)
		}
	}
	if found := ofBackOffice.FindString(v.Get(t, "/schema.graphqls").Text); found != "" {
		t.Errorf("/schema.graphqls says %q", found)
	}
}

// TestTheSchemaOfTheDeskIsForStaff asks for it as everybody.
func TestTheSchemaOfTheDeskIsForStaff(t *testing.T) {
	v := visit(t)
	full, waiting := v.AtDesk(t, "editor", desk.Editor)
	key, err := v.Store.Keys.AddAPIKey(t.Context(), "crm", true, desklog.Action{At: time.Now()})
	if err != nil {
		t.Fatal(err)
	}
	for _, query := range []string{everyDescription, `{ __type(name: "Desk") { name fields { name description } } }`} {
		ask := func(headers ...string) string {
			return v.PostDesk(t, map[string]string{"query": query}, headers...).Text
		}
		if got := ask("Cookie", full); !strings.Contains(got, `"leadCounts"`) {
			t.Errorf("who is at the desk reads no schema: %.300s", got)
		}
		for name, headers := range map[string][]string{"a visitor": nil, "before the second step": {"Cookie", waiting},
			"an owner": {"Cookie", "session=" + v.Owner(t, sitetest.Lieve, 1096)}, "a key": {"Authorization", "Bearer " + key},
			"another site": {"Cookie", full, "Sec-Fetch-Site", "cross-site"}} {
			if got := ask(headers...); strings.Contains(got, "leadCounts") || !strings.Contains(got, `"errors"`) {
				t.Errorf("%s reads the schema of the desk: %.300s", name, got)
			}
		}
	}
}

// TestNoOtherSiteReadsTheDesk shows that answers of the desk are for its own pages, and that no key opens it.
func TestNoOtherSiteReadsTheDesk(t *testing.T) {
	v := visit(t)
	full, _ := v.AtDesk(t, "manager", desk.Manager)
	query := map[string]string{"query": "{ desk { me { name } } }"}
	r := v.PostDesk(t, query, "Cookie", full, "Origin", "https://evil.example")
	if r.Header.Get("Access-Control-Allow-Origin") != "" || !strings.Contains(r.Text, `"desk":null`) {
		t.Errorf("another site gets %v: %s", r.Header, r.Text)
	}
	if r := v.Request(t, "OPTIONS", "/desk/graphql", "Origin", "https://evil.example", "Access-Control-Request-Method",
		"POST"); r.Header.Get("Access-Control-Allow-Methods") != "" {
		t.Errorf("another site may send %s", r.Header.Get("Access-Control-Allow-Methods"))
	}
	p := v.Program(t, "app")
	if _, id := p.Register(t, "count", sitetest.Counting); !strings.Contains(v.PostDesk(t, map[string]string{"documentId": id}).Text,
		"UNKNOWN_DOCUMENT") {
		t.Error("an operation that a program registered is answered at the desk")
	}
	if r := v.PostJSON(t, map[string]any{"documentId": sitetest.OperationID(t, "DeskAppQuery"),
		"variables": map[string]string{"language": "NL"}}, "Cookie", full); !strings.Contains(r.Text, "UNKNOWN_DOCUMENT") {
		t.Errorf("an operation of the desk is answered at /graphql: %s", r.Text)
	}
}
