package changelog

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/search"
)

// ErrCursorExpired says that the changes since a cursor are no longer complete: properties that were withdrawn since then are deleted, or
// the store was restored from a backup.
var ErrCursorExpired = errors.New("the cursor is too old, or of before a restored backup: begin without one, and drop from your copy " +
	"what does not come")

// ErrCursorAhead is the ErrCursorExpired of a cursor after all changes that there are.
var ErrCursorAhead = fmt.Errorf("%w", ErrCursorExpired)

// Log is the state of the sequence of changes. Head is the last sequence number that was ever given, Dropped the last one of a
// withdrawn property that was deleted.
type Log struct {
	Epoch   string `db:"epoch"`
	Dropped int64  `db:"dropped"`
	Head    int64  `db:"head"`
	Version int64  `db:"version"`
}

// Query reads the Log.
const Query = `
	SELECT epoch, dropped, coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'change'), 0) AS head,
	(SELECT version FROM data_version) AS version
	FROM change_log`

// ReadLog reads the state of the sequence at the moment of q.
func ReadLog(ctx context.Context, q sqlx.QueryerContext) (log Log, err error) {
	err = sqlx.GetContext(ctx, q, &log, Query)
	return log, err
}

// Cursor is a position in the changes: a sequence number. Began is the last sequence number when the integrator began its copy:
// records that were withdrawn before were never in the copy.
type Cursor struct {
	Epoch           string
	Sequence, Began int64
}

func (c Cursor) String() string {
	return base64.RawURLEncoding.EncodeToString(fmt.Appendf(nil, "%s %d %d", c.Epoch, c.Sequence, c.Began))
}

// open decodes a cursor; "" is the start.
func (g Log) open(since string) (Cursor, error) {
	c := Cursor{Epoch: g.Epoch, Began: g.Head}
	if since == "" {
		return c, nil
	}
	text, err := base64.RawURLEncoding.DecodeString(since)
	if err != nil {
		return c, search.ErrCursor
	}
	if n, err := fmt.Fscanf(strings.NewReader(string(text)), "%s %d %d", &c.Epoch, &c.Sequence,
		&c.Began); n != 3 || err != nil || c.String() != since {
		return c, search.ErrCursor
	}
	switch at := max(c.Sequence, c.Began); {
	case c.Epoch != g.Epoch || at < g.Dropped:
		return c, ErrCursorExpired
	case at > g.Head:
		return c, ErrCursorAhead
	}
	return c, nil
}
