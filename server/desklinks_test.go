package server_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
)

func TestLinksAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	agent, _ := v.atDesk(t, "agent", agency.DeskAgent)
	none := map[string]string{"query": "{ desk { links { id } } }"}
	if got := v.postJSON(t, none, "Cookie", manager).text; !strings.Contains(got, `"links":[]`) {
		t.Errorf("without links the desk answers %s, want an empty list", got)
	}
	settings := map[string]string{"client": "client of the agency"}
	if err := v.store.AddLink(t.Context(), "office", "whise", settings, "the secret"); err != nil {
		t.Fatal(err)
	}
	say := func(cookie, mutation, link string) string {
		query := fmt.Sprintf(`mutation { %sLink(input: {link: %q}) { ... on InvalidInput { problems { path code } }
			... on LinkChanged { link { id state nextAt } } } }`, mutation, link)
		return v.postJSON(t, map[string]string{"query": query}, "Cookie", cookie).text
	}
	for _, c := range []struct{ cookie, mutation, link, want string }{{agent, "pause", "office", "FORBIDDEN"},
		{manager, "pause", "none", `"path":["link"],"code":"UNKNOWN"`},
		{manager, "pause", "office", `{"id":"office","state":"PAUSED","nextAt":null}`},
		{manager, "run", "office", `"code":"UNKNOWN"`}, {manager, "resume", "office", `"state":"NEW"`},
		{manager, "run", "office", `"state":"NEW"`}} {
		if got := say(c.cookie, c.mutation, c.link); !strings.Contains(got, c.want) {
			t.Errorf("%sLink of %s answers %s, want %s", c.mutation, c.link, got, c.want)
		}
	}
	now, problem := time.Now(), "the CRM is down"
	if held, err := v.store.HoldLink(t.Context(), "office", "me", now, now.Add(time.Minute)); err != nil || !held {
		t.Fatal(held, err)
	}
	const links = `{ desk { links { id system state problem runs { read seconds trouble } troubles { record } refusals { name } } } }`
	read := func(cookie string) string {
		return v.postJSON(t, map[string]string{"query": links}, "Cookie", cookie).text
	}
	if got := read(manager); !strings.Contains(got, `"state":"RUNNING"`) {
		t.Errorf("while it runs, the link is %s", got)
	}
	run := db.LinkRun{At: now.Unix(), Took: 1500, Read: 3, Problem: &problem}
	if err := v.store.LinkFailed(t.Context(), "office", "me", run, now.Add(time.Minute)); err != nil {
		t.Fatal(err)
	}
	got := read(manager)
	if !strings.Contains(got,
		`"state":"FAILING","problem":"the CRM is down","runs":[{"read":3,"seconds":1.5,"trouble":"the CRM is down"}]`) {
		t.Errorf("after a run that failed, the link is %s", got)
	}
	if strings.Contains(got, "secret") || strings.Contains(got, "client of") {
		t.Errorf("the desk shows settings of a link: %s", got)
	}
	if got := read(agent); !strings.Contains(got, "FORBIDDEN") || strings.Contains(got, "office") {
		t.Errorf("an agent reads links: %s", got)
	}
	log := v.postJSON(t, map[string]string{"query": `{ desk { actions { nodes { name record } } } }`}, "Cookie", manager).text
	for _, name := range []string{"pauseLink", "resumeLink", "runLink"} {
		if strings.Count(log, `{"name":"`+name+`","record":"link:office"}`) != 1 {
			t.Errorf("the log is %s, want %s once", log, name)
		}
	}
}

func TestTodayAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	editor, _ := v.atDesk(t, "editor", agency.DeskEditor)
	if err := v.store.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	for n := range 7 {
		v.leadFrom(t, fmt.Sprintf("l%d", n))
	}
	old := time.Now().AddDate(0, 0, -5).Unix()
	yesterday := time.Now().In(locale.Zone).AddDate(0, 0, -1)
	for _, s := range []db.Statement{{SQL: "UPDATE lead_handling SET created_at = ?, state = 'DONE' WHERE lead = 'l5'",
		Args: []any{yesterday.Unix()}},
		{SQL: "UPDATE lead_search SET form = 'postTestimonial' WHERE lead = 'l4'"},
		{SQL: "UPDATE property SET lacks = '[{\"field\":\"energy.label\",\"text\":\"is missing\"}]' WHERE number = 1097"},
		{SQL: "UPDATE property SET lacks = NULL WHERE number NOT IN (1096, 1097)"},
		{SQL: "DELETE FROM page_visit"},
		{SQL: "INSERT INTO page_visit (property, day, source, counted, imported) VALUES (1097, ?, 'OTHER', 3, 4)",
			Args: []any{locale.Today(yesterday)}},
		{SQL: "INSERT INTO appointment (id, lead, property, start, state) VALUES ('a', 'l3', 1097, ?, 'BOOKED')",
			Args: []any{yesterday.Unix()}}} {
		if _, err := v.store.Write(t.Context(), s); err != nil {
			t.Fatal(s.SQL, err)
		}
	}
	for _, sql := range []string{"UPDATE lead SET created_at = ? WHERE id = 'l0'",
		"UPDATE lead_handling SET created_at = ? WHERE lead = 'l0'",
		`INSERT INTO crm_lead (lead, link, at, due_at, state, reason) SELECT 'l1', 'office', ?, 0, 'REFUSED', 'unknown'`,
		`INSERT INTO outbox (id, lead, kind, recipient, message, created_at, due_at, given_up_at)
			SELECT 'e', 'l2', 'question-visitor', 'x', x'78', ?1, 0, ?1`,
		`UPDATE property SET held = 1, lacks = '[{"field":"energy.specific","text":"is missing"}]' WHERE number = 1096 AND ? > 0`} {
		if _, err := v.store.Write(t.Context(), db.Statement{SQL: sql, Args: []any{old}}); err != nil {
			t.Fatal(sql, err)
		}
	}
	const today = `{ desk { today { late { count leads { id } } new { count leads { id } }
		failedEmails { count emails { lead name email { id canResend } } }
		refusedLeads { count refusals { lead delivery { reason } } } heldProperties { count properties { number lacks } }
		lackingProperties { count properties { number lacks } } testimonials { count leads { id } }
		yesterday { leads appointments pageViews } } } }`
	got := v.postJSON(t, map[string]string{"query": today}, "Cookie", manager).text
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
	if got := v.postJSON(t, map[string]string{"query": today}, "Cookie", editor).text; !strings.Contains(got, `"late":null`) ||
		!strings.Contains(got, `"heldProperties":{"count":1`) || !strings.Contains(got, `"testimonials":null`) ||
		!strings.Contains(got, `"yesterday":{"leads":null,"appointments":1,"pageViews":7}`) {
		t.Errorf("an editor's today is %s, want no leads", got)
	}
}
