package leads

import (
	"context"
	"errors"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// Offer takes an offer to buy. A second buyer is asked to confirm it and gets nothing else until then: whoever fills in the form could
// name anybody.
func (o *Service) Offer(ctx context.Context, f *agency.OfferInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "makeOffer", f, func(t *taking) error {
		t.data.Binding = t.facts.Catalog.Site.Settings.OffersBind
		t.data.Rows = offerRows(f)
		joint := f.Second != nil && agency.Mailbox(f.Second.Email) != agency.Mailbox(f.Person.Email)
		if !joint {
			return t.both("offer")
		}
		t.add(db.Joint(t.receipt.Lead.ID))
		t.data.Rows = append(t.data.Rows, choiceRow("secondBuyer", "UNCONFIRMED"))
		return errors.Join(t.both("offer"), t.toVisitor("offer-confirm", func(d *mail.Data) {
			d.Person, d.Rows, d.When = secondBuyer(f), nil, t.Now().Add(limits.OfferConfirmationTime)
			d.Link = t.link("offer", f.Language, t.Key.Sign(forOffer, t.receipt.Lead.ID, d.When))
		}))
	})
}

// offerRows are the lines of an offer.
func offerRows(f *agency.OfferInput) []mail.Row {
	return []mail.Row{row("address", f.Address.Line()), row("personB", secondName(f.Second)), fact("amount", f.Offered.Text()), row("amountInLetters", f.Letters),
		dateRow("start", f.ValidFrom), dateRow("end", f.ValidUntil), row("conditions", f.Conditions), choiceRow("statements", "ADVANCE"),
		row("place", f.Place), dateRow("signDate", f.SignDate)}
}

func secondBuyer(f *agency.OfferInput) mail.Person {
	return mail.Person{FirstName: f.Second.FirstName, LastName: f.Second.LastName, Email: f.Second.Email, Phone: locale.FormatPhone(f.Second.Phone), Language: f.Language}
}

func secondName(p *agency.SecondInput) string {
	if p == nil {
		return ""
	}
	return strings.Join(strings.Fields(p.FirstName+" "+p.LastName+" "+p.Email+" "+locale.FormatPhone(p.Phone)), " ")
}

// Rent takes an application for a rental.
func (o *Service) Rent(ctx context.Context, f *agency.RentInput) (*Answer, agency.Problems, error) {
	return o.take(ctx, "applyForRent", f, func(t *taking) error {
		t.data.Rows, t.data.Text = rentRows(f), f.Remark
		return t.both("rent")
	})
}

func rentRows(f *agency.RentInput) []mail.Row {
	rows := []mail.Row{row("personB", secondName(f.Second)), numberRow("adults", f.Adults), numberRow("children", f.Children), row("ages", f.Ages), row("pets", f.Pets),
		dateRow("movingDate", f.MovingDate), row("reason", f.Reason), row("income1", f.Monthly.Text())}
	if f.SecondMonthly > 0 {
		rows = append(rows, row("income2", f.SecondMonthly.Text()))
	}
	return rows
}
