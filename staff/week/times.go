package week

import (
	"time"

	"github.com/gevel/gevel/agency"
)

// Time is a viewing time of the agency, and whether the agent is free then.
type Time struct {
	Start time.Time
	State TimeState
}

// TimeState is whether an agent is free at a viewing time.
type TimeState string

// The states of a viewing time. One that is over is past, unless the agent had an appointment or was busy.
const (
	TimeFree  TimeState = "FREE"
	TimeTaken TimeState = "APPOINTMENT"
	TimeBusy  TimeState = "BUSY"
	TimePast  TimeState = "PAST"
)

// addTimes adds the viewing times of a week.
func (w *AgentWeek) addTimes(v agency.ViewingHours, monday, now time.Time) {
	w.Times = []*Time{}
	for i := range 7 {
		for _, slot := range v.SlotsOn(monday.AddDate(0, 0, i)) {
			w.Times = append(w.Times, &Time{slot.Start, w.stateOf(slot, now)})
		}
	}
}

func (w *AgentWeek) stateOf(slot *agency.Slot, now time.Time) TimeState {
	for _, a := range w.Appointments {
		if a.Start.Before(slot.End) && a.End.After(slot.Start) {
			return TimeTaken
		}
	}
	for _, b := range w.Busy {
		if b.Start.Before(slot.End) && b.End.After(slot.Start) {
			return TimeBusy
		}
	}
	if slot.Start.Before(now) {
		return TimePast
	}
	return TimeFree
}
