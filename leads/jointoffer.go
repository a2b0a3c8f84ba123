package leads

import (
	"context"
	"encoding/json"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// JointOffer is an offer as the second buyer's link shows it: nothing that was typed freely.
type JointOffer struct {
	Property              int
	Amount                string
	ValidFrom, ValidUntil locale.Date
	Confirmed             bool
}

// JointOfferOf reads the offer of a token, nil when there is none.
func (o *Service) JointOfferOf(ctx context.Context, token string) (*JointOffer, error) {
	stored, f, err := o.jointOffer(ctx, token)
	if stored == nil {
		return nil, err
	}
	return &JointOffer{Property: f.Property, Amount: f.Offered.Text(), ValidFrom: f.ValidFrom, ValidUntil: f.ValidUntil,
		Confirmed: stored.ConfirmedAt != nil}, nil
}

func (o *Service) jointOffer(ctx context.Context, token string) (*inbox.JointOffer, *OfferInput, error) {
	lead, err := o.Key.Read(compose.ForOffer, token, o.Now())
	if err != nil {
		return nil, nil, nil
	}
	stored, err := o.Store.Inbox.JointOffer(ctx, lead)
	if stored == nil || err != nil {
		return nil, nil, err
	}
	var f OfferInput
	if err := json.Unmarshal([]byte(stored.Content), &f); err != nil {
		return nil, nil, err
	}
	f.Language = stored.Language
	return stored, &f, nil
}

// ConfirmOffer takes the second buyer's confirmation. The second buyer gets a copy of the offer and the agency an email, once.
func (o *Service) ConfirmOffer(ctx context.Context, token string) (*Answer, forms.Problems, error) {
	stored, f, err := o.jointOffer(ctx, token)
	if err != nil {
		return nil, nil, err
	}
	if stored == nil {
		return nil, forms.OneProblem("token", forms.LinkEnded), nil
	}
	emails, err := o.jointOfferEmails(ctx, stored.Lead, f)
	if err != nil {
		return nil, nil, err
	}
	if _, err := o.Store.Inbox.ConfirmJointOffer(ctx, stored.Lead.ID, o.Now(), emails); err != nil {
		return nil, nil, err
	}
	o.Wake()
	return &Answer{Path: ThanksPath("confirmOffer", f.Language)}, nil, nil
}

func (o *Service) jointOfferEmails(ctx context.Context, lead inbox.Lead, f *OfferInput) ([]outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	p, err := o.Property(ctx, f.Property, f.Language)
	if err != nil {
		return nil, err
	}
	data := mail.Data{Person: secondBuyer(f), Rows: offerRows(f), Lead: lead.ID, Binding: c.Site.Settings.OffersBind}
	return o.ComposeAll(ctx, c, compose.Email{Kind: "offer-confirmed-agency", Language: c.Fallback(), Data: data, About: p},
		compose.Email{Kind: "offer-confirmed-visitor", Language: f.Language, Data: data, About: p})
}
