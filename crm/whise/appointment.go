package whise

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
)

// appointment is a viewing in the calendar of an agent. Its subject has the site's reference, by which it is found again.
type appointment struct {
	ID               int `json:"CalendarId,omitempty"` // 0 for a new one
	CalendarActionID int `json:"CalendarActionId"`
	StartDateTime    string
	EndDateTime      string
	Subject          string
	UserIDs          []int `json:"UserIds"`
	EstateIDs        []int `json:"EstateIds,omitempty"`
	ContactIDs       []int `json:"ContactIds"`
}

// calendar enters an appointment in the agent's calendar, moves it there or takes it out, and returns its number, 0 for none. Without the
// setting visit, or for an agent whom Whise does not know, the contact's message tells of it alone.
func (s *system) calendar(ctx context.Context, l crm.Lead, contact int) (id int, err error) {
	if l.Start.IsZero() || s.viewing == 0 {
		return 0, nil
	}
	_, sent, _ := strings.Cut(l.SentID, "/")
	id, _ = strconv.Atoi(sent)
	if l.Cancelled {
		return 0, s.cancel(ctx, id)
	}
	user, err := s.user(ctx, l.AgentEmail)
	if err != nil || user == 0 {
		return id, err
	}
	const clock = "2006-01-02T15:04:05"
	a := appointment{ID: id, CalendarActionID: s.viewing, StartDateTime: l.Start.In(locale.Zone).Format(clock),
		EndDateTime: l.End.In(locale.Zone).Format(clock), Subject: prose.Joined(" ", l.FirstName, l.LastName, "("+l.ID+")"),
		UserIDs: []int{user}, EstateIDs: number(l.RecordID), ContactIDs: []int{contact}}
	if id != 0 {
		if err = s.api.Call(ctx, http.MethodPatch, "/v1/calendars/update", a, nil, nil); !errors.Is(err, crm.ErrGone) {
			return id, err
		}
		a.ID = 0 // somebody deleted it at Whise, although it takes place
	}
	return s.enter(ctx, a, l)
}

// enter makes an appointment, unless Whise has it already because the answer to an earlier try was lost.
func (s *system) enter(ctx context.Context, a appointment, l crm.Lead) (id int, err error) {
	if id, err = s.entered(ctx, l); err != nil || id != 0 {
		return id, err
	}
	var answer struct{ CalendarID crm.Number }
	err = s.api.Call(ctx, http.MethodPost, "/v1/calendars/create", a, &answer, nil)
	return int(answer.CalendarID), err
}

// cancel removes an appointment from the calendar. It does nothing for one that is not in a calendar.
func (s *system) cancel(ctx context.Context, id int) error {
	if id == 0 {
		return nil
	}
	err := s.api.Call(ctx, http.MethodDelete, "/v1/calendars/delete", map[string][]int{"CalendarIds": {id}}, nil, nil)
	if errors.Is(err, crm.ErrGone) {
		return nil
	}
	return err
}

// user is the number of an agent at Whise, found by the email address; 0 when the office has nobody with it.
func (s *system) user(ctx context.Context, email string) (int, error) {
	var answer struct {
		Representatives []struct {
			ID    crm.Number
			Email string
		}
	}
	office := map[string]int{"OfficeId": s.office}
	err := s.api.Call(ctx, http.MethodPost, "/v1/admin/representatives/list", office, &answer, nil)
	for _, r := range answer.Representatives {
		if email != "" && strings.EqualFold(r.Email, email) {
			return int(r.ID), err
		}
	}
	return 0, err
}
