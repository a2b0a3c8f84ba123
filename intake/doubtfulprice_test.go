package intake_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

const usualPrice = 300_000

// priced is a way in that brings property 1096 with a price in euro, and what it says.
type priced func(t *testing.T, store *db.Store, media string, euro int, dry bool) intake.Outcome

// waysIn are a folder, another program's delivery and a link.
func waysIn() map[string]priced {
	return map[string]priced{
		"a folder": func(t *testing.T, store *db.Store, media string, euro int, dry bool) intake.Outcome {
			folder := foldertest.Small(t)
			folder["properties/1096.json"] = &fstest.MapFile{Data: []byte(foldertest.PropertyFile(`"price":` + strconv.Itoa(euro)))}
			if dry {
				out, err := intake.Preview(t.Context(), store, folder, media, intake.Options{})
				return came(t, out, err)
			}
			out, err := intake.ImportWith(t.Context(), store, folder, media, intake.Options{})
			return came(t, out, err)
		},
		"a delivery": func(t *testing.T, store *db.Store, media string, euro int, dry bool) intake.Outcome {
			out, err := intake.Deliver(t.Context(), store, ofPrice(euro), media, dry)
			return came(t, out, err)
		},
		"a link": func(t *testing.T, store *db.Store, media string, euro int, dry bool) intake.Outcome {
			d := ofPrice(euro)
			d.OfLink, d.Source = true, "link:office"
			out, err := intake.Deliver(t.Context(), store, d, media, dry)
			return came(t, out, err)
		},
	}
}

func ofPrice(euro int) intake.Delivery {
	price := locale.Money(euro) * 100
	return intake.Delivery{
		Properties: []intake.Property{{"1096", &records.Property{Number: 1096, Status: market.Active, Type: 156, City: 1, Agent: 1,
			Price: &price, PublishPrice: true, Title: locale.Localized{"nl": "Huis"}}}},
	}
}

func came(t *testing.T, out intake.Outcome, err error) intake.Outcome {
	t.Helper()
	if err != nil || len(out.LeftOut) > 0 {
		t.Fatalf("the import leaves out %v (%v)", out.LeftOut, err)
	}
	return out
}

// doubts are the warnings about prices.
func doubts(out intake.Outcome) (list []string) {
	for _, w := range out.Warnings {
		if w.Kind == records.PriceDoubtful {
			list = append(list, check.Problems{w}.Error())
		}
	}
	return list
}

// TestAPriceThatJumpsWaits brings prices through every way in, one after the other: one that is far from the one before is shown once it
// comes twice, and never before.
func TestAPriceThatJumpsWaits(t *testing.T) {
	const high, low = usualPrice*limits.PriceJump + 1, usualPrice/limits.PriceJump - 1
	for name, brings := range waysIn() {
		for what, steps := range map[string][]struct {
			comes, shows int
			doubtful     bool
		}{
			"up and again":   {{high, usualPrice, true}, {high, high, false}, {high, high, false}},
			"down and again": {{low, usualPrice, true}, {low, low, false}},
			"to the factor":  {{usualPrice * limits.PriceJump, usualPrice * limits.PriceJump, false}},
			"up and back":    {{high, usualPrice, true}, {usualPrice, usualPrice, false}, {high, usualPrice, true}},
			"up and lowered": {{high, usualPrice, true}, {usualPrice - 1000, usualPrice - 1000, false},
				{high, usualPrice - 1000, true}},
			"two different ones": {{high, usualPrice, true}, {low, usualPrice, true}, {high, usualPrice, true}, {high, high, false}},
		} {
			t.Run(name+" "+what, func(t *testing.T) {
				store, media := foldertest.Open(t)
				foldertest.Import(t, store, foldertest.Small(t), media)
				brings(t, store, media, usualPrice, false)
				for n, step := range steps {
					dry := brings(t, store, media, step.comes, true)
					out := brings(t, store, media, step.comes, false)
					if p := foldertest.Only(t, store).Price(); *p.Amount != step.shows {
						t.Fatalf("after delivery %d, of %d, the price is %s, want %d", n+1, step.comes, p.Text, step.shows)
					}
					said := doubts(out)
					if !slices.Equal(said, doubts(dry)) {
						t.Errorf("the trial says %q, the import %q", doubts(dry), said)
					}
					want := locale.Money(step.comes * 100).Text()
					if (len(said) == 1) != step.doubtful || step.doubtful && !strings.Contains(said[0], "1096") ||
						step.doubtful && !strings.Contains(said[0], "price: "+want) {
						t.Errorf("delivery %d says %q, want a warning about the price %s: %v", n+1, said, want, step.doubtful)
					}
					doubtful, err := store.Portfolio.DoubtfulPrice(t.Context(), 1096)
					if err != nil || (doubtful != nil) != step.doubtful {
						t.Errorf("after delivery %d the doubtful price is %+v, want one: %v (%v)", n+1, doubtful, step.doubtful, err)
					}
				}
			})
		}
	}
}

