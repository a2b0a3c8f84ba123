package places

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/locale"
)

// City is where a record lies, as a city of the site.
type City struct {
	Number  int
	Country string
	Zip     string
	Names   locale.Localized
	Point
	municipality *Municipality
	isVillage    bool // it does not bear the name of its municipality
}

// IsPartOf reports whether a name is one of the municipality that the city belongs to, in any spelling, today or before a merger.
func (c City) IsPartOf(name string) bool {
	return slices.Contains(tables().municipalities[Key(name)], c.municipality)
}

// Village is the city's names where it is a village with a name of its own, nil for a whole municipality.
func (c City) Village() locale.Localized {
	if !c.isVillage {
		return nil
	}
	return c.Names
}

// Doubt says what of a record's words was not taken as it stands.
type Doubt string

// The doubts.
const (
	NoDoubt      Doubt = ""
	OtherName    Doubt = "OTHER_NAME"    // the postcode has no such name: the postcode counts
	OtherZip     Doubt = "OTHER_ZIP"     // there is no such postcode, or another place has the name and the coordinates: the name counts
	OtherCountry Doubt = "OTHER_COUNTRY" // postcode and name are those of the other country
	NoName       Doubt = "NO_NAME"       // the postcode has several names and the record none
)

// Find gives the city that a record names by postcode and name, in any spelling and language. Where the two contradict each other the
// postcode counts, unless the coordinates say otherwise. ok is false when neither names a place of Belgium or Luxembourg.
func (s Said) Find() (city City, doubt Doubt, ok bool) {
	w := s.read()
	if w.foreign {
		return city, "", false
	}
	here := WithZip(w.country, w.zip)
	if city, ok = w.named(here); ok {
		return city, NoDoubt, true
	}
	if city, ok = w.named(WithZip("", w.zip)); ok {
		return city, OtherCountry, true
	}
	here, elsewhere := w.likely(here, s.Point), w.elsewhere(s.Point)
	switch {
	case len(here) == 0 && elsewhere == nil:
		return city, "", false
	case len(here) == 0 || w.nearer(elsewhere, here, s.Point):
		return elsewhere.City(), OtherZip, true
	}
	main := seatOf(here)
	switch {
	case w.names[0] != "":
		return main.City(), OtherName, true
	case len(here) > 1:
		return main.City(), NoName, true
	}
	return main.City(), NoDoubt, true
}

// likely are the places of a postcode of which the record names none. Where it does not say its country, the four digits are Belgian, or
// Luxembourgish if the coordinates or a missing name say so.
func (w written) likely(here []*Place, at *Point) []*Place {
	if w.country != "" {
		return here
	}
	isLikely := func(p *Place) bool { return w.names[0] == "" || at != nil && p.Kilometres(*at) <= isHere }
	if at != nil && slices.ContainsFunc(here, isLikely) && w.names[0] != "" {
		return slices.DeleteFunc(slices.Clone(here), func(p *Place) bool { return !isLikely(p) })
	}
	if belgian := in(Belgium, here); len(belgian) > 0 {
		return belgian
	}
	return slices.DeleteFunc(slices.Clone(here), func(p *Place) bool { return !isLikely(p) })
}

// Foreign gives the code of the country of a record abroad, "" for one in Belgium, in Luxembourg or of no known country.
func (s Said) Foreign() string {
	if w := s.read(); w.foreign {
		return w.country
	}
	return ""
}

// City is the place as a city of a site.
func (p *Place) City() City {
	return City{Number: p.Number(), Country: p.Country, Zip: p.Zip, Names: p.Names(), Point: p.Point,
		municipality: p.Municipality, isVillage: !p.isSeat}
}

// named finds the place of a postcode with the record's name: its own, that of its municipality today or before a merger, or its own with a
// typing error, with more words, with fewer, or with others between them.
func (w written) named(here []*Place) (city City, ok bool) {
	for _, name := range w.names {
		key := Key(name)
		if at := slices.IndexFunc(here, func(p *Place) bool { return slices.Contains(tables().byName[key], p) }); at >= 0 {
			return here[at].City(), true
		}
		if at := slices.IndexFunc(here, func(p *Place) bool {
			return slices.Contains(tables().municipalities[key], p.Municipality)
		}); at >= 0 {
			return municipal(here, here[at].Municipality), true
		}
	}
	for _, name := range w.names {
		for _, p := range here {
			if slices.ContainsFunc(p.Known(), func(known string) bool { return isAlike(name, known) }) {
				return p.City(), true
			}
		}
	}
	return city, false
}

