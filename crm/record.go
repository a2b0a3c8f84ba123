package crm

import (
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
)

// Record is one property or project of a CRM: exactly one of Property and Project is set. The link fills in their Number, City, Type and
// Agent, and the property's Project. A value for which the site has no word is left out and named in Problems, by its field in the CRM; the
// record is still delivered unless it is Held.
type Record struct {
	ID        string
	ProjectID string // of the project that a unit belongs to, when it does not stand in that project's Units
	Property  *records.Property
	Project   *records.Project
	Units     []Record // of a project, when the CRM nests them; one that is no longer there is gone

	Zip, CityName string
	Country       string // its code, BE or LU; "" when the CRM does not say
	// Latitude and Longitude are those of the property, also when its address is hidden: where a city that the site does not have yet lies,
	// roughly, is known from them.
	Latitude, Longitude *float64
	// Type is the CRM's word or number for the kind of property, or "kind/finer kind". The link's table turns it into a number of
	// types.json.
	Type   string
	Held   bool // held: a value is missing without which the site cannot show it, such as sale or rent; Problems names it
	Agent  Person
	Office string // the CRM's id of the agency's office

	Photos, Plans, Documents []File
	Problems                 check.Problems // Field is the CRM's name of the field; File is not used
}

// Problem notes why a field could not be used. The text says in English what kind and value say.
func (r *Record) Problem(kind records.ProblemKind, value, field, text string) {
	r.Note(check.Problem{Kind: kind, Value: value, Field: field, Text: text})
}

// Note notes a problem.
func (r *Record) Note(p check.Problem) { r.Problems = append(r.Problems, p) }

// Unknown notes a word for which nobody has chosen a meaning yet.
func (r *Record) Unknown(field string, word detail.UnknownWord) {
	r.Problem(records.WordUnknown, word.Word, field, word.Text())
}

// Person is an agent of a CRM.
type Person struct {
	Name, Email, Phone string
	Photo              string // its address
}

// File is a picture or document at the CRM. Its address may expire, its id does not.
type File struct {
	ID, Name, Address string
	Alt               locale.Localized
	Public            bool // of a document: everybody may download it
}
