package leads_test

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// notInEmails are fields that emails to the agency leave out: the envelope, consents without which no form is accepted, and the message to
// a friend.
var notInEmails = []string{"Key", "Privacy", "Captcha", "Website", "Publish", "FriendName", "FriendEmail", "Message", "Offered", "Monthly",
	"SecondMonthly", "CV", "Image", "Photos", "Unread"}

// inWords is how a Dutch email words values that are not text, by field.
var inWords = map[string]string{
	"Language": "Frans", "Title": "Mevrouw", "Preference": "Telefoon", "Slot": "10:00-13:00", "Newsletter": "Ja", "Advance": "Voorschot",
	"Statements": "Inkomen", "Goal": "Te koop",
	"Budget": "310.000", "Unit": "B2 (1029)", "Phone": "0475 12 34 56", "ValidFrom": "-20", "ValidUntil": "-20", "SignDate": "-20",
	"MovingDate": "01-02-2099", "Start": "bezoek", "Documents": "", "Category": "Villa",
	"Vacancy": "", "PriceMin": "100.000", "PriceMax": "900.000", "Categories": "Villa", "Cities": "3640 Kinrooi", "Garden": "Tuin",
	"AvailableBy":   "01-03-2099",
	"EnergyClasses": "A, B", "Facades": "3, 4",
}

// TestAgencyEmailHasEveryField fills in every field of every form and looks for each in the email to the agency.
func TestAgencyEmailHasEveryField(t *testing.T) {
	o := open(t)
	who := agency.PersonInput{Title: ptr(agency.PersonTitle("MS")), FirstName: "Annelies", LastName: "Verhoeven",
		Email: "annelies@example.org", Phone: "0475 12 34 56"}
	second := &leads.SecondInput{FirstName: "Bartholomeus", LastName: "Zwart", Email: "bart@example.org", Phone: "0475 12 34 56"}
	address := leads.AddressInput{Street: "Langstraat", HouseNumber: "77", BoxNumber: "bus9", Zip: "3680", City: "Maaseik"}
	today := locale.Today(o.Now())
	start := freeSlots(t, o, forRent)[0].Start
	statements := []agency.RentStatement{agency.StatesIncome, agency.StatesPersons, agency.StatesRead, agency.StatesSigning}
	envelope := func() leads.Envelope { return o.Envelope(locale.French) }
	filter := agency.PropertyFilter{Goal: ptr(agency.Sale), Categories: []int{1}, Cities: []agency.CityInput{{Zip: ptr("3640")}},
		PriceMin: ptr(100_000), PriceMax: ptr(900_000), BedroomsMin: ptr(2), Text: ptr("boerderijtje"),
		Garden: ptr(true), Facades: []int{3, 4}, EnergyClasses: []agency.EnergyClass{"A", "B"}, AvailableBy: ptr(locale.Date("2099-03-01"))}
	pdf := func() *agency.File {
		return &agency.File{Name: "cv.pdf", Content: strings.NewReader("%PDF-1.7\n1 0 obj\n%%EOF")}
	}
	checkEmail(t,
		o,
		&leads.ContactInput{Envelope: envelope(), Person: who, Street: "Dorpsplein 3", Zip: "3960", City: "Bree",
			Preference: ptr(leads.ContactPreference("PHONE")), Newsletter: true, Remark: "opmerking-contact"}, o.Contact)
	checkEmail(t,
		o,
		&leads.QuestionInput{Envelope: envelope(), Property: forSale, Person: who, Preference: ptr(leads.ContactPreference("PHONE")),
			Slot: ptr(leads.ContactSlot("FROM_10_TO_13")), Remark: "opmerking-vraag"}, o.Question)
	checkEmail(t,
		o,
		&leads.ProjectQuestionInput{Envelope: envelope(), Project: 2001, Person: who, Unit: ptr(1029), Budget: ptr(310_000),
			Remark: "opmerking-project"}, o.ProjectQuestion)
	checkEmail(t,
		o,
		&leads.AppointmentInput{Envelope: envelope(), Property: forRent, Person: who, Start: &start, Statements: statements,
			Remark: "opmerking-bezoek"}, o.BookAppointment)
	checkEmail(t,
		o, &leads.DocumentsInput{Envelope: envelope(), Property: forSale, Person: who, Documents: []int{0}, Remark: "opmerking-documenten"},
		o.Documents)
	checkEmail(t,
		o,
		&leads.ValuationInput{Envelope: envelope(), Person: who, Address: address, Goal: ptr(agency.Sale), Category: ptr(1),
			ConstructionYear: ptr(1987), Surface: ptr(163), Bedrooms: ptr(4), When: "over een half jaar", Remark: "opmerking-schatting",
			Photos: []*agency.File{photo(t)}}, o.Valuation)
	checkEmail(t,
		o,
		&leads.FriendInput{Envelope: envelope(), Property: forSale, Person: who, FriendName: "Noor", FriendEmail: "noor@example.net",
			Message: "Kijk"}, o.Friend)
	checkEmail(t,
		o,
		&leads.TestimonialInput{Envelope: envelope(), Person: who, Name: "A. V.", AboutYou: "bakker",
			Homepage: "https://bakker.example.org", Comment: "Snel en goed verkocht.", Publish: true, Image: photo(t)}, o.Testimonial)
	checkEmail(t, o, &leads.JobInput{Envelope: envelope(), Person: who, Vacancy: "", Motivation: "motivatie-tekst", CV: pdf()}, o.Job)
	checkEmail(t,
		o,
		&leads.OfferInput{Envelope: envelope(), Property: forSale, Person: who, Address: address, Second: second, Amount: "340.000",
			Letters: "trois cent quarante mille euros", ValidFrom: today, ValidUntil: today,
			Place: "Dilsen", SignDate: today, Conditions: "opschortende-voorwaarde", Advance: true}, o.Offer)
	checkEmail(t,
		o,
		&leads.RentInput{Envelope: envelope(), Property: forRent, Person: who, Second: second, Adults: ptr(2), Children: ptr(3),
			Ages: "4, 6 en 9", Pets: "een papegaai", MovingDate: "2099-02-01", Reason: "dichter bij werk",
			NetIncome: "2.500", SecondIncome: "1.900", Remark: "opmerking-huur"}, o.Rent)
	checkEmail(t,
		o, &leads.DemandInput{Envelope: envelope(), Person: who, Filter: filter, Newsletter: true, Remark: "opmerking-zoekopdracht"},
		func(ctx context.Context, f *leads.DemandInput) (*leads.Answer, agency.Problems, error) {
			if _, problems, err := o.RegisterDemand(ctx, f); err != nil || len(problems) > 0 {
				return nil, problems, err
			}
			token := collect(t, o).token(t, who.Email, "/fr/ma-recherche/?token=")
			return o.ConfirmDemand(ctx, token)
		})
}

