package deskhttp_test

import (
	"encoding/csv"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// TestTheLogAsASheet takes the log as CSV: a manager has everybody's lines or those of one, in words, and no cell is a formula.
func TestTheLogAsASheet(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	if err := v.Store.Members.Note(t.Context(), desklog.Action{At: time.Now(), Staff: 1, Name: "saveParts", Record: "site",
		After: "=2+5"}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		cookie string
		fields url.Values
		status int
		want   string
	}{{"", nil, 403, "SIGNED_OUT"}, {agent, nil, 403, "FORBIDDEN"}, {editor, nil, 403, "FORBIDDEN"},
		{manager, url.Values{"member": {"x"}}, 400, "BAD_INPUT"},
		{manager, nil, 200, "manager of the agency,nam het logboek als CSV"},
		{manager, nil, 200, "editor of the agency,meldde zich aan"},
		{manager, nil, 200, "site,,'=2+5"},
		{manager, url.Values{"member": {"StaffMember:1"}}, 200, "manager of the agency,meldde zich aan"}} {
		status, text, header := v.FileOf(t, "/desk/log.csv", c.cookie, c.fields)
		if status != c.status || !strings.Contains(text, c.want) ||
			status == 200 && header.Get("Cache-Control") != "private, no-store" {
			t.Errorf("with the fields %v it answers %d, %s, want %d and %s", c.fields, status, text, c.status, c.want)
		}
		if c.fields != nil && status == 200 && strings.Contains(text, "editor of the agency") {
			t.Error("the log of one member has lines of another:", text)
		}
	}
	if status, text, _ := v.FileOf(t, "/desk/log.csv", manager, nil, "Sec-Fetch-Site", "cross-site"); status != 403 {
		t.Errorf("from another site it answers %d, %s", status, text)
	}
}

// TestALongLogAsASheet takes a log that has more lines than a sheet: the newest are in it, and the oldest are left out.
func TestALongLogAsASheet(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	const more = 100
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: `
		WITH RECURSIVE line (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM line WHERE n < ?)
		INSERT INTO action (at, staff, name, record, before, after)
		SELECT ? + n, 1, 'saveParts', 'line ' || n, '', '' FROM line`,
		Args: []any{limits.ActionsInSheet + more, time.Now().AddDate(0, 0, -1).Unix()}}); err != nil {
		t.Fatal(err)
	}
	status, text, _ := v.FileOf(t, "/desk/log.csv", manager, nil)
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(text, "\ufeff"))).ReadAll()
	if err != nil || status != 200 || len(rows) != limits.ActionsInSheet+1 {
		t.Fatalf("it answers %d with %d rows (%v), want a header and %d lines", status, len(rows), err, limits.ActionsInSheet)
	}
	seen := map[string]bool{}
	for _, row := range rows {
		seen[row[3]] = true
	}
	if rows[1][2] != "nam het logboek als CSV" || !seen["line 50100"] || seen["line 100"] || !seen["line 200"] {
		t.Errorf("it begins with %q and ends with %q, want the newest lines", rows[1], rows[len(rows)-1])
	}
}
