package intake

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/locale"
)

// restored is a property as it was, with all that a delivery needs to write it so again: Alts are what its pictures show and Addresses
// those of files that other servers have, by the names that the record has for them.
type restored struct {
	Record    records.Property
	Alts      map[string]locale.Localized
	Addresses map[string]string
}

// restorable writes how the properties of a delivery are on the site, by number, for Restore.
func (f *folder) restorable() map[int]string {
	list := make(map[int]string, len(f.stored))
	for number, e := range f.stored {
		r := restored{Record: e.Record, Alts: map[string]locale.Localized{}, Addresses: map[string]string{}}
		alts := func(names []string, pictures []imports.Media) {
			for i, name := range names {
				r.Alts[name] = pictures[i].Alt
			}
		}
		alts(e.Record.Photos, e.Photos)
		alts(e.Record.Plans, e.Plans)
		alts(e.Record.Panoramas, e.Panoramas)
		for _, m := range slices.Concat(e.Photos, e.Plans, e.Documents) {
			if m.Remote != nil {
				r.Addresses[m.Remote.Name] = m.Remote.Address
			}
		}
		text, _ := json.Marshal(r) // records were read from JSON
		list[number] = string(text)
	}
	return list
}

// Restore adds a property to a delivery as it was on the site, with all of its files, by what a delivery at the desk noted of it.
func (d *Delivery) Restore(number int, before string) error {
	var r restored
	if err := json.Unmarshal([]byte(before), &r); err != nil {
		return err
	}
	p := &r.Record
	p.Photos, p.Plans, p.Panoramas = orNone(p.Photos), orNone(p.Plans), orNone(p.Panoramas)
	p.Points, p.Documents = orNone(p.Points), orNone(p.Documents)
	NameVideos(p)
	if p.Reference == nil {
		own := strconv.Itoa(number) // nil would leave the reference of now
		p.Reference = &own
	}
	if d.Alts == nil {
		d.Alts, d.Sources = map[string]locale.Localized{}, map[string]string{}
	}
	for name, alt := range r.Alts {
		d.Alts[name] = alt
	}
	for name, address := range r.Addresses {
		d.Sources[name] = address
	}
	d.Properties = append(d.Properties, Property{Name: desk.PropertyRecordOf(number), Record: p})
	return nil
}

// NameVideos names the videos of a stored record as a folder does: the store has the paths of those in the media folder.
func NameVideos(r *records.Property) {
	r.Videos = slices.Clone(r.Videos)
	for i, name := range r.Videos {
		r.Videos[i] = strings.TrimPrefix(name, "/media/")
	}
}

// orNone is a list that says that there is nothing, where nil says nothing.
func orNone[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
