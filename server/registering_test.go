package server_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
)

// TestWhoMayRegisterWhat tries what is not allowed: nothing is stored then.
func TestWhoMayRegisterWhat(t *testing.T) {
	v := visit(t)
	p, other, nobody := v.Program(t, "app"), v.Program(t, "other"), sitetest.Program{Site: v.Site}
	for _, c := range []struct {
		who              sitetest.Program
		name, text, want string
	}{
		{nobody, "count", sitetest.Counting, `"code":"FORBIDDEN"`},
		{p, "", sitetest.Counting, `"code":"NAME"`}, {p, "a b", sitetest.Counting, `"code":"NAME"`},
		{p, strings.Repeat("a", limits.OperationNameBytes+1), sitetest.Counting, `"code":"NAME"`},
		{p, "long", "{ __typename } #" + strings.Repeat("x", limits.OperationBytes), `"code":"TOO_LONG"`},
		{p, "wrong", "{ propertys { totalCount } }", `Did you mean`}, {p, "none", "", `"code":"INVALID"`},
		{p, "cut", "{ site {", `"code":"INVALID"`},
		{p, "two", "query A { __typename } query B { __typename }", `not exactly one operation`},
		{p, "costly", "{ properties(first: 100) { nodes { similar(first: 12) { similar(first: 12) { id } } } } }", `"code":"TOO_COSTLY"`},
		{p, "default", "query ($n: Int = 100) " + pricey, `"code":"TOO_COSTLY"`},
		{p, "deep", "{ " + strings.Repeat("properties { nodes { similar { ", 1) + strings.Repeat("project { units { ", 6) + "id" +
			strings.Repeat(" } }", 6) + " } } } }", `"code":"TOO_COSTLY"`},
	} {
		if answer, id := c.who.Register(t, c.name, c.text); id != "" || !strings.Contains(answer, c.want) {
			t.Errorf("%.20q: %.60s is answered %.300s, want %s", c.name, c.text, answer, c.want)
		}
	}
	const list = "{ registeredOperations { name text outdated } }"
	if got := p.Send(t, list, nil); !strings.Contains(got, `{"registeredOperations":[]}`) {
		t.Errorf("after refusals the key has %s, want no operation", got)
	}
	_, id := p.Register(t, "count", sitetest.Counting)
	if got := p.Send(t, list, nil); !strings.Contains(got, `[{"name":"count","text":"query (`) {
		t.Errorf("the key has %s, want the operation count", got)
	}
	if got := other.Send(t, list, nil); !strings.Contains(got, `{"registeredOperations":[]}`) || !strings.Contains(other.Remove(t, "count"),
		"UNKNOWN") {
		t.Errorf("another key lists or removes the operation: %s", got)
	}
	if got := nobody.Send(t, list, nil); !strings.Contains(got, "FORBIDDEN") || !strings.Contains(nobody.Remove(t, "count"), "FORBIDDEN") {
		t.Errorf("without a key the list is %s, want FORBIDDEN, also for removing", got)
	}
	if err := v.Store.Keys.RevokeAPIKey(t.Context(), "app", time.Time{}, desklog.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	if got := v.ByID(t, id, nil); got.StatusCode != 400 {
		t.Errorf("after its key was revoked the operation answers %d, want 400: %s", got.StatusCode, got.Text)
	}
}

// TestAKeyRegistersSoManyOperations fills a key: one more is refused, replacing one is not, and another key is free.
func TestAKeyRegistersSoManyOperations(t *testing.T) {
	v := visit(t)
	p := v.Program(t, "app")
	for i := range limits.OperationsOfKey {
		name := fmt.Sprint("o", i)
		if _, err := v.Store.Keys.RegisterOperation(t.Context(), "app", name, "{ __typename } #"+name, time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	if answer, _ := p.Register(t, "more", sitetest.Counting); !strings.Contains(answer, `"code":"TOO_MANY"`) {
		t.Errorf("one more is answered %s, want TOO_MANY", answer)
	}
	if answer, id := p.Register(t, "o7", sitetest.Counting); id == "" {
		t.Errorf("replacing one is answered %s, want an id", answer)
	}
	other := v.Program(t, "other")
	if answer, id := other.Register(t, "more", sitetest.Counting); id == "" {
		t.Errorf("registering one with another key is answered %s, want an id", answer)
	}
	p.Remove(t, "o7")
	if got := v.ByID(t, registeredID(t, v, "other"), nil); got.StatusCode != 200 {
		t.Errorf("the same text of another key is gone with the first: %s", got.Text)
	}
}

// pricey costs too much for a hundred properties, and little for a page.
const pricey = `{ properties(first: $n) { nodes { similar(first: 12) { photos { url } plans { url } details { name } price { text }
	city { name } agent { name } } } } }`