// TestADoubtfulPriceIsToldToNobody shows that a doubtful price is no change of the property: alerts, feeds and histories tell of changes.
func TestADoubtfulPriceIsToldToNobody(t *testing.T) {
	for name, brings := range waysIn() {
		t.Run(name, func(t *testing.T) {
			store, media := foldertest.Open(t)
			foldertest.Import(t, store, foldertest.Small(t), media)
			brings(t, store, media, usualPrice, false)
			before, err := store.Changelog.LatestCursor(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if out := brings(t, store, media, usualPrice/limits.PriceJump-1, false); out.Unchanged != 1 {
				t.Errorf("the import says %+v, want the property unchanged", out.Report)
			}
			if after, err := store.Changelog.LatestCursor(t.Context()); err != nil || after != before {
				t.Errorf("a change was noted, from %s to %s (%v)", before, after, err)
			}
		})
	}
}

// TestTheDeskJudgesADoubtfulPrice confirms and dismisses prices: a confirmed one is shown, and the one before comes back when it is
// delivered; a dismissed one stays away however often it is delivered.
func TestTheDeskJudgesADoubtfulPrice(t *testing.T) {
	const high = usualPrice * (limits.PriceJump + 1)
	by := desklog.Action{At: time.Now(), Name: "confirmPrice"}
	for name, brings := range waysIn() {
		t.Run(name, func(t *testing.T) {
			store, media := foldertest.Open(t)
			foldertest.Import(t, store, foldertest.Small(t), media)
			shows := func(want int) {
				t.Helper()
				if p := foldertest.Only(t, store).Price(); *p.Amount != want {
					t.Errorf("the price is %s, want %d", p.Text, want)
				}
			}
			brings(t, store, media, usualPrice, false)
			brings(t, store, media, high, false)
			if err := store.Portfolio.ConfirmPrice(t.Context(), 1096, high*100+1, by); err != portfolio.ErrPriceStale {
				t.Errorf("confirming another price gives %v, want that it is stale", err)
			}
			shows(usualPrice)
			if err := store.Portfolio.ConfirmPrice(t.Context(), 1096, high*100, by); err != nil {
				t.Fatal(err)
			}
			shows(high)
			if out := brings(t, store, media, high, false); len(doubts(out)) > 0 {
				t.Errorf("the confirmed price is doubted: %q", doubts(out))
			}
			brings(t, store, media, usualPrice, false)
			shows(high)
			brings(t, store, media, usualPrice, false)
			shows(usualPrice) // the folder of the time before, with the checksum that it had then
			brings(t, store, media, high, false)
			if err := store.Portfolio.DismissPrice(t.Context(), 1096, high*100, by); err != nil {
				t.Fatal(err)
			}
			for range 3 {
				if out := brings(t, store, media, high, false); len(doubts(out)) != 1 || !strings.Contains(doubts(out)[0], "dismissed") {
					t.Errorf("the dismissed price says %q, want that the desk dismissed it", doubts(out))
				}
				shows(usualPrice)
			}
			brings(t, store, media, usualPrice, false)
			if d, err := store.Portfolio.DoubtfulPrice(t.Context(), 1096); d != nil || err != nil {
				t.Errorf("after the price of before the doubtful one is %+v (%v), want none", d, err)
			}
		})
	}
}

// TestAPriceOfAnotherKindIsNotCompared lets a property for sale become one for rent, and a price appear and go.
func TestAPriceOfAnotherKindIsNotCompared(t *testing.T) {
	store, media := foldertest.Open(t)
	foldertest.Import(t, store, foldertest.Small(t), media)
	foldertest.Deliver(t, store, ofPrice(usualPrice), media)
	rent := ofPrice(900)
	rent.Properties[0].Record.Goal = market.Rent
	none := ofPrice(0)
	none.Properties[0].Record.Price = nil
	for _, d := range []intake.Delivery{rent, none, ofPrice(usualPrice)} {
		if out := foldertest.Deliver(t, store, d, media); len(doubts(out)) > 0 {
			t.Errorf("%+v says %q, want no doubt", d.Properties[0].Record.Price, doubts(out))
		}
	}
}

// TestAConfirmedPriceSurvivesAnImportBesideIt confirms a price after an import compared with the one before and before it writes.
func TestAConfirmedPriceSurvivesAnImportBesideIt(t *testing.T) {
	const high = usualPrice * (limits.PriceJump + 1)
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	foldertest.Import(t, store, folder, media)
	foldertest.Deliver(t, store, ofPrice(usualPrice), media)
	foldertest.Deliver(t, store, ofPrice(high), media)
	other := ofPrice(high + 1)
	other.Properties[0].Record.Photos = []string{"a.jpg"}
	files := &openedFiles{FS: fstest.MapFS{"photos/a.jpg": folder["photos/a.jpg"]}, first: func() {
		if err := store.Portfolio.ConfirmPrice(t.Context(), 1096, high*100, desklog.Action{At: time.Now(),
			Name: "confirmPrice"}); err != nil {
			t.Error(err)
		}
	}}
	other.Files = files
	foldertest.Deliver(t, store, other, media)
	if p := foldertest.Only(t, store).Price(); *p.Amount != high+1 || files.first != nil {
		t.Errorf("the price is %s, want %d, which is near the one that was confirmed meanwhile", p.Text, high+1)
	}
}
