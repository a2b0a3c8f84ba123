package whise

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/limits"
)

// clockSkew is how far the clocks of Whise and of the site may differ.
const clockSkew = time.Hour

// calendarRequest asks for appointments, those that were made last first.
type calendarRequest struct {
	Sort []order
	Page page
}

type order struct {
	Field     string
	Ascending bool
}

type calendarAnswer struct {
	Calendars []struct {
		ID      crm.Number `json:"id"`
		Subject string     `json:"subject"`
		Created string     `json:"createDateTime"`
	} `json:"calendars"`
	TotalCount crm.Number `json:"totalCount"`
}

// entered finds the appointment of a lead by the reference in its subject; 0 when Whise has none. It looks only at appointments that were
// made after the visitor wrote, because it cannot be older.
func (s *system) entered(ctx context.Context, l crm.Lead) (id int, err error) {
	q := calendarRequest{[]order{{"id", false}}, page{Limit: pageSize}}
	for q.Page.Offset < limits.CRMRecords {
		var a calendarAnswer
		if err := s.api.Call(ctx, http.MethodPost, "/v1/calendars/list", q, &a, nil); err != nil {
			return 0, err
		}
		if a.Calendars == nil {
			return 0, errors.New("the answer of Whise has no list of appointments")
		}
		for _, c := range a.Calendars {
			if strings.Contains(c.Subject, "("+l.ID+")") {
				return int(c.ID), nil
			}
			if made, err := momentOf(c.Created); err == nil && made.Before(l.At.Add(-clockSkew)) {
				return 0, nil
			}
		}
		q.Page.Offset += len(a.Calendars)
		if len(a.Calendars) == 0 || q.Page.Offset >= int(a.TotalCount) {
			return 0, nil
		}
	}
	return 0, nil
}
