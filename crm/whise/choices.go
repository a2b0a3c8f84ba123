package whise

import (
	"cmp"
	"fmt"
	"strconv"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
)

// noWord says that the site has no word for a value of Whise.
func noWord(d estateDetail) error {
	return unusable{records.ValueUnknown, cmp.Or(d.Value, strconv.Itoa(d.Enum.ID)),
		fmt.Sprintf("the site has no word for %d (%s)", d.Enum.ID, d.Value)}
}

// chosen reads a value of one of Whise's lists by its number, which the agency may map to another of the site's list.
func chosen[T ~string](list string, table map[int]T, field func(*records.Property) **T) reader {
	return func(r *records.Property, d estateDetail) error {
		word := strconv.Itoa(d.Enum.ID)
		own, said := d.words.Of(list, word)
		v, known := table[d.Enum.ID]
		switch {
		case said && own == "":
			return nil
		case said:
			v = T(own)
		case !known:
			return unusable{records.WordUnknown, cmp.Or(d.Value, word), detail.UnknownWord{List: list, Word: word, Label: d.Value}.Text()}
		}
		*field(r) = &v
		return nil
	}
}

// yes reads yes or no, which Whise writes 1 and 0.
func yes(field func(*records.Property) **bool) reader {
	return func(r *records.Property, d estateDetail) error { return put(field(r), d.yes()) }
}

func (d estateDetail) yes() *bool { return d.values.YesNo(d.field, d.Value) }

// either reads yes or no as two words.
func either[T ~string](ifYes, ifNo T, field func(*records.Property) **T) reader {
	return func(r *records.Property, d estateDetail) error {
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

func answer(field func(*records.Property) **detail.Answer) reader {
	return either("YES", "NO", field)
}

func inside(c detail.InteriorComfort) reader {
	return present(c, func(r *records.Property) *locale.List[detail.InteriorComfort] { return &r.InteriorList })
}

func outside(c detail.ExteriorComfort) reader {
	return present(c, func(r *records.Property) *locale.List[detail.ExteriorComfort] { return &r.ExteriorList })
}

// present adds a comfort to a list when the answer is yes.
func present[T any](comfort T, list func(*records.Property) *locale.List[T]) reader {
	return func(r *records.Property, d estateDetail) error {
		if said := d.yes(); said != nil && *said {
			*list(r) = append(*list(r), comfort)
		}
		return nil
	}
}

// space notes a room with its surface.
func space(kind detail.SpaceKind) reader {
	return func(r *records.Property, d estateDetail) error {
		if n := d.values.Integer("rooms.spaces.surface", d.field, d.Value); n != nil {
			r.SpaceList = append(r.SpaceList, detail.Space{Kind: kind, Surface: n})
		}
		return nil
	}
}

// nearby notes a distance in m.
func nearby(kind detail.NearbyKind) reader {
	return func(r *records.Property, d estateDetail) error {
		if n := d.values.Integer("place.nearby.distance", d.field, d.Value); n != nil {
			r.NearbyList = append(r.NearbyList, detail.Nearby{Kind: kind, Distance: *n})
		}
		return nil
	}
}

// floodArea reads in which kind of flood area the property lies, from the number of Whise's list.
func floodArea(r *records.Property, d estateDetail) error {
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
func summons(r *records.Property, d estateDetail) error {
	has, none := detail.Answer("YES"), detail.Answer("NO")
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
