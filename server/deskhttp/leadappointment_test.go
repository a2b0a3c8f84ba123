package deskhttp_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
)

// TestALeadShowsItsAppointment: when, with whom and whether it takes place; only those who may change it see the visitor.
func TestALeadShowsItsAppointment(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	other, _ := v.AtDesk(t, "other", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	at := time.Now().Add(48 * time.Hour).Truncate(time.Minute)
	v.booked(t, "one", at)
	v.LeadFrom(t, "two")
	expect := func(cookie, lead, want string) {
		t.Helper()
		query := `{ desk { lead(id: "` + lead +
			`") { lastName appointment { state agent appointment { id start property visitor { lead email } } } } } }`
		if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text; !strings.Contains(got, want) {
			t.Errorf("with the cookie %q the lead %s is %s, want %s", cookie, lead, got, want)
		}
	}
	start := at.UTC().Format(time.RFC3339)
	expect(manager, "of-one", `"appointment":{"state":"BOOKED","agent":"An Vermeulen","appointment":{"id":"one","start":"`+start+
		`","property":1096,"visitor":{"lead":"of-one","email":"of-one@example.org"}}}`)
	expect(other, "of-one", `"appointment":{"id":"one","start":"`+start+`","property":1096,"visitor":null}`)
	expect(manager, "two", `"appointment":null`)
	expect(editor, "of-one", "FORBIDDEN")
	expect("", "of-one", `"desk":null`)
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: "UPDATE appointment SET state = 'CANCELLED', sequence = 1"}); err != nil {
		t.Fatal(err)
	}
	expect(manager, "of-one", `"state":"CANCELLED"`)
}
