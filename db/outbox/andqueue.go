package outbox

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
)

// UpdateAndQueue runs one statement and queues emails if it changed a row.
func UpdateAndQueue(ctx context.Context, d *handle.DB, emails []Email, now time.Time, sql string, args ...any) (bool, error) {
	return WriteAndQueue(ctx, d, emails, now, handle.Statement{SQL: sql, Args: args})
}

// WriteAndQueue runs statements and queues emails if the first changed a row.
func WriteAndQueue(ctx context.Context, d *handle.DB, emails []Email, now time.Time, first handle.Statement,
	more ...handle.Statement) (bool, error) {
	list := append([]handle.Statement{first, handle.Guard(Unchanged, "changes() > 0")}, more...)
	for _, e := range emails {
		list = append(list, e.Queue(nil, now.Unix())...)
	}
	_, err := d.Write(ctx, list...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: Unchanged}) {
		return false, nil
	}
	return err == nil, err
}

// Unchanged is the reason to refuse a list whose first statement changed nothing.
const Unchanged forms.ProblemCode = "UNCHANGED"
