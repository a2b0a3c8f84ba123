package agency

import (
	"regexp"
	"strconv"
	"strings"
)

// typedWhole is a whole number alone or in groups of three parted by points or spaces.
var typedWhole = regexp.MustCompile(`^(-?[0-9]{1,9}|[0-9]{1,3}([. ][0-9]{3}){1,2})$`)

// ParseWhole reads a whole number as people type it: "450000", "450.000", "450 000".
func ParseWhole(s string) (int, bool) {
	s = strings.Join(strings.Fields(s), " ")
	if !typedWhole.MatchString(s) {
		return 0, false
	}
	n, err := strconv.Atoi(betweenGroup.Replace(s))
	return n, err == nil
}

// Amounts as they are typed: digits alone or in groups of three parted by points, spaces or apostrophes, then a comma or point
// and one or two digits for cents.
var (
	typedEuro    = regexp.MustCompile(`^([0-9]{1,9}|[0-9]{1,3}(?:[. '’][0-9]{3}){1,2})(?:[.,]([0-9]{1,2}|-))?$`)
	euroSign     = regexp.MustCompile(`(?i)^(€|eur|euro)\s*|\s*(€|eur|euro|euros)$`)
	betweenGroup = strings.NewReplacer(".", "", " ", "", "'", "", "’", "")
)

// ParseEuro reads an amount of euro as people type it: "349.000", "349 000,50", "€ 1250". "349,000" is refused, because it
// says one thing in English and another in Dutch.
func ParseEuro(s string) (Money, bool) {
	s = euroSign.ReplaceAllString(strings.TrimSpace(s), "")
	m := typedEuro.FindStringSubmatch(strings.Join(strings.Fields(s), " "))
	if m == nil {
		return 0, false
	}
	euro, _ := strconv.Atoi(betweenGroup.Replace(m[1])) // at most nine digits
	cents, _ := strconv.Atoi((strings.Trim(m[2], "-") + "00")[:2])
	return Money(euro*100 + cents), true
}
