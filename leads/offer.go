package leads

import (
	"context"
	"strings"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// An offer is kept for ten years, as long as somebody can sue under a contract.
var offerForm = FormKind{Name: "makeOffer", Thanks: "thanksOffer", PerHour: 10, Days: 3650, CRM: true}

// OfferInput is an offer to buy a property. Amount is as it was typed, Letters the same amount in words. The buyer accepts to pay a part of
// it when signing (specification section 5).
type OfferInput struct {
	Envelope
	Property   int                `json:"property"`
	Person     forms.PersonInput  `json:"person"`
	Address    check.AddressInput `json:"address"`
	Second     *check.SecondInput `json:"second,omitempty"`
	Amount     string             `json:"amount"`
	Letters    string             `json:"letters"`
	ValidFrom  locale.Date        `json:"validFrom"`
	ValidUntil locale.Date        `json:"validUntil"`
	Place      string             `json:"place"`
	SignDate   locale.Date        `json:"signDate"`
	Conditions string             `json:"conditions,omitempty"`
	Advance    bool               `json:"advance"`

	Offered locale.Money `json:"offered"` // Amount, once checked
}

// Who is the person who filled in the form.
func (f *OfferInput) Who() forms.PersonInput { return f.Person }

// About is the number of the property that the form is about.
func (f *OfferInput) About() *int { return &f.Property }

// Check returns what is wrong. The words must say the amount of the figures.
func (f *OfferInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Available(facts)
	if facts.Property != nil && facts.Property.Goal != market.Sale {
		c.Add("property", forms.Unknown)
	}
	c.Person(&f.Person, facts, true)
	c.Address("address", &f.Address)
	c.Second("second", &f.Second)
	f.checkAmount(c)
	c.Period("validFrom", &f.ValidFrom, "validUntil", &f.ValidUntil, facts.Now)
	c.Line("place", &f.Place, limits.FormNameCharacters)
	if c.Date("signDate", &f.SignDate, true) && f.SignDate > locale.Today(facts.Now) {
		c.Add("signDate", forms.OutOfRange)
	}
	c.Text("conditions", &f.Conditions, limits.FormTextCharacters)
	c.Agreed("advance", f.Advance)
	return c.Problems
}

func (f *OfferInput) checkAmount(c *check.Checking) {
	amount, ok := c.Money("amount", &f.Amount, true)
	c.Line("letters", &f.Letters, locale.LongestAmount)
	f.Offered = amount
	if ok && f.Letters != "" && !locale.SameAmount(amount, f.Letters, f.Language) {
		c.Add("letters", forms.AmountsDiffer)
	}
}

// Offer takes an offer to buy. A second buyer is asked to confirm it and gets nothing else until then: whoever fills in the form could
// name anybody.
func (o *Service) Offer(ctx context.Context, f *OfferInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, offerForm, f, func(ctx context.Context, s *submission) error {
		s.data.Binding = s.facts.Catalog.Site.Settings.OffersBind
		s.data.Rows = offerRows(f)
		joint := f.Second != nil && forms.Mailbox(f.Second.Email) != forms.Mailbox(f.Person.Email)
		if !joint {
			s.both("offer")
			return nil
		}
		s.add(inbox.InsertJointOffer(s.lead.ID))
		s.data.Rows = append(s.data.Rows, row.Choice("secondBuyer", "UNCONFIRMED"))
		s.both("offer")
		s.toVisitor("offer-confirm", func(d *mail.Data) {
			d.Person, d.Rows, d.When = secondBuyer(f), nil, o.Now().Add(limits.OfferConfirmationTime)
			d.Link = o.Link("offer", f.Language, o.Key.Sign(compose.ForOffer, s.lead.ID, d.When))
		})
		return nil
	})
}

// offerRows are the lines of an offer.
func offerRows(f *OfferInput) []mail.Row {
	return []mail.Row{row.Typed("address", f.Address.Line()), row.Typed("personB", secondName(f.Second)),
		row.Fact("amount", f.Offered.Text()), row.Typed("amountInLetters", f.Letters),
		row.Day("start", f.ValidFrom), row.Day("end", f.ValidUntil),
		row.Typed("conditions", f.Conditions), row.Choice("statements", "ADVANCE"),
		row.Typed("place", f.Place), row.Day("signDate", f.SignDate)}
}

func secondBuyer(f *OfferInput) mail.Person {
	return mail.Person{FirstName: f.Second.FirstName, LastName: f.Second.LastName, Email: f.Second.Email,
		Phone: locale.FormatPhone(f.Second.Phone), Language: f.Language}
}

func secondName(p *check.SecondInput) string {
	if p == nil {
		return ""
	}
	return strings.Join(strings.Fields(p.FirstName+" "+p.LastName+" "+p.Email+" "+locale.FormatPhone(p.Phone)), " ")
}
