package inbox

import (
	"context"
	"encoding/json"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/references"
	"github.com/gevel/gevel/limits"
)

// Names of entries that are not forms: subscriptions to the newsletter, and demands.
const (
	NewsletterEntry = "newsletter"
	DemandEntry     = "demand"
)

// Entry is a form, a subscription to the newsletter or a demand, as the agency lists them. The content of a demand is its filter.
type Entry struct {
	Lead
	// ASKED, CONFIRMED or PAUSED; for an offer of two, whether the second buyer confirmed; "" where nothing has to be confirmed
	State   string `db:"state" json:"state,omitempty"`
	StateAt *int64 `db:"state_at" json:"-"` // since when, nil until it is confirmed

	PropertyReference *string `db:"property_reference" json:"-"` // by which people know its property; nil for none
}

// MarshalJSON writes the entry for an export.
func (e Entry) MarshalJSON() ([]byte, error) {
	type lead Lead
	return json.Marshal(struct {
		At time.Time `json:"at"`
		lead
		State   string          `json:"state,omitempty"`
		StateAt *time.Time      `json:"stateAt,omitempty"`
		Content json.RawMessage `json:"content"`

		PropertyReference *string `json:"propertyReference,omitempty"`
	}{time.Unix(e.CreatedAt, 0).UTC(), lead(e.Lead), e.State, moment(e.StateAt), json.RawMessage(e.Content), e.PropertyReference})
}

func moment(unix *int64) *time.Time {
	if unix == nil {
		return nil
	}
	t := time.Unix(*unix, 0).UTC()
	return &t
}

// entries are all of them, with the columns of a lead.
var entries = "SELECT " + handle.ColumnsOf(Lead{}, "l.") + `, CASE WHEN j.lead IS NULL THEN '' WHEN j.confirmed_at IS NULL THEN 'ASKED'
	ELSE 'CONFIRMED' END AS state, j.confirmed_at AS state_at
		FROM lead l LEFT JOIN joint_offer j ON j.lead = l.id
	UNION ALL SELECT id, 'newsletter', '', language, NULL, first_name, '', email, '', NULL, NULL, '', '{}', '{}', created_at,
	'', 0, 0, iif(state = 'PENDING', 'ASKED', state), confirmed_at
		FROM subscriber
	UNION ALL SELECT id, 'demand', '', language, NULL, first_name, last_name, email, '',
	(SELECT property FROM watch WHERE demand = demand.id), NULL, '', filter, '{}', created_at,
		'', 0, 0, CASE state WHEN 'PENDING' THEN 'ASKED' WHEN 'ACTIVE' THEN 'CONFIRMED' ELSE state END, confirmed_at
		FROM demand`

// Leads lists what came in or was confirmed since a moment, the oldest first and limits.LeadsListed at most; form "" is everything.
func (s *Store) Leads(ctx context.Context, form string, since time.Time) ([]Entry, error) {
	list := []Entry{}
	err := s.List(ctx, &list, "SELECT e.*, "+references.ShownReference("e.property")+" AS property_reference FROM ("+entries+`) e
		WHERE max(created_at, coalesce(state_at, 0)) >= ? AND (form = ? OR ? = '') ORDER BY created_at, id LIMIT ?`,
		since.Unix(), form, form, limits.LeadsListed)
	return list, err
}
