package geo

import (
	"regexp"
	"strings"
)

// countryOfPostcode matches a country prefix of a postcode, as on an envelope: L-9710, B-3640.
var countryOfPostcode = regexp.MustCompile(`^(?i:(L)U?|(B)E?)-?\s*(\d)`)

// PlainPostcode writes a postcode as on an envelope, "L-9710", or bare when no country stands before it.
func PlainPostcode(zip string) string {
	return strings.ToUpper(countryOfPostcode.ReplaceAllString(strings.TrimSpace(zip), "$1$2-$3"))
}

// PostcodeOf splits a postcode into country and digits. Without a country it may be one of Belgium or Luxembourg, and country is 0.
func PostcodeOf(zip string) (country int, bare string) {
	plain := PlainPostcode(zip)
	if bare, ok := strings.CutPrefix(plain, "L-"); ok {
		return Luxembourg, bare
	}
	if bare, ok := strings.CutPrefix(plain, "B-"); ok {
		return Belgium, bare
	}
	return 0, plain
}
