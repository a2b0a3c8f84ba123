package locale

import (
	"math"
	"strconv"
	"strings"
)

// FormatEuro writes an amount in euro the Belgian way, with a no-break space: "€ 349.000", "€ 1.250,50". Cents are written only when there
// are any; a value that is not a number is "NaN".
func FormatEuro(euro float64) string {
	if math.IsNaN(euro) || math.IsInf(euro, 0) {
		return "NaN"
	}
	whole, cents, _ := strings.Cut(strconv.FormatFloat(math.Abs(euro), 'f', 2, 64), ".")
	text := grouped(whole)
	if cents != "00" {
		text += "," + cents
	}
	if euro < 0 && text != "0" {
		text = "-" + text
	}
	return "€\u00a0" + text
}

// FormatWhole writes a whole number that is not negative with the Belgian grouping: "2.940".
func FormatWhole(n int) string { return grouped(strconv.Itoa(n)) }

// grouped puts a point before every three digits from the right.
func grouped(whole string) string {
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + "." + whole[i:]
	}
	return whole
}
