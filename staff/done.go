package staff

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
)

// Done is one thing that a member did at the desk: its first line of the log, and how many lines it wrote.
type Done struct {
	Action *Action
	Count  int
	Undo   string // what undoes it, "" for nothing
	now    time.Time
}

// WhyFixed is why something that was done cannot be undone.
type WhyFixed string

// The reasons.
const (
	FixedLate      WhyFixed = "LATE"      // it could be undone for limits.UndoTime
	FixedChanged   WhyFixed = "CHANGED"   // it was undone, or somebody changed it since
	FixedSent      WhyFixed = "SENT"      // an email left, or another system was told
	FixedGone      WhyFixed = "GONE"      // it removed something for good
	FixedNothing   WhyFixed = "NOTHING"   // it changed nothing
	FixedElsewhere WhyFixed = "ELSEWHERE" // it is changed back where it was done
)

// undoables are the actions that can be undone for limits.UndoTime, beside those of the properties of the desk.
var undoables = strings.Fields(
	`setLeadState setLeadStates handOverLead handOverLeads saveParts blockHours planAppointment moveAppointment passAppointment
	takePropertyDelivery joinPeople hideProperty setPrice setStanding setPropertyField setPropertyPhotos setPropertyDocuments setUnits`,
)

// fixed are the actions that can never be undone, by the reason.
var fixed = map[WhyFixed][]string{
	FixedSent: strings.Fields(`answerLead decideCandidate sendDocuments resendEmail retryEmails cancelAppointment
		reportAppointment inviteStaff sendStaffLink clearStaffStep inviteOwner sendOwnerLink sendOwnerReport mailLacks redeliverLead
		redeliverLeadAlone testMail`),
	FixedGone: strings.Fields(`erasePerson removeLeadList removeOwner removePicture replacePicture removeLink removeWebhook revokeKey
		removePasskey removeKeyOperation removeTransit discardDrafts dropPropertyDelivery
		endSessions endOwnerSessions renewRecoveryCodes choosePassword
		changeStaffPassword`),
	FixedNothing: strings.Fields(`signIn signInFailed codeFailed passkeyFailed confirm lookUpPerson viewAsOwner exportLeads exportPerson
		exportFolder exportLog
		undoJoin undoLeads undoProperty undoParts undoPropertyDelivery takeBackAnswer takeBackPlan`),
}

// Why is why it cannot be undone; nil when it can.
func (n *Done) Why() *WhyFixed {
	why := FixedElsewhere
	switch name := n.Action.Name(); {
	case n.Undo != "":
		return nil
	case slices.Contains(undoables, name):
		if why = FixedChanged; !n.Action.At().After(n.now.Add(-limits.UndoTime)) {
			why = FixedLate
		}
	default:
		for reason, names := range fixed {
			if slices.Contains(names, name) {
				why = reason
			}
		}
	}
	return &why
}

// Done lists what a member did within limits.DoneTime, the newest first, at most limits.DoneActions. What one act did to many records is
// one entry.
func (s *Service) Done(ctx context.Context, d *Desk) ([]*Done, error) {
	now := s.Now()
	rows, err := s.Store.Log.Done(ctx, d.Member().ID, now.Add(-limits.DoneTime), now.Add(-limits.UndoTime), now, limits.DoneLines)
	list := []*Done{}
	var last desklog.DoneAction
	for _, a := range rows {
		if len(list) > 0 && together(last, a) {
			one := list[len(list)-1]
			if one.Count++; a.Undo != "" || one.Undo == "" {
				one.Action, one.Undo = &Action{a.LoggedAction}, a.Undo
			}
			last = a
			continue
		}
		if len(list) == limits.DoneActions {
			break
		}
		last = a
		list = append(list, &Done{Action: &Action{a.LoggedAction}, Count: 1, Undo: a.Undo, now: now})
	}
	return list, err
}

// together reports whether two lines of the log are of one act.
func together(a, b desklog.DoneAction) bool {
	many := slices.Contains([]string{"setLeadStates", "handOverLeads"}, a.Name)
	return a.At == b.At && a.Name == b.Name && a.Change == b.Change && (many || a.Record == b.Record)
}

// UndoActionInput names a line of the own log.
type UndoActionInput struct{ Action string }

// ActionUndone says that something was undone. Stale is how many records stay as they are, because somebody changed them since.
type ActionUndone struct {
	Desk  *Desk
	Stale int
}

// ToUndo reads an action that the member may undo. The problem is UNKNOWN for one that cannot be undone, or not any more.
func (s *Service) ToUndo(ctx context.Context, f *UndoActionInput) (*Desk, *desklog.DoneAction, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, nil, problems, err
	}
	id, err := strconv.Atoi(f.Action)
	if err != nil {
		return nil, nil, forms.OneProblem("action", forms.Unknown), nil
	}
	now := s.Now()
	a, err := s.Store.Log.DoneAction(ctx, d.Member().ID, id, now.Add(-limits.UndoTime), now)
	if err == nil && (a == nil || a.Undo == "") {
		return nil, nil, forms.OneProblem("action", forms.Unknown), nil
	}
	return d, a, nil, err
}
