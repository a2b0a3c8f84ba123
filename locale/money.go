package locale

import (
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Money is an amount in euro cents.
type Money int64

// Amount returns the whole euros.
func (m Money) Amount() int { return int(m / 100) }

// Cents returns the cents beside Amount, 0 to 99.
func (m Money) Cents() int { return int(m % 100) }

// Text returns the amount as the site shows it: "€ 1.250,50".
func (m Money) Text() string { return FormatEuro(float64(m) / 100) }

// UnmarshalJSON reads an amount of euro with at most two decimals: 1250.5 is € 1.250,50.
func (m *Money) UnmarshalJSON(b []byte) error {
	var n json.Number
	if err := json.Unmarshal(b, &n); err != nil {
		return fmt.Errorf("%s is not an amount of euro", b)
	}
	text := n.String()
	if said, err := n.Float64(); err == nil && strings.ContainsAny(text, "eE") && said == math.Trunc(said) && said < 1e15 {
		text = strconv.FormatFloat(said, 'f', 0, 64) // R writes 100000 as 1e+05
	}
	integer, cents, _ := strings.Cut(text, ".")
	if cents = strings.TrimRight(cents, "0"); len(cents) > 2 || strings.ContainsAny(text, "eE-") {
		return fmt.Errorf("%s is not an amount of euro with at most two decimals", b)
	}
	v, err := strconv.ParseInt(integer+(cents + "00")[:2], 10, 64)
	*m = Money(v)
	return err
}

// MarshalJSON writes the amount as UnmarshalJSON reads it.
func (m Money) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, "%d.%02d", int64(m)/100, int64(m)%100), nil
}
