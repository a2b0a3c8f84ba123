package people

import (
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/locale"
)

// Filter narrows the list of people. The zero value is everybody. Words are folded, and all of them must be there.
type Filter struct {
	List      desk.PeopleList
	Words     []string
	Language  locale.Language
	Consent   desk.Consent
	Agent     *int     // who has one of their leads, 0 for nobody
	Saw       *int     // the number of a property that they visited or will
	Addresses []string // of which they have one; nil for any
}

// knownTo selects the addresses that the handler knows, each with its moments. Leads that are spam make nobody known.
func knownTo(by inbox.Handler) (string, []any) {
	seen, args := by.Seen()
	demand, more := by.SeenLead("d.lead")
	known := `SELECT l.who AS address, h.created_at AS at FROM lead_handling h JOIN lead l ON l.id = h.lead
			WHERE l.who <> '' AND h.state <> 'SPAM' AND ` + seen + `
		UNION ALL SELECT d.email, d.created_at FROM demand d WHERE ` + demand
	if by.All {
		known += ` UNION ALL SELECT email, created_at FROM subscriber
			UNION ALL SELECT email, coalesce(seen_at, 0) FROM owner WHERE email IS NOT NULL`
	}
	return known, append(args, more...)
}

// query is a list of people that is narrowed step by step: every condition is one of p, which has the person as p.person.
type query struct {
	by         inbox.Handler
	conditions []string
	args       []any
}

// among narrows the list to those with an address that a statement selects as address.
func (q *query) among(addresses string, args ...any) {
	q.conditions = append(q.conditions, among(addresses))
	q.args = append(q.args, args...)
}

func among(addresses string) string {
	return "p.person IN (SELECT coalesce(s.person, x.address) FROM (" + addresses + ") x LEFT JOIN same_person s ON s.address = x.address)"
}

// amongLeads narrows the list to those from whom the handler sees a lead l with a condition; h is its handling.
func (q *query) amongLeads(from, condition string, args ...any) {
	seen, more := q.by.Seen()
	q.among("SELECT l.who AS address FROM "+from+" JOIN lead_handling h ON h.lead = l.id WHERE h.state <> 'SPAM' AND "+condition+" AND "+
		seen, append(args, more...)...)
}

// consenting selects the addresses that agreed to something.
func (q *query) consenting(to desk.Consent) (string, []any) {
	if to == desk.ConsentNewsletter {
		if !q.by.All {
			return "SELECT NULL AS address WHERE false", nil
		}
		return "SELECT email AS address FROM subscriber WHERE state = 'CONFIRMED'", nil
	}
	seen, args := q.by.SeenLead("d.lead")
	return "SELECT d.email AS address FROM demand d WHERE d.state = 'ACTIVE' AND " + seen, args
}

func (q *query) narrow(f Filter) {
	switch f.List {
	case desk.Searching:
		addresses, args := q.consenting(desk.ConsentDemand)
		q.among(addresses, args...)
	case desk.Visitors:
		q.amongLeads("appointment a JOIN lead l ON l.id = a.lead", "a.state = 'BOOKED'")
	case desk.Sellers:
		q.amongLeads("lead l", "l.form = 'requestValuation'")
	case desk.Owning:
		q.among("SELECT email AS address FROM owner WHERE email IS NOT NULL AND closed_at IS NULL AND ?", q.by.All)
	}
	switch f.Consent {
	case desk.ConsentNewsletter, desk.ConsentDemand:
		addresses, args := q.consenting(f.Consent)
		q.among(addresses, args...)
	case desk.ConsentNone:
		for _, to := range []desk.Consent{desk.ConsentNewsletter, desk.ConsentDemand} {
			addresses, args := q.consenting(to)
			q.conditions = append(q.conditions, "NOT "+among(addresses))
			q.args = append(q.args, args...)
		}
	}
	if f.Language != "" {
		q.amongLeads("lead l", "l.language = ?", string(f.Language))
	}
	if f.Agent != nil {
		q.amongLeads("lead l", "h.agent = ?", *f.Agent)
	}
	if f.Saw != nil {
		q.amongLeads("appointment a JOIN lead l ON l.id = a.lead", "a.state = 'BOOKED' AND a.property = ?", *f.Saw)
	}
	if f.Addresses != nil {
		q.among("SELECT value AS address FROM json_each(?)", handle.JSON(f.Addresses))
	}
	q.named(f.Words)
}

// named narrows the list to those in one of whose leads, or in whose name and address otherwise, all words are.
func (q *query) named(words []string) {
	if len(words) == 0 {
		return
	}
	has := func(text string) string {
		return strings.TrimSuffix(strings.Repeat("instr("+text+", ?) > 0 AND ", len(words)), " AND ")
	}
	var of []any
	for _, word := range words {
		of = append(of, word)
	}
	seen, args := q.by.SeenLead("w.lead")
	addresses := "SELECT l.who AS address FROM lead_search w JOIN lead l ON l.id = w.lead WHERE " + has("w.text") + " AND " + seen
	all := append(append([]any{}, of...), args...)
	if q.by.All {
		for _, from := range []string{"lower(name || ' ' || email) AS text, email FROM owner",
			"lower(first_name || ' ' || email) AS text, email FROM subscriber",
			"lower(first_name || ' ' || last_name || ' ' || email) AS text, email FROM demand",
			"lower(first_name || ' ' || last_name) AS text, address AS email FROM same_person"} {
			addresses += " UNION ALL SELECT email FROM (SELECT " + from + ") WHERE email IS NOT NULL AND " + has("text")
			all = append(all, of...)
		}
	}
	q.among(addresses, all...)
}
