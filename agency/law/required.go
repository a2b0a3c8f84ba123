package law

import (
	"cmp"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
)

// Country codes of offices whose law this site knows.
const (
	BelgiumCode    = "BE"
	LuxembourgCode = "LU"
)

// Lack is a setting that the law of a country requires on the site of an agent, and that is empty.
type Lack struct {
	Field   string // as site.json has it
	Country string // the code of the country
}

// Why names the law that requires it, in English.
func (l Lack) Why() string { return identityLaws[l.Country] }

var identityLaws = map[string]string{
	BelgiumCode:    "an agent in Belgium says it on every page (BIV, rules on the identification of an agent)",
	LuxembourgCode: "an agent in Luxembourg says it on every page (law on electronic commerce, article 5)",
}

// required are the settings that a country asks of an agent with an office there. Belgium: article XII.6 of the Code of Economic Law
// and article 20 of the agents' code of conduct (biv.be, 10-4-2020). Luxembourg: article 5 of the law on electronic commerce; the
// number is that of the business permit.
var required = map[string][]string{
	BelgiumCode: {"phone", "email", "identity.title", "identity.number", "identity.country", "identity.companyNumber",
		"identity.vatNumber", "identity.insurer", "identity.policy", "identity.supervisor"},
	LuxembourgCode: {"phone", "email", "identity.number", "identity.companyNumber", "identity.vatNumber", "identity.supervisor"},
}

// Lacks lists what the site must say by law and does not: of the agency, and of each office that says something else. An office of
// an unknown country, and an agency without offices, is under Belgian law.
func Lacks(s *agency.Site) (list []Lack) {
	offices := s.Offices
	if len(offices) == 0 {
		offices = []agency.Office{s.Office}
	}
	for i := range offices {
		o := &offices[i]
		country := o.Country
		if required[country] == nil {
			country = BelgiumCode
		}
		for _, field := range lacksAt(s, o, country) {
			if lack := (Lack{field, country}); !slices.Contains(list, lack) {
				list = append(list, lack)
			}
		}
	}
	return list
}

// lacksAt lists the fields that an office lacks under the law of a country.
func lacksAt(s *agency.Site, o *agency.Office, country string) (fields []string) {
	said := saidAt(s, o)
	for _, field := range required[country] {
		if detail.Empty(said[field]) {
			fields = append(fields, field)
		}
	}
	if detail.Empty(o.Line()) {
		fields = append(fields, "offices")
	}
	return fields
}

// saidAt is what the site says of an office, by the name of the field in the settings. Where the office says nothing, the agency's own
// value counts.
func saidAt(s *agency.Site, o *agency.Office) map[string]any {
	i := o.Identity.Over(s.Identity)
	return map[string]any{"phone": cmp.Or(o.Phone, s.Phone), "email": cmp.Or(o.Email, s.Email), "identity.title": i.Title,
		"identity.number": i.Number, "identity.country": i.Country, "identity.companyNumber": i.CompanyNumber,
		"identity.vatNumber": i.VATNumber, "identity.insurer": i.Insurer, "identity.policy": i.Policy, "identity.supervisor": i.Supervisor}
}
