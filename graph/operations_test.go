package graph_test

import (
	"context"
	"testing"

	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
)

var operations = map[string]string{
	"count":  "{ properties { totalCount } }",
	"slots":  "query Q { ...F } fragment F on Query { appointmentSlots(property: 1096, days: 1) { free } }",
	"search": "{ site { name } ... on Query { demand(token: \"x\") { state } } }",
	"email":  "{ newsletter(token: \"x\") { state } }",
	"leave":  `mutation ($token: String!) { unsubscribe(input: {token: $token}) { __typename } }`,
}

func TestMutatesAndLive(t *testing.T) {
	store, _ := sampletest.Open(t)
	g := graph.New(leadstest.Open(t, store).Auth(), operations)
	for id, want := range map[string][2]bool{"count": {false, false}, "slots": {false, true}, "search": {false, true},
		"email": {false, true}, "leave": {true, true}, "none": {false, false}} {
		if got := [2]bool{g.Mutates(id), g.Live(id)}; got != want {
			t.Errorf("%s: whether it mutates and is live is %v, want %v", id, got, want)
		}
	}
	answer, err := g.Answer(context.Background(), "leave", map[string]any{"token": "x"})
	if err != nil || string(answer) != `{"data":{"unsubscribe":{"__typename":"InvalidInput"}}}` {
		t.Errorf("the answer is %s, want InvalidInput (%v)", string(answer), err)
	}
}
