package mail

import (
	"path"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
)

// SiteOf gives the agency as emails show it in l. origin is the site's public address without a slash at the end.
func SiteOf(c *agency.Catalog, l locale.Language, origin string) Site {
	s := c.Site
	return Site{Name: s.Name.In(l, c.Fallback()), Address: c.Office(0, l).Line(), Phone: s.Phone, Email: s.Email, Mailbox: s.Email,
		Legal: s.Identity.In(l, c.Fallback()), Origin: origin}
}

// At gives the agency as an email about something of one office shows it: with the office's address, telephone and legal line.
func (s Site) At(o *agency.LocalOffice) Site {
	s.Address, s.Phone, s.Mailbox, s.Legal = o.Line(), o.Phone, o.Email, o.Legal
	return s
}

// PropertyCard gives a property as a card, in the language it was read in. What the owner does not publish is left out.
func PropertyCard(p *agency.Property, origin string) *Listing {
	return &Listing{Ref: p.Reference(), Title: p.Title(), Place: Place(p.Address(), p.City()), Price: p.Price().Text,
		Facts: facts(p), URL: origin + p.Path(), Picture: photo(p.PhotoList, origin)}
}

// CardGroups are the groups of a property that FoundCard shows beside what every list reads.
var CardGroups = []string{"rooms", "surfaces", "energy", "costs"}

// FoundCard gives a property as the lists of the site show it, for who does not know it yet: first the street where it is public, then town
// and type, with a rental's charges beside its price, and the energy label.
func FoundCard(p *agency.Property, origin string) *Listing {
	card := PropertyCard(p, origin)
	card.Title, card.Place = p.Headline(), joined(separator, p.City().DisplayName(), p.TypeName())
	if charges := p.Costs.Charges; charges != nil && *charges > 0 && p.Price().PerMonth && p.Price().Amount != nil && p.IsOffered() {
		card.Charges = charges.Text()
	}
	if e := p.Energy(); e != nil && e.Status == detail.EPCPresent {
		card.Energy = e.Text
		if picture := e.Picture(); picture != nil {
			card.Label = origin + *picture
		}
	}
	return card
}

// Locate writes the street, for the agency, and the meeting place into the data of an email about an appointment, in the language that the
// property was read in.
func (d *Data) Locate(p *agency.Property) {
	if d.Street != nil {
		d.Property.Place = Place(d.Street, p.City())
	}
	if d.Meeting != nil && !d.Meeting.AtOffice {
		d.Meeting = &Meeting{Street: d.Meeting.Street, place: Place(d.Meeting.Street, p.City())}
	}
}

// ProjectCard gives a project as a card.
func ProjectCard(p *agency.Project, origin string) *Listing {
	l := &Listing{Ref: strconv.Itoa(p.Number), Title: p.Name(), Place: Place(p.Address(), p.City()), Facts: p.Tagline(),
		URL:     origin + p.Path(),
		Picture: photo(p.PhotoList, origin)}
	if prices := p.PriceRange(); prices != nil {
		l.Price = prices.Text()
	}
	return l
}

// photo is the first photo as a JPEG, as wide as an email on a high-resolution screen. Mail programs show neither WebP nor SVG.
func photo(photos []*media.Photo, origin string) string {
	for _, p := range photos {
		if path.Ext(p.File) != ".svg" {
			return origin + p.URL() + "?width=1360&format=jpeg"
		}
	}
	return ""
}

// Place is an address within its city: "Dorpsstraat 12/3, 3640 Kinrooi"; the city alone when the address is not known.
func Place(a *agency.Address, c *agency.City) string {
	if a == nil {
		return c.DisplayName()
	}
	return joined(", ", a.Line(), c.DisplayName())
}

// separator stays on the line of what stands before it.
const separator = "\u00a0· "

// facts gives the four figures of the site's cards as far as they are known: "3 slaapkamers · 1 badkamer · 165 m² · 420 m² grond".
func facts(p *agency.Property) string {
	w := allWords[p.Language]
	counted := func(name string, n *int) string {
		switch {
		case n == nil || *n == 0:
			return ""
		case *n == 1:
			return w["fact."+name]
		}
		return fill(w["fact."+name+"s"], "n", strconv.Itoa(*n))
	}
	measured := func(name string, n *int) string {
		if n == nil || *n == 0 {
			return ""
		}
		return fill(w["fact."+name], "n", locale.FormatInteger(*n))
	}
	return joined(separator, counted("bedroom", p.Bedrooms), counted("bathroom", p.Bathrooms), measured("surface", p.Living),
		measured("ground", p.Ground))
}

// joined joins the parts that are not empty.
func joined(with string, parts ...string) string {
	var list []string
	for _, p := range parts {
		if p != "" {
			list = append(list, p)
		}
	}
	return strings.Join(list, with)
}
