package leads

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

var contactForm = FormKind{Name: "sendContact", Thanks: "thanksContact", PerHour: 10, Days: usualRetention, CRM: true}

// ContactPreference is how a visitor wants to be answered.
type ContactPreference string

// ByPhone needs a number.
const ByPhone ContactPreference = "PHONE"

// ContactSlot is a part of the day in which a visitor can be called (specification section 9).
type ContactSlot string

// ContactInput is the form "contact us".
type ContactInput struct {
	Envelope
	Person     forms.PersonInput  `json:"person"`
	Street     string             `json:"street,omitempty"`
	Zip        string             `json:"zip,omitempty"`
	City       string             `json:"city,omitempty"`
	Preference *ContactPreference `json:"preference,omitempty"`
	Newsletter bool               `json:"newsletter,omitempty"`
	Remark     string             `json:"remark"`
}

// Who is the person who filled in the form.
func (f *ContactInput) Who() forms.PersonInput { return f.Person }

// Check returns what is wrong. Who wants to be called must give a number.
func (f *ContactInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Person(&f.Person, facts, wantsCall(f.Preference))
	c.Optional("street", &f.Street, limits.FormLineCharacters)
	c.Optional("zip", &f.Zip, check.LongestZip)
	c.Optional("city", &f.City, limits.FormNameCharacters)
	c.Remark(&f.Remark, true)
	return c.Problems
}

func wantsCall(p *ContactPreference) bool { return p != nil && *p == ByPhone }

// Contact takes the form "contact us".
func (o *Service) Contact(ctx context.Context, f *ContactInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, contactForm, f, func(ctx context.Context, s *submission) error {
		s.data.Rows, s.data.Text = contactRows(f), f.Remark
		err := o.newsletter(ctx, s, f.Newsletter)
		s.both("contact")
		return err
	})
}

func contactRows(f *ContactInput) []mail.Row {
	return []mail.Row{row.Typed("street", f.Street), row.Typed("zip", f.Zip), row.Typed("city", f.City),
		row.Choice("preference", row.ValueOf(f.Preference)), row.Yes("newsletter", f.Newsletter)}
}

// slots are the parts of a day in figures (specification section 9).
var slots = map[ContactSlot]string{"FROM_10_TO_13": "10:00–13:00", "FROM_14_TO_16": "14:00–16:00", "FROM_16_TO_19": "16:00–19:00"}
