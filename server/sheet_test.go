package server_test

import (
	"encoding/csv"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// sheet asks for leads as CSV.
func (v visitor) sheet(t *testing.T, cookie string, fields url.Values, headers ...string) (status int, text string, header http.Header) {
	t.Helper()
	return v.fileOf(t, "/desk/leads.csv", cookie, fields, headers...)
}

// fileOf asks for a file of the desk.
func (v visitor) fileOf(t *testing.T, path, cookie string, fields url.Values, headers ...string) (status int, text string,
	header http.Header) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, v.URL+path, strings.NewReader(fields.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	for i, list := 0, append([]string{"Cookie", cookie}, headers...); i < len(list); i += 2 {
		r.Header.Set(list[i], list[i+1])
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(body), answer.Header
}

func TestLeadsAsASheet(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	agent, _ := v.atDesk(t, "agent", agency.DeskAgent)
	editor, _ := v.atDesk(t, "editor", agency.DeskEditor)
	for _, id := range []string{"one", "=2+5", "three"} {
		v.leadFrom(t, id)
	}
	v.say(t, manager, `setLeadState(input: {lead: "three", version: 1, state: DONE})`)
	for _, c := range []struct {
		cookie string
		fields url.Values
		status int
		want   string
	}{{"", nil, 403, "SIGNED_OUT"}, {"session=" + v.owner(t, lieve, 1096), nil, 403, "SIGNED_OUT"}, {agent, nil, 403, "FORBIDDEN"},
		{editor, nil, 403, "FORBIDDEN"}, {manager, url.Values{"list": {"SECRET"}}, 400, "BAD_INPUT"},
		{manager, url.Values{"filter": {"{"}}, 400, "BAD_INPUT"}, {manager, url.Values{"filter": {`{"colour":"red"}`}}, 400, "BAD_INPUT"},
		{manager, url.Values{"filter": {`{"forms":["x"]}`}}, 400, "BAD_INPUT"},
		{manager, url.Values{"filter": {strings.Repeat(" ", limits.SheetBytes)}}, 413, "BODY_TOO_LARGE"}} {
		if status, text, _ := v.sheet(t, c.cookie, c.fields); status != c.status || !strings.Contains(text, c.want) {
			t.Errorf("with the cookie %.20q and %.60v: status %d, %s, want %d with %s", c.cookie, c.fields, status, text, c.status, c.want)
		}
	}
	if status, text, _ := v.sheet(t, manager, nil, "Sec-Fetch-Site", "cross-site"); status != 403 || !strings.Contains(text, "FOREIGN") {
		t.Errorf("a sheet for another site: status %d, %s, want 403 with FOREIGN", status, text)
	}
	status, text, header := v.sheet(t, manager, url.Values{"filter": {`{"words":"KEURING","property":1096}`}})
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
	if status, text, _ := v.sheet(t, manager, nil); status != 403 || !strings.Contains(text, "CODE_AGAIN") {
		t.Errorf("a sheet 15 minutes after the code: status %d, %s, want 403 with CODE_AGAIN", status, text)
	}
	log := v.postDesk(t, map[string]string{"query": `{ desk { actions { nodes { name record after } } } }`}, "Cookie", manager).text
	if strings.Count(log, `{"name":"exportLeads","record":"leads:OPEN","after":"2"}`) != 1 {
		t.Errorf("the log is %s, want the one sheet that was written", log)
	}
}

// TestALongSheetIsComplete goes over several pages of the store.
func TestALongSheetIsComplete(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	if _, err := v.store.Write(t.Context(), db.Statement{SQL: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n
		WHERE i < 1200)
		INSERT INTO lead (id, form, key, language, first_name, last_name, email, phone, page, content, answer, created_at)
		SELECT 'l' || i, 'sendContact', 'key' || i, 'nl', 'An', 'Claes', 'an@example.org', '', '', '{}', '{}',
		1700000000 + i / 3 FROM n`}); err != nil {
		t.Fatal(err)
	}
	status, text, _ := v.sheet(t, manager, url.Values{"list": {"ALL"}})
	if lines := strings.Count(text, "\n"); status != 200 || lines != 1201 {
		t.Errorf("the sheet has status %d and %d lines, want 200 and 1201", status, lines)
	}
}
