package transfer

import "strings"

// WebAddress is an address from which a file can be fetched, "" for what is none. Nothing is fetched without encryption, so http:// becomes
// https://.
func WebAddress(text string) string {
	text = strings.TrimSpace(text)
	if strings.HasPrefix(strings.ToLower(text), "www.") {
		return "https://" + text
	}
	scheme, rest, is := strings.Cut(text, "://")
	if is && rest != "" && (strings.EqualFold(scheme, "http") || strings.EqualFold(scheme, "https")) {
		return "https://" + rest
	}
	return ""
}
