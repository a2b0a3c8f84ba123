package auth

import (
	"context"
	"net/url"

	"github.com/gevel/gevel/db/owners"
)

// wordsOf are the texts an acquaintance would guess as a password: the name, the properties' streets and towns, the agency and its site.
func (d *Service) wordsOf(ctx context.Context, owner owners.Owner) ([]string, error) {
	store := d.Store
	c, err := store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	words := []string{owner.Name, c.Site.ShortName}
	for i := range c.Site.Offices {
		words = append(words, c.Site.Offices[i].Line())
	}
	for _, name := range c.Site.Name {
		words = append(words, name)
	}
	if u, err := url.Parse(d.Origin); err == nil {
		words = append(words, u.Hostname())
	}
	properties, err := store.Owned(ctx, owner.ID, c.Fallback())
	for _, property := range properties {
		if a := property.Address(); a != nil {
			words = append(words, a.Street)
		}
		words = append(words, property.City().Name)
	}
	return words, err
}
