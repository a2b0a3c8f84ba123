package inbox

import (
	"context"
	"strconv"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
)

// SavedList is a list of leads that a member of staff saved. Filter is JSON; By is the name of a colleague who shares it, "" for an own
// one.
type SavedList struct {
	ID     int           `db:"id"`
	Staff  int           `db:"staff"`
	Name   string        `db:"name"`
	List   desk.LeadList `db:"list"`
	Filter string        `db:"filter"`
	Shared bool          `db:"shared"`
	By     string        `db:"by"`
}

// SavedLists lists the own lists of a member of staff and those that colleagues share, by name.
func (s *Store) SavedLists(ctx context.Context, staff int) (list []SavedList, err error) {
	return list, s.List(ctx, &list, `SELECT l.id, l.staff, l.name, l.list, l.filter, l.shared,
		iif(l.staff = ?1, '', coalesce(m.name, '')) AS by
		FROM saved_list l LEFT JOIN staff m ON m.id = l.staff WHERE l.staff = ?1 OR l.shared ORDER BY l.name COLLATE NOCASE, l.id`, staff)
}

// SaveList saves a list; an own one with the same name is replaced. It returns Refused TOO_MANY beyond limits.SavedLists of one member, or
// limits.SharedLists of all, and UNKNOWN when the member may share no lists any more.
func (s *Store) SaveList(ctx context.Context, l SavedList, by desklog.Action) error {
	const ownRow = "staff = ? AND name = ?"
	by.Record = "list"
	_, err := s.Write(ctx,
		handle.Guard(forms.TooMany, "(SELECT count(*) FROM saved_list WHERE staff = ? AND name <> ?) < ?", by.Staff,
			l.Name, limits.SavedLists),
		handle.Guard(forms.TooMany, "NOT ? OR (SELECT count(*) FROM saved_list WHERE shared AND NOT ("+ownRow+")) < ?",
			l.Shared, by.Staff, l.Name, limits.SharedLists),
		handle.Guard(forms.Unknown, "NOT ? OR EXISTS (SELECT 1 FROM staff WHERE id = ? AND closed_at IS NULL AND "+
			members.RolesWith(desk.AllLeads)+")",
			l.Shared, by.Staff),
		handle.Statement{SQL: `INSERT INTO saved_list (staff, name, list, filter, shared) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (staff, name) DO UPDATE SET list = excluded.list, filter = excluded.filter, shared = excluded.shared`,
			Args: []any{by.Staff, l.Name, l.List, l.Filter, l.Shared}},
		by.Insert())
	return handle.AsRefusal(err)
}

// RemoveSavedList removes an own list, or with anybodys a shared one of a colleague. It is false when there is none.
func (s *Store) RemoveSavedList(ctx context.Context, id int, anybodys bool, by desklog.Action) (bool, error) {
	by.Record = "list:" + strconv.Itoa(id)
	affected, err := s.Write(ctx, handle.Statement{SQL: "DELETE FROM saved_list WHERE id = ? AND (staff = ? OR shared AND ?)",
		Args: []any{id, by.Staff, anybodys}}, by.InsertIf("changes() > 0"))
	return err == nil && affected[0] > 0, err
}
