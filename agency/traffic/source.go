package traffic

import (
	"net/url"
	"slices"
	"strings"
)

// The sources that code refers to by name.
const (
	FromNowhere Source = "DIRECT"
	FromSite    Source = "SITE"
	fromSearch  Source = "SEARCH"
	fromSocial  Source = "SOCIAL"
	fromEmail   Source = "LETTER"
	fromAdvert  Source = "ADVERT"
	fromOther   Source = "OTHER"
)

// printed are the sources of printed QR codes (server/qrcode), by the value of the parameter "from" in their addresses.
var printed = map[string]Source{"window": "WINDOW", "board": "BOARD", "brochure": "BROCHURE"}

// Printed reports whether a printed QR code may name this source.
func Printed(from string) bool { return printed[from] != "" }

// marks are the values of utm_medium and utm_source, in lower case, by source.
var marks = map[string]Source{
	"email": fromEmail, "e-mail": fromEmail, "mail": fromEmail, "newsletter": fromEmail,
	"cpc": fromAdvert, "ppc": fromAdvert, "paid": fromAdvert, "display": fromAdvert, "banner": fromAdvert, "ads": fromAdvert,
	"paid_social": fromAdvert,
	"social":      fromSocial, "organic": fromSearch,
}

// sources are parts of host names, and values of utm_source, by source.
var sources = []struct {
	source Source
	parts  []string
}{
	{"IMMOWEB", []string{"immoweb"}},
	{"ZIMMO", []string{"zimmo"}},
	{"IMMOSCOOP", []string{"immoscoop"}},
	{"IMMOVLAN", []string{"immovlan", "vlan"}},
	{"LOGIC_IMMO", []string{"logic-immo"}},
	{"ATHOME", []string{"athome"}},
	{fromEmail, []string{"mail", "outlook", "webmail"}},
	{fromSearch,
		[]string{"google", "googlequicksearchbox", "bing", "duckduckgo", "ecosia", "qwant", "yahoo", "startpage", "yandex", "brave"}},
	{fromSocial,
		[]string{"facebook", "instagram", "linkedin", "lnkd", "twitter", "t", "x", "pinterest", "tiktok", "whatsapp", "youtube", "reddit",
			"messenger"}},
}

// SourceOf tells where a visitor came from: by the printed QR code or the utm parameters of the address, else by the referrer. referrer is
// the header of the request, query that of the address, host the site's own.
func SourceOf(referrer string, query url.Values, host string) Source {
	if s, ok := printed[query.Get("from")]; ok {
		return s
	}
	for _, mark := range []string{query.Get("utm_medium"), query.Get("utm_source")} {
		mark = strings.ToLower(strings.TrimSpace(mark))
		if s, ok := marks[mark]; ok {
			return s
		}
		if s, ok := sourceNamed(strings.Split(mark, ".")); ok {
			return s
		}
	}
	if query.Has("gclid") {
		return fromAdvert
	}
	u, err := url.Parse(referrer)
	switch {
	case err != nil || u.Host == "":
		return FromNowhere
	case strings.EqualFold(u.Host, host):
		return FromSite
	}
	if s, ok := sourceNamed(strings.Split(strings.ToLower(u.Hostname()), ".")); ok {
		return s
	}
	return fromOther
}

// sourceNamed finds the source that one of the parts of a host name belongs to.
func sourceNamed(parts []string) (Source, bool) {
	for _, n := range sources {
		if slices.ContainsFunc(n.parts, func(name string) bool { return slices.Contains(parts, name) }) {
			return n.source, true
		}
	}
	return "", false
}
