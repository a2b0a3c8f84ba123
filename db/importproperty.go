package db

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// property writes a property whose content or order in lists changed, with its pictures and documents.
func (i *importing) property(p PropertyEntry) {
	number := p.Record.Number
	order, city := i.orders(p.Record)
	class := i.energyClass(p.Record)
	checksum := checksumOf(struct {
		PropertyEntry
		Order int
		City  string
		Class *agency.EnergyClass
	}{p.withoutNames(), order, city, class})
	if !i.changed("property", number, p.Record.Gone, checksum) {
		return
	}
	i.statements = append(i.statements, upsert("property", "number", struct {
		agency.PropertyRecord
		Checksum    string              `db:"checksum"`
		CitySort    string              `db:"city_sort"`
		TypeSort    int                 `db:"type_sort"`
		EnergyClass *agency.EnergyClass `db:"energy_class"`
		PublishedAt int64               `db:"published_at"`
		UpdatedAt   int64               `db:"updated_at"`
	}{p.Record, checksum, city, order, class, seconds(p.Record.PublishedAt), i.now}))
	i.photos("property", number, p.Photos, p.Plans)
	i.documents(number, p)
}

// orders gives the values that a property is sorted by: the order of its category and the folded name of its city.
func (i *importing) orders(r agency.PropertyRecord) (category int, city string) {
	for _, t := range i.batch.Types {
		for _, k := range i.batch.Categories {
			if t.Number == r.Type && k.Number == t.Category {
				category = k.Order
			}
		}
	}
	for _, c := range i.batch.Cities {
		if c.Number == r.City {
			city = locale.Fold(c.Names.In(i.batch.Site.DefaultLanguage, i.batch.Site.DefaultLanguage))
		}
	}
	return category, city
}

// energyClass gives the class of a property's energy label, nil when it has none.
func (i *importing) energyClass(r agency.PropertyRecord) *agency.EnergyClass {
	for _, c := range i.batch.Cities {
		if c.Number != r.City {
			continue
		}
		if class, ok := agency.EnergyClassOf(c.CountryID, c.Zip, r.Certificate); ok {
			return &class
		}
	}
	return nil
}
