package portfolio

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
)

// Featured are the properties that the desk features, by rank, with the version of the list; 0 for an empty one.
type Featured struct {
	Numbers []int
	Version int
}

// ErrFeaturedStale says that somebody changed the list since it was read.
var ErrFeaturedStale = handle.Refused{Why: "STALE"}

// Featured reads the list.
func (s *Store) Featured(ctx context.Context) (f Featured, err error) {
	var rows []struct {
		Property int `db:"property"`
		Version  int `db:"version"`
	}
	err = s.List(ctx, &rows, "SELECT property, version FROM featured ORDER BY rank")
	for _, r := range rows {
		f.Numbers, f.Version = append(f.Numbers, r.Property), max(f.Version, r.Version)
	}
	return f, err
}

// SetFeatured writes the list and a line of the log. Its Version is the one that was read; ErrFeaturedStale means that somebody changed the
// list meanwhile. Refused UNKNOWN means that a number belongs to no property.
func (s *Store) SetFeatured(ctx context.Context, f Featured, by desklog.Action) error {
	by.Record, by.After = "featured", handle.JSON(f.Numbers)
	list := []handle.Statement{
		handle.Guard(ErrFeaturedStale.Why, "(SELECT coalesce(max(version), 0) FROM featured) = ?", f.Version),
		handle.Guard(forms.Unknown, "(SELECT count(*) FROM property WHERE number"+imports.AmongNumbers+") = ?", handle.JSON(f.Numbers),
			len(f.Numbers)),
		by.Insert(), {SQL: "DELETE FROM featured"}}
	for i, number := range f.Numbers {
		list = append(list, handle.Statement{SQL: "INSERT INTO featured (rank, property, version) SELECT ?, ?, max(id) FROM action",
			Args: []any{i + 1, number}})
	}
	_, err := s.Write(ctx, list...)
	return handle.AsRefusal(err)
}
