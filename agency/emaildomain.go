package agency

import (
	"errors"
	"strings"

	"golang.org/x/net/idna"
)

// domains turns international domains into ASCII as browsers do (UTS 46, not transitional), and refuses what no registry gives out.
var domains = idna.New(idna.MapForLookup(), idna.BidiRule(), idna.StrictDomainName(true), idna.CheckHyphens(true), idna.CheckJoiners(true),
	idna.Transitional(false), idna.VerifyDNSLength(true))

// errEmailDomain says that an address has a domain without an ASCII form.
var errEmailDomain = errors.New("the domain of the email address has no ASCII form")

// ASCIIEmail is an address as mail servers take it: "info@müller.example" becomes "info@xn--mller-kva.example". A domain in ASCII stays
// as it is, and so does what stands before the @.
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
