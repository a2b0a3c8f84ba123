package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// secretWords are in what belongs to a colleague alone, one in each kind of field.
var secretWords = []string{"zwvoornaam", "zwachternaam", "zwadres", "475998877", "zwvraag", "zwpagina", "zwnotitie", "zwantwoord",
	"zwbijlage",
	"zwbestand", "zwmail", "zwfout", "zwlijst", "zwfilter", "zweigenaar", "zwpost", "zwverslag", "zwreden", "zwcrm"}

// colleagueOwner is the number of the owner of the colleague's property.
const colleagueOwner = 1_700_000_000

// colleague has records of nearly every kind that are the colleague's alone.
type colleague struct {
	visitor
	staff, agent, property int
	leads                  []string
}

// newColleague signs in a colleague who is another agent than that of the property 1096.
func (v visitor) newColleague(t *testing.T) *colleague {
	t.Helper()
	site, err := v.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	c := &colleague{visitor: v}
	for _, a := range site.Site.Agents {
		numbers := v.PropertyNumbers(t, fmt.Sprint("status = 1 AND agent = ", a.ID))
		if a.ID != 1 && len(numbers) > 0 {
			c.agent, c.property = a.ID, numbers[0]
			v.AtDeskAs(t, "colleague", a.Email, desk.Agent)
			member, err := v.Store.Members.StaffWith(t.Context(), a.Email)
			if err != nil {
				t.Fatal(err)
			}
			c.staff = member.ID
			for _, form := range leads.Forms {
				if form.MakesLead() {
					c.leads = append(c.leads, "zwlead "+form.Name, "zwlead again "+form.Name)
				}
			}
			return c
		}
	}
	t.Fatal("the sample has no property of another agent than the first")
	return nil
}

// stock stores a lead of each form with all that can belong to one, from a person whom nobody else knows and from one who wrote to another
// agent too; an owner, an appointment, blocked hours and a list.
func (c *colleague) stock(t *testing.T, known string) {
	t.Helper()
	for _, form := range leads.Forms {
		if form.MakesLead() {
			c.lead(t, "zwlead "+form.Name, form.Name, "zwadres."+strings.ToLower(form.Name)+"@example.org", c.property)
			c.lead(t, "zwlead again "+form.Name, form.Name, known, 1096)
		}
	}
	c.demands(t)
	c.appointments(t)
	c.write(t, `INSERT INTO owner (id, name, email, language) VALUES (?, 'Zweigenaar', 'zwpost@example.org', 'nl')`, colleagueOwner)
	c.write(t, `INSERT INTO owner_property (owner, property, desk) VALUES (?, ?, 1)`, colleagueOwner, c.property)
	c.write(t, `INSERT INTO same_person (address, person, was, first_name, last_name, phone, language, staff, at, undo)
		VALUES ('question@example.org', 'zwadres.sendcontact@example.org', '', 'Zwvoornaam', 'Zwachternaam', '0475998877', 'nl', 1, 0, '')`)
	c.write(t, `INSERT INTO saved_list (staff, name, list, filter, shared) VALUES (?, 'Zwlijst', 'ALL', '{"Words":"zwfilter"}', 0)`,
		c.staff)
	c.write(t, `INSERT INTO action (at, staff, session, name, record) VALUES (unixepoch(), ?, '', 'lookUpPerson', '')`, c.staff)
}

func (c *colleague) write(t *testing.T, sql string, args ...any) {
	t.Helper()
	if _, err := c.Store.Write(t.Context(), handle.Statement{SQL: sql, Args: args}); err != nil {
		t.Fatal(sql, err)
	}
}

