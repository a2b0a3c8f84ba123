package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// leadOf stores a lead of a form, with what it causes.
func (v visitor) leadOf(t *testing.T, id, form, content string, effects ...handle.Statement) {
	t.Helper()
	property := 1024
	l := inbox.Lead{ID: id, Form: form, Key: "key of " + id, Language: "fr", FirstName: "Tom", LastName: id, Email: id + "@example.org",
		Property: &property, Content: content, Answer: "{}", CreatedAt: time.Now().Unix()}
	if err := v.Store.Inbox.Receive(t.Context(),
		inbox.Receipt{Lead: l, Captcha: id, Expires: time.Now().Add(time.Hour), Effects: effects}); err != nil {
		t.Fatal(err)
	}
}

// leadMatters stores a lead of each form that offers something beside an answer.
func (v visitor) leadMatters(t *testing.T) {
	t.Helper()
	v.LeadFrom(t, "question")
	v.leadOf(t, "candidate", "applyForRent", "{}")
	const property = 1024
	list, err := v.Store.PropertiesByNumber(t.Context(), locale.French, []int{property}, columns.Selection{Documents: true})
	if err != nil || len(list) == 0 || len(list[0].DocumentList) == 0 {
		t.Fatalf("property %d has no documents to ask for (%v)", property, err)
	}
	files := []string{list[0].DocumentList[0].File}
	requestsLead := inbox.Lead{ID: "documents", Email: "documents@example.org", CreatedAt: time.Now().Unix()}
	v.leadOf(t, "documents", "requestDocuments", `{"documents":[0]}`, inbox.InsertDocumentRequests(requestsLead, property, files)...)
	lead := "demand"
	d := demands.NewDemand("the demand", forms.PersonInput{Email: "demand@example.org"}, locale.French, agency.PropertyFilter{},
		time.Now())
	d.Lead = &lead
	v.leadOf(t, lead, "registerDemand", `{"filter":{}}`, demands.InsertDemand(d))
	v.leadOf(t, "news", "subscribe", "{}",
		demands.Subscribed(demands.Subscriber{ID: "the sub", Email: "news@example.org", Language: "fr", State: "CONFIRMED", CreatedAt: 1}))
	v.leadOf(t, "valuation", "requestValuation", "{}")
	v.leadOf(t, "testimonial", "postTestimonial", `{"name":"Lien & Joris","comment":"Het vierde huis was het onze."}`)
}

const matters = ` { __typename ... on InvalidInput { problems { path code } } %s
	... on LeadChanged { lead { state answers { outcome } requestedDocuments { documents { name openedAt gone } }
		demand { state matching } newsletter { state } valuation { at version } emails { kind } } } } }`

