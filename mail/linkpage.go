package mail

import (
	"github.com/gevel/gevel/locale"
)

// LinkPage is the text of the page for a link of an email that does not work.
type LinkPage struct{ Title, Text, Site string }

// Why the link of an email does not work: it expired, it was not signed here, or too many links were opened.
const (
	LinkExpired = "expired"
	LinkWrong   = "wrong"
	LinkBusy    = "busy"
)

// LinkPageIn says in l why a link does not work.
func LinkPageIn(l locale.Language, why string) LinkPage {
	w := allWords[l]
	return LinkPage{w["link."+why+".title"], w["link."+why+".text"], w["link.site"]}
}
