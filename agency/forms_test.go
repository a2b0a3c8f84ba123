package agency

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// facts are an agency with one home for sale (1), one for rent (2), a sold one (3) and a unit (4) of project 2001.
func facts(number int) Facts {
	c := (&Catalog{
		Site:       &Site{DefaultLanguage: Dutch, Agents: []Agent{{ID: 1}}, Settings: Settings{Visits: weekdays}},
		Categories: []CategoryRecord{{Number: 1}}, Types: []TypeRecord{{Number: 10, Category: 1}},
		Cities:   []CityRecord{{Number: 1, Zip: "3640", CountryID: Belgium, Names: Localized{Dutch: "Kinrooi"}}, {Number: 2, Zip: "1000", CountryID: Belgium, Names: Localized{Dutch: "Brussel"}}},
		Projects: []ProjectName{{Number: 2001, CityID: 1}},
		Articles: []ArticleRecord{{Key: "vacancies/agent", Category: "vacancies"}, {Key: "pages/about", Category: "pages"}},
	}).Index()
	project := 2001
	homes := map[int]*Property{
		1: {Number: 1, Goal: Sale, CRMStatus: Active, CityID: 1, Asked: money(349_000_00), DocumentList: List[*Document]{{Name: "EPC"}, {Name: "Plan"}}},
		2: {Number: 2, Goal: Rent, CRMStatus: Active, CityID: 1, Asked: money(900_00)},
		3: {Number: 3, Goal: Sale, CRMStatus: Sold, CityID: 1},
		4: {Number: 4, Goal: Sale, CRMStatus: Active, CityID: 1, ProjectID: &project},
	}
	f := Facts{Catalog: c, Now: monday, Property: homes[number]}
	if f.Property != nil {
		f.Property.Catalog, f.Property.Language = c, Dutch
	}
	return f
}

var (
	monday   = time.Date(2026, 11, 23, 9, 0, 0, 0, time.UTC)
	weekdays = Visits{Hours: map[string][]Hours{"wednesday": {{"09:00", "12:00"}}}}
)

var an = PersonInput{FirstName: "An", LastName: "Claes", Email: "an@example.com", Phone: "0475 12 34 56"}

// wrong is a change of a form that was filled in rightly, and the problems it must bring.
type wrong[F any] struct {
	problems string
	change   func(F)
}

// tryForm fills in a form about a property rightly, then changes one thing at a time.
func tryForm[T any, F interface {
	*T
	Form
}](t *testing.T, about int, right func(F), changes ...wrong[F]) {
	t.Helper()
	for _, w := range append(changes, wrong[F]{"", func(F) {}}) {
		var form F = new(T)
		*form.Common() = Envelope{Key: "key-of-a-visitor", Language: Dutch, Privacy: true}
		right(form)
		w.change(form)
		var want []string
		if w.problems != "" {
			want = strings.Split(w.problems, ", ")
		}
		expect(t, form.Check(facts(about)), want...)
	}
}

func TestContact(t *testing.T) {
	tryForm(t, 0, func(f *ContactInput) { f.Person, f.Remark = an, "Hallo" },
		wrong[*ContactInput]{"remark REQUIRED", func(f *ContactInput) { f.Remark = " " }},
		wrong[*ContactInput]{"remark TOO_LONG", func(f *ContactInput) { f.Remark = strings.Repeat("é", 4001) }},
		wrong[*ContactInput]{"person.firstName REQUIRED, person.lastName REQUIRED, person.email REQUIRED", func(f *ContactInput) { f.Person = PersonInput{} }},
		wrong[*ContactInput]{"person.email EMAIL", func(f *ContactInput) { f.Person.Email = "an@" }},
		wrong[*ContactInput]{"person.phone REQUIRED", func(f *ContactInput) { f.Person.Phone, f.Preference = "", ptr(ByPhone) }},
		wrong[*ContactInput]{"key OUT_OF_RANGE, privacy PRIVACY", func(f *ContactInput) { f.Envelope = Envelope{} }},
	)
}

func TestQuestion(t *testing.T) {
	ask := func(f *QuestionInput) { f.Person, f.Remark = an, "Hallo" }
	tryForm(t, 1, ask, wrong[*QuestionInput]{"remark REQUIRED", func(f *QuestionInput) { f.Remark = "" }})
	tryForm(t, 3, ask) // a sold home may be asked about
	refuse(t, 9, "property UNKNOWN", ask)
}

