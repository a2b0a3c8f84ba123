package imports

import (
	"encoding/json"

	"github.com/gevel/gevel/agency"
)

// reference writes site, countries, categories, types and cities; unchanged rows are not written.
func (i *importing) reference() {
	if i.touchesSite {
		i.addOf(siteKind, `INSERT INTO site (id, content) VALUES (1, ?)
			ON CONFLICT (id) DO UPDATE SET content = excluded.content WHERE content <> excluded.content`, SiteContent(i.batch.Site))
	}
	i.countries(i.batch.Countries)
	for _, r := range i.batch.Categories {
		i.addOf(referenceKind, `INSERT INTO category (id, name, sort, sale, rent) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET name = excluded.name, sort = excluded.sort, sale = excluded.sale, rent = excluded.rent
			WHERE (name, sort, sale, rent) <> (excluded.name, excluded.sort, excluded.sale, excluded.rent)`,
			r.Number, r.Names, r.Order, r.Sale, r.Rent)
	}
	for _, r := range i.batch.Types {
		i.addOf(referenceKind, `INSERT INTO type (id, category, name) VALUES (?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET category = excluded.category, name = excluded.name
			WHERE (category, name) <> (excluded.category, excluded.name)`, r.Number, r.Category, r.Names)
	}
	i.cities(i.batch.Cities)
}

// countries writes countries; unchanged rows are not written.
func (i *importing) countries(list []agency.CountryRecord) {
	for _, r := range list {
		i.addOf(referenceKind, `INSERT INTO country (id, name) VALUES (?, ?)
			ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE name <> excluded.name`, r.Number, r.Names)
	}
}

// cities writes cities; unchanged rows are not written.
func (i *importing) cities(list []agency.CityRecord) {
	for _, r := range list {
		i.addOf(referenceKind, `INSERT INTO city (id, zip, country, name, latitude, longitude) VALUES (?, ?, ?, ?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET zip = excluded.zip, country = excluded.country, name = excluded.name,
				latitude = excluded.latitude, longitude = excluded.longitude
			WHERE (zip, country, name, latitude, longitude) <>
				(excluded.zip, excluded.country, excluded.name, excluded.latitude, excluded.longitude)`,
			r.Number, r.Zip, r.CountryID, r.Names, r.Latitude, r.Longitude)
	}
}

// SiteContent is the configuration as the store has it.
func SiteContent(s agency.Site) string {
	content, _ := json.Marshal(s) // texts, numbers and lists always have a JSON form
	return string(content)
}
