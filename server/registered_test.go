package server_test

import (
	"encoding/json"
	"net/url"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// TestRegisteredOperationsAreSentByTheirID registers an operation, and sends it as a visitor without a key: by POST, by GET, from another
// site, after it was replaced, after it was removed, and at a site with a backup of the data.
func TestRegisteredOperationsAreSentByTheirID(t *testing.T) {
	v := visit(t)
	p := v.Program(t, "app")
	answer, id := p.Register(t, "count", sitetest.Counting)
	if len(id) != 64 || !strings.Contains(answer, `"outdated":null`) {
		t.Fatalf("the operation is answered %s, want its id", answer)
	}
	const want = `{"data":{"properties":{"totalCount":84}}`
	sale := v.ByID(t, id, map[string]string{"goal": "SALE"}).Text
	for name, r := range map[string]sitetest.Reply{"by POST": v.ByID(t, id, nil, "Origin", "https://app.example"),
		"by GET": v.Get(t, "/graphql?documentId="+id, "Origin", "https://app.example")} {
		if !strings.HasPrefix(r.Text, want) || r.Header.Get("Access-Control-Allow-Origin") != "*" || sale == r.Text {
			t.Errorf("%s the operation answers %d, %s, want %s", name, r.StatusCode, r.Text, want)
		}
	}
	if r := v.ByID(t, id, map[string]string{"goal": "GIFT"}); r.StatusCode != 200 || !strings.Contains(r.Text,
		"GRAPHQL_VALIDATION_FAILED") {
		t.Errorf("with a wrong variable the answer is %d, %s, want GRAPHQL_VALIDATION_FAILED", r.StatusCode, r.Text)
	}
	restored := v.restored(t)
	if got := restored.ByID(t, id, nil).Text; !strings.HasPrefix(got, want) {
		t.Errorf("a site with a backup of the data answers %s, want the same as this one", got)
	}
	_, other := p.Register(t, "count", "{ properties(filter: {goal: RENT}) { totalCount } }")
	if got := v.ByID(t, other, nil).Text; !strings.Contains(got, "totalCount") || !strings.Contains(v.ByID(t, id, nil).Text,
		"UNKNOWN_DOCUMENT") {
		t.Errorf("the operation that replaced it answers %s, and the old one must be unknown", got)
	}
	if got := p.Remove(t, "count"); !strings.Contains(got, "OperationRemoved") ||
		v.ByID(t, other, nil).StatusCode != 400 || !strings.Contains(p.Remove(t, "count"), `"code":"UNKNOWN"`) {
		t.Errorf("removing it answers %s, want OperationRemoved once", got)
	}
}

// restored is a site of a backup of this one's data.
func (v visitor) restored(t *testing.T) visitor {
	t.Helper()
	file := filepath.Join(t.TempDir(), "gevel.db")
	if err := v.Store.Backup(t.Context(), file); err != nil {
		t.Fatal(err)
	}
	store, err := db.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	site, err := server.New(store, web.Dist(), server.Settings{Media: v.Media, Uploads: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	s := sitetest.Serve(site)
	t.Cleanup(s.Close)
	return visitor{sitetest.Site{Server: s, Store: store}}
}

func registeredID(t *testing.T, v visitor, key string) string {
	t.Helper()
	list, err := v.Store.Keys.RegisteredOperations(t.Context(), key)
	if err != nil || len(list) != 1 {
		t.Fatalf("%s registered %+v (%v)", key, list, err)
	}
	return list[0].ID
}

// TestARegisteredOperationGivesNoMoreRights sends operations on what is an owner's, a form by GET, and one that costs too
// much with its variables: each is answered as its text would be.
func TestARegisteredOperationGivesNoMoreRights(t *testing.T) {
	v := visit(t)
	p := v.Program(t, "app")
	owner := "session=" + v.Owner(t, sitetest.Lieve, 1096)
	for _, c := range []struct {
		text, variables, want string
		headers               []string
	}{
		{"{ viewer { email } }", "{}", `"viewer":null`, nil},
		{"{ viewer { email } }", "{}", `"viewer":null`, []string{"Cookie", owner, "Origin", "https://app.example"}},
		{"{ viewer { email } }", "{}", `"email":"` + sitetest.Lieve, []string{"Cookie", owner}},
		{"{ registeredOperations { name } }", "{}", `FORBIDDEN`, nil},
		{"mutation ($n: [Int!]) { importProperties(input: {withdraw: $n}) { __typename } }", `{"n": [1096]}`, `FORBIDDEN`, nil},
		{"query ($n: Int) " + pricey, `{"n": 100}`, `OVER_BUDGET`, nil},
	} {
		answer, id := p.Register(t, "one", c.text)
		if id == "" {
			t.Fatalf("%s is not registered: %s", c.text, answer)
		}
		if got := v.ByID(t, id, json.RawMessage(c.variables), c.headers...); !strings.Contains(got.Text, c.want) {
			t.Errorf("%s with %v answers %s, want %s", c.text, c.headers, got.Text, c.want)
		}
	}
	_, id := p.Register(t, "leave", `mutation { unsubscribe(input: {token: "x"}) { __typename } }`)
	if got := v.Get(t, "/graphql?documentId="+id); got.StatusCode != 405 || !strings.Contains(got.Text, "POST_ONLY") {
		t.Errorf("a mutation by GET answers %d, %s, want POST_ONLY", got.StatusCode, got.Text)
	}
	_, id = p.Register(t, "changes", "subscription { changes { cursor } }")
	if got := v.ByID(t, id, nil); got.StatusCode != 406 {
		t.Errorf("a subscription without its Accept answers %d, %s, want STREAM_ONLY", got.StatusCode, got.Text)
	}
}

// TestAnOperationThatTheSchemaOutgrew stores a text as an earlier version of the site took it: sending it says so, and so does its list.
func TestAnOperationThatTheSchemaOutgrew(t *testing.T) {
	v := visit(t)
	p := v.Program(t, "app")
	o, err := v.Store.Keys.RegisterOperation(t.Context(), "app", "old", "{ properties { sum } }", time.Now())
	if err != nil {
		t.Fatal(err)
	}
	for name, r := range map[string]sitetest.Reply{"by POST": v.ByID(t, o.ID, nil),
		"by GET": v.Get(t, "/graphql?documentId="+url.QueryEscape(o.ID))} {
		if r.StatusCode != 200 || !strings.Contains(r.Text, `"code":"OUTDATED_DOCUMENT"`) || !strings.Contains(r.Text, "sum") {
			t.Errorf("%s it answers %d, %s, want OUTDATED_DOCUMENT with the field", name, r.StatusCode, r.Text)
		}
	}
	if r := v.ByID(t, o.ID, nil, "Accept", "text/event-stream"); !strings.Contains(r.Text, "OUTDATED_DOCUMENT") {
		t.Errorf("as a stream it answers %s, want OUTDATED_DOCUMENT", r.Text)
	}
	if got := p.Send(t, "{ registeredOperations { outdated } }", nil); !strings.Contains(got, `"outdated":"Cannot query field`) {
		t.Errorf("its list is %s, want what the schema does not have", got)
	}
}
