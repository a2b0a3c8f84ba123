package agency

import (
	"regexp"
	"strings"
)

// countryOfPostcode is what may stand before a postcode, as on an envelope: L-9710, B-3640.
var countryOfPostcode = regexp.MustCompile(`^(?i:(L)U?|(B)E?)-?\s*(\d)`)

// plainPostcode writes a postcode as on an envelope, "L-9710", or bare when no country stands before it.
func PlainPostcode(zip string) string {
	return strings.ToUpper(countryOfPostcode.ReplaceAllString(strings.TrimSpace(zip), "$1$2-$3"))
}

// postcodeOf takes a postcode apart; without its country it is one of Belgium, of Luxembourg or of both, and the country is 0.
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
