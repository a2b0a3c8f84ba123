package compose

import (
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// Purposes of the links in emails.
const (
	ForAppointment = "appointment"
	ForDemand      = "demand"
	ForNewsletter  = "newsletter"
	ForDocuments   = "documents"
	ForOffer       = "offer"
	ForUploads     = "uploads"
	ForOwnerNews   = "ownerNews"
)

// LinkLife is how long the links of newsletters, appointments and owners' news are valid. One of what nobody confirmed ends with it
// (limits.UnconfirmedTime).
const LinkLife = 400 * 24 * time.Hour

// Link is the address of a page with its token.
func (o *Composer) Link(page string, l locale.Language, token string) string {
	return o.Origin + agency.Path(page, l) + "?token=" + token
}

// UnsubscribeLink is where one click, of a person or a mail program, ends emails (RFC 8058).
func (o *Composer) UnsubscribeLink(token string) string {
	return o.Origin + "/unsubscribe?token=" + token
}
