package people

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/references"
)

// Row is somebody in the list, as the last lead names the person; a name, number and language that were chosen when two were joined go
// before. What belongs to leads that the handler does not see is not counted.
type Row struct {
	Who        string  `db:"who"` // one of the person's addresses
	At         int64   `db:"at"`  // the last lead, demand or visit of the owner's pages
	Name       string  `db:"name"`
	FirstName  string  `db:"first_name"`
	LastName   string  `db:"last_name"`
	Email      string  `db:"email"`
	Phone      string  `db:"phone"`
	Language   string  `db:"language"`
	Lead       *string `db:"lead"` // the last one
	Form       string  `db:"form"`
	Property   *int    `db:"property"` // of that lead
	Referred   *string `db:"property_reference"`
	Viewed     int     `db:"viewed"`     // properties at which the person had an appointment
	Demands    int     `db:"demands"`    // that run
	Newsletter bool    `db:"newsletter"` // whether the person has it
	Owner      *int    `db:"owner"`      // whose access the person has
	Addresses  int     `db:"addresses"`
	Total      int     `db:"total"` // people of the list, on all its pages
}

// Cursor is the place of somebody in the list.
type Cursor struct {
	At  int64
	Who string
}

// people selects the people of a filter as p: the person's address for the handler as p.who, and the last moment as p.at.
func people(by inbox.Handler, f Filter) (string, []any) {
	known, args := knownTo(by)
	who := "k.address" // of the last moment: another may belong to what the handler does not see
	if by.All {
		who = "coalesce(s.person, k.address)"
	}
	q := &query{by: by, args: args}
	q.narrow(f)
	list := "(SELECT coalesce(s.person, k.address) AS person, " + who + " AS who, max(k.at) AS at FROM (" + known +
		") k LEFT JOIN same_person s ON s.address = k.address GROUP BY 1) p"
	if len(q.conditions) > 0 {
		list += " WHERE " + strings.Join(q.conditions, " AND ")
	}
	return list, q.args
}

// Count counts the people of a filter.
func (s *Store) Count(ctx context.Context, by inbox.Handler, f Filter) (n int, err error) {
	list, args := people(by, f)
	return n, s.One(ctx, &n, "SELECT count(*) FROM "+list, args...)
}

// People lists at most n people of a filter after a cursor, nil for the start, those first of whom something came last. Viewings before now
// count.
func (s *Store) People(ctx context.Context, by inbox.Handler, f Filter, after *Cursor, now int64, n int) (rows []Row, err error) {
	list, args := people(by, f)
	page := "SELECT *, count(*) OVER () AS total FROM " + list
	if after != nil {
		page = "SELECT * FROM (" + page + ") WHERE (at, who) < (?, ?)"
		args = append(args, after.At, after.Who)
	}
	seen, own := by.Seen()
	demand, more := by.SeenLead("d.lead")
	args = slices.Concat(args, []any{n}, own, more, []any{now}, own, more)
	err = s.List(ctx, &rows, strings.NewReplacer("{page}", page, "{person}", addressesOf("p.person"), "{seen}", seen, "{demand}", demand,
		"{all}", strconv.FormatBool(by.All), "{reference}", references.ShownReference("l.property")).Replace(rowsOfPage), args...)
	return rows, err
}

// rowsOfPage reads what a page of the list says of each person. {person} are the person's addresses, {seen} and {demand} say that the
// handler sees the lead of h and the demand d, and {all} that the handler sees everything, also what belongs to no lead.
const rowsOfPage = `WITH page AS MATERIALIZED ({page} ORDER BY at DESC, who DESC LIMIT ?),
	last AS MATERIALIZED (SELECT p.*, (SELECT l.id FROM lead l INDEXED BY lead_who CROSS JOIN lead_handling h ON h.lead = l.id
		WHERE l.who IN {person} AND h.state <> 'SPAM' AND {seen} ORDER BY l.created_at DESC, l.id DESC LIMIT 1) AS lead FROM page p)
	SELECT p.who, p.at, p.total, p.lead, coalesce(l.form, '') AS form, l.property, {reference} AS property_reference,
		coalesce(c.first_name, l.first_name, '') AS first_name, coalesce(c.last_name, l.last_name, '') AS last_name,
		coalesce((SELECT name FROM owner WHERE email = p.who AND {all}),
			(SELECT first_name || ' ' || last_name FROM demand d WHERE d.email = p.who AND {demand} ORDER BY d.created_at DESC LIMIT 1),
			(SELECT first_name FROM subscriber WHERE email = p.who AND {all}), '') AS name,
		coalesce(c.phone, l.phone, '') AS phone, iif(p.who LIKE 'tel:%', '', p.who) AS email,
		coalesce(c.language, l.language, (SELECT language FROM owner WHERE email = p.who AND {all}),
			(SELECT language FROM subscriber WHERE email = p.who AND {all}), '') AS language,
		(SELECT count(DISTINCT a.property) FROM lead l INDEXED BY lead_who CROSS JOIN lead_handling h ON h.lead = l.id
			JOIN appointment a ON a.lead = l.id
			WHERE l.who IN {person} AND a.state = 'BOOKED' AND a.start < ? AND {seen}) AS viewed,
		(SELECT count(*) FROM demand d WHERE d.state = 'ACTIVE' AND d.email IN {person} AND {demand}) AS demands,
		(SELECT count(*) > 0 FROM subscriber WHERE state = 'CONFIRMED' AND email IN {person} AND {all}) AS newsletter,
		(SELECT id FROM owner WHERE closed_at IS NULL AND email IN {person} AND {all}) AS owner,
		iif({all}, (SELECT 1 + count(*) FROM same_person WHERE person = p.person), 1) AS addresses
	FROM last p LEFT JOIN lead l ON l.id = p.lead LEFT JOIN same_person c ON {all} AND c.address =
		(SELECT address FROM same_person WHERE person = p.person ORDER BY at DESC, address LIMIT 1)
	ORDER BY p.at DESC, p.who DESC`

// SamePhone lists addresses of others, at most n, who sent a lead with a telephone number of the person with some addresses. The handler
// sees both leads.
func (s *Store) SamePhone(ctx context.Context, by inbox.Handler, addresses []string, n int) (list []string, err error) {
	own, ofOwn := inAddresses("who", addresses)
	others, ofOthers := inAddresses("l.who", addresses)
	seen, args := by.SeenLead("l.id")
	known, more := by.SeenLead("lead.id")
	more = append([]any{ofOwn}, more...)
	return list, s.List(
		ctx,
		&list,
		"SELECT DISTINCT l.who FROM lead l INDEXED BY lead_phone WHERE l.phone <> '' AND "+phoneEndOf("l.phone")+
			" IN (SELECT "+phoneEnd+" FROM lead WHERE phone <> '' AND "+own+" AND "+known+") AND NOT "+others+" AND "+seen+
			" ORDER BY 1 LIMIT ?",
		append(append(append(more, ofOthers), args...), n)...)
}

// phoneEndOf is phoneEnd of a column.
func phoneEndOf(column string) string { return strings.ReplaceAll(phoneEnd, "phone", column) }
