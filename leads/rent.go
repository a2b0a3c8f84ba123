package leads

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// An application is useless once another tenant is chosen, so it is kept for a short time.
var rentForm = FormKind{Name: "applyForRent", Thanks: "thanksRent", PerHour: 10, Days: 90, CRM: true}

// RentInput is an application for a rental. It asks for amounts of income, never for their source (trade, 4.11). Incomes are euro a month
// as typed.
type RentInput struct {
	Envelope
	Property      int                `json:"property"`
	Person        forms.PersonInput  `json:"person"`
	Second        *check.SecondInput `json:"second,omitempty"`
	Adults        *int               `json:"adults"`
	Children      *int               `json:"children,omitempty"`
	Ages          string             `json:"ages,omitempty"`
	Pets          string             `json:"pets,omitempty"`
	MovingDate    locale.Date        `json:"movingDate,omitempty"`
	Reason        string             `json:"reason,omitempty"`
	NetIncome     string             `json:"netIncome"`
	SecondIncome  string             `json:"secondIncome,omitempty"`
	Remark        string             `json:"remark,omitempty"`
	Monthly       locale.Money       `json:"monthly"`       // NetIncome, once checked
	SecondMonthly locale.Money       `json:"secondMonthly"` // SecondIncome, once checked
}

// Who is the person who filled in the form.
func (f *RentInput) Who() forms.PersonInput { return f.Person }

// About is the number of the property that the form is about.
func (f *RentInput) About() *int { return &f.Property }

// Check returns what is wrong.
func (f *RentInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Available(facts)
	if facts.Property != nil && facts.Property.Goal != market.Rent {
		c.Add("property", forms.Unknown)
	}
	c.Person(&f.Person, facts, true)
	c.Second("second", &f.Second)
	c.Chosen("adults", f.Adults != nil)
	c.Between("adults", f.Adults, 1, limits.FormPersons)
	c.Between("children", f.Children, 0, limits.FormPersons)
	c.Optional("ages", &f.Ages, limits.FormLineCharacters)
	c.Optional("pets", &f.Pets, limits.FormLineCharacters)
	if c.Date("movingDate", &f.MovingDate, true) && f.MovingDate < locale.Today(facts.Now) {
		c.Add("movingDate", forms.Past)
	}
	c.Text("reason", &f.Reason, limits.FormTextCharacters)
	f.Monthly, _ = c.Money("netIncome", &f.NetIncome, true)
	f.SecondMonthly, _ = c.Money("secondIncome", &f.SecondIncome, false)
	c.Remark(&f.Remark, false)
	return c.Problems
}

// Rent takes an application for a rental.
func (o *Service) Rent(ctx context.Context, f *RentInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, rentForm, f, func(ctx context.Context, s *submission) error {
		s.data.Rows, s.data.Text = rentRows(f), f.Remark
		s.both("rent")
		return nil
	})
}

func rentRows(f *RentInput) []mail.Row {
	rows := []mail.Row{row.Typed("personB", secondName(f.Second)), row.Number("adults", f.Adults), row.Number("children", f.Children),
		row.Typed("ages", f.Ages), row.Typed("pets", f.Pets),
		row.Day("movingDate", f.MovingDate), row.Typed("reason", f.Reason), row.Typed("income1", f.Monthly.Text())}
	if f.SecondMonthly > 0 {
		rows = append(rows, row.Typed("income2", f.SecondMonthly.Text()))
	}
	return rows
}
