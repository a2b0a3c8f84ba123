package leads_test

import (
	"context"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/locale"
)

// The person who fills in everything, the second buyer, and the home's address.
var (
	annelies = forms.PersonInput{Title: ptr(forms.PersonTitle("MS")), FirstName: "Annelies", LastName: "Verhoeven",
		Email: "annelies@example.org", Phone: "0475 12 34 56"}
	bartholomeus = &check.SecondInput{FirstName: "Bartholomeus", LastName: "Zwart", Email: "bart@example.org", Phone: "0475 12 34 56"}
	langstraat   = check.AddressInput{Street: "Langstraat", HouseNumber: "77", BoxNumber: "bus9", Zip: "3680", City: "Maaseik"}
)

// TestAgencyEmailHasEveryField fills in every field of every form and looks for each in the email to the agency.
func TestAgencyEmailHasEveryField(t *testing.T) {
	o := open(t)
	ofTheAgency(t, o)
	ofAProperty(t, o)
	ofBuyersAndTenants(t, o)
	ofADemand(t, o)
}

// ofTheAgency fills in the forms that are about no property.
func ofTheAgency(t *testing.T, o leadstest.Service) {
	t.Helper()
	checkEmail(t, o, &leads.ContactInput{Envelope: o.Envelope(locale.French), Person: annelies, Street: "Dorpsplein 3", Zip: "3960",
		City: "Bree", Preference: ptr(leads.ContactPreference("PHONE")), Newsletter: true, Remark: "opmerking-contact"}, o.Contact)
	checkEmail(t, o, &leads.ValuationInput{Envelope: o.Envelope(locale.French), Person: annelies, Address: langstraat,
		Goal: ptr(market.Sale), Category: ptr(1), ConstructionYear: ptr(1987), Surface: ptr(163), Bedrooms: ptr(4),
		When: "over een half jaar", Remark: "opmerking-schatting", Photos: []*forms.File{photo(t)}}, o.Valuation)
	checkEmail(t, o, &leads.TestimonialInput{Envelope: o.Envelope(locale.French), Person: annelies, Name: "A. V.", AboutYou: "bakker",
		Homepage: "https://bakker.example.org", Comment: "Snel en goed verkocht.", Publish: true, Image: photo(t)}, o.Testimonial)
	cv := &forms.File{Name: "cv.pdf", Content: strings.NewReader("%PDF-1.7\n1 0 obj\n%%EOF")}
	checkEmail(t, o, &leads.JobInput{Envelope: o.Envelope(locale.French), Person: annelies, Vacancy: "", Motivation: "motivatie-tekst",
		CV: cv}, o.Job)
}

// ofAProperty fills in the forms of the page of a property or project.
func ofAProperty(t *testing.T, o leadstest.Service) {
	t.Helper()
	checkEmail(t, o, &leads.QuestionInput{Envelope: o.Envelope(locale.French), Property: forSale, Person: annelies,
		Preference: ptr(leads.ContactPreference("PHONE")), Slot: ptr(leads.ContactSlot("FROM_10_TO_13")), Remark: "opmerking-vraag"},
		o.Question)
	checkEmail(t, o, &leads.ProjectQuestionInput{Envelope: o.Envelope(locale.French), Project: 2001, Person: annelies, Unit: ptr(1029),
		Budget: ptr(310_000), Remark: "opmerking-project"}, o.ProjectQuestion)
	start := o.FreeSlots(t, forRent)[0].Start
	statements := []agency.RentStatement{agency.StatesIncome, agency.StatesPersons, agency.StatesRead, agency.StatesSigning}
	checkEmail(t, o, &leads.AppointmentInput{Envelope: o.Envelope(locale.French), Property: forRent, Person: annelies, Start: &start,
		Statements: statements, Remark: "opmerking-bezoek"}, o.BookAppointment)
	checkEmail(t, o, &leads.DocumentsInput{Envelope: o.Envelope(locale.French), Property: forSale, Person: annelies, Documents: []int{0},
		Remark: "opmerking-documenten"}, o.Documents)
	checkEmail(t, o, &leads.FriendInput{Envelope: o.Envelope(locale.French), Property: forSale, Person: annelies, FriendName: "Noor",
		FriendEmail: "noor@example.net", Message: "Kijk"}, o.Friend)
}

func ofBuyersAndTenants(t *testing.T, o leadstest.Service) {
	t.Helper()
	today := locale.Today(o.Now())
	checkEmail(t, o, &leads.OfferInput{Envelope: o.Envelope(locale.French), Property: forSale, Person: annelies, Address: langstraat,
		Second: bartholomeus, Amount: "340.000", Letters: "trois cent quarante mille euros", ValidFrom: today, ValidUntil: today,
		Place: "Dilsen", SignDate: today, Conditions: "opschortende-voorwaarde", Advance: true}, o.Offer)
	checkEmail(t, o, &leads.RentInput{Envelope: o.Envelope(locale.French), Property: forRent, Person: annelies, Second: bartholomeus,
		Adults: ptr(2), Children: ptr(3), Ages: "4, 6 en 9", Pets: "een papegaai", MovingDate: "2099-02-01", Reason: "dichter bij werk",
		NetIncome: "2.500", SecondIncome: "1.900", Remark: "opmerking-huur"}, o.Rent)
}

// ofADemand registers a demand and confirms it, which is when the agency hears of it.
func ofADemand(t *testing.T, o leadstest.Service) {
	t.Helper()
	filter := agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1}, Cities: []agency.CityInput{{Zip: ptr("3640")}},
		PriceMin: ptr(100_000), PriceMax: ptr(900_000), BedroomsMin: ptr(2), Text: ptr("boerderijtje"),
		Garden: ptr(true), Facades: []int{3, 4}, EnergyClasses: []energy.Class{"A", "B"}, AvailableBy: ptr(locale.Date("2099-03-01"))}
	checkEmail(t, o, &leads.DemandInput{Envelope: o.Envelope(locale.French), Person: annelies, Filter: filter, Newsletter: true,
		Remark: "opmerking-zoekopdracht"},
		func(ctx context.Context, f *leads.DemandInput) (*leads.Answer, forms.Problems, error) {
			if _, problems, err := o.RegisterDemand(ctx, f); err != nil || len(problems) > 0 {
				return nil, problems, err
			}
			token := o.Collect(t).Token(t, annelies.Email, "/fr/ma-recherche/?token=")
			return o.ConfirmDemand(ctx, token)
		})
}
