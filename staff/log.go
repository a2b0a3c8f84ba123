package staff

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Action is a line of the desk's log.
type Action struct{ row desklog.LoggedAction }

// ID is unique among all actions.
func (a *Action) ID() string { return strconv.Itoa(a.row.ID) }

// At is when it was done.
func (a *Action) At() time.Time { return locale.Moment(a.row.At) }

// By is the name of who did it.
func (a *Action) By() string { return a.row.By }

// Name says what was done.
func (a *Action) Name() string { return a.row.Name }

// Record names the record to which it was done.
func (a *Action) Record() string { return a.row.Record }

// Before is the value that the record had.
func (a *Action) Before() string { return a.row.Before }

// After is the value that the record got.
func (a *Action) After() string { return a.row.After }

// ActionPage is a page of the log.
type ActionPage struct {
	Nodes       []*Action
	EndCursor   *string
	HasNextPage bool
}

// Actions reads a page of the log, the newest first. Managers read the lines of everybody or of one member, others only their own.
func (s *Service) Actions(ctx context.Context, d *Desk, member, after *string) (*ActionPage, error) {
	whose, err := d.whose(member)
	if err != nil {
		return nil, err
	}
	if !d.May(desk.AllActions) {
		if whose != 0 && whose != d.Member().ID {
			return nil, ErrForbidden
		}
		whose = d.Member().ID
	}
	cursor, err := actionCursor(after)
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.Log.Actions(ctx, whose, cursor, limits.DeskActions+1)
	page := &ActionPage{HasNextPage: len(rows) > limits.DeskActions}
	for _, a := range rows[:min(len(rows), limits.DeskActions)] {
		page.Nodes = append(page.Nodes, &Action{a})
		place := strconv.FormatInt(a.At, 10) + "." + strconv.Itoa(a.ID)
		page.EndCursor = &place
	}
	return page, err
}

// whose is the number of the member whose actions are wanted, 0 for everybody's.
func (d *Desk) whose(member *string) (int, error) {
	if member == nil {
		return 0, nil
	}
	number, ok := MemberNumber(*member)
	if !ok {
		return 0, BadInput("member is not the id of a member of staff")
	}
	return number, nil
}

func actionCursor(text *string) (*desklog.ActionCursor, error) {
	if text == nil {
		return nil, nil
	}
	at, id, _ := strings.Cut(*text, ".")
	unix, err := strconv.ParseInt(at, 10, 64)
	number, err2 := strconv.Atoi(id)
	if err != nil || err2 != nil {
		return nil, ErrCursor
	}
	return &desklog.ActionCursor{At: unix, ID: number}, nil
}
