package properties

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// PriceInput is a new price in euro and cents, of a property whose version was read. Again is the amount once more, which a price that is
// far from the one before needs. With Draft it waits in the draft.
type PriceInput struct {
	Number, Version, Amount, Cents int
	Again                          *int
	Draft                          bool
}

// SetPrice changes the asking price or the rent of a property of the desk, for visitors to see at once. One that is more than
// limits.PriceJump times as high or as low as the one before is AMOUNTS_DIFFER until it is typed again.
func (s *Service) SetPrice(ctx context.Context, f *PriceInput) (*Changed, *Stale, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "setPrice")
	if v == nil {
		return nil, nil, problems, err
	}
	price := locale.Money(f.Amount)*100 + locale.Money(f.Cents)
	if f.Amount <= 0 || f.Amount > limits.AskingPrice || f.Cents < 0 || f.Cents > 99 {
		return nil, nil, problem("amount", forms.OutOfRange), nil
	}
	if v.Version() != f.Version {
		return nil, &Stale{v}, nil, nil
	}
	if market.PriceJumps(v.Price(), &price) && (f.Again == nil || *f.Again != f.Amount) {
		return nil, nil, problem("again", forms.AmountsDiffer), nil
	}
	text, _ := json.Marshal(price) // an amount always has a JSON form
	by.After = price.Text()
	if before := v.Price(); before != nil {
		by.Before = before.Text()
	}
	e := edit{number: f.Number, by: by, set: map[desk.Part]string{of(f.Number, "price"): string(text)}}
	if f.Draft {
		e.draft = &f.Draft
	}
	undo, problems, err := s.write(ctx, e)
	if errors.Is(err, errMeanwhile) {
		v, err = s.Staff.Property(db.Unpinned(ctx), d, f.Number)
		return nil, &Stale{v}, nil, err
	}
	if err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	c, err := s.changed(ctx, d, f.Number, undo)
	return c, nil, nil, err
}

// of names a field of a property.
func of(number int, field string) desk.Part {
	return desk.Part{Record: desk.PropertyRecordOf(number), Field: field}
}