// lead stores a lead of a form that the colleague has, with a note, an answer with a file, files, an email that failed and a delivery that
// the CRM refused.
func (c *colleague) lead(t *testing.T, id, form, email string, property int) {
	t.Helper()
	content, err := json.Marshal(map[string]any{"Remark": "zwvraag", "Comment": "zwvraag", "Name": "zwvraag",
		"Start": time.Now().UTC().Format(time.RFC3339)})
	if err != nil {
		t.Fatal(err)
	}
	l := inbox.Lead{ID: id, Form: form, Key: "key of " + id, Language: "nl", FirstName: "Zwvoornaam", LastName: "Zwachternaam",
		Email: email,
		Phone: "+32 475 99 88 77", Property: &property, Page: "/nl/zwpagina/", Content: string(content), Answer: "{}",
		CreatedAt: time.Now().Unix()}
	if err := c.Store.Inbox.Receive(t.Context(), inbox.Receipt{Lead: l, Captcha: id, Expires: time.Now().Add(time.Hour)}); err != nil {
		t.Fatal(err)
	}
	c.write(t, `UPDATE lead_handling SET agent = ?, agent_by = ?1 WHERE lead = ?`, c.staff, id)
	c.write(t, `INSERT INTO lead_note (lead, staff, at, text) VALUES (?, ?, unixepoch(), 'Zwnotitie')`, id, c.staff)
	c.write(t, `INSERT INTO lead_answer (id, lead, staff, at, text) VALUES ('answer of ' || ?1, ?1, ?2, unixepoch(), 'Zwantwoord')`, id,
		c.staff)
	c.write(t, `INSERT INTO answer_file (file, answer, place, name, type, size) VALUES ('answered ' || ?1, 'answer of ' || ?1, 0,
		'zwbijlage.pdf', 'application/pdf', 9)`, id)
	c.write(t, `INSERT INTO upload (file, lead, name, type, size) VALUES ('sent ' || ?1, ?1, 'zwbestand.pdf', 'application/pdf', 9)`, id)
	c.write(t, `INSERT INTO outbox (id, lead, kind, recipient, message, created_at, due_at, tries, given_up_at, last_error)
		VALUES ('email of ' || ?1, ?1, 'question-visitor', 'zwmail@example.org', x'78', unixepoch(), 0, 1, unixepoch(), 'zwfout')`, id)
	c.write(t, `INSERT INTO crm_lead (lead, link, at, due_at, state, reason) VALUES (?, 'office', unixepoch(), 0, 'REFUSED', 'zwcrm')`, id)
	c.write(t, `INSERT INTO call_back (lead, at) VALUES (?, ?)`, id, time.Now().Add(-time.Hour).Unix())
	if form == "requestValuation" {
		c.write(t, `INSERT INTO valuation (lead, at) VALUES (?, ?)`, id, time.Now().Add(time.Hour).Unix())
	}
}

// demands stores a demand and a subscription that a lead of the colleague made.
func (c *colleague) demands(t *testing.T) {
	t.Helper()
	lead := "zwlead registerDemand"
	d := demands.NewDemand("zwdemand", forms.PersonInput{FirstName: "Zwvoornaam", Email: "zwadres.registerdemand@example.org"},
		locale.Dutch,
		agency.PropertyFilter{}, time.Now())
	d.Lead, d.State = &lead, "ACTIVE"
	if _, err := c.Store.Write(t.Context(), demands.InsertDemand(d)); err != nil {
		t.Fatal(err)
	}
	c.write(t, `INSERT INTO subscriber (id, email, first_name, language, state, created_at)
		VALUES ('zwsub', 'zwadres.subscribe@example.org', 'Zwvoornaam', 'nl', 'CONFIRMED', 1)`)
}

// appointments stores an appointment of now that was reported, one of tomorrow, and blocked hours.
func (c *colleague) appointments(t *testing.T) {
	t.Helper()
	now := time.Now()
	for id, at := range map[string]time.Time{"zwtoen": now, "zwlater": now.Add(24 * time.Hour)} {
		c.write(t, `INSERT INTO appointment (id, lead, property, start, state) VALUES (?, ?, ?, ?, 'BOOKED')`, id, c.leads[0], c.property,
			at.Unix())
	}
	c.write(t,
		`INSERT INTO appointment_report (appointment, version, text, for_owner, staff, at) VALUES ('zwtoen', 1, 'Zwverslag', 0, ?, 0)`,
		c.staff)
	c.write(t, `INSERT INTO busy (agent, start, until, source, reason) VALUES (?, ?, ?, 'BLOCKED', 'Zwreden')`, c.agent, now.Unix(),
		now.Add(time.Hour).Unix())
}

