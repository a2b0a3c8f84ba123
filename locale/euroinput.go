package locale

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Groups of three digits as people separate them: by spaces, apostrophes and, as this site writes, points. English has commas too, so
// "349,000" is a number there; elsewhere it is refused, because a comma begins the decimals.
var (
	continental = typedNumber(`[. '’]`, `(?:[.,]([0-9]{1,2}|-))?`)
	british     = typedNumber(`[, '’]`, `(?:\.([0-9]{1,2}|-)|,-)?`)
)

// typed matches one way to type a number: a whole number, and an amount of euro with one or two digits for cents.
type typed struct{ integer, euro *regexp.Regexp }

func typedNumber(mark, cents string) typed {
	grouped := `[0-9]{1,3}(?:` + mark + `[0-9]{3}){1,2}`
	return typed{regexp.MustCompile(`^(-?[0-9]{1,9}|` + grouped + `)$`), regexp.MustCompile(`^([0-9]{1,9}|` + grouped + `)` + cents + `$`)}
}

// typedIn returns the ways of l, the likeliest first. No text is a different number in two of them.
func typedIn(l Language) []typed {
	if l == English {
		return []typed{british, continental}
	}
	return []typed{continental}
}

var (
	euroSign     = regexp.MustCompile(`(?i)^(€|eur|euro)\s*|\s*(€|eur|euro|euros)$`)
	betweenGroup = strings.NewReplacer(".", "", ",", "", " ", "", "'", "", "’", "")
)

// ParseInteger reads a whole number as people type it in l: "450000", "450 000", "450.000" or, in English, "450,000".
func ParseInteger(s string, l Language) (int, bool) {
	s = strings.Join(strings.Fields(s), " ")
	if !slices.ContainsFunc(typedIn(l), func(t typed) bool { return t.integer.MatchString(s) }) {
		return 0, false
	}
	n, err := strconv.Atoi(betweenGroup.Replace(s))
	return n, err == nil
}

// ParseEuro reads an amount of euro as people type it in l: "349.000", "349 000,50", "€ 1250", and "349,000.50" in English.
func ParseEuro(s string, l Language) (Money, bool) {
	s = strings.Join(strings.Fields(euroSign.ReplaceAllString(strings.TrimSpace(s), "")), " ")
	for _, t := range typedIn(l) {
		if m := t.euro.FindStringSubmatch(s); m != nil {
			euro, _ := strconv.Atoi(betweenGroup.Replace(m[1])) // cannot fail: at most nine digits
			cents, _ := strconv.Atoi((strings.Trim(m[2], "-") + "00")[:2])
			return Money(euro*100 + cents), true
		}
	}
	return 0, false
}
