package server_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// leadFrom stores a question of a visitor.
func (v visitor) leadFrom(t *testing.T, id string) {
	t.Helper()
	property := 1096
	l := db.Lead{ID: id, Form: "askAboutProperty", Key: "key of " + id, Language: "nl", FirstName: "Tom", LastName: id,
		Email: id + "@example.org", Property: &property, Content: `{"Remark":"Is er een keuring?"}`, Answer: "{}",
		CreatedAt: time.Now().Unix()}
	if err := v.store.Receive(t.Context(), db.Receipt{Lead: l, Captcha: id, Expires: time.Now().Add(time.Hour)}); err != nil {
		t.Fatal(err)
	}
}

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
	return v.ask(t, map[string]string{"query": query}, "Cookie", cookie).text
}

func TestLeadsAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	agent, _ := v.atDesk(t, "agent", agency.DeskAgent)
	editor, _ := v.atDesk(t, "editor", agency.DeskEditor)
	v.leadFrom(t, "one")
	v.leadFrom(t, "two")
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
	const lists = `{ desk { leads(list: ALL) { totalCount hasNextPage nodes { id name formName message property } } lead(id: "one") { email } } }`
	for cookie, want := range map[string]string{agent: `"totalCount":1,"hasNextPage":false,"nodes":[{"id":"two","name":"Tom two","formName":`,
		manager: `"lead":{"email":"one@example.org"}`, editor: "FORBIDDEN"} {
		got := v.ask(t, map[string]string{"query": lists}, "Cookie", cookie).text
		if !strings.Contains(got, want) || strings.Contains(got, "one@") && cookie != manager {
			t.Errorf("with the cookie %q, the leads are %s, want %s and emails for the manager alone", cookie, got, want)
		}
	}
}

func TestFilterOfLeadsAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	v.leadFrom(t, "one")
	v.leadFrom(t, "two")
	today := time.Now().In(locale.Zone).Format(time.DateOnly)
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
		`filter: {forms: ["askAboutProperty"], agent: "StaffMember:1"}`:                `"totalCount":0`,
		`filter: {from: "` + today + `", until: "` + today + `"}`:                      `"totalCount":2`,
		`filter: {until: "2026-01-01"}`:                                                `"totalCount":0`,
	} {
		query := "{ desk { leads(list: ALL, " + arguments + ") { totalCount nodes { id } } } }"
		if got := v.ask(t, map[string]string{"query": query}, "Cookie", manager).text; !strings.Contains(got, want) {
			t.Errorf("leads(%.80s) are %s, want %s", arguments, got, want)
		}
	}
}

