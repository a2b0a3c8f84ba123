package owned

import (
	"time"

	"github.com/gevel/gevel/agency/traffic"
	"github.com/gevel/gevel/locale"
)

// History is what the CRM knows about the sale of a property: history/NUMBER.json. Only its owner sees it.
type History struct {
	Number         int               `json:"number"`
	Viewings       []*Viewing        `json:"viewings,omitempty"`
	Communications []*Communication  `json:"communications,omitempty"`
	Media          []*OnlineMedium   `json:"media,omitempty"`
	Prices         []*PricePoint     `json:"prices,omitempty"`
	PageViews      []*PageViewSeries `json:"visits,omitempty"`
	Gone           bool              `json:"gone,omitempty"` // deletes it
}

// InUTC gives the history with its times in UTC, as the graph writes them.
func (h History) InUTC() History {
	for _, v := range h.Viewings {
		v.At = v.At.UTC()
	}
	for _, c := range h.Communications {
		c.At = c.At.UTC()
	}
	return h
}

// Communication is an email, letter, call or request. Form is the mutation of a request that was sent on this site.
type Communication struct {
	At   time.Time         `json:"at"`
	Kind CommunicationKind `json:"kind"`
	Text *string           `json:"text,omitempty"`
	By   *string           `json:"by,omitempty"`
	Form *string           `json:"-"`
}

// CommunicationKind is the CRM's kind of history.
type CommunicationKind string

// OnlineMedium is another site that shows a property.
type OnlineMedium struct {
	Name  string       `json:"name"`
	Link  *string      `json:"link,omitempty"`
	Views *int         `json:"views,omitempty"`
	Since *locale.Date `json:"since,omitempty"`
}

// PricePoint is the asking price from a day on.
type PricePoint struct {
	Date  locale.Date  `json:"date"`
	Price locale.Money `json:"price"`
}

// PageViewSeries are page views that were counted elsewhere, from one source, one count a day, from From on or from so many days before
// the import.
type PageViewSeries struct {
	Source  traffic.Source `json:"source"`
	From    *locale.Date   `json:"from,omitempty"`
	DaysAgo *int           `json:"daysAgo,omitempty"`
	Counts  []int          `json:"counts"`
}
