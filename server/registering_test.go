package server_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// TestWhoMayRegisterWhat tries what is not allowed: nothing is stored then.
func TestWhoMayRegisterWhat(t *testing.T) {
	v := visit(t)
	p, other, nobody := v.program(t, "app"), v.program(t, "other"), program{v, ""}
	for _, c := range []struct {
		who              program
		name, text, want string
	}{
		{nobody, "count", counting, `"code":"FORBIDDEN"`},
		{p, "", counting, `"code":"NAME"`}, {p, "a b", counting, `"code":"NAME"`},
		{p, strings.Repeat("a", limits.OperationNameBytes+1), counting, `"code":"NAME"`},
		{p, "long", "{ __typename } #" + strings.Repeat("x", limits.OperationBytes), `"code":"TOO_LONG"`},
		{p, "wrong", "{ propertys { totalCount } }", `Did you mean`}, {p, "none", "", `"code":"INVALID"`},
		{p, "cut", "{ site {", `"code":"INVALID"`},
		{p, "two", "query A { __typename } query B { __typename }", `not exactly one operation`},
		{p, "costly", "{ properties(first: 100) { nodes { similar(first: 12) { similar(first: 12) { id } } } } }", `"code":"TOO_COSTLY"`},
		{p, "default", "query ($n: Int = 100) " + pricey, `"code":"TOO_COSTLY"`},
		{p, "deep", "{ " + strings.Repeat("properties { nodes { similar { ", 1) + strings.Repeat("project { units { ", 6) + "id" +
			strings.Repeat(" } }", 6) + " } } } }", `"code":"TOO_COSTLY"`},
	} {
		if answer, id := c.who.register(t, c.name, c.text); id != "" || !strings.Contains(answer, c.want) {
			t.Errorf("%.20q: %.60s is answered %.300s, want %s", c.name, c.text, answer, c.want)
		}
	}
	const list = "{ registeredOperations { name text outdated } }"
	if got := p.send(t, list, nil); !strings.Contains(got, `{"registeredOperations":[]}`) {
		t.Errorf("after refusals the key has %s, want no operation", got)
	}
	_, id := p.register(t, "count", counting)
	if got := p.send(t, list, nil); !strings.Contains(got, `[{"name":"count","text":"query (`) {
		t.Errorf("the key has %s, want the operation count", got)
	}
	if got := other.send(t, list, nil); !strings.Contains(got, `{"registeredOperations":[]}`) || !strings.Contains(other.remove(t, "count"),
		"UNKNOWN") {
		t.Errorf("another key lists or removes the operation: %s", got)
	}
	if got := nobody.send(t, list, nil); !strings.Contains(got, "FORBIDDEN") || !strings.Contains(nobody.remove(t, "count"), "FORBIDDEN") {
		t.Errorf("without a key the list is %s, want FORBIDDEN, also for removing", got)
	}
	if err := v.store.RevokeAPIKey(t.Context(), "app", time.Time{}, db.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	if got := v.byID(t, id, nil); got.StatusCode != 400 {
		t.Errorf("after its key was revoked the operation answers %d, want 400: %s", got.StatusCode, got.text)
	}
}

// TestAKeyRegistersSoManyOperations fills a key: one more is refused, replacing one is not, and another key is free.
func TestAKeyRegistersSoManyOperations(t *testing.T) {
	v := visit(t)
	p := v.program(t, "app")
	for i := range limits.OperationsOfKey {
		name := fmt.Sprint("o", i)
		if _, err := v.store.RegisterOperation(t.Context(), "app", name, "{ __typename } #"+name, time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	if answer, _ := p.register(t, "more", counting); !strings.Contains(answer, `"code":"TOO_MANY"`) {
		t.Errorf("one more is answered %s, want TOO_MANY", answer)
	}
	if answer, id := p.register(t, "o7", counting); id == "" {
		t.Errorf("replacing one is answered %s, want an id", answer)
	}
	other := v.program(t, "other")
	if answer, id := other.register(t, "more", counting); id == "" {
		t.Errorf("registering one with another key is answered %s, want an id", answer)
	}
	p.remove(t, "o7")
	if got := v.byID(t, registeredID(t, v, "other"), nil); got.StatusCode != 200 {
		t.Errorf("the same text of another key is gone with the first: %s", got.text)
	}
}
