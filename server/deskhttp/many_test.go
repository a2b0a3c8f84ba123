package deskhttp_test

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/limits"
)

// leadsPage is a page of a list of leads.
type leadsPage struct {
	Data struct {
		Desk struct {
			Leads struct {
				TotalCount  int
				EndCursor   string
				HasNextPage bool
				Nodes       []struct{ ID string }
			}
		}
	}
}

// TestTenThousandLeads reads, changes and exports as CSV more leads than an agency gets in years: each is on one page and in one line, and
// no more are changed at once than is allowed.
func TestTenThousandLeads(t *testing.T) {
	releasetest.Only(t, "it stores ten thousand leads")
	const count = 10_000
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.Write(t, fmt.Sprintf(`INSERT INTO lead (id, form, key, language, first_name, last_name, email, phone, page, content,
		answer, created_at)
		WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d)
		SELECT printf('lead-%%05d', i), iif(i %% 2, 'sendContact', 'subscribe'), 'key ' || i, 'nl', 'Tom', 'Nr ' || i,
		'tom' || i || '@example.org',
			'', '', '{}', '{}', %d - i / 3 FROM n`, count, time.Now().Unix()))
	if seen := v.leadsOf(t, manager, count); len(seen) != count {
		t.Errorf("the pages have %d leads, want each of %d once", len(seen), count)
	}
	all := func(n int, filter string) string {
		return fmt.Sprintf(`setLeadStates(input: {state: DONE, chosen: {all: {list: ALL, count: %d, filter: {%s}}}})`, n, filter)
	}
	const half = `forms: ["sendContact"]`
	for _, c := range []struct{ mutation, want string }{
		{all(count, ""), `"path":["chosen","all"],"code":"TOO_MANY"`}, {all(limits.DeskBulk+1, half), `"code":"TOO_MANY"`},
		{all(limits.DeskBulk, ""), `"totalCount":10000`}, // a list that is longer than was seen
		{all(count/2, half), fmt.Sprintf(`"count":%d,"stale":0`, count/2)},
	} {
		if got, _ := v.many(t, manager, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("%s answers %.200s, want %s", c.mutation, got, c.want)
		}
	}
	status, text, _ := v.Sheet(t, manager, url.Values{"list": {"ALL"}})
	lines, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if status != 200 || err != nil || len(lines) != count+1 {
		t.Errorf("the CSV answers %d with %d lines (%v), want one for each lead and the titles", status, len(lines), err)
	}
	if after := v.leadsOf(t, manager, count); len(after) != count {
		t.Errorf("afterwards the pages have %d leads, want %d", len(after), count)
	}
}

// leadsOf reads the list of all leads page by page, and returns how often each is there.
func (v visitor) leadsOf(t *testing.T, cookie string, count int) map[string]int {
	t.Helper()
	seen, after := map[string]int{}, ""
	for page := range count/50 + 1 {
		query := fmt.Sprintf("{ desk { leads(list: ALL, newestFirst: true%s) { totalCount endCursor hasNextPage nodes { id name } } } }",
			after)
		r := v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie, "X-Forwarded-For", fmt.Sprintf("192.0.2.%d", page/20))
		var got leadsPage
		if err := json.Unmarshal([]byte(r.Text), &got); err != nil {
			t.Fatalf("page %d answers %.200s (%v)", page, r.Text, err)
		}
		list := got.Data.Desk.Leads
		if list.TotalCount != count {
			t.Fatalf("page %d says that there are %d leads, want %d: %.200s", page, list.TotalCount, count, r.Text)
		}
		for _, l := range list.Nodes {
			if seen[l.ID]++; seen[l.ID] > 1 {
				t.Fatalf("page %d has %s again", page, l.ID)
			}
		}
		if !list.HasNextPage {
			break
		}
		after = fmt.Sprintf(", after: %q", list.EndCursor)
	}
	return seen
}
