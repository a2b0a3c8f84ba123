package staff

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// LeadFilter narrows one of the lists. An empty field narrows nothing.
type LeadFilter struct {
	Words       *string            `json:"words,omitempty"`
	Forms       []string           `json:"forms,omitempty"`
	Property    *int               `json:"property,omitempty"`
	Project     *int               `json:"project,omitempty"`
	Agent       *string            `json:"agent,omitempty"`
	Nobodys     *bool              `json:"nobodys,omitempty"`
	Undelivered *bool              `json:"undelivered,omitempty"`
	States      []agency.LeadState `json:"states,omitempty"`
	From        *locale.Date       `json:"from,omitempty"` // days of the agency's clock, both included
	Until       *locale.Date       `json:"until,omitempty"`
}

// read checks the filter. A nil one is the whole list.
func (f *LeadFilter) read() (n inbox.LeadFilter, err error) {
	if f == nil {
		return n, nil
	}
	n.Forms, n.Property, n.Project, n.States = f.Forms, f.Property, f.Project, f.States
	for _, form := range f.Forms {
		if _, known := leads.KindOfForm(form); !known {
			return n, BadInput(fmt.Sprintf("%q is not a form", form))
		}
	}
	n.Undelivered = f.Undelivered != nil && *f.Undelivered
	if n.Agent, err = f.whose(); err != nil {
		return n, err
	}
	if n.Words, err = searchWords(f.Words); err != nil {
		return n, err
	}
	if n.From, err = dayBegins(f.From, 0); err != nil {
		return n, err
	}
	n.Until, err = dayBegins(f.Until, 1)
	return n, err
}

// whose is the number of who has the leads, 0 for nobody; nil for anybody's.
func (f *LeadFilter) whose() (*int, error) {
	nobody := f.Nobodys != nil && *f.Nobodys
	if f.Agent == nil && !nobody {
		return nil, nil
	}
	if f.Agent == nil {
		return new(int), nil
	}
	number, ok := memberNumber(*f.Agent)
	switch {
	case nobody:
		return nil, BadInput("agent and nobodys ask for different leads")
	case !ok:
		return nil, BadInput("agent is not the id of a member of staff")
	}
	return &number, nil
}

// memberNumber is the number of the member of staff with an id.
func memberNumber(id string) (number int, ok bool) {
	text, ok := strings.CutPrefix(id, "StaffMember:")
	number, err := strconv.Atoi(text)
	return number, ok && err == nil && number > 0
}

// searchWords splits a text into the words to look for. A phone number is one word, however its digits are grouped.
func searchWords(text *string) ([]string, error) {
	if text == nil {
		return nil, nil
	}
	if utf8.RuneCountInString(*text) > limits.DeskWordsCharacters {
		return nil, BadInput(fmt.Sprintf("words has more than %d characters", limits.DeskWordsCharacters))
	}
	plain := *text
	if strings.Trim(plain, "+0123456789 ./()-") == "" {
		plain = strings.Map(locale.Digit, plain)
	}
	words := strings.Fields(locale.Fold(plain))
	if len(words) > limits.DeskWords {
		return nil, BadInput(fmt.Sprintf("words has more than %d words", limits.DeskWords))
	}
	return words, nil
}

// dayBegins is when the day begins that is some days later than a date, by the agency's clock; 0 without a date.
func dayBegins(day *locale.Date, later int) (int64, error) {
	if day == nil {
		return 0, nil
	}
	t, err := time.ParseInLocation(time.DateOnly, string(*day), locale.Zone)
	if err != nil {
		return 0, BadInput(fmt.Sprintf("%q is not a day such as 2026-11-21", *day))
	}
	return t.AddDate(0, 0, later).Unix(), nil
}
