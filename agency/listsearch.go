package agency

import (
	"net/url"
	"strconv"
	"strings"
)

// asInAddress writes a parameter as the web app does (web/shared/router/params.ts), so that a list has one address.
var asInAddress = strings.NewReplacer("+", "%20", "%21", "!", "%27", "'", "%28", "(", "%29", ")", "%2A", "*", "%2C", ",", "%3B", ";")

// CategorySearch is the address part of a list of one category: "?type=1".
func CategorySearch(number int) string { return "?type=" + strconv.Itoa(number) }

// TextSearch is the address part of a list of what words find: "?text=zwembad".
func TextSearch(text string) string {
	return "?text=" + asInAddress.Replace(url.QueryEscape(strings.TrimSpace(text)))
}
