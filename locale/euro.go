package locale

import (
	"math"
	"strconv"
	"strings"
)

// FormatEuro writes an amount in euro the Belgian way, with a no-break space: "€ 349.000", "€ 1.250,50". Cents are written only when
// there are any; a value that is not a number is "NaN".
func FormatEuro(euro float64) string {
	if math.IsNaN(euro) || math.IsInf(euro, 0) {
		return "NaN"
	}
	integer, cents, _ := strings.Cut(strconv.FormatFloat(math.Abs(euro), 'f', 2, 64), ".")
	text := grouped(integer)
	if cents != "00" {
		text += "," + cents
	}
	if euro < 0 && text != "0" {
		text = "-" + text
	}
	return "€\u00a0" + text
}

// FormatInteger writes a whole number that is not negative with the Belgian grouping: "2.940".
func FormatInteger(n int) string { return grouped(strconv.Itoa(n)) }

// grouped puts a point before every three digits from the right.
func grouped(integer string) string {
	for i := len(integer) - 3; i > 0; i -= 3 {
		integer = integer[:i] + "." + integer[i:]
	}
	return integer
}
