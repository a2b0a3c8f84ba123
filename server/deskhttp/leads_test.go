package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// say sends a mutation about a lead, and returns what it answers.
func (v visitor) say(t *testing.T, cookie, mutation string) string {
	t.Helper()
	const answer = ` { __typename ... on InvalidInput { problems { path code } }
		... on LeadChanged { lead { state stateVersion agent { name } notes { text by } } }
		... on LeadStale { lead { state stateBy } } } }`
	query := "mutation { " + mutation + answer
	if strings.HasPrefix(mutation, "addLeadNote") {
		query = strings.Replace(query, "... on LeadStale { lead { state stateBy } }", "", 1)
	}
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

func TestLeadsAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	v.LeadFrom(t, "one")
	v.LeadFrom(t, "two")
	state := func(version int, state string) string {
		return fmt.Sprintf(`setLeadState(input: {lead: "one", version: %d, state: %s})`, version, state)
	}
	handOver := func(version int, to string) string {
		return fmt.Sprintf(`handOverLead(input: {lead: "one", version: %d, agent: "StaffMember:%s"})`, version, to)
	}
	for _, c := range []struct{ cookie, mutation, want string }{
		{"", state(1, "DONE"), `"code":"SIGNED_OUT"`}, {editor, state(1, "DONE"), `"code":"FORBIDDEN"`},
		{agent, state(1, "IN_HAND"), `"state":"IN_HAND","stateVersion":2`},
		{manager, state(1, "DONE"), `"__typename":"LeadStale","lead":{"state":"IN_HAND","stateBy":"agent of the agency"}`},
		{manager, state(9, "DONE"), "LeadStale"}, {manager, handOver(1, "99"), `"path":["agent"],"code":"UNKNOWN"`},
		{manager, handOver(1, "3"), `"code":"UNKNOWN"`}, {manager, handOver(1, "x"), `"code":"UNKNOWN"`},
		{manager, strings.Replace(state(1, "DONE"), "one", "none", 1), `"path":["lead"],"code":"UNKNOWN"`},
		{agent, handOver(1, "1"), `"__typename":"LeadChanged","lead":null`}, // the agent sees it no more
		{agent, state(2, "SPAM"), `"code":"UNKNOWN"`},
		{manager, `addLeadNote(input: {lead: "one", key: "the first", text: " "})`, `"path":["text"],"code":"REQUIRED"`},
		{manager, `addLeadNote(input: {lead: "one", key: "the first", text: "` + strings.Repeat("x", 4001) + `"})`, `"code":"TOO_LONG"`},
		{manager, `addLeadNote(input: {lead: "one", key: "short", text: "x"})`, `"path":["key"],"code":"OUT_OF_RANGE"`},
		{manager, `addLeadNote(input: {lead: "one", key: "the first", text: "Called <b>back</b>"})`, `"by":"manager of the agency"`},
		{manager, `addLeadNote(input: {lead: "one", key: "the first", text: "Sent again"})`,
			`back\u003c/b\u003e","by":"manager of the agency"}]`},
		{agent, `addLeadNote(input: {lead: "one", key: "the first", text: "x"})`, `"code":"UNKNOWN"`},
		{editor, `addLeadNote(input: {lead: "one", key: "the first", text: "x"})`, "FORBIDDEN"},
	} {
		if got := v.say(t, c.cookie, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, %.100s answers %s, want %s", c.cookie, c.mutation, got, c.want)
		}
	}
	const lists = `{ desk { leads(list: ALL) { totalCount hasNextPage nodes { id name formName message property } } ` +
		`lead(id: "one") { email } } }`
	for cookie, want := range map[string]string{agent: `"totalCount":1,"hasNextPage":false,"nodes":[{"id":"two","name":"Tom two",` +
		`"formName":`,
		manager: `"lead":{"email":"one@example.org"}`, editor: "FORBIDDEN"} {
		got := v.PostDesk(t, map[string]string{"query": lists}, "Cookie", cookie).Text
		if !strings.Contains(got, want) || strings.Contains(got, "one@") && cookie != manager {
			t.Errorf("with the cookie %q, the leads are %s, want %s and emails for the manager alone", cookie, got, want)
		}
	}
}

func TestFilterOfLeadsAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.LeadFrom(t, "one")
	v.LeadFrom(t, "two")
	today := time.Now().In(locale.Zone).Format(time.DateOnly)
	v.say(t, manager, `handOverLead(input: {lead: "one", version: 1, agent: "StaffMember:1"})`)
	v.refusedBy(t, "one")
	for arguments, want := range map[string]string{
		`after: "x"`: "BAD_INPUT", `filter: {forms: ["sendPigeon"]}`: "BAD_INPUT", `filter: {agent: "Tom"}`: "BAD_INPUT",
		`filter: {from: "2026-02-30"}`: "BAD_INPUT", `filter: {until: "yesterday"}`: "BAD_INPUT",
		`filter: {words: "` + strings.Repeat("x", limits.DeskWordsCharacters+1) + `"}`: "BAD_INPUT",
		`filter: {words: "` + strings.Repeat("x ", limits.DeskWords+1) + `"}`:          "BAD_INPUT",
		`filter: {words: "` + strings.Repeat("x", limits.DeskWordsCharacters) + `"}`:   `"totalCount":0`,
		`filter: {words: "` + strings.Repeat("n ", limits.DeskWords) + `"}`:            `"totalCount":2`,
		`filter: {words: "Tóm KEURING two"}`:                                           `"totalCount":1,"nodes":[{"id":"two"}]`,
		`filter: {property: 1096, states: [NEW, DONE]}`:                                `"totalCount":2`,
		`filter: {project: 1096}`:                                                      `"totalCount":0`,
		`filter: {forms: ["askAboutProperty"], agent: "StaffMember:1"}`:                `"totalCount":1`,
		`filter: {nobodys: true, agent: "StaffMember:1"}`:                              "BAD_INPUT",
		`filter: {nobodys: true}`:                                                      `"totalCount":1,"nodes":[{"id":"two"}]`,
		`filter: {nobodys: false}`:                                                     `"totalCount":2`,
		`filter: {undelivered: true}`:                                                  `"totalCount":1,"nodes":[{"id":"one"}]`,
		`filter: {undelivered: true, words: "one"}`:                                    `"totalCount":1`,
		`filter: {undelivered: true, nobodys: true}`:                                   `"totalCount":0`,
		`filter: {from: "` + today + `", until: "` + today + `"}`:                      `"totalCount":2`,
		`filter: {until: "2026-01-01"}`:                                                `"totalCount":0`,
	} {
		query := "{ desk { leads(list: ALL, " + arguments + ") { totalCount nodes { id } } } }"
		if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text; !strings.Contains(got, want) {
			t.Errorf("leads(%.80s) are %s, want %s", arguments, got, want)
		}
	}
}

// refusedBy makes a link whose CRM took the lead "two" and refused another.
func (v visitor) refusedBy(t *testing.T, refused string) {
	t.Helper()
	if err := v.Store.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	for lead, state := range map[string]string{refused: "REFUSED", "two": "SENT"} {
		if _, err := v.Store.Write(t.Context(), handle.Statement{
			SQL:  "INSERT INTO crm_lead (lead, link, at, state, due_at) VALUES (?, 'office', 1, ?, 1)",
			Args: []any{lead, state}}); err != nil {
			t.Fatal(err)
		}
	}
}

// TestLeadsSayWhetherTheCRMHasThem: without a link they say nothing, with links the worst state of their deliveries.
func TestLeadsSayWhetherTheCRMHasThem(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.LeadFrom(t, "one")
	v.LeadFrom(t, "two")
	expect := func(want string) {
		t.Helper()
		query := "{ desk { linked leads(list: ALL, newestFirst: false) { nodes { crm } } } }"
		if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text; !strings.Contains(got, want) {
			t.Errorf("the leads are %s, want %s", got, want)
		}
	}
	expect(`"linked":false,"leads":{"nodes":[{"crm":null},{"crm":null}]}`)
	v.refusedBy(t, "one")
	expect(`"linked":true,"leads":{"nodes":[{"crm":"REFUSED"},{"crm":"SENT"}]}`)
}

// TestMutationsOfTheDeskNeedASession sends every mutation of the desk as visitor, as owner and with a cookie that is made up.
func TestMutationsOfTheDeskNeedASession(t *testing.T) {
	v, _, table := stockedDesk(t)
	lieves := "session=" + v.Owner(t, sitetest.Lieve, 1096)
	client := 0
	for name, m := range table {
		client++
		for _, cookie := range []string{"", "desk=made up", lieves} {
			if got := m.send(t, v, name, client, "Cookie", cookie); !strings.Contains(got, `"code":"SIGNED_OUT"`) {
				t.Errorf("%s with the cookie %.20q answers %s, want SIGNED_OUT", name, cookie, got)
			}
		}
	}
}
