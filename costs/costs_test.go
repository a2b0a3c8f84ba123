package costs

import (
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

var languages = []locale.Language{"nl", "fr", "en", "de"}

// TestRulesAreComplete checks what every rule must have: texts in all languages, sources on the web, dates that exist, and a line of the
// estimate.
func TestRulesAreComplete(t *testing.T) {
	lines := map[string]bool{}
	for _, l := range table.Lines {
		lines[l.ID] = true
		written4(t, l.ID, l.Name)
	}
	for _, r := range table.Rules {
		if !lines[r.Line] {
			t.Errorf("%s is of no line", r.ID)
		}
		written4(t, r.ID, r.Name)
		if r.Terms != nil {
			written4(t, r.ID, r.Terms)
		}
		dated(t, r.ID, r.From, r.Until, r.Checked, r.Sources)
	}
	for _, d := range table.Duties {
		written4(t, d.ID, d.Name)
		written4(t, d.ID, d.Text)
		dated(t, d.ID, d.From, d.Until, d.Checked, d.Sources)
		for _, r := range d.Regions {
			if !official.MatchString(d.Official[r]) {
				t.Errorf("%s has no official page in %s: %q", d.ID, r, d.Official[r])
			}
		}
	}
}

// official matches addresses of the authorities of Flanders, Brussels, Wallonia and Luxembourg.
var official = regexp.MustCompile(
	`^https://([a-z]+\.)*(vlaanderen\.be|waterinfo\.be|be\.brussels|(logement|environnement|renolution)\.brussels|wallonie\.be|` +
		`public\.lu)/`)

func written4(t *testing.T, id string, text locale.Localized) {
	for _, l := range languages {
		if text[l] == "" {
			t.Errorf("%s has no text in %s", id, l)
		}
	}
}

func dated(t *testing.T, id string, from, until, checked locale.Date, sources []string) {
	if !from.Valid() || !checked.Valid() || until != "" && (!until.Valid() || until < from) {
		t.Errorf("%s has no days that exist: %s, %s, %s", id, from, until, checked)
	}
	for _, s := range sources {
		if !strings.HasPrefix(s, "https://") {
			t.Errorf("%s has the source %s", id, s)
		}
	}
}

// TestBoundsOfABuyer checks each bound from both sides.
func TestBoundsOfABuyer(t *testing.T) {
	f := Facts{Region: "BRUSSELS", Goal: "SALE", Dwelling: true}
	const today = "2026-11-23"
	money := func(euro int) *locale.Money { m := locale.Money(euro) * 100; return &m }
	percent := func(p Percent) *Percent { return &p }
	number := func(n int) *int { return &n }
	day := func(d locale.Date) *locale.Date { return &d }
	for path, pair := range map[string][2]Buyer{
		"price":         {{Price: money(limits.CostsAmount)}, {Price: money(limits.CostsAmount + 1)}},
		"buyers":        {{Buyers: limits.CostsBuyers}, {Buyers: limits.CostsBuyers + 1}},
		"energyClasses": {{EnergyClasses: limits.CostsClasses}, {EnergyClasses: limits.CostsClasses + 1}},
		"rate":          {{Rate: percent(limits.CostsRate * 1000)}, {Rate: percent(limits.CostsRate*1000 + 1)}},
		"years":         {{Years: number(limits.CostsYears)}, {Years: number(limits.CostsYears + 1)}},
		"on":            {{On: day("2031-11-23")}, {On: day("2031-11-24")}},
	} {
		if p := pair[0].Check(f, today); p != nil {
			t.Errorf("%s at its bound has the problems %v, want none", path, p)
		}
		if p := pair[1].Check(f, today); len(p) != 1 || p[0].Path[0] != path || p[0].Code != forms.OutOfRange {
			t.Errorf("%s past its bound has the problems %v, want OUT_OF_RANGE", path, p)
		}
	}
	for path, b := range map[string]Buyer{
		"price": {Price: money(-1)}, "years": {Years: number(0)}, "rate": {Rate: percent(-1)}, "on": {On: day("2022-12-31")},
	} {
		if p := b.Check(f, today); len(p) != 1 || p[0].Path[0] != path {
			t.Errorf("%s below its bound has the problems %v, want one", path, p)
		}
	}
	if p := (Buyer{Loan: money(1)}).Check(f, today); len(p) != 2 || p[0].Code != forms.Required || p[1].Code != forms.Required {
		t.Errorf("a loan without rate and years has the problems %v, want both REQUIRED", p)
	}
}

// TestALoanIsPaidBack checks that every loan ends at nothing, and that its table adds up.
// TestUsualLoan gives a home and a plot the loan that says what they cost a month, in whole euro, and nothing else.
func TestUsualLoan(t *testing.T) {
	home := Facts{Region: "FLANDERS", Goal: "SALE", Dwelling: true, Price: money(349_499)}
	l := UsualLoan(home)
	if l == nil || l.Amount != 279_599_00 || l.Years != 25 || l.Rate != 3_250 || l.Monthly != 1362_53 {
		t.Errorf("the loan of a home of 349.499 is %+v, want 279.599 for 25 years at 3,25 %%, 1.362,53 a month", l)
	}
	plot := home
	plot.Dwelling, plot.Land = false, true
	if UsualLoan(plot) == nil {
		t.Error("a plot has no usual loan")
	}
	for name, change := range map[string]func(f *Facts){
		"a rental":       func(f *Facts) { f.Goal = "RENT" },
		"a life annuity": func(f *Facts) { f.LifeAnnuity = true },
		"a garage":       func(f *Facts) { f.Dwelling = false },
		"a hidden price": func(f *Facts) { f.Price = nil },
		"no price":       func(f *Facts) { f.Price = money(0) },
	} {
		f := home
		if change(&f); UsualLoan(f) != nil {
			t.Errorf("%s has a usual loan", name)
		}
	}
}

func money(euro int) *locale.Money {
	m := locale.Money(euro) * 100
	return &m
}

func TestALoanIsPaidBack(t *testing.T) {
	for _, amount := range []locale.Money{0, 1, 99, 12_345, 24_000_000, limits.CostsAmount * 100} {
		for _, rate := range []Percent{0, 1, 3_250, limits.CostsRate * 1000} {
			for _, years := range []int{1, 20, limits.CostsYears} {
				l := NewLoan(amount, rate, years)
				var paid, interest locale.Money
				for _, y := range l.Table {
					paid, interest = paid+y.Paid, interest+y.Interest
				}
				if last := l.Table[len(l.Table)-1]; last.Left != 0 || paid != amount+l.Interest || interest != l.Interest {
					t.Errorf("%d at %d for %d years: left %d, paid %d, interest %d", amount, rate, years, last.Left, paid, l.Interest)
				}
			}
		}
	}
}

// TestChanged shows the days on which rules change: the first day of one, and the day after the last of another.
func TestChanged(t *testing.T) {
	for _, c := range []struct {
		since, today locale.Date
		want         bool
	}{
		{"2025-12-31", "2026-01-01", true},
		{"2026-01-01", "2026-01-02", false},
		{"2026-11-23", "2026-11-23", false},
		{"2024-12-31", "2025-01-01", true},
		{"2025-06-30", "2025-07-01", true},
	} {
		if got := Changed(c.since, c.today); got != c.want {
			t.Errorf("from %s to %s: %t", c.since, c.today, got)
		}
	}
}