func TestWhatLeadsOfferByTheirForm(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	v.leadMatters(t)
	v.say(t, manager, `handOverLead(input: {lead: "news", version: 1, agent: "StaffMember:1"})`)
	decide := func(lead string, version int) string {
		return fmt.Sprintf(`answerLead(input: {lead: %q, version: %d, text: "Bonjour", outcome: CHOSEN})`, lead, version)
	}
	change := func(lead, to string) string {
		return fmt.Sprintf(`changeEmails(input: {lead: %q, change: %s})`, lead, to)
	}
	value := func(lead string, version int, at time.Time) string {
		return fmt.Sprintf(`setValuation(input: {lead: %q, version: %d, at: %q})`, lead, version, at.UTC().Format(time.RFC3339))
	}
	again := func(lead string) string { return fmt.Sprintf(`sendDocuments(input: {lead: %q})`, lead) }
	soon, far := time.Now().AddDate(0, 0, 3), time.Now().AddDate(0, 0, limits.ValuationDaysAhead+1)
	type step struct{ cookie, mutation, want string }
	steps := []step{
		{manager, decide("question", 1), `"path":["outcome"],"code":"UNKNOWN"`},
		{"", decide("candidate", 1), "SIGNED_OUT"}, {editor, decide("candidate", 1), "FORBIDDEN"},
		{agent, decide("candidate", 1), `"outcome":"CHOSEN"`}, {manager, decide("candidate", 1), "LeadStale"},
		{"", again("documents"), "SIGNED_OUT"}, {editor, again("documents"), "FORBIDDEN"}, {manager, again("question"), `"code":"UNKNOWN"`},
		{manager, again("none"), `"code":"UNKNOWN"`},
		{"", change("demand", "END"), "SIGNED_OUT"}, {editor, change("demand", "END"), "FORBIDDEN"},
		{agent, change("news", "END"), `"code":"UNKNOWN"`}, // a colleague's
		{manager, change("demand", "PAUSE"), `"code":"UNKNOWN"`}, {manager, change("question", "END"), `"code":"UNKNOWN"`},
		{agent, change("demand", "END"), `"demand":{"state":"ENDED","matching":0}`}, {agent, change("demand", "END"), `"code":"UNKNOWN"`},
		{manager, change("news", "RESUME"), `"code":"UNKNOWN"`}, {manager, change("news", "PAUSE"), `"newsletter":{"state":"PAUSED"}`},
		{manager, change("news", "RESUME"), `"newsletter":{"state":"CONFIRMED"}`}, {manager, change("news", "END"), `"state":"ENDED"`},
		{"", value("valuation", 0, soon), "SIGNED_OUT"}, {editor, value("valuation", 0, soon), "FORBIDDEN"},
		{manager, value("question", 0, soon), `"code":"UNKNOWN"`},
		{manager, value("valuation", 0, time.Now().Add(-time.Hour)), `"code":"PAST"`},
		{manager, value("valuation", 0, far), `"code":"OUT_OF_RANGE"`}, {agent, value("valuation", 0, soon), `"version":1`},
		{manager, value("valuation", 0, soon), `"LeadStale","lead":{"valuation":{"version":1}}`},
		{manager, `setValuation(input: {lead: "valuation", version: 1})`, `"valuation":{"at":null,"version":2}`},
	}
	for range limits.DocumentsAgainPerDay {
		steps = append(steps, step{agent, again("documents"), `"kind":"documents-again-visitor"`})
	}
	for _, s := range append(steps, step{agent, again("documents"), `"code":"TOO_OFTEN"`}) {
		stale := "... on LeadStale { lead { valuation { version } } }"
		if strings.HasPrefix(s.mutation, "sendDocuments") || strings.HasPrefix(s.mutation, "changeEmails") {
			stale = ""
		}
		query := "mutation { " + s.mutation + fmt.Sprintf(matters, stale)
		if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", s.cookie).Text; !strings.Contains(got, s.want) {
			t.Errorf("with the cookie %q, %s answers %s, want %s", s.cookie, s.mutation, got, s.want)
		}
	}
}

func TestALeadSaysWhatItsFormOffers(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.leadMatters(t)
	for lead, want := range map[string]string{
		"question":    `"candidate":null,"requestedDocuments":null,"demand":null,"newsletter":null,"valuation":null,"testimonial":null`,
		"candidate":   `"chosenText":"Bonjour Tom,`,
		"documents":   `"openedAt":null,"gone":false`,
		"demand":      `"demand":{"state":"PENDING","path":"/nl/`,
		"news":        `"newsletter":{"state":"CONFIRMED"}`,
		"valuation":   `"valuation":{"at":null,"version":0}`,
		"testimonial": `"testimonial":{"article":"testimonials/testimonial-testimonia","signedAs":"Lien \u0026 Joris"`,
	} {
		query := fmt.Sprintf(`{ desk { lead(id: %q) { files { name } filesPath candidate { chosenText }
			requestedDocuments { documents { openedAt gone } }
			demand { state path } newsletter { state } valuation { at version } testimonial { article signedAs } expiresAt } } }`, lead)
		if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text; !strings.Contains(got, want) {
			t.Errorf("the lead %s is %s, want %s", lead, got, want)
		}
	}
}
