package mail

import (
	"github.com/gevel/gevel/locale"
)

// LinkPage is what a page says to whom the link of an email gives nothing.
type LinkPage struct{ Title, Text, Site string }

// Why the link of an email gives nothing: its time is over, it was not signed here, or too many were opened.
const (
	LinkExpired = "expired"
	LinkWrong   = "wrong"
	LinkBusy    = "busy"
)

// LinkPageIn says why a link gives nothing, in l.
func LinkPageIn(l locale.Language, why string) LinkPage {
	w := allWords[l]
	return LinkPage{w["link."+why+".title"], w["link."+why+".text"], w["link.site"]}
}
