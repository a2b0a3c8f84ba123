package server_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
)

// deskMutation is a mutation of the desk: an input that works with what stocked stores, and who may send it beside managers. An is the
// agent of the records, other an agent of others.
type deskMutation struct {
	input string
	who   []string
}

var (
	nobody    []string
	an        = []string{"an"}
	agents    = []string{"an", "other"}
	editors   = []string{"editor"}
	describes = []string{"an", "editor"}
	everybody = []string{"an", "other", "editor"}
)

// deskMutations are all mutations of the desk that need a session.
func (v visitor) deskMutations(t *testing.T, manager string) map[string]deskMutation {
	t.Helper()
	find := func(query, pattern string) string {
		text := v.postJSON(t, map[string]string{"query": "{ desk { " + query + " } }"}, "Cookie", manager).text
		found := regexp.MustCompile(pattern).FindStringSubmatch(text)
		if found == nil {
			t.Fatalf("%s answers %s, want %s", query, text, pattern)
		}
		return found[1]
	}
	from := time.Now().AddDate(0, 0, 20).UTC().Format(time.RFC3339)
	until := time.Now().AddDate(0, 0, 20).Add(time.Hour).UTC().Format(time.RFC3339)
	day := time.Now().AddDate(0, 0, 3).Format(time.DateOnly)
	owner := fmt.Sprintf(`owner: %q, version: %s`, find(`owners(words: "Lieve") { nodes { id } }`, `"id":"([^"]+)"`),
		find(`owners(words: "Lieve") { nodes { version } }`, `"version":(\d+)`))
	member := fmt.Sprintf(`member: "StaffMember:%s", version: %s`,
		find(`members { member { id name } }`, `StaffMember:(\d+)","name":"leaver`),
		find(`members { member { name } version }`, `"leaver of the agency"},"version":(\d+)`))
	picture := find(`property(number: 1096) { photos { picture } }`, `"picture":"([^"]+)"`)
	block := find(`week { agents { busy { id } } }`, `"id":"([^"]+)"`)
	answer := find(`lead(id: "candidate") { answers { id } }`, `"id":"([^"]+)"`)
	email := find(`lead(id: "candidate") { emails { id } }`, `"id":"([^"]+)"`)
	list := find(`savedLists { id }`, `"id":"([^"]+)"`)
	key := find(`keys { id }`, `"id":"([^"]+)"`)
	const drafts = `{records: [{record: "page:about", version: 1}]}`
	const one = `{lead: "question", version: 1`
	return map[string]deskMutation{
		"endDeskSessions": {`{sessions: ["x"]}`, everybody}, "setDeskLanguage": {`{language: DE}`, everybody},
		"deskConfirm": {`{code: "1"}`, everybody}, "deskPasskeyConfirm": {`{response: "{}"}`, everybody},
		"renewRecoveryCodes": {`{password: ""}`, everybody}, "changeDeskPassword": {`{current: "x"}`, everybody},
		"addPasskey": {`{name: "x", response: "{}"}`, everybody}, "removePasskey": {`{passkey: "x"}`, everybody},
		"setStaffEmails": {`{leads: NONE, appointments: NONE}`, everybody},

		"inviteStaff":   {`{name: "x", email: "x@example.com", role: AGENT, language: NL}`, nobody},
		"sendStaffLink": {`{` + member + `}`, nobody}, "endStaffSessions": {`{` + member + `}`, nobody},
		"clearStaffStep": {`{` + member + `}`, nobody}, "setStaffRole": {`{` + member + `, role: EDITOR}`, nobody},
		"closeStaff": {`{` + member + `}`, nobody},

		"setLeadState": {one + `, state: IN_HAND}`, agents}, "handOverLead": {`{lead: "news", version: 1, agent: "StaffMember:1"}`, agents},
		"setLeadStates": {`{state: IN_HAND, chosen: {leads: [{lead: "documents", version: 1}]}}`, agents},
		"handOverLeads": {`{agent: "StaffMember:1", chosen: {leads: [{lead: "testimonial", version: 1}]}}`, agents},
		"undoLeads":     {`{undo: "x"}`, agents}, "addLeadNote": {`{lead: "question", key: "the second", text: "x"}`, agents},
		"answerLead":     {`{lead: "demand", version: 1, text: "x"}`, agents},
		"takeBackAnswer": {`{answer: "` + answer + `"}`, agents}, "sendDocuments": {`{lead: "documents"}`, agents},
		"saveLeadList": {`{name: "x", filter: {property: 1096}}`, agents}, "removeLeadList": {`{list: "` + list + `"}`, agents},
		"changeEmails":  {`{lead: "demand", change: PAUSE}`, agents},
		"setValuation":  {`{lead: "valuation", version: 0, at: "` + from + `"}`, agents},
		"redeliverLead": {`{lead: "refused"}`, agents}, "dropDelivery": {`{lead: "refused", link: "office"}`, agents},
		"resendLeadEmail": {`{lead: "candidate", email: "` + email + `"}`, agents},
		"lookUpPerson":    {`{who: "question@example.org"}`, agents},
		"erasePerson":     {`{email: "an@example.org", again: "an@example.org"}`, nobody},

		"deskCancelAppointment": {`{appointment: "later", version: 0}`, an},
		"deskMoveAppointment":   {`{appointment: "later", version: 0, start: "` + from + `"}`, an},
		"reportAppointment":     {`{appointment: "viewing", version: 1, text: "x"}`, an},
		"planAppointment":       {`{property: 1096, start: "` + from + `", language: NL}`, an},
		"blockHours":            {`{agent: 1, start: "` + from + `", end: "` + until + `"}`, an},
		"unblockHours":          {`{block: "` + block + `"}`, an},
		"setAgentCalendar":      {`{agent: 1}`, an}, "makeAgentFeed": {`{agent: 1}`, an},

		"makeOwner":   {`{name: "x", language: NL, properties: [1096]}`, an},
		"changeOwner": {`{` + owner + `, name: "x", language: NL}`, an}, "inviteOwner": {`{` + owner + `}`, an},
		"inviteOwners": {`{owners: [{` + owner + `}]}`, agents}, "linkOwnerProperty": {`{` + owner + `, property: 1096}`, an},
		"unlinkOwnerProperty": {`{` + owner + `, property: 1096}`, an}, "endOwnerSessions": {`{` + owner + `}`, an},
		"closeOwner": {`{` + owner + `}`, an}, "removeOwner": {`{` + owner + `}`, an},
		"viewAsOwner": {`{` + strings.Split(owner, ",")[0] + `}`, an},

		"saveParts":          {`{record: "page:about", changes: [{field: "title", language: NL, value: "Over", version: 0}]}`, editors},
		"confirmTranslation": {`{record: "page:about", field: "title", language: FR, version: 0, originalVersion: 0}`, editors},
		"publishDrafts":      {drafts, editors}, "planDrafts": {drafts, editors}, "discardDrafts": {drafts, editors},
		"restoreVersion":  {`{record: "article:our-services/sale-and-rent", version: 0, draft: 3}`, editors},
		"describePicture": {`{picture: "` + picture + `", version: 0, words: [{language: NL, text: "De gevel"}]}`, describes},
		"uploadPicture":   {`{}`, editors}, "replacePicture": {`{picture: "` + picture + `", version: 0}`, editors},
		"removePicture": {`{picture: "` + picture + `", version: 0}`, editors},

		"setFeatured": {`{numbers: [1096], version: 0}`, an}, "hideProperty": {`{number: 1096, until: "` + day + `"}`, an},
		"showProperty": {`{number: 1096}`, an}, "mailLacks": {`{number: 1096}`, an},

		"runLink": {`{link: "office"}`, nobody}, "pauseLink": {`{link: "office"}`, nobody}, "resumeLink": {`{link: "office"}`, nobody},
		"replaceLinkSecret": {`{link: "office", secret: "y"}`, nobody}, "mapWord": {`{link: "office", word: "y", type: 139}`, nobody},
		"createKey": {`{name: "x"}`, nobody}, "revokeKey": {`{key: "` + key + `"}`, nobody},
		"addWebhook":    {`{name: "x", key: "Zapier", address: "https://example.com/"}`, nobody},
		"changeWebhook": {`{webhook: "copy", change: PAUSE}`, nobody},
		"testMail":      {"", nobody}, "checkMailRecords": {`{}`, nobody}, "retryEmails": {"", nobody},
	}
}

