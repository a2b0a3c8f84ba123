package parts

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// plan writes plans of drafts, and takes others back.
func plan(set []desk.PlannedDraft, takenBack []string) (list []handle.Statement) {
	for _, record := range takenBack {
		list = append(list, handle.Statement{SQL: "DELETE FROM planned WHERE record = ?", Args: []any{record}})
	}
	for _, p := range set {
		list = append(list,
			handle.Statement{SQL: "INSERT OR REPLACE INTO planned (record, plan, version, goes_live, staff) VALUES (?, ?, ?, ?, ?)",
				Args: []any{p.Record, p.Plan, p.Version, p.GoesLive, p.Staff}})
	}
	return list
}

// DuePlans lists the plans whose time has come and that were not refused, the earliest first.
func (s *Store) DuePlans(ctx context.Context, now time.Time) (plans []string, err error) {
	return plans, s.List(ctx, &plans, "SELECT plan FROM planned WHERE goes_live <= ? AND NOT refused AND "+ofContent+
		" GROUP BY plan ORDER BY min(goes_live), plan", now.Unix())
}

// RefusePlan notes that what a plan names did not fit any more at its time: it stays a draft.
func (s *Store) RefusePlan(ctx context.Context, name string, by desklog.Action) error {
	_, err := s.Write(ctx, by.InsertIf("EXISTS (SELECT 1 FROM planned WHERE plan = ?)", name),
		handle.Statement{SQL: "UPDATE planned SET refused = 1 WHERE plan = ?", Args: []any{name}})
	return err
}
