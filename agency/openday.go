package agency

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"github.com/gevel/gevel/locale"
)

// OpenDayRecord is a day on which anybody may come to a project without an appointment, as it stands in the import folder. Times are by the
// clock of Brussels.
type OpenDayRecord struct {
	Date      locale.Date      `json:"date"`
	From      string           `json:"from"`  // 10:00
	Until     string           `json:"until"` // 16:00
	Note      locale.Localized `json:"note,omitempty"`
	Cancelled bool             `json:"cancelled,omitempty"`
}

// OpenDay is an open day in one language.
type OpenDay struct {
	Date        locale.Date
	From, Until string
	Note        *string // where visitors meet, what is shown; nil for none
	Cancelled   bool
	Start, End  time.Time
	Turn        int // its number among the open days of the same day, from 1
}

// OpenDays are those of today and later, the earliest first; a cancelled one is listed, as cancelled, until its day is over.
func (p *Project) OpenDays() []*OpenDay { return p.OpenDaysSince(locale.Today(time.Now())) }

// OpenDaysSince are those of a day and later, the earliest first.
func (p *Project) OpenDaysSince(day locale.Date) []*OpenDay {
	list := []*OpenDay{}
	for _, r := range p.OpenDayList {
		if r.Date < day {
			continue
		}
		o := &OpenDay{Date: r.Date, From: r.From, Until: r.Until, Cancelled: r.Cancelled, Start: r.Date.At(r.From), End: r.Date.At(r.Until)}
		if note := p.text(r.Note); note != "" {
			o.Note = &note
		}
		list = append(list, o)
	}
	slices.SortStableFunc(list, func(a, b *OpenDay) int { return cmp.Or(a.Start.Compare(b.Start), a.End.Compare(b.End)) })
	for i, o := range list {
		if o.Turn = 1; i > 0 && list[i-1].Date == o.Date {
			o.Turn = list[i-1].Turn + 1
		}
	}
	return list
}

// OpenDaysCalendar is the address of the calendar of its open days, from the root.
func (p *Project) OpenDaysCalendar() string { return OpenDaysPath(p.Number, p.Language) }

// OpenDaysPath is the address of the calendar of a project's open days in a language, from the root.
func OpenDaysPath(project int, l locale.Language) string {
	return fmt.Sprintf("/open-days/%s/%d.ics", l, project)
}