// ofVisitors are the mutations that need no session of the desk.
var ofVisitors = strings.Fields(`sendContact askAboutProperty askAboutProject bookAppointment requestDocuments requestValuation
	registerDemand watchProperty subscribe sendToFriend postTestimonial applyForJob makeOffer applyForRent cancelAppointment
	moveAppointment confirmDemand changeDemand pauseDemand confirmNewsletter pauseNewsletter changeNewsletter confirmOffer
	unsubscribe importProperties registerOperation removeOperation signIn signOut signOutEverywhere forgotPassword resetPassword
	registerOwner changePassword setNewsEmails deskSignIn deskCode deskRecover deskSignOut deskPasskeyOptions deskPasskeySignIn
	deskForgotPassword deskChoosePassword`)

// send sends a mutation of the desk, from a client of its own so that no budget is used up, and returns the answer.
func (m deskMutation) send(t *testing.T, v visitor, name string, client int, headers ...string) string {
	t.Helper()
	if m.input != "" {
		name += "(input: " + m.input + ")"
	}
	return v.postJSON(t,
		map[string]string{"query": "mutation { " + name + " { __typename ... on InvalidInput { problems { path code } } } }"},
		append(headers, "X-Forwarded-For", fmt.Sprintf("198.51.%d.%d", client/250, client%250))...).text
}

