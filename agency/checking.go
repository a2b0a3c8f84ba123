package agency

import (
	"regexp"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// checking collects what is wrong with a form. Its methods trim the text they check; a blank text is empty.
type checking struct{ Problems }

// The most characters of a field.
const (
	longestName  = 80
	longestLine  = 120
	longestText  = 4000
	longestEmail = 254 // RFC 5321
)

// line checks a required text on one line, of at most so many characters.
func (c *checking) line(path string, s *string, most int) {
	c.optional(path, s, most)
	if *s == "" {
		c.Add(path, Required)
	}
}

// optional checks a text on one line that may be empty.
func (c *checking) optional(path string, s *string, most int) {
	*s = strings.Join(strings.Fields(visible(*s)), " ")
	c.length(path, *s, most)
}

// text checks a text of several lines that may be empty.
func (c *checking) text(path string, s *string, most int) {
	*s = strings.TrimSpace(visible(strings.ReplaceAll(*s, "\r\n", "\n")))
	c.length(path, *s, most)
}

func (c *checking) length(path, s string, most int) {
	if utf8.RuneCountInString(s) > most {
		c.Add(path, TooLong)
	}
}

// visible drops characters that nobody sees, apart from white space.
func visible(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && !unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, ""))
}

// address is stricter than RFC 5322: quoted names, comments and addresses without a domain are refused, because nobody who
// fills in a form has one.
var address = regexp.MustCompile(`^[\p{L}\p{N}.!#$%&'*+/=?^_{|}~-]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$`)

// IsEmail tells whether s can be the address of a visitor: one @, a domain with a dot, no spaces, at most 254 bytes.
func IsEmail(s string) bool {
	local, _, _ := strings.Cut(s, "@")
	return len(s) <= longestEmail && address.MatchString(s) && !strings.Contains(s, "..") && strings.Trim(local, ".") == local
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

// between checks a number that may be absent.
func (c *checking) between(path string, n *int, least, most int) {
	if n != nil && (*n < least || *n > most) {
		c.Add(path, OutOfRange)
	}
}

var unfinishedDate = regexp.MustCompile(`^[0-9]{0,4}(-[0-9]{0,2}(-[0-9]{0,2})?)?$`)

// date checks a day written YYYY-MM-DD, and tells whether it is one. One with parts missing ("2026-12", "2026--05") is
// incomplete.
func (c *checking) date(path string, d *Date, required bool) bool {
	*d = Date(strings.TrimSpace(string(*d)))
	switch parts := strings.Split(string(*d), "-"); {
	case strings.Trim(string(*d), "-") == "":
		if *d = ""; required {
			c.Add(path, Required)
		}
	case d.Valid():
		return true
	case unfinishedDate.MatchString(string(*d)) && (len(parts) < 3 || parts[0] == "" || parts[1] == "" || parts[2] == ""):
		c.Add(path, DateIncomplete)
	default:
		c.Add(path, DateInvalid)
	}
	return false
}

// period checks two days, both required: the end may not come before the start nor before today.
func (c *checking) period(startPath string, start *Date, endPath string, end *Date, now time.Time) {
	started, ended := c.date(startPath, start, true), c.date(endPath, end, true)
	switch {
	case started && ended && *end < *start:
		c.Add(endPath, EndBeforeStart)
	case ended && *end < Today(now):
		c.Add(endPath, Past)
	}
}

// agreed notes that something that must be accepted was not.
func (c *checking) agreed(path string, yes bool) {
	if !yes {
		c.Add(path, Statements)
	}
}

// chosen notes that a required choice was not made.
func (c *checking) chosen(path string, yes bool) {
	if !yes {
		c.Add(path, Required)
	}
}

// money reads an amount of euro as people type it: "349.000", "349 000,50", "€ 1250". It is false, with the problem noted,
// for anything that is no amount above zero.
func (c *checking) money(path string, s *string, required bool) (Money, bool) {
	c.optional(path, s, 20)
	if *s == "" {
		if required {
			c.Add(path, Required)
		}
		return 0, false
	}
	m, ok := ParseEuro(*s)
	switch {
	case !ok:
		c.Add(path, NotANumber)
	case m <= 0:
		c.Add(path, OutOfRange)
	}
	return m, ok && m > 0
}
