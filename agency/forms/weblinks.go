package forms

import (
	"regexp"
	"strings"

	"github.com/gevel/gevel/locale"
	"golang.org/x/text/unicode/norm"
)

// webLink matches what a mail program turns into a link or a reader takes for one: a scheme, an @, letters on both sides of a dot
// ("bit.ly/x"), an IP address, and the usual ways to disguise a dot.
var webLink = regexp.MustCompile(`(?i)[a-z]:/|//|www\.|@|[\pL\pN]\.\pL\pL|[\pL\pN] +\. *\pL\pL|\d+\.\d+\.\d+\.\d` +
	`|[\[({<] *(\.|dot|punt|point|punkt) *[\])}>]|\b(dot|punt|point|punkt) +(com|be|lu|nl|fr|de|net|org|eu|ly|io)\b`)

// dots replaces characters that browsers or readers take for a dot or slash of an address.
var dots = strings.NewReplacer(
	"。", ".", "｡", ".", "．", ".", "․", ".", "‧", ".", "·", ".", "∙", ".", "⋅", ".", "•", ".",
	"⁄", "/", "∕", "/", "／", "/")

// HasLinks reports whether a text holds an address of the web or of email, written out, shortened or disguised.
func HasLinks(s string) bool {
	return webLink.MatchString(dots.Replace(norm.NFKC.String(dots.Replace(locale.Visible(s)))))
}