// refuse fills in a form about a property for which it is not.
func refuse[T any, F interface {
	*T
	Form
}](t *testing.T, about int, problems string, right func(F)) {
	t.Helper()
	var form F = new(T)
	*form.Common() = Envelope{Key: "key-of-a-visitor", Language: Dutch, Privacy: true}
	right(form)
	expect(t, form.Check(facts(about)), problems)
}

func TestProjectQuestion(t *testing.T) {
	ask := func(f *ProjectQuestionInput) { f.Person, f.Project, f.Unit = an, 2001, ptr(4) }
	tryForm(t, 4, ask,
		wrong[*ProjectQuestionInput]{"project UNKNOWN, unit UNKNOWN", func(f *ProjectQuestionInput) { f.Project = 7 }},
		wrong[*ProjectQuestionInput]{"budget OUT_OF_RANGE", func(f *ProjectQuestionInput) { f.Budget = ptr(0) }},
	)
	refuse(t, 1, "unit UNKNOWN", ask) // of no project
}

func TestDocumentsAsked(t *testing.T) {
	tryForm(t, 1, func(f *DocumentsInput) { f.Person, f.Documents = an, []int{1, 0, 1} },
		wrong[*DocumentsInput]{"documents REQUIRED", func(f *DocumentsInput) { f.Documents = nil }},
		wrong[*DocumentsInput]{"documents UNKNOWN", func(f *DocumentsInput) { f.Documents = []int{2} }},
		wrong[*DocumentsInput]{"documents UNKNOWN", func(f *DocumentsInput) { f.Documents = []int{-1} }},
	)
}

func TestAppointment(t *testing.T) {
	start := time.Date(2026, 11, 25, 8, 30, 0, 0, time.UTC)
	book := func(f *AppointmentInput) { f.Person, f.Start = an, &start }
	tryForm(t, 1, book,
		wrong[*AppointmentInput]{"start REQUIRED", func(f *AppointmentInput) { f.Start = nil }},
		wrong[*AppointmentInput]{"start PAST", func(f *AppointmentInput) { f.Start = ptr(monday.Add(-time.Hour)) }},
		wrong[*AppointmentInput]{"start UNKNOWN", func(f *AppointmentInput) { f.Start = ptr(start.Add(time.Minute)) }},
		wrong[*AppointmentInput]{"person.phone REQUIRED", func(f *AppointmentInput) { f.Person.Phone = "" }},
	)
	refuse(t, 3, "property UNKNOWN", book)
	refuse(t, 2, "statements STATEMENTS", book)
	tryForm(t, 2, func(f *AppointmentInput) { book(f); f.Statements = []RentStatement{StatesSigning, StatesRead} },
		wrong[*AppointmentInput]{"statements STATEMENTS", func(f *AppointmentInput) { f.Statements = []RentStatement{StatesRead} }})
}

var dorp = AddressInput{Street: "Dorp", Zip: "3640", City: "Kinrooi"}

func TestValuation(t *testing.T) {
	tryForm(t, 0, func(f *ValuationInput) { f.Person, f.Address, f.Goal = an, dorp, ptr(Sale) },
		wrong[*ValuationInput]{"address.street REQUIRED, address.zip REQUIRED, address.city REQUIRED", func(f *ValuationInput) { f.Address = AddressInput{} }},
		wrong[*ValuationInput]{"goal REQUIRED, category UNKNOWN", func(f *ValuationInput) { f.Goal, f.Category = nil, ptr(5) }},
		wrong[*ValuationInput]{"constructionYear OUT_OF_RANGE, surface OUT_OF_RANGE, bedrooms OUT_OF_RANGE", func(f *ValuationInput) {
			f.ConstructionYear, f.Surface, f.Bedrooms = ptr(2100), ptr(0), ptr(-1)
		}},
		wrong[*ValuationInput]{"photos TOO_MANY", func(f *ValuationInput) { f.Photos = make([]*File, 11) }},
	)
}

