package graph_test

import (
	"strings"
	"testing"
)

// estimateQuery asks for all of an estimate.
const estimateQuery = `query ($n: Int!, $l: Language!, $b: BuyerInput) { property(number: $n, language: $l) { estimate(buyer: $b) {
	problems { path code } price { text } total { text } complete withPrice { text } ownMoney { text }
	lines { id name amount { text } lowest { text } most { text } rule { id name terms since until sources checked estimated } }
	loan { monthly { text } interest { text } share table { year left { text } } }
	duties { id kind name text by year years found known official sources checked }
	facts { region goal dwelling land lifeAnnuity regime price { text } construction { text } statedPercent deposit { text }
	depositMonths } } } }`

type estimated struct {
	Property struct {
		Estimate *struct {
			Problems                          []struct{ Path, Code any }
			Price, Total, WithPrice, OwnMoney *struct{ Text string }
			Complete                          bool
			Lines                             []struct {
				ID, Name string
				Amount   *struct{ Text string }
				Rule     *struct {
					ID, Name, Terms, Since, Checked string
					Sources                         []string
				}
			}
			Loan *struct {
				Monthly struct{ Text string }
				Share   float64
				Table   []struct{ Left struct{ Text string } }
			}
			Duties []struct {
				ID, Name, Found, Official string
				By                        *string
				Years                     *int
			}
			Facts map[string]any
		}
	}
}

func (c client) estimate(t *testing.T, number int, language string, buyer map[string]any) (data estimated) {
	t.Helper()
	c.into(t, &data, estimateQuery, map[string]any{"n": number, "l": language, "b": buyer})
	return data
}

// TestEstimate reads estimates of the sample: a sale, a rental, a hidden price, and what the law asks, in each language.
func TestEstimate(t *testing.T) {
	c := start(t)
	e := c.estimate(t,
		1096, "NL", map[string]any{"price": 300000, "loan": 240000, "rate": 3, "years": 20, "on": "2026-11-23"}).Property.Estimate
	amounts := map[string]string{}
	for _, l := range e.Lines {
		if amounts[l.ID] = "?"; l.Amount != nil {
			amounts[l.ID] = l.Amount.Text
		}
	}
	if amounts["DUTY"] != "€\u00a06.000" || amounts["SEARCHES"] != "?" || amounts["MORTGAGE_DUTY"] != "€\u00a02.400" || e.Complete {
		t.Errorf("the lines are %v, want a duty of 6.000, a mortgage duty of 2.400 and unknown searches", amounts)
	}
	if e.Loan.Monthly.Text != "€\u00a01.331,03" || e.Loan.Share != 80 || len(e.Loan.Table) != 20 ||
		e.Loan.Table[19].Left.Text != "€\u00a00" {
		t.Errorf("the loan is %+v, want 1.331,03 a month for 80 %% of the price, and nothing left after 20 years", e.Loan)
	}
	if rule := e.Lines[0].Rule; rule.Checked == "" || len(rule.Sources) == 0 || !strings.Contains(rule.Name, "enige eigen woning") {
		t.Errorf("the rule is %+v, want that of the only own home with its sources and the day they were checked", rule)
	}
	if french := c.estimate(t, 1096, "FR", nil).Property.Estimate.Lines[0]; french.Name != "Droits d’enregistrement" {
		t.Errorf("the first line in French is %s, want Droits d’enregistrement", french.Name)
	}
}

// TestEstimateOfAPriceOfZeroAndOfABillion shows that both are used, and that a price of 0 is not taken for a price that is missing.
func TestEstimateOfAPriceOfZeroAndOfABillion(t *testing.T) {
	c := start(t)
	for price, want := range map[int][3]string{
		0:             {"€\u00a00", "€\u00a00", "€\u00a0750"},
		1_000_000_000: {"€\u00a01.000.000.000", "€\u00a0120.000.000", "€\u00a01.120.692.491,05"},
	} {
		own := price == 0
		e := c.estimate(t, 1096, "NL", map[string]any{"price": price, "onlyOwnHome": own, "on": "2026-11-23"}).Property.Estimate
		if got := [3]string{e.Price.Text, e.Lines[0].Amount.Text, e.WithPrice.Text}; got != want || len(e.Problems) > 0 {
			t.Errorf("a price of %d gives %v and problems %v, want %v", price, got, e.Problems, want)
		}
	}
}

