package main

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/db/handle"
)

// TestCheckCountsDoubtfulPrices checks a site without and with a delivered price that waits, and with one that was dismissed.
func TestCheckCountsDoubtfulPrices(t *testing.T) {
	dir, store := filled(t)
	for _, step := range []struct{ sql, want string }{
		{"DELETE FROM doubtful_price", "ok       prices    no delivered price"},
		{"INSERT INTO doubtful_price (property, price, at) VALUES (1096, 500000000, 1)",
			"warning  prices    1 delivered price waits to be confirmed at the desk, or to be delivered again; " +
				"the last is €\u00a05.000.000 for 1096"},
		{"UPDATE doubtful_price SET dismissed = 1", "ok       prices"},
	} {
		if _, err := store.Write(t.Context(), handle.Statement{SQL: step.sql}); err != nil {
			t.Fatal(err)
		}
		if said := checked(t, "-data", dir); !strings.Contains(said, step.want) {
			t.Errorf("after %s gevel check does not say %q:\n%s", step.sql, step.want, said)
		}
	}
}

// TestCheckOfTheLaw checks a site that says everything, and one without the agent's licence number.
func TestCheckOfTheLaw(t *testing.T) {
	dir, store := filled(t)
	if said := checked(t, "-data", dir); !strings.Contains(said, "ok       identity") {
		t.Errorf("of the sample gevel check does not say that its identity is ok:\n%s", said)
	}
	if _, err := store.Write(t.Context(), handle.Statement{
		SQL: "UPDATE site SET content = json_remove(content, '$.identity.number', '$.identity.policy')"}); err != nil {
		t.Fatal(err)
	}
	said := checked(t, "-data", dir)
	for _, want := range []string{"warning  identity  identity.number of the settings is missing: an agent in Belgium",
		"warning  identity  identity.policy", "  law       "} {
		if !strings.Contains(said, want) {
			t.Errorf("gevel check does not say %q:\n%s", want, said)
		}
	}
}
