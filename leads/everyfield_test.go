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
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/locale"
)

// notInEmails are fields that emails to the agency leave out: the envelope, consents without which no form is accepted, and the message to
// a friend.
var notInEmails = []string{"Key", "Privacy", "Captcha", "Website", "Publish", "FriendName", "FriendEmail", "Message", "Offered", "Monthly",
	"SecondMonthly", "CV", "Image", "Photos", "Unread"}

// inWords is how a Dutch email words values that are not text, by field.
var inWords = map[string]string{
	"Language": "Frans", "Title": "Mevrouw", "Preference": "Telefoon", "Slot": "10:00–13:00", "Newsletter": "Ja", "Advance": "Voorschot",
	"Statements": "Inkomen", "Goal": "Te koop",
	"Budget": "310.000", "Unit": "B2 (1029)", "Phone": "0475 12 34 56", "ValidFrom": "-20", "ValidUntil": "-20", "SignDate": "-20",
	"MovingDate": "01-02-2099", "Start": "bezoek", "Documents": "", "Category": "Villa",
	"Vacancy": "", "PriceMin": "100.000", "PriceMax": "900.000", "Categories": "Villa", "Cities": "3640 Kinrooi", "Garden": "Tuin",
	"AvailableBy":   "01-03-2099",
	"EnergyClasses": "A, B", "Facades": "3, 4",
}

// checkEmail sends a form with every field filled in, and looks for each in the agency's email.
func checkEmail[F leads.Form](t *testing.T, o leadstest.Service, form F,
	send func(context.Context, F) (*leads.Answer, forms.Problems, error)) {
	t.Helper()
	form.Common().Page = "/nl/van-deze-pagina/"
	taken(t)(send(t.Context(), form))
	text := decoded(o.CollectAt(t, time.Now().Add(time.Hour)).Texts[agencyMailbox])
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
	for _, e := range o.Stored(t, "") {
		if _, isForm := leads.KindOfForm(e.Form); !isForm {
			continue
		}
		line, err := content.SheetLine(c, e)
		if err != nil || len(line) != len(content.SheetHeader(locale.Dutch)) {
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
