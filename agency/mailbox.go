package agency

import (
	"slices"
	"strings"
)

// Mailbox is the mailbox behind an address, to count by: "an+gevel@example.org" arrives where "an@example.org" does, and Gmail
// ignores dots. An international domain is the same mailbox in either of its spellings.
func Mailbox(email string) string {
	if ascii, err := ASCIIEmail(email); err == nil {
		email = ascii
	}
	local, domain, _ := strings.Cut(strings.ToLower(email), "@")
	local, _, _ = strings.Cut(local, "+")
	if slices.Contains([]string{"gmail.com", "googlemail.com"}, domain) {
		local, domain = strings.ReplaceAll(local, ".", ""), "gmail.com"
	}
	return local + "@" + domain
}
