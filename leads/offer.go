package leads

import (
	"context"
	"errors"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/mail"
)

// Offer takes an offer to buy. Both who offer get what they sent in a letter.
func (o *Office) Offer(ctx context.Context, f *agency.OfferInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "makeOffer", f, func(t *taking) error {
		t.data.Binding = t.facts.Catalog.Site.Settings.OffersBind
		t.data.Rows = []mail.Row{row("address", f.Address.Line()), row("personB", secondName(f.Second)), row("amount", f.Offered.Text()), row("amountInLetters", f.Letters),
			dateRow("start", f.ValidFrom), dateRow("end", f.ValidUntil), row("conditions", f.Conditions), choiceRow("statements", "ADVANCE"),
			row("place", f.Place), dateRow("signDate", f.SignDate)}
		err := t.both("offer")
		if f.Second != nil && f.Second.Email != f.Person.Email {
			second := mail.Person{FirstName: f.Second.FirstName, LastName: f.Second.LastName, Email: f.Second.Email, Language: f.Language}
			err = errors.Join(err, t.toVisitor("offer-visitor", func(d *mail.Data) { d.Person = second }))
		}
		return err
	})
}

func secondName(p *agency.SecondInput) string {
	if p == nil {
		return ""
	}
	return strings.Join(strings.Fields(p.FirstName+" "+p.LastName+" "+p.Email+" "+agency.FormatPhone(p.Phone)), " ")
}

// Rent takes an application for a rental.
func (o *Office) Rent(ctx context.Context, f *agency.RentInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "applyForRent", f, func(t *taking) error {
		t.data.Rows = []mail.Row{row("personB", secondName(f.Second)), numberRow("adults", f.Adults), numberRow("children", f.Children), row("ages", f.Ages), row("pets", f.Pets),
			dateRow("movingDate", f.MovingDate), row("reason", f.Reason), row("income1", f.Monthly.Text())}
		if f.SecondMonthly > 0 {
			t.data.Rows = append(t.data.Rows, euroRow("income2", &f.SecondMonthly))
		}
		t.data.Text = f.Remark
		return t.both("rent")
	})
}
