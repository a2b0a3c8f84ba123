package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

const today = `{ desk { today { late { count leads { id } } new { count leads { id } }
	failedEmails { count emails { lead name email { id canResend } } }
	refusedLeads { count refusals { lead delivery { reason } } } heldProperties { count properties { number lacks } }
	lackingProperties { count properties { number lacks } } testimonials { count leads { id } }
	yesterday { leads appointments pageViews } } } }`

func TestTodayAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	v.somethingOfEach(t)
	got := v.PostDesk(t, map[string]string{"query": today}, "Cookie", manager).Text
	for _, want := range []string{`"late":{"count":1,"leads":[{"id":"l0"}]}`, `"new":{"count":5,"leads":[`,
		`"failedEmails":{"count":1,"emails":[{"lead":"l2","name":"Tom l2","email":{"id":"e","canResend":true}}]}`,
		`"refusedLeads":{"count":1,"refusals":[{"lead":"l1","delivery":{"reason":"unknown"}}]}`,
		`"heldProperties":{"count":1,"properties":[{"number":1096,"lacks":["energy.specific"]}]}`,
		`"lackingProperties":{"count":1,"properties":[{"number":1097,"lacks":["energy.label"]}]}`,
		`"testimonials":{"count":1,"leads":[{"id":"l4"}]}`,
		`"yesterday":{"leads":1,"appointments":1,"pageViews":7}`} {
		if !strings.Contains(got, want) {
			t.Errorf("today is %s, want %s", got, want)
		}
	}
	if n := strings.Count(got, `{"id":"l`); n != 7 {
		t.Errorf("today lists %d leads, want one that is late, five new ones and a testimonial", n)
	}
	if got := v.PostDesk(t, map[string]string{"query": today}, "Cookie", editor).Text; !strings.Contains(got, `"late":null`) ||
		!strings.Contains(got, `"heldProperties":{"count":1`) || !strings.Contains(got, `"testimonials":null`) ||
		!strings.Contains(got, `"yesterday":{"leads":null,"appointments":1,"pageViews":7}`) {
		t.Errorf("an editor's today is %s, want no leads", got)
	}
}

// somethingOfEach stores something for each of today's lists: a lead that is late, five new ones and a testimonial, an email that was given
// up, a lead that the CRM refused, a property that is held back and one that lacks something, and what came yesterday.
func (v visitor) somethingOfEach(t *testing.T) {
	t.Helper()
	if err := v.Store.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	for n := range 7 {
		v.LeadFrom(t, fmt.Sprintf("l%d", n))
	}
	old := time.Now().AddDate(0, 0, -5).Unix()
	yesterday := time.Now().In(locale.Zone).AddDate(0, 0, -1)
	for _, s := range []handle.Statement{{SQL: "UPDATE lead_handling SET created_at = ?, state = 'DONE' WHERE lead = 'l5'",
		Args: []any{yesterday.Unix()}},
		{SQL: "UPDATE lead_search SET form = 'postTestimonial' WHERE lead = 'l4'"},
		{SQL: "UPDATE property SET lacks = '[{\"field\":\"energy.label\",\"text\":\"is missing\"}]' WHERE number = 1097"},
		{SQL: "UPDATE property SET lacks = NULL WHERE number NOT IN (1096, 1097)"},
		{SQL: "DELETE FROM page_visit"},
		{SQL: "INSERT INTO page_visit (property, day, source, counted, imported) VALUES (1097, ?, 'OTHER', 3, 4)",
			Args: []any{locale.Today(yesterday)}},
		{SQL: "INSERT INTO appointment (id, lead, property, start, state) VALUES ('a', 'l3', 1097, ?, 'BOOKED')",
			Args: []any{yesterday.Unix()}}} {
		if _, err := v.Store.Write(t.Context(), s); err != nil {
			t.Fatal(s.SQL, err)
		}
	}
	for _, sql := range []string{"UPDATE lead SET created_at = ? WHERE id = 'l0'",
		"UPDATE lead_handling SET created_at = ? WHERE lead = 'l0'",
		`INSERT INTO crm_lead (lead, link, at, due_at, state, reason) SELECT 'l1', 'office', ?, 0, 'REFUSED', 'unknown'`,
		`INSERT INTO outbox (id, lead, kind, recipient, message, created_at, due_at, given_up_at)
			SELECT 'e', 'l2', 'question-visitor', 'x', x'78', ?1, 0, ?1`,
		`UPDATE property SET held = 1, lacks = '[{"field":"energy.specific","text":"is missing"}]' WHERE number = 1096 AND ? > 0`} {
		if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: sql, Args: []any{old}}); err != nil {
			t.Fatal(sql, err)
		}
	}
}
