package locale

import (
	"strings"
	"testing"
)

func TestFormatPhone(t *testing.T) {
	long := strings.Repeat("1", 10000)
	for typed, want := range map[string]string{
		"0475123456":       "0475 12 34 56",
		"0475/12.34.56":    "0475 12 34 56",
		"089123456":        "089 12 34 56",
		"(089) 12-34-56":   "089 12 34 56",
		"tel. 089 12 3456": "089 12 34 56",
		"02 123 45 67":     "021 23 45 67",
		"+32 475 12 34 56": "+32 475 12 34 56",
		"+352 22 12 34":    "+352 22 12 34",
		"(+352) 221 2345":  "(+352) 221 2345",
		"12345678":         "12345678",
		"0800 ":            "0800 ",
		"bel ons":          "bel ons",
		"٠٤٧٥١٢٣٤٥٦":       "٠٤٧٥١٢٣٤٥٦",
		"":                 "",
		"\xff089123456":    "089 12 34 56",
		"\xff":             "\xff",
		long:               long,
	} {
		if got := FormatPhone(typed); got != want {
			t.Errorf("FormatPhone(%.40q) = %.40q, want %.40q", typed, got, want)
		}
	}
}
