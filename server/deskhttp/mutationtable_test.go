package deskhttp_test

import (
	"fmt"
	"maps"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/leads/ownernews"
	"github.com/gevel/gevel/locale"
)

// deskMutation is a mutation of the desk: an input that works with what stocked stores, and who may send it beside managers. An is the
// agent of the records, other an agent of others.
type deskMutation struct {
	input string
	who   []string
}

// deskTable has mutations of the desk by their names.
type deskTable = map[string]deskMutation

var (
	nobody    []string
	an        = []string{"an"}
	agents    = []string{"an", "other"}
	editors   = []string{"editor"}
	describes = []string{"an", "editor"}
	everybody = []string{"an", "other", "editor"}
)

// deskMutations are all mutations of the desk that need a session.
func (v visitor) deskMutations(t *testing.T, manager string) deskTable {
	t.Helper()
	find := func(query, pattern string) string {
		t.Helper()
		text := v.PostDesk(t, map[string]string{"query": "{ desk { " + query + " } }"}, "Cookie", manager).Text
		found := regexp.MustCompile(pattern).FindStringSubmatch(text)
		if found == nil {
			t.Fatalf("%s answers %s, want %s", query, text, pattern)
		}
		return found[1]
	}
	all := deskTable{}
	for _, part := range []deskTable{ofOneself(), ofStaff(find), ofLeads(find), ofAppointments(find), ofOwners(find), ofContent(find),
		ofProperties(), ofPrograms(find)} {
		maps.Copy(all, part)
	}
	return all
}

// finder sends a query of the desk and returns what the group of a pattern matches in its answer.
type finder func(query, pattern string) string

// inTwentyDays is a moment and the one an hour later, as the graph reads them.
func inTwentyDays() (from, until string) {
	at := time.Now().AddDate(0, 0, 20).UTC()
	return at.Format(time.RFC3339), at.Add(time.Hour).Format(time.RFC3339)
}

func ofOneself() deskTable {
	day := time.Now().AddDate(0, 0, 3).Format(time.DateOnly)
	return deskTable{
		"endSessions": {`{sessions: ["x"]}`, everybody}, "setLanguage": {`{language: DE}`, everybody},
		"confirmWithCode": {`{code: "1"}`, everybody}, "confirmWithPasskey": {`{response: "{}"}`, everybody},
		"renewRecoveryCodes": {`{password: ""}`, everybody}, "changePassword": {`{current: "x"}`, everybody},
		"addPasskey": {`{name: "x", response: "{}"}`, everybody}, "removePasskey": {`{passkey: "x"}`, everybody},
		"setStaffEmails": {`{leads: NONE, appointments: NONE}`, everybody},
		"undoAction":     {`{action: "1"}`, everybody},
		"setNextLead":    {`{on: true}`, everybody},
		"setAbsence":     {`{from: "` + day + `", until: "` + day + `"}`, everybody},
	}
}

func ofStaff(find finder) deskTable {
	member := fmt.Sprintf(`member: "StaffMember:%s", version: %s`,
		find(`members { member { id name } }`, `StaffMember:(\d+)","name":"leaver`),
		find(`members { member { name } version }`, `"leaver of the agency"},"version":(\d+)`))
	return deskTable{
		"inviteStaff":   {`{name: "x", email: "x@example.com", role: AGENT, language: NL}`, nobody},
		"sendStaffLink": {`{` + member + `}`, nobody}, "endStaffSessions": {`{` + member + `}`, nobody},
		"clearStaffStep": {`{` + member + `}`, nobody}, "setStaffRole": {`{` + member + `, role: EDITOR}`, nobody},
		"closeStaff": {`{` + member + `}`, nobody},
	}
}