func TestDemand(t *testing.T) {
	kinrooi := []CityInput{{Zip: ptr("3640")}}
	corners := []Point{{51, 5.6}, {51.2, 5.6}, {51.1, 5.9}}
	for _, zone := range []PropertyFilter{{Polygon: corners}, {Polygon: corners, Cities: kinrooi}, {Bounds: &Bounds{51, 5.6, 51.2, 5.9}, Regions: []Region{Flanders}}} {
		tryForm(t, 0, func(f *DemandInput) {
			f.Person, f.Filter = an, zone
			f.Filter.Goal, f.Filter.Categories = ptr(Sale), []int{1}
		})
	}
	tryForm(t, 0, func(f *DemandInput) {
		f.Person, f.Filter = an, PropertyFilter{Goal: ptr(Sale), Categories: []int{1}, Cities: kinrooi, Statuses: []PropertyStatus{IsSold}}
	},
		wrong[*DemandInput]{"filter.goal REQUIRED, filter.categories REQUIRED, filter.cities REQUIRED", func(f *DemandInput) { f.Filter = PropertyFilter{} }},
		wrong[*DemandInput]{"filter.categories UNKNOWN, filter.cities UNKNOWN", func(f *DemandInput) {
			f.Filter.Categories, f.Filter.Cities = []int{7}, []CityInput{{Zip: ptr("9999")}}
		}},
		wrong[*DemandInput]{"filter.cities UNKNOWN", func(f *DemandInput) { f.Filter.Cities = []CityInput{{}} }},
		wrong[*DemandInput]{"filter.cities CHOOSE_ONE", func(f *DemandInput) { f.Filter.Regions = []Region{Flanders} }},
		wrong[*DemandInput]{"filter.priceMax OUT_OF_RANGE, filter.bedroomsMin OUT_OF_RANGE", func(f *DemandInput) {
			f.Filter.PriceMin, f.Filter.PriceMax, f.Filter.BedroomsMin = ptr(300_000), ptr(200_000), ptr(99)
		}},
		wrong[*DemandInput]{"filter.categories TOO_MANY, filter.text TOO_LONG, filter.availableBy DATE_INVALID, filter.facades TOO_MANY, filter.energyClasses TOO_MANY", func(f *DemandInput) {
			day := Date("2026-02-30")
			f.Filter.Text, f.Filter.AvailableBy = ptr(strings.Repeat("a", 101)), &day
			f.Filter.Categories, f.Filter.Facades, f.Filter.EnergyClasses = slices.Repeat([]int{1}, 101), make([]int, 101), make([]EnergyClass, 101)
		}},
		wrong[*DemandInput]{"filter OUT_OF_RANGE", func(f *DemandInput) { f.Filter.Cities, f.Filter.Polygon = nil, []Point{{}} }},
	)
}

func TestNewsletter(t *testing.T) {
	tryForm(t, 0, func(f *NewsletterInput) { f.Email = " an@example.com " },
		wrong[*NewsletterInput]{"email EMAIL", func(f *NewsletterInput) { f.Email = "an" }},
		wrong[*NewsletterInput]{"email REQUIRED", func(f *NewsletterInput) { f.Email = "" }},
	)
}

func TestFriend(t *testing.T) {
	send := func(f *FriendInput) {
		f.Person, f.FriendName, f.FriendEmail, f.Message = an, "Tom", "tom@example.com", "Mooi huis. Iets voor u?"
	}
	tryForm(t, 1, send,
		wrong[*FriendInput]{"friendEmail REQUIRED", func(f *FriendInput) { f.FriendEmail = "" }},
		wrong[*FriendInput]{"message LINKS", func(f *FriendInput) { f.Message = "see http://x.example" }},
		wrong[*FriendInput]{"friendName LINKS", func(f *FriendInput) { f.FriendName = "win.com" }},
		wrong[*FriendInput]{"message TOO_LONG", func(f *FriendInput) { f.Message = strings.Repeat("a", 141) }},
	)
	refuse(t, 3, "property UNKNOWN", send)
}

func TestTestimonial(t *testing.T) {
	tryForm(t, 0, func(f *TestimonialInput) {
		f.Person, f.Name, f.Comment, f.Publish, f.Homepage = an, "An C.", "Snel en correct verkocht.", true, "www.example.com/an"
	},
		wrong[*TestimonialInput]{"comment TOO_SHORT", func(f *TestimonialInput) { f.Comment = "Goed." }},
		wrong[*TestimonialInput]{"name REQUIRED, comment REQUIRED, publish STATEMENTS", func(f *TestimonialInput) { f.Name, f.Comment, f.Publish = "", "", false }},
		wrong[*TestimonialInput]{"homepage UNKNOWN", func(f *TestimonialInput) { f.Homepage = "javascript:alert(1)" }},
		wrong[*TestimonialInput]{"homepage UNKNOWN", func(f *TestimonialInput) { f.Homepage = "huis" }},
	)
}