// TestMutationsOfTheDeskNeedASession sends every mutation that answers with a type of the desk. It finds them in the schema, so that it
// knows new ones.
func TestMutationsOfTheDeskNeedASession(t *testing.T) {
	v := visit(t)
	types := v.schema(t)
	inputs := map[string]string{"endDeskSessions": "{}", "setLeadState": `{lead: "one", version: 1, state: DONE}`,
		"handOverLead": `{lead: "one", version: 1}`, "addLeadNote": `{lead: "one", key: "the first", text: "x"}`,
		"setLeadStates": `{state: DONE, chosen: {leads: [{lead: "one", version: 1}]}}`, "undoLeads": `{undo: "x"}`,
		"inviteStaff": `{name: "x", email: "x@example.com", role: AGENT, language: NL}`, "deskConfirm": `{code: "1"}`,
		"setDeskLanguage": "{language: DE}", "setStaffEmails": "{leads: NONE, appointments: NONE}",
		"sendStaffLink": `{member: "StaffMember:1", version: 1}`, "endStaffSessions": `{member: "StaffMember:1", version: 1}`,
		"clearStaffStep": `{member: "StaffMember:1", version: 1}`, "closeStaff": `{member: "StaffMember:1", version: 1}`,
		"setStaffRole":  `{member: "StaffMember:1", version: 1, role: EDITOR}`,
		"handOverLeads": `{chosen: {leads: [{lead: "one", version: 1}]}}`, "deskCancelAppointment": `{appointment: "one", version: 0}`,
		"deskMoveAppointment": `{appointment: "one", version: 0, start: "2030-01-01T10:00:00Z"}`, "unblockHours": `{block: "1"}`,
		"answerLead": `{lead: "one", version: 1, text: "x"}`, "takeBackAnswer": `{answer: "x"}`, "sendDocuments": `{lead: "one"}`,
		"saveLeadList": `{name: "x", filter: {property: 1096}}`, "removeLeadList": `{list: "x"}`,
		"changeEmails": `{lead: "one", change: END}`, "setValuation": `{lead: "one", version: 0}`, "redeliverLead": `{lead: "one"}`,
		"dropDelivery": `{lead: "one", link: "x"}`, "replaceLinkSecret": `{link: "x", secret: "y"}`,
		"lookUpPerson": `{who: "an@example.org"}`, "erasePerson": `{email: "an@example.org", again: "an@example.org"}`,
		"saveParts": `{record: "site", changes: []}`, "describePicture": `{picture: "x", version: 0, words: []}`,
		"setFeatured": "{numbers: [], version: 0}", "hideProperty": `{number: 1, until: "2030-01-01"}`, "showProperty": "{number: 1}",
		"uploadPicture": "{}", "replacePicture": `{picture: "x", version: 0}`, "removePicture": `{picture: "x", version: 0}`,
		"confirmTranslation": `{record: "page:about", field: "title", language: FR, version: 0, originalVersion: 0}`,
		"planDrafts":         `{records: [{record: "site", version: 1}]}`,
		"publishDrafts":      `{records: [{record: "site", version: 1}]}`, "discardDrafts": `{records: [{record: "site", version: 1}]}`,
		"runLink": `{link: "x"}`, "pauseLink": `{link: "x"}`, "resumeLink": `{link: "x"}`,
		"planAppointment": `{property: 1096, start: "2030-01-01T10:00:00Z", language: NL}`,
		"makeOwner":       `{name: "x", language: NL}`, "changeOwner": `{owner: "DeskOwner:1", version: 1, name: "x", language: NL}`,
		"inviteOwner": `{owner: "DeskOwner:1", version: 1}`, "endOwnerSessions": `{owner: "DeskOwner:1", version: 1}`,
		"closeOwner": `{owner: "DeskOwner:1", version: 1}`, "removeOwner": `{owner: "DeskOwner:1", version: 1}`,
		"linkOwnerProperty":   `{owner: "DeskOwner:1", version: 1, property: 1}`,
		"unlinkOwnerProperty": `{owner: "DeskOwner:1", version: 1, property: 1}`, "viewAsOwner": `{owner: "DeskOwner:1"}`,
		"addPasskey": `{name: "x", response: "{}"}`, "removePasskey": `{passkey: "x"}`, "deskPasskeyConfirm": `{response: "{}"}`,
		"resendLeadEmail": `{lead: "one", email: "x"}`,
		"inviteOwners":    `{owners: [{owner: "DeskOwner:1", version: 1}]}`,
		"mapWord":         `{link: "x", word: "y", type: 139}`,
		"createKey":       `{name: "x"}`, "revokeKey": `{key: "1/x"}`,
		"setAgentCalendar": `{agent: 1}`,
		"addWebhook":       `{name: "x", key: "y", address: "https://example.com/"}`, "changeWebhook": `{webhook: "x", change: TRY}`,
		"reportAppointment": `{appointment: "one", version: 0, text: "x"}`,
		"blockHours":        `{agent: 1, start: "2030-01-01T10:00:00Z", end: "2030-01-01T11:00:00Z"}`}
	signIn := regexp.MustCompile("^desk(SignIn|Code|Recover|SignOut|PasskeyOptions|PasskeySignIn)$")
	private := "," + strings.Join(ofDesk(types), ",") + ","
	found := 0
	for _, f := range types["Mutation"].Fields {
		isDesk := false
		for _, name := range append([]string{f.Type.named()}, possible(types[f.Type.named()])...) {
			for _, of := range types[name].Fields {
				isDesk = isDesk || strings.Contains(private, ","+of.Type.named()+",")
			}
		}
		if !isDesk || signIn.MatchString(f.Name) {
			continue
		}
		found++
		if inputs[f.Name] == "" {
			t.Errorf("the table of this test has no input for %s", f.Name)
		}
		query := "mutation { " + f.Name + "(input: " + inputs[f.Name] + ") { __typename ... on InvalidInput { problems { code } } } }"
		for _, cookie := range []string{"", "desk=made up", "session=" + v.owner(t, lieve, 1096)} {
			// a sender's budget of a minute is not enough for all of them
			r := v.ask(t, map[string]string{"query": query}, "Cookie", cookie, "X-Forwarded-For", fmt.Sprintf("192.0.2.%d", found))
			if !strings.Contains(r.text, `"code":"SIGNED_OUT"`) {
				t.Errorf("%s with the cookie %.20q answers %s, want SIGNED_OUT", f.Name, cookie, r.text)
			}
		}
	}
	if found < len(inputs) {
		t.Errorf("the schema has %d mutations of the desk, fewer than the %d of this test's table", found, len(inputs))
	}
}
