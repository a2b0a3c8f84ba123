package sweepbright

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/crm"
)

// contact is a request in SweepBright's shape.
type contact struct {
	FirstName string `json:"first_name"`
	LastName  string `json:"last_name"`
	Email     string `json:"email"`
	Phone     string `json:"phone,omitempty"`
	Message   string `json:"message"`
	Locale    string `json:"locale"`

	Preferences *preferences  `json:"preferences,omitempty"`
	Location    *searchedArea `json:"location_preference,omitempty"`
}

type preferences struct {
	Negotiation string   `json:"negotiation,omitempty"`
	Types       []string `json:"types,omitempty"`
	MinPrice    *int     `json:"min_price,omitempty"`
	MaxPrice    *int     `json:"max_price,omitempty"`
	MinRooms    *int     `json:"min_rooms,omitempty"`
}

type searchedArea struct {
	Country string   `json:"country"`
	Zips    []string `json:"postal_codes"`
}

// Send delivers a lead as a contact of its estate, or without one when it is about none or about one that is gone there.
func (s *system) Send(ctx context.Context, lead crm.Lead, key string) (id string, err error) {
	c := contact{FirstName: lead.FirstName, LastName: lead.LastName, Email: lead.Email, Phone: lead.Phone, Message: lead.Message,
		Locale: string(lead.Language)}
	if lead.RecordID != "" {
		if id, err = s.post(ctx, estatePath(lead.RecordID)+"/contacts", c, key); !errors.Is(err, crm.ErrGone) {
			return id, err
		}
	}
	c.wish(lead)
	id, err = s.post(ctx, "/contacts", c, key)
	if errors.Is(err, crm.ErrGone) {
		err = errors.New("the CRM does not know the address of its contacts; check the setting base")
	}
	return id, err
}

// wish adds what a demand looks for.
func (c *contact) wish(lead crm.Lead) {
	f := lead.Filter
	if f == nil {
		return
	}
	c.Preferences = &preferences{Types: lead.Types, MinPrice: f.PriceMin, MaxPrice: f.PriceMax, MinRooms: f.BedroomsMin}
	if f.Goal != nil {
		c.Preferences.Negotiation = map[bool]string{true: "sale", false: "let"}[*f.Goal == market.Sale]
	}
	if len(lead.Zips) > 0 {
		c.Location = &searchedArea{"BE", lead.Zips}
	}
}

func (s *system) post(ctx context.Context, path string, c contact, key string) (id string, err error) {
	var answer struct {
		ID json.RawMessage `json:"id"`
	}
	err = s.api.Call(ctx, http.MethodPost, path, c, &answer, http.Header{"Idempotency-Key": {key}})
	if json.Unmarshal(answer.ID, &id) != nil {
		id = string(answer.ID) // a number
	}
	return id, err
}

// PutAddress sends SweepBright the address of an estate on the site.
func (s *system) PutAddress(ctx context.Context, id, address string) error {
	return s.api.Call(ctx, http.MethodPut, estatePath(id)+"/url", map[string]string{"url": address}, nil, nil)
}
