package leads

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/mail"
)

var questionForm = FormKind{Name: "askAboutProperty", Thanks: "thanksContactMe", PerHour: 20, Days: usualRetention, CRM: true}

// QuestionInput is the form "contact me" on the page of a property.
type QuestionInput struct {
	Envelope
	Property   int                `json:"property"`
	Person     forms.PersonInput  `json:"person"`
	Preference *ContactPreference `json:"preference,omitempty"`
	Slot       *ContactSlot       `json:"slot,omitempty"`
	Remark     string             `json:"remark"`
}

// Who is the person who filled in the form.
func (f *QuestionInput) Who() forms.PersonInput { return f.Person }

// About is the number of the property that the form is about.
func (f *QuestionInput) About() *int { return &f.Property }

// Check returns what is wrong.
func (f *QuestionInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Property(facts)
	c.Person(&f.Person, facts, wantsCall(f.Preference))
	c.Remark(&f.Remark, true)
	return c.Problems
}

// Question takes the form "contact me" about a property.
func (o *Service) Question(ctx context.Context, f *QuestionInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, questionForm, f, func(ctx context.Context, s *submission) error {
		s.data.Rows, s.data.Text = questionRows(f), f.Remark
		s.both("question")
		return nil
	})
}

func questionRows(f *QuestionInput) []mail.Row {
	return []mail.Row{row.Choice("preference", row.ValueOf(f.Preference)), row.Fact("slot", slots[row.ValueOf(f.Slot)])}
}
