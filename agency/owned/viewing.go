package owned

import "time"

// Viewing is an appointment at a property, without the names of the visitors.
type Viewing struct {
	At       time.Time     `json:"at"`
	Kind     ViewingKind   `json:"kind"`
	Status   ViewingStatus `json:"status"`
	Visitors *string       `json:"visitors,omitempty"`
	Feedback *string       `json:"feedback,omitempty"`
	By       *string       `json:"by,omitempty"`
}

// BookedViewing is an appointment that was booked on this site. One in the past took place, unless it was cancelled.
func BookedViewing(at time.Time, cancelled bool, now time.Time) *Viewing {
	v := &Viewing{At: at, Kind: "VISIT", Status: "PLANNED"}
	switch {
	case cancelled:
		v.Status = "CANCELLED"
	case at.Before(now):
		v.Status = "DONE"
	}
	return v
}

// ViewingKind is what an appointment is for; ViewingStatus whether it takes place.
type (
	ViewingKind   string
	ViewingStatus string
)
