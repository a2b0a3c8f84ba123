package people

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/locale"
)

// An address says who sent a lead (lead.who): an email address, or phoneAddress and the number of somebody without one. The table
// same_person has those that the desk said are one person: each row leads from an address to the one that stands for both.

// phoneAddress begins the address of somebody without an email address.
const phoneAddress = "tel:"

// IsPhone reports whether an address is a telephone number.
func IsPhone(address string) bool { return strings.HasPrefix(address, phoneAddress) }

// OfPhone is the address of somebody with a telephone number and no email address, as lead.who has it; "" for a text without digits.
func OfPhone(phone string) string {
	number := strings.Map(func(r rune) rune {
		if r == '+' {
			return r
		}
		return locale.Digit(r)
	}, strings.TrimPrefix(phone, phoneAddress))
	if strings.Trim(number, "+") == "" {
		return ""
	}
	if abroad, yes := strings.CutPrefix(number, "00"); yes {
		number = "+" + abroad
	}
	if national, belgian := strings.CutPrefix(number, "+32"); belgian {
		number = "0" + strings.TrimPrefix(national, "0")
	}
	return phoneAddress + number
}

// addressesOf selects the addresses of the person that an SQL expression names.
func addressesOf(person string) string {
	return "(SELECT " + person + " UNION ALL SELECT address FROM same_person WHERE person = " + person + ")"
}

// Addresses lists the addresses of the person with one of them, the one that stands for the others first; that alone for somebody who has
// no other. A handler who sees only some leads gets those from which there is one, and nothing for an address from which there is none.
func (s *Store) Addresses(ctx context.Context, by inbox.Handler, address string) (list []string, err error) {
	query := `WITH who (person) AS (SELECT coalesce((SELECT person FROM same_person WHERE address = ?1), ?1))
		SELECT a.address FROM (SELECT person AS address, 0 AS later FROM who
			UNION ALL SELECT s.address, 1 FROM same_person s JOIN who ON s.person = who.person) a`
	args := []any{address}
	if !by.All {
		lead, more := by.Seen()
		demand, again := by.SeenLead("d.lead")
		query += ` WHERE EXISTS (SELECT 1 FROM lead l JOIN lead_handling h ON h.lead = l.id WHERE l.who = a.address AND ` + lead + `)
			OR EXISTS (SELECT 1 FROM demand d WHERE d.email = a.address AND ` + demand + ")"
		args = append(append(args, more...), again...)
	}
	err = s.List(ctx, &list, query+" ORDER BY a.later, a.address", args...)
	if !slices.Contains(list, address) {
		return nil, err
	}
	return list, err
}

// Spellings are the texts that name somebody with some addresses: email addresses, and telephone numbers as they were typed.
func (s *Store) Spellings(ctx context.Context, addresses []string) (list []string, err error) {
	for _, address := range addresses {
		if !IsPhone(address) {
			list = append(list, address)
			continue
		}
		var phones []string
		if err := s.List(ctx, &phones, "SELECT DISTINCT phone FROM lead WHERE who = ?", address); err != nil {
			return nil, err
		}
		list = append(list, phones...)
	}
	return list, nil
}

// inAddresses is the condition that a column is one of some addresses, with its argument.
func inAddresses(column string, addresses []string) (string, any) {
	return column + " IN (SELECT value FROM json_each(?))", handle.JSON(addresses)
}
