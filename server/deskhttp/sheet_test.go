package deskhttp_test

import (
	"encoding/csv"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
)

func TestLeadsAsASheet(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	for _, id := range []string{"one", "=2+5", "three"} {
		v.LeadFrom(t, id)
	}
	v.say(t, manager, `setLeadState(input: {lead: "three", version: 1, state: DONE})`)
	for _, c := range []struct {
		cookie string
		fields url.Values
		status int
		want   string
	}{{"", nil, 403, "SIGNED_OUT"}, {"session=" + v.Owner(t, sitetest.Lieve, 1096), nil, 403, "SIGNED_OUT"}, {agent, nil, 403, "FORBIDDEN"},
		{editor, nil, 403, "FORBIDDEN"}, {manager, url.Values{"list": {"SECRET"}}, 400, "BAD_INPUT"},
		{manager, url.Values{"filter": {"{"}}, 400, "BAD_INPUT"}, {manager, url.Values{"filter": {`{"colour":"red"}`}}, 400, "BAD_INPUT"},
		{manager, url.Values{"filter": {`{"forms":["x"]}`}}, 400, "BAD_INPUT"},
		{manager, url.Values{"filter": {strings.Repeat(" ", limits.SheetBytes)}}, 413, "BODY_TOO_LARGE"}} {
		if status, text, _ := v.Sheet(t, c.cookie, c.fields); status != c.status || !strings.Contains(text, c.want) {
			t.Errorf("with the cookie %.20q and %.60v: status %d, %s, want %d with %s", c.cookie, c.fields, status, text, c.status, c.want)
		}
	}
	if status, text, _ := v.Sheet(t, manager, nil, "Sec-Fetch-Site", "cross-site"); status != 403 || !strings.Contains(text, "FOREIGN") {
		t.Errorf("a sheet for another site: status %d, %s, want 403 with FOREIGN", status, text)
	}
	status, text, header := v.Sheet(t, manager, url.Values{"filter": {`{"words":"KEURING","property":1096}`}})
	lines, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(text, "\uFEFF"))).ReadAll()
	if status != 200 || err != nil || len(lines) != 3 || header.Get("Cache-Control") != "private, no-store" ||
		!strings.HasPrefix(header.Get("Content-Disposition"), "attachment") || !strings.HasPrefix(text, "\uFEFF") {
		t.Fatalf("the sheet has status %d and %d lines, want 200, a header and the two open leads (%v): %s", status, len(lines), err, text)
	}
	if line := strings.Join(append(lines[1], lines[2]...), "|"); !strings.Contains(line, "|'=2+5|") || !strings.Contains(line,
		"|Is er een keuring?|") ||
		!strings.Contains(line, "|Nieuw|") {
		t.Errorf("the leads are %q, want their state and message, and no formula", line)
	}
	v.unconfirmed(t)
	if status, text, _ := v.Sheet(t, manager, nil); status != 403 || !strings.Contains(text, "CODE_AGAIN") {
		t.Errorf("a sheet 15 minutes after the code: status %d, %s, want 403 with CODE_AGAIN", status, text)
	}
	log := v.PostDesk(t, map[string]string{"query": `{ desk { actions { nodes { name record after } } } }`}, "Cookie", manager).Text
	if strings.Count(log, `{"name":"exportLeads","record":"leads:OPEN","after":"2"}`) != 1 {
		t.Errorf("the log is %s, want the one sheet that was written", log)
	}
}

// TestALongSheetIsComplete goes over several pages of the store.
func TestALongSheetIsComplete(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n
		WHERE i < 1200)
		INSERT INTO lead (id, form, key, language, first_name, last_name, email, phone, page, content, answer, created_at)
		SELECT 'l' || i, 'sendContact', 'key' || i, 'nl', 'An', 'Claes', 'an@example.org', '', '', '{}', '{}',
		1700000000 + i / 3 FROM n`}); err != nil {
		t.Fatal(err)
	}
	status, text, _ := v.Sheet(t, manager, url.Values{"list": {"ALL"}})
	if lines := strings.Count(text, "\n"); status != 200 || lines != 1201 {
		t.Errorf("the sheet has status %d and %d lines, want 200 and 1201", status, lines)
	}
}
