package setup

import (
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

func checkAgency(a *Agency) forms.Problems {
	c := &check.Checking{}
	c.Line("name", &a.Name, limits.SetUpNameCharacters)
	c.Chosen("languages", len(a.Languages) > 0)
	for i, l := range a.Languages {
		if !l.Known() || slices.Contains(a.Languages[:i], l) {
			c.Add("languages", forms.Unknown)
		}
	}
	return c.Problems
}

// checkOffice refuses a place that is none, or whose postcode and name contradict each other, and writes it as its country does.
func checkOffice(o *Office) forms.Problems {
	c := &check.Checking{}
	c.Line("street", &o.Street, limits.SetUpNameCharacters)
	c.Line("place", &o.Place, limits.SetUpNameCharacters)
	if o.Place != "" {
		if city, doubt, ok := places.SaidOf(o.Place, nil).Find(); !ok || city.Zip == "" || doubt != places.NoDoubt {
			c.Add("place", forms.Unknown)
		}
	}
	c.Phone("phone", &o.Phone, true)
	c.Email("email", &o.Email)
	c.Line("number", &o.Number, limits.SetUpNameCharacters)
	return c.Problems
}

// ManagerInput is what the third step sends. Without a password the one that was chosen before stays.
type ManagerInput struct {
	Name     string          `json:"name"`
	Email    string          `json:"email"`
	Password string          `json:"password"`
	Language locale.Language `json:"language"`
}

// check checks the step. agencyName is what a stranger would try first.
func (f *ManagerInput) check(before Manager, agencyName string) forms.Problems {
	c := &check.Checking{}
	c.Line("name", &f.Name, limits.StaffNameCharacters)
	c.Email("email", &f.Email)
	if !f.Language.Known() {
		f.Language = locale.Dutch
	}
	if f.Password != "" || before.Password == "" {
		return c.Problems.With(auth.CheckNewPassword(f.Password, f.Password, f.Email, f.Name, agencyName))
	}
	return c.Problems
}

// checkAppearance refuses colours that are none, and those on which white words cannot be read well.
func checkAppearance(l Appearance) (problems forms.Problems) {
	for _, chosen := range []struct{ field, colour string }{{"buttons", l.Buttons}, {"accent", l.Accent}} {
		switch {
		case chosen.colour == "":
		case !agency.IsColour(chosen.colour):
			problems.Add(chosen.field, forms.Unknown)
		case agency.Readable(chosen.colour) != chosen.colour:
			problems.Add(chosen.field, forms.OutOfRange)
		}
	}
	return problems
}
