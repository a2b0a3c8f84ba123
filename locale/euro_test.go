package locale

import (
	"math"
	"testing"
)

func TestFormatEuro(t *testing.T) {
	for _, c := range []struct {
		euro float64
		want string
	}{
		{0, "€\u00a00"}, {999, "€\u00a0999"}, {1000, "€\u00a01.000"}, {100000, "€\u00a0100.000"}, {349000, "€\u00a0349.000"},
		{1234567, "€\u00a01.234.567"},
		{0.99, "€\u00a00,99"}, {1250.5, "€\u00a01.250,50"}, {1250.05, "€\u00a01.250,05"},
		{999.999, "€\u00a01.000"}, {1250.004, "€\u00a01.250"},
		{-999, "€\u00a0-999"}, {-1250.5, "€\u00a0-1.250,50"}, {-0.001, "€\u00a00"},
		{math.NaN(), "NaN"}, {math.Inf(1), "NaN"}, {math.Inf(-1), "NaN"},
		{math.MaxInt64, "€\u00a09.223.372.036.854.775.808"},
	} {
		if got := FormatEuro(c.euro); got != c.want {
			t.Errorf("FormatEuro(%v) = %q, want %q", c.euro, got, c.want)
		}
	}
}
