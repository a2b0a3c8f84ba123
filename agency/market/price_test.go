package market

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

func money(cents locale.Money) *locale.Money { return &cents }

var byDefault = []int{3, 4}

func TestPriceOfText(t *testing.T) {
	for _, c := range []struct {
		name     string
		cents    *locale.Money
		goal     Goal
		unit     int
		marquee  int
		replaced []int
		want     [4]string // nl fr en de
	}{
		{"a sale", money(34900000), Sale, 0, 0, byDefault,
			[4]string{"€\u00a0349.000", "€\u00a0349.000", "€\u00a0349.000", "€\u00a0349.000"}},
		{"a sale with cents", money(125050), Sale, 0, 0, byDefault,
			[4]string{"€\u00a01.250,50", "€\u00a01.250,50", "€\u00a01.250,50", "€\u00a01.250,50"}},
		{"a rent", money(95000), Rent, 0, 0, byDefault,
			[4]string{"€\u00a0950 / maand", "€\u00a0950 / mois", "€\u00a0950 / month", "€\u00a0950 / Monat"}},
		{"a take-over", money(4500000), TakeOver, 0, 0, byDefault,
			[4]string{"€\u00a045.000", "€\u00a045.000", "€\u00a045.000", "€\u00a045.000"}},
		{"the lowest of several", money(26400000), Sale, 7, 0, byDefault,
			[4]string{"vanaf €\u00a0264.000", "à partir de €\u00a0264.000", "starting from €\u00a0264.000", "ab €\u00a0264.000"}},
		{"the lowest of several rents", money(65000), Rent, 7, 0, byDefault,
			[4]string{"vanaf €\u00a0650 / maand", "à partir de €\u00a0650 / mois", "starting from €\u00a0650 / month",
				"ab €\u00a0650 / Monat"}},
		{"on request", nil, Rent, 7, 0, byDefault,
			[4]string{"Prijs op aanvraag", "Prix sur demande", "Price on request", "Preis auf Anfrage"}},
		{"sold", money(34900000), Sale, 0, 3, byDefault, [4]string{"Verkocht", "Vendu", "Sold", "Verkauft"}},
		{"rented", money(95000), Rent, 0, 4, byDefault, [4]string{"Verhuurd", "Loué", "Rented", "Vermietet"}},
		{"sold and on request", nil, Sale, 0, 3, byDefault, [4]string{"Verkocht", "Vendu", "Sold", "Verkauft"}},
		{"under option", money(100), Sale, 0, 2, byDefault, [4]string{"€\u00a01", "€\u00a01", "€\u00a01", "€\u00a01"}},
		{"under option where that is listed", money(100), Sale, 0, 2, []int{2},
			[4]string{"Onder optie", "Sous option", "Under option", "Reserviert"}},
		{"sold where nothing is listed", money(100), Sale, 0, 3, nil, [4]string{"€\u00a01", "€\u00a01", "€\u00a01", "€\u00a01"}},
		{"no marquee though none is listed", money(100), Sale, 0, 0, []int{0}, [4]string{"€\u00a01", "€\u00a01", "€\u00a01", "€\u00a01"}},
		{"a listed marquee without a name", money(100), Sale, 0, 9, []int{9}, [4]string{"€\u00a01", "€\u00a01", "€\u00a01", "€\u00a01"}},
	} {
		for i, l := range locale.Languages {
			if got := PriceOf(c.cents, c.goal, c.unit, c.marquee, c.replaced, l).Text; got != c.want[i] {
				t.Errorf("%s in %s: the price line is %q, want %q", c.name, l, got, c.want[i])
			}
		}
	}
}

func TestPriceOfAmount(t *testing.T) {
	p := PriceOf(money(125050), Rent, 7, 1, byDefault, locale.Dutch)
	if p.Amount == nil || *p.Amount != 1250 || p.Cents == nil || *p.Cents != 50 {
		t.Errorf("the price line is %q, want an amount of 1250 and 50 cents", p.Text)
	}
	if p.OnRequest || !p.StartingFrom || !p.PerMonth {
		t.Errorf("the price is %+v, want it starting from and per month", p)
	}
}

func TestPriceOfHidesTheAmount(t *testing.T) {
	for name, p := range map[string]Price{
		"on request": PriceOf(nil, Sale, 0, 0, byDefault, locale.Dutch),
		"sold":       PriceOf(money(34900000), Sale, 0, 3, byDefault, locale.Dutch),
	} {
		if p.Amount != nil || p.Cents != nil || strings.ContainsAny(p.Text, "€0123456789") {
			t.Errorf("%s: the price is %+v, want no amount in it", name, p)
		}
	}
}

func TestPriceOfFlagsBehindAMarquee(t *testing.T) {
	if p := PriceOf(money(95000), Rent, 7, 4, byDefault, locale.Dutch); p.OnRequest || !p.StartingFrom || !p.PerMonth {
		t.Errorf("a published rent behind its marquee is %+v, want it starting from and per month", p)
	}
	if p := PriceOf(nil, Sale, 0, 3, byDefault, locale.Dutch); !p.OnRequest || p.StartingFrom || p.PerMonth {
		t.Errorf("a hidden price behind its marquee is %+v, want on request alone", p)
	}
}

func TestMarqueeName(t *testing.T) {
	want := map[int][4]string{
		1: {"Nieuw", "Nouveau", "New", "Neu"}, 2: {"Onder optie", "Sous option", "Under option", "Reserviert"},
		3: {"Verkocht", "Vendu", "Sold", "Verkauft"}, 4: {"Verhuurd", "Loué", "Rented", "Vermietet"}, 0: {}, 5: {}, -1: {},
	}
	for code, names := range want {
		for i, l := range locale.Languages {
			if got := MarqueeName(code, l); got != names[i] {
				t.Errorf("marquee %d in %s is called %q, want %q", code, l, got, names[i])
			}
		}
	}
}

func TestMarqueeOf(t *testing.T) {
	for _, c := range []struct {
		status     Status
		code, want int
	}{{Sold, 0, 3}, {Rented, 0, 4}, {Sold, 1, 3}, {Rented, 3, 4}, {Active, 4, 4}, {Active, 2, 2}, {Reference, 3, 3}} {
		if got := MarqueeOf(c.status, c.code, locale.French); got == nil || *got != (Marquee{c.want, MarqueeName(c.want, locale.French)}) {
			t.Errorf("status %d with marquee %d has the band %+v, want marquee %d", c.status, c.code, got, c.want)
		}
	}
	if got := MarqueeOf(Reference, 0, locale.French); got != nil {
		t.Errorf("a reference without a marquee has the band %+v", got)
	}
}

func TestPriceRange(t *testing.T) {
	for _, c := range []struct {
		goal            Goal
		lowest, highest locale.Money
		want            string
	}{
		{Sale, 29800000, 38600000, "€\u00a0298.000 – €\u00a0386.000"},
		{Sale, 29800000, 29800000, "€\u00a0298.000"},
		{Rent, 90000, 120000, "€\u00a0900 – €\u00a01.200 / maand"},
		{Rent, 90000, 90000, "€\u00a0900 / maand"},
	} {
		if got := PriceRange(c.lowest, c.highest, c.goal, locale.Dutch); got != c.want {
			t.Errorf("the range of %v to %v is %q, want %q", c.lowest, c.highest, got, c.want)
		}
	}
}
