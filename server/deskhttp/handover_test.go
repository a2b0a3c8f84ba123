package deskhttp_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
)

// emailsTo lists what waits for an address, each email as its kind and its message.
func (v visitor) emailsTo(t *testing.T, address string) (list [][2]string) {
	t.Helper()
	due, err := v.Store.Outbox.DueEmails(t.Context(), time.Now().Add(time.Hour), 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range due {
		if e.Recipient == address {
			list = append(list, [2]string{e.Kind, string(e.Message)})
		}
	}
	return list
}

// TestLeadsAreHandedOverWithAWord: the word is a note on each lead, and one email tells the colleague, without the word and without what
// the visitor wrote.
func TestLeadsAreHandedOverWithAWord(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	const agents = "agent@agency.example"
	for _, id := range []string{"one", "two", "three", "four"} {
		v.LeadFrom(t, id)
	}
	one := func(lead string, version, to int, note string) string {
		return fmt.Sprintf(`handOverLead(input: {lead: %q, version: %d, agent: "StaffMember:%d", note: %q})`, lead, version, to, note)
	}
	many := func(to int, leads string) string {
		return fmt.Sprintf(`handOverLeads(input: {agent: "StaffMember:%d", note: "Samen", chosen: {leads: [%s]}})`, to, leads)
	}
	const two, three = `{lead: "two", version: 1}`, `{lead: "three", version: 1}`
	for _, c := range []struct {
		cookie, mutation, want string
		emails                 int
	}{
		{manager, one("one", 1, 2, strings.Repeat("x", 501)), `"path":["note"],"code":"TOO_LONG"`, 0},
		{manager, one("one", 1, 99, "Zij belde al"), `"path":["agent"],"code":"UNKNOWN"`, 0},
		{manager, one("one", 1, 1, " "), `"agent":{"name":"manager of the agency"},"notes":[]`, 0},
		{manager, one("one", 2, 2, " Zij belde al "), `"notes":[{"text":"Zij belde al","by":"manager of the agency"}]`, 1},
		{manager, one("one", 2, 2, "Zij belde al"), "LeadStale", 1}, // the same again
		{agent, one("one", 3, 2, "Voor mij"), `"text":"Voor mij"`, 1},
		{manager, many(2, two+", "+three+`, {lead: "four", version: 9}`), `"count":2,"stale":1`, 2},
		{manager, many(2, two+", "+three), `"count":0,"stale":2`, 2},
		{"", one("four", 1, 2, "x"), "SIGNED_OUT", 2},
	} {
		got := ""
		if strings.HasPrefix(c.mutation, "handOverLeads") {
			got, _ = v.many(t, c.cookie, c.mutation)
		} else {
			got = v.say(t, c.cookie, c.mutation)
		}
		if emails := v.emailsTo(t, agents); !strings.Contains(got, c.want) || len(emails) != c.emails {
			t.Errorf("%.110s answers %s with %d emails in all, want %s and %d", c.mutation, got, len(emails), c.want, c.emails)
		}
	}
	emails := v.emailsTo(t, agents)
	slices.SortFunc(emails, func(a, b [2]string) int { return strings.Compare(a[0], b[0]) }) // both were written in one second
	if emails[0][0] != "lead-handed-staff" || emails[1][0] != "leads-handed-staff" || !strings.Contains(emails[0][1], "/desk/inbox/one") {
		t.Errorf("the emails are %s and %s, want one with the lead and one about several", emails[0], emails[1][0])
	}
	for _, e := range emails {
		for _, word := range []string{"keuring", "belde", "Samen", "example.org"} {
			if strings.Contains(e[1], word) || !strings.Contains(e[1], "manager of the agency") {
				t.Errorf("%s must name the colleague and not say %q:\n%s", e[0], word, e[1])
			}
		}
	}
	v.PostDesk(t, map[string]string{"query": `mutation { setStaffEmails(input: {leads: NONE, appointments: OWN}) { __typename } }`},
		"Cookie",
		agent)
	if got := v.say(t, manager, one("four", 1, 2, "x")); !strings.Contains(got, "LeadChanged") || len(v.emailsTo(t, agents)) != 2 {
		t.Errorf("handing over to an agent who wants no emails answers %s with %d emails, want no third", got, len(v.emailsTo(t, agents)))
	}
}