func TestJob(t *testing.T) {
	tryForm(t, 0, func(f *JobInput) { f.Person, f.Vacancy, f.CV = an, "vacancies/agent", &File{} },
		wrong[*JobInput]{"vacancy UNKNOWN", func(f *JobInput) { f.Vacancy = "pages/about" }},
		wrong[*JobInput]{"cv REQUIRED", func(f *JobInput) { f.CV = nil }},
		wrong[*JobInput]{"", func(f *JobInput) { f.Vacancy = "" }},
	)
}

func TestOffer(t *testing.T) {
	make := func(f *OfferInput) {
		f.Person, f.Address, f.Amount, f.Letters, f.Place, f.Advance = an, dorp, "340.000", "driehonderdveertigduizend euro", "Kinrooi", true
		f.ValidFrom, f.ValidUntil, f.SignDate = "2026-11-23", "2026-12-07", "2026-11-23"
	}
	tryForm(t, 1, make,
		wrong[*OfferInput]{"letters AMOUNTS_DIFFER", func(f *OfferInput) { f.Letters = "driehonderdduizend" }},
		wrong[*OfferInput]{"amount NOT_A_NUMBER", func(f *OfferInput) { f.Amount = "veel" }},
		wrong[*OfferInput]{"amount OUT_OF_RANGE", func(f *OfferInput) { f.Amount, f.Letters = "0", "nul" }},
		wrong[*OfferInput]{"validUntil END_BEFORE_START", func(f *OfferInput) { f.ValidUntil = "2026-11-22" }},
		wrong[*OfferInput]{"validFrom DATE_INCOMPLETE, validUntil DATE_INVALID", func(f *OfferInput) { f.ValidFrom, f.ValidUntil = "2026-11", "2026-02-30" }},
		wrong[*OfferInput]{"signDate OUT_OF_RANGE, advance STATEMENTS", func(f *OfferInput) { f.SignDate, f.Advance = "2026-11-24", false }},
		wrong[*OfferInput]{"second.lastName REQUIRED, second.email REQUIRED", func(f *OfferInput) { f.Second = &SecondInput{FirstName: "Tom"} }},
		wrong[*OfferInput]{"", func(f *OfferInput) { f.Second = &SecondInput{} }},
	)
	refuse(t, 2, "property UNKNOWN", make)
}

func TestRentApplication(t *testing.T) {
	apply := func(f *RentInput) { f.Person, f.Adults, f.MovingDate, f.NetIncome = an, ptr(2), "2027-01-01", "2.500" }
	tryForm(t, 2, apply,
		wrong[*RentInput]{"adults REQUIRED", func(f *RentInput) { f.Adults = nil }},
		wrong[*RentInput]{"adults OUT_OF_RANGE", func(f *RentInput) { f.Adults = ptr(0) }},
		wrong[*RentInput]{"movingDate PAST", func(f *RentInput) { f.MovingDate = "2026-11-22" }},
		wrong[*RentInput]{"netIncome NOT_A_NUMBER, secondIncome NOT_A_NUMBER", func(f *RentInput) { f.NetIncome, f.SecondIncome = "genoeg", "x" }},
	)
	refuse(t, 1, "property UNKNOWN", apply)
}

func ptr[T any](v T) *T { return &v }

func TestATitleIsAskedOnlyWhereTheAgencyInsists(t *testing.T) {
	f := ContactInput{Envelope: Envelope{Key: "key-of-a-visitor", Privacy: true}, Person: PersonInput{FirstName: "An", LastName: "C", Email: "a@b.co"}, Remark: "x"}
	insists := facts(0)
	insists.Catalog.Site.Settings.TitleRequired = true
	expect(t, f.Check(facts(0)))
	expect(t, f.Check(insists), "person.title REQUIRED")
}

func TestEveryFormHasItsPageOfThanks(t *testing.T) {
	for _, k := range Forms {
		if path := ThanksPath(k.Name, Dutch); !strings.HasPrefix(path, "/nl/bedankt/") {
			t.Errorf("%s leads to %q", k.Name, path)
		}
	}
	for deed, path := range map[string]string{
		"moveAppointment": "/fr/mon-rendez-vous/?done=moveAppointment", "pauseDemand": "/fr/ma-recherche/?done=pauseDemand",
		"unsubscribe": "/fr/lettre-d-information/?done=unsubscribe",
	} {
		if got := ThanksPath(deed, French); got != path {
			t.Errorf("%s leads to %q, not %q", deed, got, path)
		}
	}
	if ThanksPath("dropEverything", Dutch) != "" {
		t.Error("a mutation that does not exist has a page")
	}
}