// municipal is a municipality within one of its postcodes, where none of its places bears its name: Hasselt in 3720.
func municipal(here []*Place, m *Municipality) City {
	official := m.Names[locale.Language(m.language)]
	zip, sum, n := here[0].Zip, Point{}, 0.0
	for _, p := range here {
		if p.Municipality == m {
			sum.Latitude, sum.Longitude, n = sum.Latitude+p.Latitude, sum.Longitude+p.Longitude, n+1
		}
	}
	return City{Number: NumberOf(m.Country, zip, official), Country: m.Country, Zip: zip, Names: m.Names,
		Point: Point{sum.Latitude / n, sum.Longitude / n}, municipality: m}
}

// elsewhere is the one place with the record's name, the nearest to its coordinates when there are several; nil when it is not clear.
func (w written) elsewhere(at *Point) *Place {
	for _, name := range w.names {
		if name == "" {
			continue
		}
		list := Named(w.country, name)
		if own := in(w.country, tables().byName[Key(name)]); len(own) > 0 {
			list = own // not the villages of a municipality of that name
		}
		switch {
		case len(list) == 0:
		case at != nil:
			return slices.MinFunc(list, func(a, b *Place) int { return int(1000 * (a.Kilometres(*at) - b.Kilometres(*at))) })
		case isOneMunicipality(list):
			return seatOf(list)
		default:
			return nil
		}
	}
	return nil
}

func isOneMunicipality(list []*Place) bool {
	return !slices.ContainsFunc(list, func(p *Place) bool { return p.Municipality != list[0].Municipality })
}

// isHere is how near to a place a record must lie, in kilometres, for its coordinates to decide between postcode and name.
const isHere = 10

// nearer reports whether the coordinates lie at the place with the name, and not at those of the postcode.
func (w written) nearer(named *Place, here []*Place, at *Point) bool {
	return named != nil && at != nil && named.Kilometres(*at) <= isHere &&
		!slices.ContainsFunc(here, func(p *Place) bool { return p.Kilometres(*at) <= isHere })
}

// seatOf is the place that stands for several: the one that bears the name of its municipality, or else the first.
func seatOf(list []*Place) *Place {
	if at := slices.IndexFunc(list, func(p *Place) bool { return p.isSeat }); at >= 0 {
		return list[at]
	}
	return list[0]
}

// isAlike reports whether a name and that of a place differ by a typing error, or by words: "Kinrooi centrum", "Esch" and "Esch s/ Alzette"
// for Esch-sur-Alzette. Short names must be equal.
func isAlike(name, known string) bool {
	const least = 5
	a, b := Key(name), Key(known)
	if len(a) >= least && len(b) >= least && (strings.HasPrefix(a, b) || oneError(a, b)) {
		return true
	}
	said, full := significant(name), significant(known)
	return len(said) > 0 && len(said) <= len(full) && slices.Equal(said, full[:len(said)]) && len(said[0]) > len("ste")
}

// between are the words that tie the parts of a name together, which people write short or leave out.
var between = strings.Fields("sur s an der a d ad am im aan de den o op la le les lez lès du des")

// significant are the words of a name without those between its parts, folded.
func significant(name string) (list []string) {
	for _, word := range folded(name) {
		if !slices.Contains(between, word) {
			list = append(list, word)
		}
	}
	return list
}

// looseKey is the words of a name without those that tie them together, "" for a name of one such word: "Esch/Alzette" and "Heist o/d Berg"
// have those of the whole names.
func looseKey(name string) string {
	if list := significant(name); len(list) > 1 {
		return strings.Join(list, " ")
	}
	return ""
}

// oneError reports whether a letter was put in, left out, changed or swapped with its neighbour.
func oneError(a, b string) bool {
	if len(a) < len(b) {
		a, b = b, a
	}
	i := 0
	for i < len(b) && a[i] == b[i] {
		i++
	}
	switch {
	case len(a) == len(b)+1:
		return a[i+1:] == b[i:]
	case len(a) > len(b) || i == len(b):
		return false
	}
	swapped := i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
	return swapped || a[i+1:] == b[i+1:]
}
