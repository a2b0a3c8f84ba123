package costs

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

var update = flag.Bool("update", false, "write testdata/random.txt")

// goldenCase is a calculation as the tables of testdata write it: what is given, in words, and what comes of it.
type goldenCase struct{ name, region, given, then string }

// TestCostsOfGoldenCases checks the cases of testdata/golden.md, which were worked out by hand. Vitest reads the same file.
func TestCostsOfGoldenCases(t *testing.T) {
	count := map[string]int{}
	for _, c := range goldenCases(t) {
		count[c.region]++
		got := resultsOf(t, c.region, c.given)
		for _, want := range strings.Fields(c.then) {
			name, amount, _ := strings.Cut(want, "=")
			if got[name] != amount {
				t.Errorf("%s, %s: %s is %s, want %s", c.region, c.name, name, got[name], amount)
			}
		}
	}
	for _, region := range []string{"FLANDERS", "BRUSSELS", "WALLONIA", "LUXEMBOURG"} {
		if count[region] < 8 {
			t.Errorf("%s has %d cases, want 8 at least", region, count[region])
		}
	}
}

func goldenCases(t *testing.T) (list []goldenCase) {
	text, err := os.ReadFile("testdata/golden.md")
	if err != nil {
		t.Fatal(err)
	}
	region := ""
	for _, line := range strings.Split(string(text), "\n") {
		if heading, ok := strings.CutPrefix(line, "## "); ok {
			region = strings.ToUpper(heading)
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		if len(cells) == 3 && !strings.HasPrefix(cells[0], "---") && strings.TrimSpace(cells[0]) != "case" {
			list = append(list, goldenCase{strings.TrimSpace(cells[0]), region, cells[1], cells[2]})
		}
	}
	return list
}

// resultsOf works out a case: the amount of each line by its name, "?" for one that is not known, and sums by theirs.
func resultsOf(t *testing.T, region, given string) map[string]string {
	f, b, on := read(t, region, given)
	if problems := b.Check(f, on); problems != nil {
		t.Fatalf("%s: %v", given, problems)
	}
	got := map[string]string{}
	for _, pair := range strings.Fields(written(Of(f, b, on))) {
		name, amount, _ := strings.Cut(pair, "=")
		got[name] = amount
	}
	return got
}

// written writes an estimate in one line, every amount of it.
func written(e Estimate) string {
	var b strings.Builder
	for _, c := range e.Lines {
		fmt.Fprintf(&b, "%s=%s ", c.Line.ID, euro(c.Amount))
		if c.Rule != nil {
			fmt.Fprintf(&b, "%s.rule=%s ", c.Line.ID, c.Rule.ID)
		}
		if c.Lowest != nil {
			fmt.Fprintf(&b, "%s.lowest=%s ", c.Line.ID, euro(c.Lowest))
		}
		if c.Most != nil {
			fmt.Fprintf(&b, "%s.most=%s ", c.Line.ID, euro(c.Most))
		}
	}
	fmt.Fprintf(&b, "total=%s complete=%t with=%s own=%s", euro(&e.Total), e.Complete, euro(e.WithPrice), euro(e.OwnMoney))
	if l := e.Loan; l != nil {
		fmt.Fprintf(&b, " monthly=%s interest=%s", euro(&l.Monthly), euro(&l.Interest))
		for _, y := range l.Table {
			fmt.Fprintf(&b, " y%d=%s,%s,%s", y.Year, euro(&y.Paid), euro(&y.Interest), euro(&y.Left))
		}
	}
	return b.String()
}

func euro(m *locale.Money) string {
	if m == nil {
		return "?"
	}
	return fmt.Sprintf("%d.%02d", *m/100, *m%100)
}

// read parses what is given in a case.
func read(t *testing.T, region, given string) (f Facts, b Buyer, on locale.Date) {
	f = Facts{Region: Jurisdiction(region), Regime: "REGISTRATION"}
	for _, word := range strings.Fields(given) {
		name, value, _ := strings.Cut(word, "=")
		switch name {
		case "sale", "rent":
			f.Goal = strings.ToUpper(name)
		case "home":
			f.Dwelling = true
		case "plot":
			f.Land = true
		case "annuity":
			f.LifeAnnuity = true
		case "own", "other":
			own := name == "own"
			b.OnlyOwnHome = &own
		case "rebuilt":
			b.Rebuilt = true
		case "regime":
			f.Regime = value
		case "on":
			on = locale.Date(value)
		case "garage":
		default:
			readNumber(t, &f, &b, name, value)
		}
	}
	return f, b, on
}

func readNumber(t *testing.T, f *Facts, b *Buyer, name, value string) {
	n, err := strconv.ParseFloat(value, 64)
	if err != nil {
		t.Fatalf("%s=%s: %v", name, value, err)
	}
	integer := int(n)
	cents, percent := locale.Money(n*100+0.5), Percent(n*1000+0.5)
	switch name {
	case "price":
		f.Price = &cents
	case "offered":
		b.Price = &cents
	case "building":
		f.Construction = &cents
	case "charges":
		f.Charges = &cents
	case "inventory":
		f.Inventory = &cents
	case "deposit":
		f.Deposit = &cents
	case "loan":
		b.Loan = &cents
	case "stated":
		f.StatedPercent = &percent
	case "rate":
		b.Rate = &percent
	case "months":
		f.DepositMonths = integer
	case "buyers":
		b.Buyers = integer
	case "classes":
		b.EnergyClasses = integer
	case "years":
		b.Years = &integer
	default:
		t.Fatalf("unknown word %s", name)
	}
}
