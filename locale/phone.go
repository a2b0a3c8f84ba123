package locale

import "strings"

// FormatPhone groups a Belgian number for reading: ten digits as "0475 12 34 56", nine as "089 12 34 56". Only digits are counted; with any
// other count the text is returned unchanged, and so is a number with a plus, which would be another one without it: "+352 22 12 34".
func FormatPhone(s string) string {
	digits := strings.Map(Digit, s)
	n := len(digits)
	if n != 9 && n != 10 || strings.ContainsAny(s, "+＋") {
		return s
	}
	return digits[:n-6] + " " + digits[n-6:n-4] + " " + digits[n-4:n-2] + " " + digits[n-2:]
}

func Digit(r rune) rune {
	if r < '0' || r > '9' {
		return -1
	}
	return r
}
