package values

import (
	"strings"

	"github.com/gevel/gevel/agency/records"
)

// The words for yes and no. A true of Visual Basic is -1.
var (
	yes = words(`1 -1 1.0 1,0 true t y yes j ja jawel o oui vrai waar wahr richtig x on aan present aanwezig vorhanden présent ✓ ✔ ☑ ✅ √
		ok avec met mit with
		enabled si inbegrepen inclus`)
	no = words(`0 0.0 0,0 false f n no nee neen non faux onwaar falsch nein off uit absent afwezig niet niet_aanwezig non_présent
		nicht_vorhanden ✗ ✘ ❌ ☐ sans zonder ohne without disabled geen aucun aucune kein
		keine`)
)

// emojiStyle asks for a sign before it to be drawn in colour.
const emojiStyle = "\ufe0f"

// YesNo reads yes or no in four languages; a number above 0 is yes. It gives nil for what is not said, for 0 and no of a program that
// writes them for what nobody filled in, and for what means neither, which is noted.
func (r Reader) YesNo(name, text string) *bool {
	said, ok := yesNo(text)
	if !ok {
		if !Missing(text) {
			r.leftOut(records.ValueUnknown, name, text, "is neither yes nor no")
		}
		return nil
	}
	if !said && r.ZeroIsEmpty {
		return nil
	}
	return &said
}

// Allowed reports whether a value says yes. What is not said, and what is not understood, which is noted, is no: it never publishes.
func (r Reader) Allowed(name, text string) bool {
	said := r.YesNo(name, text)
	return said != nil && *said
}

// Hidden reports whether a value says that something is not public. What is not understood is hidden, and noted; nothing said is no.
func (r Reader) Hidden(name, text string) bool {
	if Missing(text) {
		return false
	}
	said, ok := yesNo(text)
	if !ok {
		r.note(records.ValueUnknown, name, text, "%q is neither yes nor no; it stays hidden", shortened(text))
	}
	return said || !ok
}

func yesNo(text string) (said, ok bool) {
	t := strings.Trim(strings.ReplaceAll(tidy(text), emojiStyle, ""), ` .!'"`)
	t, _, _ = strings.Cut(t, " (")
	if first, _, is := strings.Cut(t, ","); is && (yes[first] || no[first]) && !plain.MatchString(first) {
		t = first
	}
	if yes[t] || no[t] {
		return yes[t], true
	}
	n, is := parse(t)
	return n.value > 0, is && n.unit == "" && n.currency == "" && n.value >= 0
}
