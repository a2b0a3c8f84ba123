package inbox

import (
	"fmt"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Filter narrows one of the lists. An empty field narrows nothing.
type Filter struct {
	Words       *string          `json:"words,omitempty"`
	Forms       []string         `json:"forms,omitempty"`
	Property    *int             `json:"property,omitempty"`
	Project     *int             `json:"project,omitempty"`
	Agent       *string          `json:"agent,omitempty"`
	Nobodys     *bool            `json:"nobodys,omitempty"`
	Undelivered *bool            `json:"undelivered,omitempty"`
	States      []desk.LeadState `json:"states,omitempty"`
	From        *locale.Date     `json:"from,omitempty"` // days of the agency's clock, both included
	Until       *locale.Date     `json:"until,omitempty"`
}

// read checks the filter. A nil one is the whole list.
func (f *Filter) read() (n inbox.LeadFilter, err error) {
	if f == nil {
		return n, nil
	}
	n.Forms, n.Property, n.Project, n.States = f.Forms, f.Property, f.Project, f.States
	for _, form := range f.Forms {
		if _, known := leads.KindOfForm(form); !known {
			return n, staff.BadInput(fmt.Sprintf("%q is not a form", form))
		}
	}
	n.Undelivered = f.Undelivered != nil && *f.Undelivered
	if n.Agent, err = f.whose(); err != nil {
		return n, err
	}
	if n.Words, err = staff.FoldedWords(f.Words); err != nil {
		return n, err
	}
	if n.From, err = dayBegins(f.From, 0); err != nil {
		return n, err
	}
	n.Until, err = dayBegins(f.Until, 1)
	return n, err
}

// whose is the number of who has the leads, 0 for nobody; nil for anybody's.
func (f *Filter) whose() (*int, error) {
	nobody := f.Nobodys != nil && *f.Nobodys
	if f.Agent == nil && !nobody {
		return nil, nil
	}
	if f.Agent == nil {
		return new(int), nil
	}
	number, ok := staff.MemberNumber(*f.Agent)
	switch {
	case nobody:
		return nil, staff.BadInput("agent and nobodys ask for different leads")
	case !ok:
		return nil, staff.BadInput("agent is not the id of a member of staff")
	}
	return &number, nil
}

// dayBegins is when the day begins that is some days later than a date, by the agency's clock; 0 without a date.
func dayBegins(day *locale.Date, later int) (int64, error) {
	if day == nil {
		return 0, nil
	}
	t, err := time.ParseInLocation(time.DateOnly, string(*day), locale.Zone)
	if err != nil {
		return 0, staff.BadInput(fmt.Sprintf("%q is not a day such as 2026-11-21", *day))
	}
	return t.AddDate(0, 0, later).Unix(), nil
}
