package leads

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
)

func TestContact(t *testing.T) {
	tryForm(t, 0, func(f *ContactInput) { f.Person, f.Remark = an, "Hallo" },
		wrong[*ContactInput]{"remark REQUIRED", func(f *ContactInput) { f.Remark = " " }},
		wrong[*ContactInput]{"remark TOO_LONG", func(f *ContactInput) { f.Remark = strings.Repeat("é", 4001) }},
		wrong[*ContactInput]{"person.firstName REQUIRED, person.lastName REQUIRED, person.email REQUIRED",
			func(f *ContactInput) { f.Person = forms.PersonInput{} }},
		wrong[*ContactInput]{"person.email EMAIL", func(f *ContactInput) { f.Person.Email = "an@" }},
		wrong[*ContactInput]{"person.phone REQUIRED", func(f *ContactInput) { f.Person.Phone, f.Preference = "", ptr(ByPhone) }},
		wrong[*ContactInput]{"key OUT_OF_RANGE, privacy PRIVACY", func(f *ContactInput) { f.Envelope = Envelope{} }},
	)
}
