package owners

import (
	"context"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/references"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// DeskOwner is an owner with the properties, for the desk. InvitedUntil is when the link of the last invitation ends.
type DeskOwner struct {
	Owner
	InvitedUntil *int64                     `db:"invited_until"`
	SeenAt       *int64                     `db:"seen_at"`
	Version      int                        `db:"version"`
	Sessions     int                        `db:"sessions"`
	Links        locale.Stored[[]OwnerLink] `db:"links"`
}

// Record is the owner's name in the log.
func (o DeskOwner) Record() string { return ownerRecord(o.ID) }

// FromFolder reports whether the import folder names the owner, so that name, address and language are changed there.
func (o DeskOwner) FromFolder() bool { return o.ID < FirstOwnID }

// OwnerLink is a property of an owner. Desk reports whether it was linked at the desk; otherwise the import folder says it.
type OwnerLink struct {
	Number int    `json:"number"`
	Sent   string `json:"reference"` // the reference by which people know it
	Desk   bool   `json:"desk"`
	Agent  int    `json:"agent"`
	City   int    `json:"city"`
	Street string `json:"street"`
	House  string `json:"house"`
	Box    string `json:"box"`
}

// deskOwners is the query for owners. Its arguments are now and the moment before which a session is too old; a condition on o is put after
// it.
var deskOwners = "SELECT " + ownerColumns("o.") + `, o.invited_until, o.seen_at, o.version,
		(SELECT count(*) FROM session n WHERE n.owner = o.id AND n.ends_at > ? AND n.seen_at > ?) AS sessions,
		(SELECT json_group_array(json_object('number', p.number,
		'reference', ` + references.ShownReference("p.number") + `, 'desk', json(iif(l.desk, 'true', 'false')), 'agent', p.agent,
		'city', p.city,
			'street', coalesce(p.street, ''), 'house', coalesce(p.house_number, ''), 'box', coalesce(p.box_number, '')) ORDER BY p.number)
			FROM owner_property l JOIN property p ON p.number = l.property WHERE l.owner = o.id) AS links
	FROM owner o WHERE `

func openSessions(now time.Time) []any {
	return []any{now.Unix(), now.Add(-limits.SessionIdleTime).Unix()}
}

// ofOwnerList is the condition of a list, on o.
func ofOwnerList(list desk.OwnerList) string {
	switch list {
	case desk.OwnersNotYet:
		return "o.password IS NULL AND o.closed_at IS NULL AND o.email IS NOT NULL"
	case desk.OwnersNoAddress:
		return "o.email IS NULL"
	case desk.OwnersWithdrawn:
		return "o.closed_at IS NOT NULL"
	}
	return "true"
}

// OwnerSearch selects owners: those of a list, after an owner (0 for the start). With OnlyAgents only owners who have a property of one of
// these agents.
type OwnerSearch struct {
	List       desk.OwnerList
	OnlyAgents bool
	Agents     []int
	After      int
}

func (q OwnerSearch) where() (conditions string, args []any) {
	conditions = ofOwnerList(q.List)
	if q.OnlyAgents {
		conditions += ` AND EXISTS (SELECT 1 FROM owner_property l JOIN property p ON p.number = l.property
			WHERE l.owner = o.id AND p.agent IN (SELECT value FROM json_each(?)))`
		args = append(args, handle.JSON(q.Agents))
	}
	return conditions, args
}

// DeskOwners lists at most so many owners by name.
func (s *Store) DeskOwners(ctx context.Context, q OwnerSearch, most int, now time.Time) (list []DeskOwner, err error) {
	where, args := q.where()
	args = append(openSessions(now), args...)
	if q.After > 0 {
		where, args = where+" AND (o.name, o.id) > (SELECT name, id FROM owner WHERE id = ?)", append(args, q.After)
	}
	return list, s.List(ctx, &list, deskOwners+where+" ORDER BY o.name, o.id LIMIT ?", append(args, most)...)
}

// DeskOwner reads an owner, nil for none.
func (s *Store) DeskOwner(ctx context.Context, id int, now time.Time) (*DeskOwner, error) {
	return s.deskOwner(ctx, now, "o.id = ?", id)
}

// DeskOwnerWith reads the owner with an address, nil for none.
func (s *Store) DeskOwnerWith(ctx context.Context, email string, now time.Time) (*DeskOwner, error) {
	return s.deskOwner(ctx, now, "o.email = ?", email)
}

func (s *Store) deskOwner(ctx context.Context, now time.Time, where string, arg any) (*DeskOwner, error) {
	var list []DeskOwner
	err := s.List(ctx, &list, deskOwners+where, append(openSessions(now), arg)...)
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return &list[0], nil
}

// CountDeskOwners counts the owners of every list; the list in q does not matter.
func (s *Store) CountDeskOwners(ctx context.Context, q OwnerSearch) (map[desk.OwnerList]int, error) {
	var parts []string
	var args []any
	for _, l := range desk.OwnerLists {
		q.List = l
		where, more := q.where()
		parts, args = append(parts, "SELECT '"+string(l)+"' AS list, count(*) AS n FROM owner o WHERE "+where), append(args, more...)
	}
	var rows []struct {
		List desk.OwnerList `db:"list"`
		N    int            `db:"n"`
	}
	err := s.List(ctx, &rows, strings.Join(parts, " UNION ALL "), args...)
	counts := make(map[desk.OwnerList]int, len(rows))
	for _, r := range rows {
		counts[r.List] = r.N
	}
	return counts, err
}

// AgentsOf lists the agents of properties by number, 0 for a number that no property has.
func (s *Store) AgentsOf(ctx context.Context, properties []int) (map[int]int, error) {
	var rows []struct {
		Number int `db:"number"`
		Agent  int `db:"agent"`
	}
	err := s.List(ctx, &rows, "SELECT number, agent FROM property WHERE number IN (SELECT value FROM json_each(?))",
		handle.JSON(properties))
	agents := make(map[int]int, len(rows))
	for _, r := range rows {
		agents[r.Number] = r.Agent
	}
	return agents, err
}
