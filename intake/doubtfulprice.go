package intake

import (
	"context"
	"fmt"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// readPrices reads the prices of the site with which those of the folder are compared.
func (f *folder) readPrices(ctx context.Context, store *db.Store) (err error) {
	var list []int // all, of a folder that is not a delivery
	if f.isDelivery {
		list = numbers(f.properties, func(p property) int { return p.record.Number })
	}
	f.prices, err = store.Imports.PriceStates(ctx, list)
	return err
}

// judgedPrice is what the price of a property is found to be: doubtful, so that the one before stays, or settled, which ends a doubt.
type judgedPrice struct {
	doubtful, before *locale.Money
	settled          bool
}

// judgePrice compares the price of a property with that of the site. One that is far from it, and was not delivered before, is doubtful:
// the price before stays, and a warning says so. A price of another goal or unit cannot be compared.
func (f *folder) judgePrice(file string, r *records.Property) (j judgedPrice) {
	on, known := f.prices[r.Number]
	if !known || r.Gone {
		return j
	}
	if f.isEdit {
		j.settled = on.Doubtful != nil // who writes it at the desk was asked
		return j
	}
	jumps := r.Goal == on.Goal && r.PriceUnit == on.Unit && market.PriceJumps(on.Price, r.Price)
	isAgain := on.Doubtful != nil && r.Price != nil && *on.Doubtful == *r.Price
	if f.isSeen {
		j.settled = on.Doubtful != nil
		if jumps {
			f.WarnValue(records.PriceDoubtful, file, "price", r.Price.Text(),
				fmt.Sprintf("%s is far from the price before, %s", r.Price.Text(), on.Price.Text()))
		}
		return j
	}
	if !jumps || isAgain && !on.Dismissed {
		j.settled = on.Doubtful != nil
		return j
	}
	far, then := "high", "it is shown once it is delivered again, or confirmed at the desk"
	if *r.Price < *on.Price {
		far = "low"
	}
	if isAgain {
		then = "the desk dismissed it"
	}
	f.WarnValue(records.PriceDoubtful, file, "price", r.Price.Text(),
		fmt.Sprintf("%s is more than %d times as %s as the price before, %s, which stays; %s",
			r.Price.Text(), limits.PriceJump, far, on.Price.Text(), then))
	j.doubtful, j.before = r.Price, on.Price
	j.apply(r)
	return j
}

// apply leaves the price before in force when another is doubtful.
func (j judgedPrice) apply(r *records.Property) {
	if j.doubtful != nil {
		r.Price = j.before
	}
}

// notePrices puts into a batch which prices of its properties are doubtful, and of which properties they are so no longer. What was
// compared with must still be on the site when the batch is written.
func (f *folder) notePrices(b *imports.Batch) {
	for _, p := range f.properties {
		if p.out || p.price == (judgedPrice{}) {
			continue
		}
		if p.price.settled {
			b.SettledPrices = append(b.SettledPrices, p.number)
		} else {
			b.DoubtfulPrices = append(b.DoubtfulPrices, imports.DoubtfulPrice{Property: p.number, Price: *p.price.doubtful})
		}
		if b.Before == nil {
			b.Before = map[int]string{}
		}
		b.Before[p.number] = f.prices[p.number].Checksum
	}
}