func ofLeads(find finder) deskTable {
	answer := find(`lead(id: "candidate") { answers { id } }`, `"id":"([^"]+)"`)
	email := find(`lead(id: "candidate") { emails { id } }`, `"id":"([^"]+)"`)
	list := find(`savedLists { id }`, `"id":"([^"]+)"`)
	from, _ := inTwentyDays()
	const one = `{lead: "question", version: 1`
	return deskTable{
		"setLeadState": {one + `, state: IN_HAND}`, agents}, "handOverLead": {`{lead: "news", version: 1, agent: "StaffMember:1"}`, agents},
		"setLeadStates": {`{state: IN_HAND, chosen: {leads: [{lead: "documents", version: 1}]}}`, agents},
		"handOverLeads": {`{agent: "StaffMember:1", chosen: {leads: [{lead: "testimonial", version: 1}]}}`, agents},
		"undoLeads":     {`{undo: "x"}`, agents}, "addLeadNote": {`{lead: "question", key: "the second", text: "x"}`, agents},
		"noteCall":       {`{key: "of a call", phone: "0470 00 00 10"}`, agents},
		"answerLead":     {`{lead: "demand", version: 1, text: "x"}`, agents},
		"takeBackAnswer": {`{answer: "` + answer + `"}`, agents}, "sendDocuments": {`{lead: "documents"}`, agents},
		"saveLeadList": {`{name: "x", filter: {property: 1096}}`, agents}, "removeLeadList": {`{list: "` + list + `"}`, agents},
		"changeEmails":  {`{lead: "demand", change: PAUSE}`, agents},
		"setCallBack":   {`{lead: "valuation", version: 0, at: "` + from + `"}`, agents},
		"setValuation":  {`{lead: "valuation", version: 0, at: "` + from + `"}`, agents},
		"redeliverLead": {`{lead: "refused"}`, agents}, "dropDelivery": {`{lead: "refused", link: "office"}`, agents},
		"resendLeadEmail": {`{lead: "candidate", email: "` + email + `"}`, agents},
		"lookUpPerson":    {`{who: "question@example.org"}`, agents},
		"joinPeople":      {`{person: "question@example.org", other: "valuation@example.org", language: NL}`, agents},
		"splitPerson":     {`{address: "valuation@example.org"}`, agents},
		"erasePerson":     {`{email: "an@example.org", again: "an@example.org"}`, nobody},
	}
}

func ofAppointments(find finder) deskTable {
	block := find(`week { agents { busy { id } } }`, `"id":"([^"]+)"`)
	from, until := inTwentyDays()
	return deskTable{
		"cancelAppointment": {`{appointment: "later", version: 0}`, an},
		"moveAppointment":   {`{appointment: "later", version: 0, start: "` + from + `"}`, an},
		"reportAppointment": {`{appointment: "viewing", version: 1, text: "x"}`, an},
		"planAppointment":   {`{property: 1096, start: "` + from + `", language: NL}`, an},
		"blockHours":        {`{agent: 1, start: "` + from + `", end: "` + until + `"}`, an},
		"unblockHours":      {`{block: "` + block + `"}`, an},
		"setAgentCalendar":  {`{agent: 1}`, an}, "makeAgentFeed": {`{agent: 1}`, an},
	}
}

func ofOwners(find finder) deskTable {
	id, version, _ := strings.Cut(find(`owners(words: "Lieve") { nodes { id version } }`, `"id":"([^"]+","version":\d+)`), `","version":`)
	who := fmt.Sprintf(`owner: %q`, id)
	lastWeek := string(locale.Today(ownernews.LastWeek(time.Now())))
	owner := who + `, version: ` + version
	return deskTable{
		"makeOwner":   {`{name: "x", language: NL, properties: [1096]}`, an},
		"changeOwner": {`{` + owner + `, name: "x", language: NL}`, an}, "inviteOwner": {`{` + owner + `}`, an},
		"inviteOwners": {`{owners: [{` + owner + `}]}`, agents}, "linkOwnerProperty": {`{` + owner + `, property: 1096}`, an},
		"unlinkOwnerProperty": {`{` + owner + `, property: 1096}`, an}, "endOwnerSessions": {`{` + owner + `}`, an},
		"closeOwner": {`{` + owner + `}`, an}, "removeOwner": {`{` + owner + `}`, an},
		"viewAsOwner": {`{` + who + `}`, an}, "setOwnerReports": {`{` + owner + `, reports: AGREED}`, an},
		"sendOwnerReport":     {`{` + owner + `, week: "` + lastWeek + `"}`, an},
		"leaveOutOwnerReport": {`{` + owner + `, week: "` + lastWeek + `"}`, an},
	}
}

