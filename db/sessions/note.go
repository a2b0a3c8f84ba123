package sessions

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// Ended is the reason to refuse a session: the password was changed meanwhile.
const Ended forms.ProblemCode = "ENDED"

// SeenEvery is how often the last use of a session is stored.
const SeenEvery = 5 * time.Minute

// NoteSeenIn stores the last use of a session of the table. A page does not wait for it while an import writes: the next request stores it.
func NoteSeenIn(ctx context.Context, d *handle.DB, table, token string, now time.Time) error {
	short, cancel := context.WithTimeout(ctx, limits.SessionNoteTime)
	defer cancel()
	_, err := d.Write(short,
		handle.Statement{SQL: "UPDATE " + table + " SET seen_at = max(seen_at, ?) WHERE token = ?",
			Args: []any{now.Unix(), handle.Digest(token)}})
	if short.Err() != nil {
		return ctx.Err()
	}
	return err
}
