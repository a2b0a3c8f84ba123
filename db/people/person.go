package people

import (
	"context"
	"strings"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/references"
	"github.com/gevel/gevel/locale"
)

// PersonKinds are the tables with entries about people, by the kind of entry, and the lead that a row belongs to; "" for none.
var PersonKinds = []struct{ Kind, Table, Lead string }{{"LEAD", "lead", "id"}, {"APPOINTMENT", "appointment", "lead"},
	{"DEMAND", "demand", "lead"}, {"NEWSLETTER", "subscriber", ""}, {"OWNER", "owner", ""}, {"EMAIL", "outbox", "lead"},
	{"ANSWER", "lead_answer", "lead"}, {"NOTE", "lead_note", "lead"}, {"FILE", "upload", "lead"},
	{"FILE", "answer_file", "(SELECT lead FROM lead_answer WHERE lead_answer.id = answer_file.answer)"}, {"CRM", "crm_lead", "lead"},
	{"STAFF", "staff", ""}}

// PersonCounts counts what the store knows of the person with some addresses and the handler may see, by kind; kinds without any are left
// out.
func (s *Store) PersonCounts(ctx context.Context, by inbox.Handler, addresses ...string) (map[string]int, error) {
	counts := map[string]int{}
	for _, k := range PersonKinds {
		for _, p := range Tables {
			if p.Table != k.Table {
				continue
			}
			lead := k.Lead
			if lead == "id" || lead == "lead" {
				lead = p.Table + "." + lead
			}
			seen, args := by.SeenLead(lead)
			var n int
			if err := s.One(ctx, &n, withOwn+"SELECT count(*) FROM "+p.Table+" WHERE ("+p.Mine+") AND "+seen,
				append([]any{handle.JSON(addresses)}, args...)...); err != nil {
				return nil, err
			}
			if n > 0 {
				counts[k.Kind] += n
			}
		}
	}
	return counts, nil
}

// PersonEntry is one entry about a person. Form is the form of a lead, or the kind of a CRM; Record is the CRM's id.
type PersonEntry struct {
	Kind     string  `db:"kind"`
	ID       string  `db:"id"`
	At       int64   `db:"at"`
	Form     string  `db:"form"`
	Lead     string  `db:"lead"`
	Property *int    `db:"property"`
	Referred *string `db:"property_reference"` // by which people know the property
	State    string  `db:"state"`
	Record   string  `db:"record"`
}

// PersonEntries lists at most n entries about the person with some addresses that the handler may see, the newest first.
func (s *Store) PersonEntries(ctx context.Context, by inbox.Handler, addresses []string, n int) (list []PersonEntry, err error) {
	seen, args := by.SeenLead("e.lead")
	args = append(append([]any{handle.JSON(addresses)}, args...), n)
	return list, s.List(ctx, &list, withOwn+`SELECT e.*, `+references.ShownReference("e.property")+` AS property_reference FROM (
		SELECT 'LEAD' AS kind, id, created_at AS at, form, id AS lead, property, '' AS state, '' AS record FROM lead
			WHERE who IN own OR json_extract(content, '$.second.email') IN own
		UNION ALL SELECT 'APPOINTMENT', a.id, a.start, '', a.lead, a.property, a.state, '' FROM appointment a JOIN lead l ON l.id = a.lead
			WHERE l.who IN own
		UNION ALL SELECT 'DEMAND', id, created_at, '', coalesce(lead, ''), (SELECT property FROM watch WHERE demand = demand.id), state,
		'' FROM demand
			WHERE email IN own
		UNION ALL SELECT 'NEWSLETTER', id, created_at, '', '', NULL, state, '' FROM subscriber WHERE email IN own
		UNION ALL SELECT 'OWNER', id, 0, '', '', NULL, '', '' FROM owner WHERE email IN own
		UNION ALL SELECT 'ANSWER', a.id, a.at, '', a.lead, NULL, '', '' FROM lead_answer a JOIN lead l ON l.id = a.lead WHERE l.who IN own
		UNION ALL SELECT 'EMAIL', o.id, o.created_at, o.kind, coalesce(o.lead, ''), NULL, iif(o.sent_at IS NULL,
			iif(o.given_up_at IS NULL, 'WAITING', 'FAILED'), 'SENT_OUT'), '' FROM outbox o WHERE o.recipient IN own
			AND NOT EXISTS (SELECT 1 FROM lead_answer a WHERE a.id = o.id)
		UNION ALL SELECT 'CRM', d.lead || '.' || d.change || '.' || d.link, d.at, k.kind, d.lead, NULL, d.state, coalesce(d.crm_id, '')
			FROM crm_lead d JOIN lead l ON l.id = d.lead JOIN link k ON k.name = d.link WHERE l.who IN own) e WHERE `+seen+`
		ORDER BY at DESC, kind, id LIMIT ?`, args...)
}

// phoneEnd is the last eight digits of a phone number, without the signs that a form takes, as the index lead_phone has them.
const phoneEnd = `substr(replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '(', ''), ')', ''), '.', ''), '/', ''),
	'-', ''), '+', ''), -8)`

// PhoneEndDigits is how many digits at its end tell a phone number apart, with its country or a zero before them: as many as phoneEnd has.
const PhoneEndDigits = 8

// PhoneDigits is how many digits a number has at least: the short ones of Luxembourg have six.
const PhoneDigits = 6

// luxembourg is the country of short numbers, which may stand before them.
const luxembourg = "352"

// phoneEnds are the ends that a number may have in the index lead_phone: that of its digits, and for a short one also that with or without
// its country.
func phoneEnds(digits string) []string {
	ends := []string{digits[max(0, len(digits)-PhoneEndDigits):]}
	short, abroad := strings.CutPrefix(strings.TrimLeft(digits, "0"), luxembourg)
	switch {
	case len(digits) < PhoneEndDigits:
		long := luxembourg + digits
		ends = append(ends, long[max(0, len(long)-PhoneEndDigits):])
	case abroad && len(short) < PhoneEndDigits:
		ends = append(ends, short)
	}
	return ends
}

// AddressesWithPhone lists the addresses, at most n, of those who sent a form with a phone number that the handler may see, however its
// digits are grouped, with or without the country. Digits are those of the number, at least PhoneDigits.
func (s *Store) AddressesWithPhone(ctx context.Context, by inbox.Handler, digits string, n int) (addresses []string, err error) {
	var rows []struct {
		Who   string `db:"who"`
		Phone string `db:"phone"`
	}
	seenBy, args := by.SeenLead("lead.id")
	err = s.List(ctx, &rows, "SELECT who, phone FROM lead INDEXED BY lead_phone WHERE phone <> '' AND "+phoneEnd+
		" IN (SELECT value FROM json_each(?)) AND "+seenBy+" GROUP BY who, phone ORDER BY max(created_at) DESC",
		append([]any{handle.JSON(phoneEnds(digits))}, args...)...)
	seen := map[string]bool{}
	for _, r := range rows {
		if len(addresses) < n && !seen[r.Who] && samePhone(digits, strings.Map(locale.Digit, r.Phone)) {
			seen[r.Who], addresses = true, append(addresses, r.Who)
		}
	}
	return addresses, err
}

// samePhone compares numbers of which one may have the country and the other a zero in its place. Nothing else stands before a short one.
func samePhone(a, b string) bool {
	a, b = strings.TrimLeft(a, "0"), strings.TrimLeft(b, "0")
	if min(len(a), len(b)) < PhoneEndDigits {
		return a == b || a == luxembourg+b || b == luxembourg+a
	}
	return strings.HasSuffix(a, b) || strings.HasSuffix(b, a)
}