// TestNoEstimateOfWhatNobodyCanBuy shows that the page of a realised property does not calculate what buying it costs.
func TestNoEstimateOfWhatNobodyCanBuy(t *testing.T) {
	c := start(t)
	for what, number := range map[string]int{"sold": 1014, "rented": 1012, "realised": 1010} {
		if e := c.estimate(t, number, "NL", nil).Property.Estimate; e != nil {
			t.Errorf("the property %d, which is %s, has the estimate %+v, want none", number, what, e)
		}
	}
}

// TestEstimateOfAHiddenPrice shows that no amount of an estimate gives a hidden price away, and that a visitor's own price is used.
func TestEstimateOfAHiddenPrice(t *testing.T) {
	c := start(t)
	e := c.estimate(t, 1078, "NL", nil).Property.Estimate
	if e.Price != nil || e.WithPrice != nil || e.Facts["price"] != nil || e.Facts["construction"] != nil || e.Total.Text != "€\u00a00" {
		t.Errorf("a hidden price gives %+v, want no price in it", e)
	}
	for _, l := range e.Lines {
		if l.Amount != nil {
			t.Errorf("with a hidden price %s is %s, want no amount", l.ID, l.Amount.Text)
		}
	}
	own := c.estimate(t, 1078, "NL", map[string]any{"price": 700000, "onlyOwnHome": true}).Property.Estimate
	if own.Price.Text != "€\u00a0700.000" || own.Lines[0].Amount.Text != "€\u00a09.000" {
		t.Errorf("the visitor's own price of 700.000 gives the first line %+v, want 9.000", own.Lines[0])
	}
}

// TestEstimateRefusesWhatIsOutOfBounds shows problems instead of lines, and keeps the duties.
func TestEstimateRefusesWhatIsOutOfBounds(t *testing.T) {
	c := start(t)
	for field, buyer := range map[string]map[string]any{
		"price OUT_OF_RANGE":         {"price": -1},
		"loan OUT_OF_RANGE":          {"loan": 1_000_000_001, "rate": 3, "years": 20},
		"rate OUT_OF_RANGE":          {"loan": 1000, "rate": 40.01, "years": 20},
		"rate REQUIRED":              {"loan": 1000, "years": 20},
		"years OUT_OF_RANGE":         {"loan": 1000, "rate": 3, "years": 41},
		"buyers OUT_OF_RANGE":        {"buyers": 0},
		"energyClasses OUT_OF_RANGE": {"energyClasses": 11},
		"on OUT_OF_RANGE":            {"on": "2021-12-31"},
		"on DATE_INVALID":            {"on": "2026-02-31"},
	} {
		e := c.estimate(t, 1096, "EN", buyer).Property.Estimate
		if len(e.Problems) != 1 || e.Problems[0].Path.([]any)[0].(string)+" "+e.Problems[0].Code.(string) != field || len(e.Lines) > 0 {
			t.Errorf("the problems are %+v, want %s alone and no lines", e.Problems, field)
		}
	}
}

// TestDutiesOfAProperty shows what the law asks of an old house in Flanders, with dates when the day of the deed is known.
func TestDutiesOfAProperty(t *testing.T) {
	c := start(t)
	undated := c.estimate(t, 1077, "NL", nil).Property.Estimate.Duties
	if d := undated[0]; d.ID != "flanders.renovation" || d.By != nil || d.Years == nil || *d.Years != 6 || d.Found != "F" ||
		!strings.HasPrefix(d.Official, "https://www.vlaanderen.be/renovatie") {
		t.Errorf("the first duty is %+v, want the renovation within 6 years because of label F", d)
	}
	dated := c.estimate(t, 1077, "NL", map[string]any{"on": "2027-02-01"}).Property.Estimate.Duties
	if d := dated[0]; d.By == nil || *d.By != "2033-02-01" {
		t.Errorf("with the day of the deed the first duty is %+v, want it by 2033-02-01", d)
	}
	var found []string
	for _, d := range dated {
		found = append(found, strings.TrimSpace(d.ID+" "+d.Found))
	}
	want := "flanders.renovation F; flanders.asbestos 1932; flanders.asbestos.2032 1932; flanders.flood P: A, G: A; certificate"
	if got := strings.Join(found, "; "); got != want {
		t.Errorf("the duties are %s, want %s", got, want)
	}
}
