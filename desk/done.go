package desk

import (
	"context"
	"strconv"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/inbox"
	"github.com/gevel/gevel/staff/listings"
	"github.com/gevel/gevel/staff/week"
)

// Done lists what the member did in the last hours.
func (r *deskResolver) Done(ctx context.Context, d *staff.Desk) ([]*staff.Done, error) {
	return r.Staff.Done(ctx, d)
}

// UndoAction undoes one of the own actions, in the room that did it.
func (r *mutationResolver) UndoAction(ctx context.Context, input staff.UndoActionInput) (UndoActionPayload, error) {
	d, a, problems, err := r.Staff.ToUndo(ctx, &input)
	undone := &staff.ActionUndone{Desk: d}
	if d != nil {
		undone.Stale, problems, err = r.undo(ctx, a)
	}
	return engine.Payload(undone, problems, err)
}

// undo undoes an action, and says how many of its records stay as they are.
func (r *mutationResolver) undo(ctx context.Context, a *desklog.DoneAction) (stale int, problems forms.Problems, err error) {
	undo := &staff.UndoInput{Undo: a.Undo}
	number, _ := strconv.Atoi(a.Undo)
	switch a.Name {
	case "setLeadState", "setLeadStates", "handOverLead", "handOverLeads":
		var changed *inbox.LeadsChanged
		if changed, problems, err = r.rooms.Inbox.UndoLeads(ctx, undo); changed != nil {
			stale = changed.Stale
		}
	case "answerLead", "decideCandidate":
		_, problems, err = r.rooms.Inbox.TakeBackAnswer(ctx, &inbox.TakeBackAnswerInput{Answer: a.Undo})
	case "saveParts":
		problems, err = r.Parts.Undo(ctx, a.Record, int64(number))
	case "blockHours":
		_, problems, err = r.rooms.Week.UnblockHours(ctx, &week.UnblockHoursInput{Block: a.Undo, All: true})
	case "planAppointment":
		stale, problems, err = r.rooms.Week.UndoPlan(ctx, a.Undo)
	case "moveAppointment":
		stale, problems, err = r.rooms.Week.UndoMove(ctx, a.Undo, a.Before)
	case "passAppointment":
		stale, problems, err = r.rooms.Week.UndoPass(ctx, a.Undo, a.Before)
	case "takePropertyDelivery":
		var undone *deliveries.Undone
		if undone, problems, err = r.Brought.Undo(ctx, &deliveries.Input{Delivery: a.Undo}); undone != nil {
			stale = len(undone.Left)
		}
	case "joinPeople":
		problems, err = r.Staff.UndoJoin(ctx, a.Undo)
	case "hideProperty":
		_, problems, err = r.rooms.Listings.ShowProperty(ctx, &listings.Input{Number: number})
	default:
		_, _, problems, err = r.Listed.Undo(ctx, undo)
	}
	return stale, problems, err
}
