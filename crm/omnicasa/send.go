package omnicasa

import (
	"cmp"
	"context"
	"encoding/json"
	"strconv"

	"github.com/gevel/gevel/crm"
)

// ownWebsite is Omnicasa's number for where a person comes from: the agency's own website.
const ownWebsite = 5

// Send registers the visitor with the message, the property and what a demand looks for. Omnicasa knows a person again by the email
// address, but not a message, so the subject has the site's reference, by which a person sees one that came twice.
func (s *system) Send(ctx context.Context, l crm.Lead, _ string) (string, error) {
	if l.Email == "" && l.Phone == "" {
		return "", crm.Refused{Needs: "Omnicasa needs an email address or a phone number"}
	}
	person := map[string]any{"Name": cmp.Or(l.LastName, l.FirstName, l.Email, l.Phone), "FirstName": l.FirstName, "Email": l.Email,
		"PhoneNumber": l.Phone, "LanguageId": cmp.Or(numbers[l.Language], numbers["nl"])}
	name := "RegisterPerson"
	if l.Message != "" {
		name = "ContactOnMe"
		person["Subject"], person["Content"] = l.Form+" "+l.ID, l.Message
		if !l.Noted {
			person["SourceId"] = ownWebsite
		}
		if n, err := strconv.Atoi(l.RecordID); err == nil {
			person["ObjectID"] = n
		}
		demand(person, l)
	}
	var id json.Number
	err := s.call(ctx, name, person, &id)
	return id.String(), err
}

// demand adds what a visitor looks for, as one demand of the person. What Omnicasa has no word for stands in the message.
func demand(person map[string]any, l crm.Lead) {
	f := l.Filter
	if f == nil {
		return
	}
	person["IsCreatedDemand"], person["IsMergedDemandIfExisting"], person["DemandComment"] = true, true, l.Message
	if f.Goal != nil {
		person["Goal"] = int(*f.Goal)
	}
	if f.PriceMin != nil {
		person["PriceMin"] = *f.PriceMin
	}
	if f.PriceMax != nil {
		person["PriceMax"] = *f.PriceMax
	}
	if len(f.Categories) > 0 {
		person["WebIDs"] = joined(f.Categories)
	}
}
