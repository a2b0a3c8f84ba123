package whise

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/crm"
)

// contact is a person at Whise, which recognises people by their email address. AgreementEmail is left out, because the visitor did not
// agree to mailings of the CRM.
type contact struct {
	Name            string
	FirstName       string `json:",omitempty"`
	PrivateEmail    string
	PrivateTel      string `json:",omitempty"`
	LanguageID      string `json:"LanguageId"`
	CountryID       int    `json:"CountryId"`
	StatusID        int    `json:"StatusId"`
	OfficeIDs       []int  `json:"OfficeIds"`
	ContactOriginID int    `json:"ContactOriginId,omitempty"`
	Comments        string
	EstateIDs       []int       `json:"EstateIds,omitempty"`
	SearchCriteria  []criterion `json:",omitempty"`
}

// Every contact is made active and in Belgium, which Whise wants to know and the site does not ask.
const (
	activeContact = 1
	belgium       = 1
)

// Send makes a contact of the visitor, with the property, the message and what a demand looks for, and an appointment in the agent's
// calendar. Whise knows a contact again by the email address, and enter finds an appointment again, so a lead may be sent twice. The answer
// is the number of the contact, with that of the appointment behind a slash.
func (s *system) Send(ctx context.Context, l crm.Lead, _ string) (string, error) {
	if l.Email == "" {
		return "", crm.Refused{Needs: "Whise needs an email address"}
	}
	c := contact{Name: cmp.Or(l.LastName, l.FirstName, l.Email), FirstName: l.FirstName, PrivateEmail: l.Email, PrivateTel: l.Phone,
		LanguageID: language(l.Language), CountryID: belgium, StatusID: activeContact, OfficeIDs: []int{s.office},
		Comments: l.Message, EstateIDs: number(l.RecordID), SearchCriteria: criteria(l.Filter)}
	if !l.Noted {
		c.ContactOriginID = s.origin
	}
	var answer struct{ ContactID crm.Number }
	if err := s.api.Call(ctx, http.MethodPost, "/v1/contacts/upsert", c, &answer, nil); err != nil {
		return "", err
	}
	if answer.ContactID == 0 {
		return "", errors.New("the answer of Whise has no number of a contact")
	}
	calendar, err := s.calendar(ctx, l, int(answer.ContactID))
	if calendar == 0 {
		return strconv.Itoa(int(answer.ContactID)), err
	}
	return fmt.Sprintf("%d/%d", answer.ContactID, calendar), err
}

// number is a list of one number, empty for none.
func number(id string) []int {
	if n, err := strconv.Atoi(id); err == nil {
		return []int{n}
	}
	return nil
}

// criterion is one kind of property that a contact looks for.
type criterion struct {
	PurposeID     int  `json:"PurposeId,omitempty"`
	CategoryID    int  `json:"CategoryId,omitempty"`
	SubcategoryID int  `json:"SubcategoryId,omitempty"`
	PriceMin      int  `json:",omitempty"`
	PriceMax      int  `json:",omitempty"`
	AreaMin       int  `json:",omitempty"`
	MinRooms      int  `json:",omitempty"`
	Garage        bool `json:",omitempty"`
	Terrace       bool `json:",omitempty"`
}

// sought are Whise's category and sub-category of the usual categories of a site: a studio and an apartment block are sub-categories there.
var sought = map[int][2]int{1: {1, 0}, 2: {2, 0}, 3: {2, 21}, 4: {3, 0}, 5: {1, 3}, 6: {5, 0}, 7: {7, 0}}

// criteria is a demand in Whise's words, once for each category. What Whise has no word for stands in the message.
func criteria(f *agency.PropertyFilter) (list []criterion) {
	if f == nil {
		return nil
	}
	c := criterion{PriceMin: value(f.PriceMin), PriceMax: value(f.PriceMax), AreaMin: value(f.SurfaceMin), MinRooms: value(f.BedroomsMin),
		Garage: value(f.GaragesMin) > 0, Terrace: f.Terrace != nil && *f.Terrace}
	if f.Goal != nil {
		c.PurposeID = map[bool]int{true: forSale, false: forRent}[*f.Goal == market.Sale]
	}
	for _, category := range f.Categories {
		if kind, known := sought[category]; known {
			c.CategoryID, c.SubcategoryID = kind[0], kind[1]
			list = append(list, c)
		}
	}
	if len(list) == 0 {
		list = append(list, c)
	}
	return list
}

func value(n *int) int {
	if n == nil {
		return 0
	}
	return *n
}
