package alerts_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// watchedOffer is a watched property that the test changes, with all prices and streets that it ever had: true for those that may be shown.
type watchedOffer struct {
	price, published, marquee, held, address int
	prices                                   map[int]bool
}

func (o *watchedOffer) change(random *rand.Rand) {
	switch random.IntN(6) {
	case 0, 1:
		o.price = 300_000 + random.IntN(99_999)
	case 2:
		o.published = 1 - o.published
	case 3:
		o.marquee = []int{0, 0, 2}[random.IntN(3)]
	case 4:
		o.held = random.IntN(2)
	case 5:
		o.address = 1 - o.address
	}
	if o.published == 0 {
		for price := range o.prices {
			o.prices[price] = false
		}
	}
	o.prices[o.price] = o.prices[o.price] || o.held == 0 && o.published == 1
}

// TestNoWatchShowsAHiddenPriceOrAddress changes a watched property at random, and sends the news at random moments. No email
// has a price that is hidden, or was hidden since, or the street while that is; and no change is sent twice.
func TestNoWatchShowsAHiddenPriceOrAddress(t *testing.T) {
	o, random := open(t), rand.New(rand.NewPCG(5, 6))
	offer := &watchedOffer{price: 365_000, published: 1, address: 1, prices: map[int]bool{365_000: true}}
	apply := func(step int) {
		if _, err := o.Store.Write(t.Context(),
			handle.Statement{SQL: "UPDATE change_log SET now = ?", Args: []any{time.Now().Add(time.Duration(step) * time.Hour).Unix()}},
			handle.Statement{SQL: `UPDATE property SET price = ?, publish_price = ?, marquee = ?, held = ?, publish_address = ?,
				street = 'Geheimstraat' WHERE number = ?`,
				Args: []any{offer.price * 100, offer.published, offer.marquee, offer.held, offer.address, forSale}}); err != nil {
			t.Fatal(err)
		}
	}
	apply(0)
	taken(t)(o.ConfirmDemand(t.Context(), watching(t, o, forSale, locale.Dutch)))
	o.Collect(t)
	emails, earlier, start := 0, 0, o.Now()
	for step := 1; step < 250; step++ {
		offer.change(random)
		apply(step)
		if random.IntN(3) == 0 {
			continue
		}
		o.At(start.Add(time.Duration(step) * limits.WatchTime / 2))
		if err := o.Alerts().QueueWatchNews(t.Context()); err != nil {
			t.Fatal(err)
		}
		text := decoded(o.CollectAt(t, o.Now().Add(time.Hour)).Texts[an.Email])
		if text == "" {
			continue
		}
		emails++
		if offer.address == 0 && strings.Contains(text, "Geheimstraat") {
			t.Fatalf("step %d: an email has the street, which is hidden: %s", step, text)
		}
		for price, may := range offer.prices {
			switch shown := strings.Contains(text, fmt.Sprintf("%d.%03d", price/1000, price%1000)); {
			case shown && !may:
				t.Fatalf("step %d: an email has the price %d, which may not be shown: %+v", step, price, offer)
			case shown && price != offer.price:
				earlier++
			}
		}
	}
	if emails < 20 || earlier < 8 {
		t.Errorf("there are %d emails, and %d earlier prices in them: too few to compare", emails, earlier)
	}
}