// changes tells how often each part of the desk changed, and the last lines of its log.
func (v visitor) changes(t *testing.T, manager string) string {
	t.Helper()
	const query = "{ desk { now { leads arrived appointments content links staff owners } actions { nodes { id } } } }"
	text, _, _ := strings.Cut(v.postJSON(t, map[string]string{"query": query}, "Cookie", manager).text, `"extensions"`)
	return text
}

// TestWhoMayChangeWhat sends every mutation as each role and from another site. A mutation that the schema has and the table has not fails.
func TestWhoMayChangeWhat(t *testing.T) {
	v, manager, table := stockedDesk(t)
	cookies := map[string]string{}
	cookies["an"], _ = v.atDeskAs(t, "an", "an.vermeulen@example.com", agency.DeskAgent)
	cookies["other"], _ = v.atDesk(t, "other", agency.DeskAgent)
	cookies["editor"], _ = v.atDesk(t, "editor", agency.DeskEditor)
	for _, f := range v.schema(t)["Mutation"].Fields {
		if _, known := table[f.Name]; !known && !slices.Contains(ofVisitors, f.Name) {
			t.Errorf("%s is not in the table of who may change what", f.Name)
		}
	}
	v.refuses(t, table, manager, cookies)
	client := 0
	for who, cookie := range cookies {
		for name, m := range table {
			client++
			if !slices.Contains(m.who, who) {
				continue
			}
			if got := m.send(t, v, name, client, "Cookie", cookie); strings.Contains(got, `"errors"`) {
				t.Errorf("%s as %s answers %s, want no error", name, who, got)
			}
		}
	}
}

// refuses sends the mutations that are refused, and sees that they change nothing.
func (v visitor) refuses(t *testing.T, table map[string]deskMutation, manager string, cookies map[string]string) {
	t.Helper()
	before, client := v.changes(t, manager), 2000
	for name, m := range table {
		client++
		if got := m.send(t, v, name, client, "Cookie", manager, "Sec-Fetch-Site", "cross-site"); !strings.Contains(got, `"FOREIGN"`) {
			t.Errorf("%s from another site answers %s, want FOREIGN", name, got)
		}
		for who, cookie := range cookies {
			if slices.Contains(m.who, who) {
				continue
			}
			want := `"FORBIDDEN"`
			if who == "other" && (name == "makeOwner" || strings.Contains(m.input, "DeskOwner:")) {
				want = `"code":"UNKNOWN"` // an agent sees neither owners nor properties of other agents' owners
			}
			if got := m.send(t, v, name, client, "Cookie", cookie); !strings.Contains(got, want) {
				t.Errorf("%s as %s answers %s, want %s", name, who, got, want)
			}
		}
	}
	if after := v.changes(t, manager); after != before {
		t.Errorf("what was refused changed the desk from %s to %s", before, after)
	}
}

// stockedDesk starts a site with a manager, a member who can leave, and all mutations of the desk.
func stockedDesk(t *testing.T) (visitor, string, map[string]deskMutation) {
	t.Helper()
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	v.atDesk(t, "leaver", agency.DeskAgent)
	v.stocked(t, manager)
	v.booked(t, "later", time.Now().AddDate(0, 0, 9))
	return v, manager, v.deskMutations(t, manager)
}
