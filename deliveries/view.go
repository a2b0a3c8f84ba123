package deliveries

import (
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
)

// Photo is the address of the first photo that the site has of the property; nil without one.
func (p *Property) Photo() *string {
	if p.File == "" {
		return nil
	}
	url := (&media.Photo{File: p.File}).URL()
	return &url
}

// Chosen reports whether it is taken unless somebody decides otherwise.
func (p *Property) Chosen() bool { return p.Takeable() && len(p.Questions) == 0 }

// Source is the kind of who brought it so far; nil for a new one.
func (p *Property) Source() *records.PropertySourceKind {
	if p.Brought == "" {
		return nil
	}
	kind := p.Brought.Kind()
	return &kind
}
