package db

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// properties adds a step for each property whose content or order in lists changed.
func (i *importing) properties() error {
	return ahead(i.batch.Properties.Len(), i.batch.Properties.At, func(at int, p PropertyEntry) error {
		values := i.derive(p)
		if i.changed("property", p.Record.Number, p.Record.Gone, values.Checksum) {
			i.steps = append(i.steps, step{property: at, derived: values})
		} else if !p.Record.Gone {
			i.moveRemotes(p.remoteUses())
		}
		return nil
	})
}

// numbers lists the numbers of the batch's properties.
func (i *importing) numbers() (list []int, err error) {
	for at := range i.batch.Properties.Len() {
		p, err := i.batch.Properties.At(at)
		if err != nil {
			return nil, err
		}
		list = append(list, p.Record.Number)
	}
	return list, nil
}

// derived are the values of a property that its lists are sorted by and filtered with, and the checksum of all that is written.
type derived struct {
	Checksum    string              `db:"checksum"`
	CitySort    string              `db:"city_sort"`
	TypeSort    int                 `db:"type_sort"`
	EnergyClass *agency.EnergyClass `db:"energy_class"`
}

func (i *importing) derive(p PropertyEntry) derived {
	if !i.batch.Site.Settings.HoldsBack() {
		p.Lacks = nil // does not matter, so that words of a newer program change nothing
	}
	order, city := i.orders(p.Record)
	class := i.energyClass(p.Record)
	return derived{checksumOf(struct {
		PropertyEntry
		Order int
		City  string
		Class *agency.EnergyClass
	}{p.withoutNames(), order, city, class}), city, order, class}
}

// propertyStatements writes a property with its pictures and documents.
func (i *importing) propertyStatements(p PropertyEntry, values derived) []Statement {
	number := p.Record.Number
	row := upsert("property", "number", struct {
		agency.PropertyRecord
		derived
		PublishedAt int64   `db:"published_at"`
		UpdatedAt   int64   `db:"updated_at"`
		Lacks       *string `db:"lacks"`
		Held        bool    `db:"held"`
	}{p.Record, values, seconds(p.Record.PublishedAt), i.now, lacking(p.Lacks), i.batch.Site.Settings.HoldsBack() && len(p.Lacks) > 0})
	files := append(replacePhotos("property", number, p.Photos, p.Plans), replaceDocuments(number, p)...)
	files = append(files, replaceRemotes("property", number, p.remoteUses(), i.now)...)
	return append([]Statement{row}, files...)
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
