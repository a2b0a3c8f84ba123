package mail

import (
	"fmt"
	"path"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// SiteOf gives the agency as emails show it in l. origin is the site's public address without a slash at the end.
func SiteOf(c *agency.Catalog, l locale.Language, origin string) Site {
	s := c.SiteIn(l)
	return Site{Name: s.Name, Address: c.Site.Office.Line(), Phone: s.Phone, Email: s.Email, Legal: s.Legal, Origin: origin}
}

// PropertyCard gives a home as a card, in the language it was read in. What the owner does not publish is not in it.
func PropertyCard(p *agency.Property, origin string) *Listing {
	return &Listing{Number: p.Number, Title: p.Title(), Place: place(p.Address(), p.City()), Price: p.Price().Text,
		Facts: facts(p.Language, p.Bedrooms, p.Living), URL: origin + p.Path(), Picture: photo(p.PhotoList, origin)}
}

// Locate writes the places of an email about a home's visit in the language that the home was read in: the street for the
// agency, and where they meet.
func (d *Data) Locate(p *agency.Property) {
	if d.Street != nil {
		d.Property.Place = place(d.Street, p.City())
	}
	if d.Meeting != nil && !d.Meeting.AtOffice {
		d.Meeting = &Meeting{Street: d.Meeting.Street, place: place(d.Meeting.Street, p.City())}
	}
}

// ProjectCard gives a project as a card.
func ProjectCard(p *agency.Project, origin string) *Listing {
	l := &Listing{Number: p.Number, Title: p.Name(), Place: place(p.Address(), p.City()), Facts: p.Tagline(), URL: origin + p.Path(),
		Picture: photo(p.PhotoList, origin)}
	if prices := p.PriceRange(); prices != nil {
		l.Price = prices.Text()
	}
	return l
}

// photo is the first photograph in the width of an email on a sharp screen, as a JPEG: mail programs know neither WebP nor
// drawings.
func photo(photos []*agency.Photo, origin string) string {
	for _, p := range photos {
		if path.Ext(p.File) != ".svg" {
			return origin + p.URL() + "?width=1360&format=jpeg"
		}
	}
	return ""
}

func place(a *agency.Address, c *agency.City) string {
	if a == nil {
		return c.DisplayName()
	}
	number := a.HouseNumber
	if a.BoxNumber != "" {
		number += "/" + a.BoxNumber
	}
	return joined(", ", joined(" ", a.Street, number), c.DisplayName())
}

// facts are what is known of bedrooms and living surface (m²): "3 slaapkamers · 165 m²".
func facts(l locale.Language, bedrooms, surface *int) string {
	w := allWords[l]
	var list []string
	switch {
	case bedrooms == nil || *bedrooms == 0:
	case *bedrooms == 1:
		list = append(list, w["fact.bedroom"])
	default:
		list = append(list, fill(w["fact.bedrooms"], "n", fmt.Sprint(*bedrooms)))
	}
	if surface != nil {
		list = append(list, fill(w["fact.surface"], "n", locale.FormatWhole(*surface)))
	}
	return strings.Join(list, " · ")
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