// checkEmail sends a form with every field filled in, and looks for each in the agency's email.
func checkEmail[F leads.Form](t *testing.T, o leadstest.Service, form F,
	send func(context.Context, F) (*leads.Answer, agency.Problems, error)) {
	t.Helper()
	form.Common().Page = "/nl/van-deze-pagina/"
	taken(t)(send(t.Context(), form))
	text := decoded(collectAt(t, o, time.Now().Add(time.Hour)).texts[agencyMailbox])
	for _, field := range leavesOf(t, reflect.ValueOf(form).Elem()) {
		if want := field.text; !strings.Contains(text, want) {
			t.Errorf("%T: the agency's email lacks %s: %q", form, field.name, want)
		}
		if cells := newestLine(t, o); !strings.Contains(cells, field.text) && !slices.Contains(untabled, field.name) {
			t.Errorf("%T: %s is not in the table of leads: %q is not in %q", form, field.name, field.text, cells)
		}
	}
}

// untabled are fields that the table of leads words differently from the email: the time of an appointment, the unit's number alone.
var untabled = []string{"Start", "Unit"}

// newestLine is the line of the newest form in the table of leads.
func newestLine(t *testing.T, o leadstest.Service) string {
	t.Helper()
	c, err := o.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var cells []string
	for _, e := range stored(t, o, "") {
		if _, isForm := leads.KindOfForm(e.Form); !isForm {
			continue
		}
		line, err := leads.SheetLine(c, e)
		if err != nil || len(line) != len(leads.SheetHeader(locale.Dutch)) {
			t.Fatalf("the line of %s is %q (%v), want a cell for each column", e.Form, line, err)
		}
		cells = append(cells, strings.Join(line, " | "))
	}
	return strings.Join(cells, "\n")
}

type leaf struct{ name, text string }

// leavesOf gives the fields of a form as its email should word them, and fails if one is empty.
func leavesOf(t *testing.T, v reflect.Value) (list []leaf) {
	t.Helper()
	for i := range v.NumField() {
		name, field := v.Type().Field(i).Name, v.Field(i)
		if slices.Contains(notInEmails, name) {
			continue
		}
		if words, said := inWords[name]; said {
			list = append(list, leaf{name, words})
			continue
		}
		if field.Kind() == reflect.Pointer && !field.IsNil() {
			field = field.Elem()
		}
		switch {
		case v.Type() == reflect.TypeFor[agency.PropertyFilter]() && field.IsZero(): // a filter has criteria that the form does not have
		case field.IsZero():
			t.Errorf("%s.%s is not filled in by this test", v.Type().Name(), name)
		case field.Kind() == reflect.Struct:
			list = append(list, leavesOf(t, field)...)
		default:
			list = append(list, leaf{name, fmt.Sprint(field.Interface())})
		}
	}
	return list
}
