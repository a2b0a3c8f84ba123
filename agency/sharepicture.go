package agency

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
)

// ShareCard is what the picture of a property or project shows beside its link in messengers and social networks. Its values are those
// that visitors see: a hidden price is not in it.
type ShareCard struct {
	Agency, Place, Title, Price string
	Band                        string // the marquee, that it is sold or rented, or that its price was lowered
	Label                       string // of the energy class, as in Energy.Label; "" for none
	Photo                       string // file; "" for none
}

// ShareCard needs the property's first photo, its energy columns and those of its reduction.
func (p *Property) ShareCard() ShareCard {
	c := ShareCard{Agency: p.Catalog.SiteIn(p.Language).Name, Place: p.City().DisplayName() + " · " + p.TypeName(), Title: p.Title(),
		Price: p.Price().Text}
	m := p.Marquee()
	if m != nil {
		c.Band = m.Name
	}
	if p.Reduction() != nil && (m == nil || m.Code == market.MarqueeNew) { // as on the cards of the site
		c.Band = locale.Text("marquee.reduced", p.Language)
	}
	if e := p.Energy(); e != nil && e.Label != nil {
		c.Label = *e.Label
	}
	if photo := p.Cover(); photo != nil {
		c.Photo = photo.File
	}
	return c
}

// ShareCard needs the project's photos.
func (p *Project) ShareCard() ShareCard {
	c := ShareCard{Agency: p.Catalog.SiteIn(p.Language).Name, Place: p.City().DisplayName(), Title: p.Name()}
	if r := p.PriceRange(); r != nil {
		c.Price = r.Text()
	}
	if photo := p.Cover(); photo != nil {
		c.Photo = photo.File
	}
	return c
}

// Cover is the first of the photos that were read; nil for none.
func (p *Property) Cover() *media.Photo { return coverOf(p.PhotoList) }

// Cover is the first photo; nil for none.
func (p *Project) Cover() *media.Photo { return coverOf(p.PhotoList) }

func coverOf(photos []*media.Photo) *media.Photo {
	if len(photos) == 0 {
		return nil
	}
	return photos[0]
}

// SharePicture is the address of the picture. It changes with what the picture shows, so that networks fetch it again.
func (p *Property) SharePicture() string {
	return p.ShareCard().address(fmt.Sprintf("/share/%s/property/%d.jpg", p.Language, p.Number))
}

// SharePicture is the address of the picture. It changes with what the picture shows, so that networks fetch it again.
func (p *Project) SharePicture() string {
	return p.ShareCard().address(fmt.Sprintf("/share/%s/project/%d.jpg", p.Language, p.Number))
}

// drawing is the version of the drawing code in package share: raise it when cards look different, so that networks fetch the pictures
// again.
const drawing = "2"

func (c ShareCard) address(path string) string {
	sum := sha256.Sum256([]byte(strings.Join([]string{drawing, c.Agency, c.Place, c.Title, c.Price, c.Band, c.Label, c.Photo}, "\x00")))
	return path + "?v=" + hex.EncodeToString(sum[:6])
}
