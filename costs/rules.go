package costs

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"math"

	"github.com/gevel/gevel/locale"
)

// Jurisdiction is where a law holds: a Belgian region or Luxembourg.
type Jurisdiction string

// Line is one of the amounts that a calculation lists, in the order of rules.json. One with a loan is listed only when there is a loan, an
// optional one only when a rule knows it.
type Line struct {
	ID       string
	Goal     string // SALE or RENT
	Regimes  []string
	Loan     bool
	Optional bool
	Name     locale.Localized
}

// Rule says how one line is worked out, from its first to its last day; From is the earliest day for which the sources vouch. A rule
// without an amount says that something exists whose amount is not known. No sources means: the property's own data.
type Rule struct {
	ID      string
	Line    string
	Regions []Jurisdiction
	From    locale.Date
	Until   locale.Date // the last day, "" for none
	When    When

	Base           string // what the percent is taken of
	Percent        Percent
	PercentStated  bool // the percent is the one that the advertisement states
	Slices         []Slice
	Exempt         locale.Money
	ExemptPerClass locale.Money // for each energy class gained
	LeastClasses   int          // from so many classes
	TaxCredit      locale.Money // for each buyer, off the duty
	Least          locale.Money
	PlusPercent    Percent // on top of the amount
	LowestPercent  Percent // of the amount, for the lower end of a band
	Fixed          *locale.Money
	MostMonths     int // the most by law, in months of rent
	Estimate       bool

	Name    locale.Localized
	Terms   locale.Localized
	Sources []string
	Checked locale.Date
}

// When lists what must be so for a rule to hold; nil and empty mean that it does not matter.
type When struct {
	Own, Land, Dwelling, Rebuilt *bool
	Regime                       string
	UpTo                         locale.Money // the highest price
}

// Slice is a part of the price with its percent; the last has no end.
type Slice struct {
	UpTo    locale.Money
	Percent Percent
}

// Percent is in thousandths of a percent, so that amounts are computed in whole numbers.
type Percent int64

// UnmarshalJSON reads 12.5 for 12.5 %.
func (p *Percent) UnmarshalJSON(b []byte) error {
	var percent float64
	err := json.Unmarshal(b, &percent)
	*p = Percent(math.Round(percent * 1000))
	return err
}

//go:embed rules.json
var rulesJSON []byte

var table = readTable(rulesJSON)

type rulesTable struct {
	Lines  []Line
	Rules  []Rule
	Duties []DutyRule
}

// readTable panics when the rules cannot be read: they are part of the program.
func readTable(text []byte) (t rulesTable) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&t); err != nil {
		panic("costs/rules.json: " + err.Error())
	}
	return t
}

// inForce reports whether something holds on a day.
func inForce(on, from, until locale.Date) bool { return from <= on && (until == "" || on <= until) }
