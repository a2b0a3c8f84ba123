package inbox

import (
	"context"
	"errors"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
)

// CallBack sets when the sender of a lead is called back, nil once that was done. Version is the one that was read.
type CallBack struct {
	Lead    string
	Version int
	At      *int64
}

// Statement writes it, over whatever was there.
func (b CallBack) Statement() handle.Statement {
	return handle.Statement{SQL: `INSERT INTO call_back (lead, at) VALUES (?, ?)
		ON CONFLICT (lead) DO UPDATE SET at = excluded.at, version = version + 1`, Args: []any{b.Lead, b.At}}
}

// SetCallBack sets when the sender of a lead is called back. It is false when somebody changed that meanwhile.
func (s *Store) SetCallBack(ctx context.Context, b CallBack, by desklog.Action) (bool, error) {
	by.Record = "lead:" + b.Lead
	_, err := s.Write(ctx, stillSeen(members.Stale, b.Lead, by.Staff),
		handle.Guard(members.Stale, "coalesce((SELECT version FROM call_back WHERE lead = ?), 0) = ?", b.Lead, b.Version),
		b.Statement(), by.Insert())
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: members.Stale}) {
		return false, nil
	}
	return err == nil, err
}
