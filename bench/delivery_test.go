package bench

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
)

// BenchmarkDelivery imports another price of one property, as a program pushes it, and reads the property with the new price.
func BenchmarkDelivery(b *testing.B) {
	const number = 1096
	for _, size := range sizes {
		store, media := sampletest.Many(b, size)
		entries, err := store.Imports.Entries(b.Context(), []int{number})
		if err != nil {
			b.Fatal(err)
		}
		if _, err := store.Catalog(b.Context()); err != nil { // the index is made once, after the start
			b.Fatal(err)
		}
		record := entries[number].Record
		record.Photos, record.Plans, record.Documents = nil, nil, nil // nil leaves the files as they are
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			for n := 0; b.Loop(); n++ {
				price := locale.Money(300_000_00 + n*100)
				record.Price = &price
				d := intake.Delivery{Properties: []intake.Property{{Name: "a property", Record: &record}}}
				if _, err := intake.Deliver(b.Context(), store, d, media, false); err != nil {
					b.Fatal(err)
				}
				shown(b, store, number, price)
			}
		})
	}
}

// shown fails unless a property is shown with a price.
func shown(b *testing.B, store *db.Store, number int, price locale.Money) {
	list, err := store.PropertiesByNumber(b.Context(), "nl", []int{number}, columns.Selection{})
	if err != nil || len(list) != 1 || list[0].AskingPrice == nil || *list[0].AskingPrice != price {
		b.Fatal("the new price is not shown:", err)
	}
}
