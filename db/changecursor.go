package db

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"

	"github.com/jmoiron/sqlx"
)

// ErrCursorExpired says that the changes since a cursor are no longer complete: properties that were withdrawn since then are deleted, or
// the store was restored from a backup.
var ErrCursorExpired = errors.New("the cursor is too old, or of before a restored backup: begin without one, and drop from your copy " +
	"what does not come")

// errCursorAhead is the ErrCursorExpired of a cursor after all changes that there are.
var errCursorAhead = fmt.Errorf("%w", ErrCursorExpired)

// changeLog is the state of the sequence of changes. Head is the last sequence number that was ever given, Dropped the last one of a
// withdrawn property that was deleted.
type changeLog struct {
	Epoch   string `db:"epoch"`
	Dropped int64  `db:"dropped"`
	Head    int64  `db:"head"`
	Version int64  `db:"version"`
}

const changeLogQuery = `
	SELECT epoch, dropped, coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'change'), 0) AS head,
	(SELECT version FROM data_version) AS version
	FROM change_log`

func readChangeLog(ctx context.Context, q sqlx.QueryerContext) (log changeLog, err error) {
	err = sqlx.GetContext(ctx, q, &log, changeLogQuery)
	return log, err
}

// changeCursor is a position in the changes: a sequence number. began is the last sequence number when the integrator began its copy:
// records that were withdrawn before were never in the copy.
type changeCursor struct {
	epoch           string
	sequence, began int64
}

func (c changeCursor) String() string {
	return base64.RawURLEncoding.EncodeToString(fmt.Appendf(nil, "%s %d %d", c.epoch, c.sequence, c.began))
}

// open decodes a cursor; "" is the start.
func (g changeLog) open(since string) (changeCursor, error) {
	c := changeCursor{epoch: g.Epoch, began: g.Head}
	if since == "" {
		return c, nil
	}
	text, err := base64.RawURLEncoding.DecodeString(since)
	if err != nil {
		return c, ErrCursor
	}
	if n, err := fmt.Fscanf(strings.NewReader(string(text)), "%s %d %d", &c.epoch, &c.sequence,
		&c.began); n != 3 || err != nil || c.String() != since {
		return c, ErrCursor
	}
	switch at := max(c.sequence, c.began); {
	case c.epoch != g.Epoch || at < g.Dropped:
		return c, ErrCursorExpired
	case at > g.Head:
		return c, errCursorAhead
	}
	return c, nil
}