// calls are arguments that aim at what the colleague has.
func (c *colleague) calls() map[string][]string {
	words := func(before, after string) (list []string) {
		for _, w := range secretWords {
			list = append(list, fmt.Sprintf("(%swords: %q%s)", before, w, after))
		}
		return list
	}
	of := []string{"", `, filter: {words: "zwachternaam"}`, `, filter: {words: "zwadres"}`,
		fmt.Sprintf(`, filter: {property: %d}`, c.property),
		fmt.Sprintf(`, filter: {agent: "StaffMember:%d"}`, c.staff), `, filter: {property: 1096}`, `, filter: {undelivered: true}`,
		`, filter: {states: [NEW]}`, `, filter: {forms: ["requestValuation"]}`, `, filter: {nobodys: true}`, `, filter: {project: 2001}`,
		`, filter: {from: "2020-01-01", until: "2099-01-01"}`}
	calls := map[string][]string{"Desk.find": words("", ""), "Desk.owners": append(words("", ""), ""),
		"Desk.people":      append(c.people(), ""),
		"Desk.properties":  {"", `(words: "zweigenaar")`, fmt.Sprintf(`(agent: %d)`, c.agent)},
		"Desk.pictures":    {"", `(words: "zwbestand")`},
		"Desk.week":        {"", fmt.Sprintf("(day: %q)", time.Now().AddDate(0, 0, 1).Format(time.DateOnly))},
		"Desk.property":    {"(number: 1096)", fmt.Sprintf("(number: %d)", c.property)},
		"Desk.owner":       {fmt.Sprintf(`(id: "DeskOwner:%d")`, colleagueOwner)},
		"Desk.ownerReport": {fmt.Sprintf(`(owner: "DeskOwner:%d")`, colleagueOwner)},
		"Desk.actions":     {"", fmt.Sprintf(`(member: "StaffMember:%d")`, c.staff)}}
	for _, list := range desk.LeadLists {
		for _, filter := range of {
			calls["Desk.leads"] = append(calls["Desk.leads"], fmt.Sprintf("(list: %s, newestFirst: true%s)", list, filter))
		}
	}
	for _, list := range desk.PropertyLists {
		calls["Desk.properties"] = append(calls["Desk.properties"], fmt.Sprintf("(list: %s)", list))
	}
	for _, list := range desk.OwnerLists {
		calls["Desk.owners"] = append(calls["Desk.owners"], fmt.Sprintf("(list: %s)", list))
	}
	for _, filter := range of {
		calls["Desk.leadCounts"] = append(calls["Desk.leadCounts"],
			strings.Replace(strings.Replace(filter, ", filter", "(filter", 1), "}", "})", 1))
	}
	for _, id := range c.leads {
		calls["Desk.lead"] = append(calls["Desk.lead"], fmt.Sprintf("(id: %q)", id))
	}
	return calls
}

// people are the ways to narrow the list of people to those of the colleague.
func (c *colleague) people() (list []string) {
	for _, w := range secretWords {
		list = append(list, fmt.Sprintf("(filter: {words: %q})", w))
	}
	for _, one := range desk.PeopleLists {
		list = append(list, fmt.Sprintf("(list: %s)", one))
	}
	for _, consent := range []desk.Consent{desk.ConsentNewsletter, desk.ConsentDemand, desk.ConsentNone} {
		list = append(list, fmt.Sprintf("(filter: {consent: %s})", consent))
	}
	return append(list, fmt.Sprintf(`(filter: {agent: "StaffMember:%d"})`, c.staff), "(filter: {language: FR})",
		fmt.Sprintf("(filter: {saw: %d})", c.property), fmt.Sprintf("(filter: {matches: %d})", c.property))
}

// filesOfTheDesk asks for each file that the desk gives, in every way that could lead to what the colleague has.
func (c *colleague) filesOfTheDesk(t *testing.T, cookie string) map[string]string {
	t.Helper()
	read := map[string]string{}
	ask := func(path string, fields url.Values) {
		status, text, _ := c.FileOf(t, path, cookie, fields, "X-Forwarded-For", fmt.Sprintf("192.0.3.%d", len(read)/20))
		read[path+"?"+fields.Encode()] = fmt.Sprint(status, " ", text)
	}
	for _, list := range desk.LeadLists {
		ask("/desk/leads.csv", url.Values{"list": {string(list)}})
	}
	ask("/desk/leads.csv", url.Values{"filter": {`{"words":"zwachternaam"}`}})
	ask("/desk/leads.csv", url.Values{"filter": {fmt.Sprintf(`{"property":%d}`, c.property)}})
	ask("/desk/log.csv", nil)
	ask("/desk/log.csv", url.Values{"member": {fmt.Sprint("StaffMember:", c.staff)}})
	for _, who := range []string{"zwadres.sendcontact@example.org", "question@example.org", "zwpost@example.org"} {
		ask("/desk/person.json", url.Values{"email": {who}})
		ask("/desk/person.html", url.Values{"email": {who}})
	}
	ask("/desk/folder.zip", nil)
	return read
}