func ofContent(find finder) deskTable {
	picture := find(`property(number: 1096) { photos { picture } }`, `"picture":"([^"]+)"`)
	const drafts = `{records: [{record: "page:about", version: 1}]}`
	return deskTable{
		"saveParts":          {`{record: "page:about", changes: [{field: "title", language: NL, value: "Over", version: 0}]}`, editors},
		"confirmTranslation": {`{record: "page:about", field: "title", language: FR, version: 0, originalVersion: 0}`, editors},
		"publishDrafts":      {drafts, editors}, "planDrafts": {drafts, editors}, "discardDrafts": {drafts, editors},
		"restoreVersion":  {`{record: "article:our-services/sale-and-rent", version: 0, draft: 3}`, editors},
		"describePicture": {`{picture: "` + picture + `", version: 0, words: [{language: NL, text: "De gevel"}]}`, describes},
		"uploadPicture":   {`{}`, editors}, "replacePicture": {`{picture: "` + picture + `", version: 0}`, editors},
		"removePicture": {`{picture: "` + picture + `", version: 0}`, editors},
	}
}

func ofProperties() deskTable {
	day := time.Now().AddDate(0, 0, 3).Format(time.DateOnly)
	return deskTable{
		"setFeatured": {`{numbers: [1096], version: 0}`, an}, "hideProperty": {`{number: 1096, until: "` + day + `"}`, an},
		"showProperty": {`{number: 1096}`, an}, "mailLacks": {`{number: 1096}`, an},
		"confirmPrice": {`{number: 1096, amount: 1}`, an}, "dismissPrice": {`{number: 1096, amount: 1}`, an},
		"takeOverProperty": {`{number: 1096}`, an}, "giveBackProperty": {`{number: 1096}`, an},
		"setPrice":         {`{number: 1096, version: 0, amount: 300000}`, an},
		"makeProperty":     {`{goal: SALE, type: 139, street: "Molenstraat", houseNumber: "99", town: "3640 Kinrooi"}`, an},
		"copyProperty":     {`{number: 1096}`, an},
		"addPropertyPhoto": {`{number: 1096}`, an}, "setPropertyPhotos": {`{number: 1096, before: [], photos: []}`, an},
		"addPropertyDocument":  {`{number: 1096, public: true}`, an},
		"bindShape":            {`{project: 2001, file: "x", shape: 0}`, nobody}, // the project is of an agent who is none of these
		"setUnits":             {`{project: 2001, units: [{number: 1, cells: [{column: "price", before: "", value: ""}]}]}`, agents},
		"setPropertyDocuments": {`{number: 1096, before: [], documents: []}`, an},
		"collectProperty":      {`{number: 1096}`, an},
		"publishProperty":      {`{number: 1096, draft: 1, version: 0}`, an},
		"planProperty":         {`{number: 1096, draft: 1, version: 0}`, an},
		"discardProperty":      {`{number: 1096, draft: 1, version: 0}`, an},
		"takeBackProperty":     {`{number: 1096, version: 1}`, an},
		"setPropertyField":     {`{number: 1096, field: "unitName", before: "", value: ""}`, an},
		"setStanding":          {`{number: 1096, version: 0, standing: SOLD}`, an}, "undoProperty": {`{undo: "x"}`, agents},
		"takePropertyDelivery": {`{delivery: "x", properties: []}`, agents}, "undoPropertyDelivery": {`{delivery: "x"}`, agents},
		"mapDeliveryWord":      {`{delivery: "x", list: GOAL, word: "y"}`, agents},
		"dropPropertyDelivery": {`{delivery: "x"}`, agents},
	}
}

func ofPrograms(find finder) deskTable {
	key := find(`keys { id }`, `"id":"([^"]+)"`)
	return deskTable{
		"runLink": {`{link: "office"}`, nobody}, "pauseLink": {`{link: "office"}`, nobody}, "resumeLink": {`{link: "office"}`, nobody},
		"replaceLinkSecret": {`{link: "office", secret: "y"}`, nobody}, "mapWord": {`{link: "office", word: "y", type: 139}`, nobody},
		"makeLink": {`{name: "x", system: "excel", secret: "y"}`, nobody}, "removeLink": {`{link: "nowhere"}`, nobody},
		"createKey": {`{name: "x"}`, nobody}, "revokeKey": {`{key: "` + key + `"}`, nobody},
		"removeKeyOperation": {`{key: "` + key + `", name: "list"}`, nobody},
		"addWebhook":         {`{name: "x", key: "Zapier", address: "https://example.com/"}`, nobody},
		"changeWebhook":      {`{webhook: "copy", change: PAUSE}`, nobody},
		"measureStreets":     {"", nobody}, "fetchStreets": {"", nobody}, "cancelStreets": {"", nobody},
		"removeTimetable": {`{name: "TEC"}`, nobody},
		"testMail":        {"", nobody}, "checkMailRecords": {`{}`, nobody}, "retryEmails": {"", nobody},
	}
}
