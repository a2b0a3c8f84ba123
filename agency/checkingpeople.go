package agency

import (
	"regexp"
	"strings"
)

// address is stricter than RFC 5322: quoted names, comments and addresses without a domain are refused, because nobody who
// fills in a form has one.
var address = regexp.MustCompile(`^[\p{L}\p{N}.!#$%&'*+/=?^_{|}~-]{1,64}@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$`)

// IsEmail tells whether s can be the address of a visitor: one @, a domain with a dot that mail servers can look up, no spaces, at most
// 254 bytes, also with its domain in ASCII.
func IsEmail(s string) bool {
	local, _, _ := strings.Cut(s, "@")
	if len(s) > longestEmail || !address.MatchString(s) || strings.Contains(s, "..") || strings.Trim(local, ".") != local {
		return false
	}
	ascii, err := ASCIIEmail(s)
	return err == nil && len(ascii) <= longestEmail
}

// email checks a required address, and writes it in lower case, so that one person is one.
func (c *checking) email(path string, s *string) {
	*s = strings.ToLower(strings.TrimSpace(visible(*s)))
	switch {
	case *s == "":
		c.Add(path, Required)
	case !IsEmail(*s):
		c.Add(path, NotAnEmail)
	}
}

var phoneSigns = regexp.MustCompile(`^\+?[0-9 ()./-]+$`)

// phone checks a number: 8 to 15 digits (E.164), grouped as one likes.
func (c *checking) phone(path string, s *string, required bool) {
	c.optional(path, s, 30)
	digits := len(strings.Map(digit, *s))
	switch {
	case *s == "" && required:
		c.Add(path, Required)
	case *s != "" && (!phoneSigns.MatchString(*s) || digits < 8 || digits > 15):
		c.Add(path, NotAPhone)
	}
}
