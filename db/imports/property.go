package imports

import (
	"encoding/hex"

	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// properties adds a step for each property whose content or order in lists changed.
func (i *importing) properties() error {
	read := func(at int) (PropertyEntry, error) {
		if _, known := i.sumOf(at); known {
			return PropertyEntry{}, nil
		}
		return i.entry(at)
	}
	return ahead(i.batch.Properties.Len(), read, func(at int, p PropertyEntry) error {
		sum, known := i.sumOf(at)
		if !known {
			sum = EntrySum{p.Record.Number, p.Record.Gone, i.batch.Checksum(p)}
		}
		if !sum.Gone {
			i.brought = append(i.brought, sum.Number)
		}
		if i.changed("property", sum.Number, sum.Gone, hex.EncodeToString(sum.Checksum[:])) {
			i.steps = append(i.steps, step{property: at})
		} else if !sum.Gone && !known {
			i.moveRemotes(p.remoteUses())
		}
		return nil
	})
}

// sumOf returns what was noted of a property of the batch when it was checked; false when it must be read.
func (i *importing) sumOf(at int) (EntrySum, bool) {
	if list, ok := i.batch.Properties.(Summed); ok {
		sum, known := list.SumOf(at)
		return sum, known && !i.deskWords.of("property", sum.Number)
	}
	return EntrySum{}, false
}

// entry reads a property of the batch. Words of pictures that the desk wrote itself are not taken for delivered ones.
func (i *importing) entry(at int) (PropertyEntry, error) {
	p, err := i.batch.Properties.At(at)
	p.Photos = i.deskWords.asDelivered("property", p.Record.Number, p.Photos)
	p.Plans = i.deskWords.asDelivered("property", p.Record.Number, p.Plans)
	return p, err
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

// derived are the values of a property that its lists are sorted by and filtered with, whether its reference is shown, and the
// checksum of all that is written.
type derived struct {
	Checksum    string        `db:"checksum"`
	CitySort    string        `db:"city_sort"`
	TypeSort    int           `db:"type_sort"`
	EnergyClass *energy.Class `db:"energy_class"`

	HidesReference bool `db:"hides_reference"`
}

// Checksum returns the checksum of all that is written of a property of the batch. It needs the batch's site, types, categories and cities.
func (b *Batch) Checksum(p PropertyEntry) [16]byte {
	if !b.Site.Settings.HoldsBack() {
		p.Lacks = nil // left out, so that other words for a lack in a newer program do not count as a change
	}
	order, city := b.orders(p.Record)
	return sumOf(struct {
		PropertyEntry
		Order int
		City  string
		Class *energy.Class
	}{p.withoutNames(), order, city, b.energyClass(p.Record)})
}

func (b *Batch) derive(p PropertyEntry) derived {
	sum := b.Checksum(p)
	order, city := b.orders(p.Record)
	return derived{hex.EncodeToString(sum[:]), city, order, b.energyClass(p.Record), p.Record.RevealsStreet()}
}

// propertyStatements writes a property with its pictures and documents.
func (i *importing) propertyStatements(p PropertyEntry) []handle.Statement {
	number := p.Record.Number
	row := handle.Upsert("property", "number", struct {
		records.Property
		derived
		PublishedAt int64   `db:"published_at"`
		UpdatedAt   int64   `db:"updated_at"`
		Lacks       *string `db:"lacks"`
		Held        bool    `db:"held"`
	}{p.Record, i.batch.derive(p), seconds(p.Record.PublishedAt), i.now, lacking(p.Lacks),
		i.batch.Site.Settings.HoldsBack() && len(p.Lacks) > 0})
	files := append(replacePhotos("property", number, p.pictures()), replaceDocuments(number, p)...)
	files = append(files, replaceRemotes("property", number, p.remoteUses(), i.now)...)
	return append([]handle.Statement{row}, files...)
}

// orders gives the values that a property is sorted by: the order of its category and the folded name of its city.
func (b *Batch) orders(r records.Property) (category int, city string) {
	for _, t := range b.Types {
		for _, k := range b.Categories {
			if t.Number == r.Type && k.Number == t.Category {
				category = k.Order
			}
		}
	}
	for _, c := range b.Cities {
		if c.Number == r.City {
			city = locale.Fold(c.Names.In(b.Site.DefaultLanguage, b.Site.DefaultLanguage))
		}
	}
	return category, city
}

// energyClass gives the class of a property's energy label, nil when it has none.
func (b *Batch) energyClass(r records.Property) *energy.Class {
	for _, c := range b.Cities {
		if c.Number != r.City {
			continue
		}
		if class, ok := energy.ClassOf(c.CountryID, c.Zip, r.Certificate); ok {
			return &class
		}
	}
	return nil
}
