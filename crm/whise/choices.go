package whise

import (
	"cmp"
	"fmt"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// noWord says that the site has no word for a value of Whise.
func noWord(d detail) error {
	return unusable{agency.ValueUnknown, cmp.Or(d.Value, strconv.Itoa(d.Enum.ID)),
		fmt.Sprintf("the site has no word for %d (%s)", d.Enum.ID, d.Value)}
}

// chosen reads a value of one of Whise's lists by its number, which the agency may map to another of the site's list.
func chosen[T ~string](list string, table map[int]T, field func(*agency.PropertyRecord) **T) reader {
	return func(r *agency.PropertyRecord, d detail) error {
		word := strconv.Itoa(d.Enum.ID)
		own, said := d.words.Of(list, word)
		v, known := table[d.Enum.ID]
		switch {
		case said && own == "":
			return nil
		case said:
			v = T(own)
		case !known:
			return unusable{agency.WordUnknown, cmp.Or(d.Value, word), agency.UnknownWord{List: list, Word: word, Label: d.Value}.Text()}
		}
		*field(r) = &v
		return nil
	}
}

// yes reads yes or no, which Whise writes 1 and 0.
func yes(field func(*agency.PropertyRecord) **bool) reader {
	return func(r *agency.PropertyRecord, d detail) error { return put(field(r), d.yes()) }
}

func (d detail) yes() *bool { return d.values.YesNo(d.field, d.Value) }

// either reads yes or no as two words.
func either[T ~string](ifYes, ifNo T, field func(*agency.PropertyRecord) **T) reader {
	return func(r *agency.PropertyRecord, d detail) error {
		said := d.yes()
		switch {
		case said == nil:
		case *said:
			*field(r) = &ifYes
		default:
			*field(r) = &ifNo
		}
		return nil
	}
}

func answer(field func(*agency.PropertyRecord) **agency.Answer) reader {
	return either("YES", "NO", field)
}

func inside(c agency.InteriorComfort) reader {
	return present(c, func(r *agency.PropertyRecord) *locale.List[agency.InteriorComfort] { return &r.InteriorList })
}

func outside(c agency.ExteriorComfort) reader {
	return present(c, func(r *agency.PropertyRecord) *locale.List[agency.ExteriorComfort] { return &r.ExteriorList })
}

// present adds a comfort to a list when the answer is yes.
func present[T any](comfort T, list func(*agency.PropertyRecord) *locale.List[T]) reader {
	return func(r *agency.PropertyRecord, d detail) error {
		if said := d.yes(); said != nil && *said {
			*list(r) = append(*list(r), comfort)
		}
		return nil
	}
}

// space notes a room with its surface.
func space(kind agency.SpaceKind) reader {
	return func(r *agency.PropertyRecord, d detail) error {
		if n := d.values.Integer("rooms.spaces.surface", d.field, d.Value); n != nil {
			r.SpaceList = append(r.SpaceList, agency.Space{Kind: kind, Surface: n})
		}
		return nil
	}
}

// nearby notes a distance in m.
func nearby(kind agency.NearbyKind) reader {
	return func(r *agency.PropertyRecord, d detail) error {
		if n := d.values.Integer("place.nearby.distance", d.field, d.Value); n != nil {
			r.NearbyList = append(r.NearbyList, agency.Nearby{Kind: kind, Distance: *n})
		}
		return nil
	}
}

// floodArea reads in which kind of flood area the property lies, from the number of Whise's list.
func floodArea(r *agency.PropertyRecord, d detail) error {
	in := true
	switch d.Enum.ID {
	case 1231:
		r.FloodZone = &in
	case 1232:
		r.RiverbankZone = &in
	default:
		return noWord(d)
	}
	return nil
}

// summons reads what Whise keeps in one list and the law names apart: a summons, and a measure of a court or of the administration.
func summons(r *agency.PropertyRecord, d detail) error {
	has, none := agency.Answer("YES"), agency.Answer("NO")
	switch d.Enum.ID {
	case 1832:
		r.Summons = &has
	case 1833, 1834:
		r.JudicialDecision = &has
	case 1837:
		r.Summons = &none
	default:
		return noWord(d)
	}
	return nil
}
