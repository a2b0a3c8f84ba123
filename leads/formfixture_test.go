package leads

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/locale"

	"github.com/gevel/gevel/internal/formtest"
)

// facts are an agency with one property for sale (1), one for rent (2), a sold one (3) and a unit (4) of project 2001.
func facts(number int) check.Facts {
	c := (&agency.Catalog{
		Site: &agency.Site{DefaultLanguage: locale.Dutch, Agents: []agency.Agent{{ID: 1}},
			Settings: agency.Settings{ViewingHours: weekdays}},
		Categories: []agency.CategoryRecord{{Number: 1}}, Types: []agency.TypeRecord{{Number: 10, Category: 1}},
		Cities: []agency.CityRecord{{Number: 1, Zip: "3640", CountryID: geo.Belgium, Names: locale.Localized{locale.Dutch: "Kinrooi"}},
			{Number: 2, Zip: "1000", CountryID: geo.Belgium, Names: locale.Localized{locale.Dutch: "Brussel"}}},
		Projects: []agency.ProjectName{{Number: 2001, CityID: 1}},
		Articles: []agency.ArticleRecord{{Key: "vacancies/agent", Category: "vacancies"}, {Key: "pages/about", Category: "pages"}},
	}).Index()
	project := 2001
	properties := map[int]*agency.Property{
		1: {Number: 1, Goal: market.Sale, CRMStatus: market.Active, CityID: 1, AskingPrice: ptr(locale.Money(349_000_00)),
			DocumentList: locale.List[*media.Document]{{Name: "EPC"}, {Name: "Plan"}}},
		2: {Number: 2, Goal: market.Rent, CRMStatus: market.Active, CityID: 1, AskingPrice: ptr(locale.Money(900_00))},
		3: {Number: 3, Goal: market.Sale, CRMStatus: market.Sold, CityID: 1},
		4: {Number: 4, Goal: market.Sale, CRMStatus: market.Active, CityID: 1, ProjectID: &project},
	}
	f := check.Facts{Catalog: c, Now: monday, Property: properties[number]}
	if f.Property != nil {
		f.Property.Catalog, f.Property.Language = c, locale.Dutch
	}
	return f
}

var (
	monday   = time.Date(2026, 11, 23, 9, 0, 0, 0, time.UTC)
	weekdays = agency.ViewingHours{Hours: map[string][]agency.Hours{"wednesday": {{From: "09:00", Until: "12:00"}}}}
)

var an = forms.PersonInput{FirstName: "An", LastName: "Claes", Email: "an@example.com", Phone: "0475 12 34 56"}

// wrong is a change to a valid form, and the problems it must cause.
type wrong[F any] struct {
	problems string
	change   func(F)
}

// tryForm fills in a valid form about a property, then makes one change at a time.
func tryForm[T any, F interface {
	*T
	Form
}](t *testing.T, about int, right func(F), changes ...wrong[F]) {
	t.Helper()
	for _, w := range append(changes, wrong[F]{"", func(F) {}}) {
		var form F = new(T)
		*form.Common() = Envelope{Key: "key-of-a-visitor", Language: locale.Dutch, Privacy: true}
		right(form)
		w.change(form)
		var want []string
		if w.problems != "" {
			want = strings.Split(w.problems, ", ")
		}
		formtest.Expect(t, form.Check(facts(about)), want...)
	}
}

// refuse sends a form about a property that it is not meant for.
func refuse[T any, F interface {
	*T
	Form
}](t *testing.T, about int, problems string, right func(F)) {
	t.Helper()
	var form F = new(T)
	*form.Common() = Envelope{Key: "key-of-a-visitor", Language: locale.Dutch, Privacy: true}
	right(form)
	formtest.Expect(t, form.Check(facts(about)), problems)
}

func ptr[T any](v T) *T { return &v }

func TestTitleIsRequiredOnlyWhereTheAgencyInsists(t *testing.T) {
	f := ContactInput{Envelope: Envelope{Key: "key-of-a-visitor", Privacy: true},
		Person: forms.PersonInput{FirstName: "An", LastName: "C", Email: "a@b.co"}, Remark: "x"}
	insists := facts(0)
	insists.Catalog.Site.Settings.TitleRequired = true
	formtest.Expect(t, f.Check(facts(0)))
	formtest.Expect(t, f.Check(insists), "person.title REQUIRED")
}

func TestEveryFormHasItsPageOfThanks(t *testing.T) {
	for _, k := range Forms {
		if path := ThanksPath(k.Name, locale.Dutch); !strings.HasPrefix(path, "/nl/bedankt/") {
			t.Errorf("%s leads to %q, want a page of thanks", k.Name, path)
		}
	}
	for mutation, path := range map[string]string{
		"moveAppointment": "/fr/mon-rendez-vous/?done=moveAppointment", "pauseDemand": "/fr/ma-recherche/?done=pauseDemand",
		"unsubscribe": "/fr/lettre-d-information/?done=unsubscribe",
	} {
		if got := ThanksPath(mutation, locale.French); got != path {
			t.Errorf("%s leads to %q, want %q", mutation, got, path)
		}
	}
	if ThanksPath("dropEverything", locale.Dutch) != "" {
		t.Error("a mutation that does not exist has a page")
	}
}
