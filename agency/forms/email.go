package forms

import (
	"errors"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/idna"
)

// longestEmail is how many bytes an address may have (RFC 5321).
const longestEmail = 254

// address is stricter than RFC 5322: quoted names, comments and addresses without a domain are refused, because nobody who
// fills in a form has one.
var address = regexp.MustCompile(`^[\p{L}\p{N}.!#$%&'*+/=?^_{|}~-]{1,64}@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+` +
	`[\p{L}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$`)

// IsEmail reports whether s can be the address of a visitor: one @, a domain with a dot that mail servers can look up, no spaces, at most
// 254 bytes, also with its domain in ASCII.
func IsEmail(s string) bool {
	local, _, _ := strings.Cut(s, "@")
	if len(s) > longestEmail || !address.MatchString(s) || strings.Contains(s, "..") || strings.Trim(local, ".") != local {
		return false
	}
	ascii, err := ASCIIEmail(s)
	return err == nil && len(ascii) <= longestEmail
}

// Mailbox is the mailbox behind an address, for counting emails: "an+gevel@example.org" arrives where "an@example.org" does, and Gmail
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

// domains turns international domains into ASCII as browsers do (UTS 46, not transitional), and refuses domains that cannot be registered.
var domains = idna.New(idna.MapForLookup(), idna.BidiRule(), idna.StrictDomainName(true), idna.CheckHyphens(true), idna.CheckJoiners(true),
	idna.Transitional(false), idna.VerifyDNSLength(true))

// errEmailDomain says that an address has a domain without an ASCII form.
var errEmailDomain = errors.New("the domain of the email address has no ASCII form")

// ASCIIEmail is an address as mail servers take it: "info@müller.example" becomes "info@xn--mller-kva.example". A domain in ASCII
// and the part before the @ are not changed.
func ASCIIEmail(email string) (string, error) {
	at := strings.LastIndexByte(email, '@')
	domain := email[at+1:]
	if isASCII(domain) {
		return email, nil
	}
	ascii, err := domains.ToASCII(domain)
	if err != nil {
		return "", errEmailDomain
	}
	return email[:at+1] + ascii, nil
}

func isASCII(s string) bool { return strings.IndexFunc(s, func(r rune) bool { return r > '~' }) < 0 }
