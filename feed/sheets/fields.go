package sheets

import (
	"maps"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// fieldReader takes a value into a property. name is that of its column.
type fieldReader func(v values.Reader, name, text string, r *records.Property)

// fieldNames are the names of fields in the order in which they are read, so that warnings always stand in the same order.
var fieldNames = slices.Sorted(maps.Keys(fields))

// fields read the columns that are one field of a property each, by its path in an import folder.
var fields = map[string]fieldReader{
	"street":      line(func(r *records.Property) **string { return &r.Street }),
	"houseNumber": line(func(r *records.Property) **string { return &r.HouseNumber }),
	"boxNumber":   line(func(r *records.Property) **string { return &r.BoxNumber }),
	"latitude":    decimal("latitude", func(r *records.Property) **float64 { return &r.Latitude }),
	"longitude":   decimal("longitude", func(r *records.Property) **float64 { return &r.Longitude }),
	"virtualTour": line(func(r *records.Property) **string { return &r.VirtualTour }),
	"videos": func(_ values.Reader, _, text string, r *records.Property) {
		r.Videos = append(r.Videos, values.Line(text))
	},
	"publishedAt": func(v values.Reader, name, text string, r *records.Property) {
		if d := v.Date("publishedAt", name, text); d != nil {
			r.PublishedAt = *d
		}
	},
	"availability.from": func(v values.Reader, name, text string, r *records.Property) {
		r.Availability.Moment, r.Availability.From = v.Available(name, text)
	},

	"rooms.bedrooms":    integer("rooms.bedrooms", func(r *records.Property) **int { return &r.Bedrooms }),
	"rooms.bathrooms":   integer("rooms.bathrooms", func(r *records.Property) **int { return &r.Bathrooms }),
	"rooms.showerRooms": integer("rooms.showerRooms", func(r *records.Property) **int { return &r.ShowerRooms }),
	"rooms.toilets":     integer("rooms.toilets", func(r *records.Property) **int { return &r.Toilets }),
	"rooms.garages":     integer("rooms.garages", func(r *records.Property) **int { return &r.Garages }),
	"rooms.parkings":    integer("rooms.parkings", func(r *records.Property) **int { return &r.Parkings }),

	"surfaces.living":  integer("surfaces.living", func(r *records.Property) **int { return &r.Living }),
	"surfaces.ground":  integer("surfaces.ground", func(r *records.Property) **int { return &r.Ground }),
	"surfaces.total":   integer("surfaces.total", func(r *records.Property) **int { return &r.Surfaces.Total }),
	"surfaces.terrace": integer("surfaces.terrace", func(r *records.Property) **int { return &r.Surfaces.Terrace }),
	"surfaces.garden":  integer("surfaces.garden", func(r *records.Property) **int { return &r.Surfaces.Garden }),
	"surfaces.office":  integer("surfaces.office", func(r *records.Property) **int { return &r.Office }),

	"building.constructionYear": integer("building.constructionYear", func(r *records.Property) **int { return &r.ConstructionYear }),
	"building.renovationYear":   integer("building.renovationYear", func(r *records.Property) **int { return &r.RenovationYear }),
	"building.facades":          integer("building.facades", func(r *records.Property) **int { return &r.Facades }),
	"building.floors":           integer("building.floors", func(r *records.Property) **int { return &r.Floors }),
	"building.floor": func(v values.Reader, name, text string, r *records.Property) {
		r.Floor = v.Floor(name, text)
	},

	"energy.specific":   decimal("energy.specific", func(r *records.Property) **float64 { return &r.Specific }),
	"energy.co2":        decimal("energy.co2", func(r *records.Property) **float64 { return &r.Co2 }),
	"energy.labelText":  line(func(r *records.Property) **string { return &r.LabelText }),
	"energy.uniqueCode": line(func(r *records.Property) **string { return &r.UniqueCode }),
	"energy.validUntil": day("energy.validUntil", func(r *records.Property) **locale.Date { return &r.ValidUntil }),

	"legal.gScore":             score(func(r *records.Property) **detail.FloodScore { return &r.GScore }),
	"legal.pScore":             score(func(r *records.Property) **detail.FloodScore { return &r.PScore }),
	"legal.floodReportDate":    day("legal.floodReportDate", func(r *records.Property) **locale.Date { return &r.FloodReportDate }),
	"planning.permit":          answer(func(r *records.Property) **detail.Answer { return &r.Permit }),
	"planning.allotmentPermit": answer(func(r *records.Property) **detail.Answer { return &r.AllotmentPermit }),
	"planning.preemptiveRight": answer(func(r *records.Property) **detail.Answer { return &r.PreemptiveRight }),
	"planning.summons":         answer(func(r *records.Property) **detail.Answer { return &r.Summons }),

	"costs.charges":         euro("costs.charges", func(r *records.Property) **locale.Money { return &r.Charges }),
	"costs.deposit":         euro("costs.deposit", func(r *records.Property) **locale.Money { return &r.Deposit }),
	"costs.cadastralIncome": euro("costs.cadastralIncome", func(r *records.Property) **locale.Money { return &r.CadastralIncome }),

	"comfort.lift":      yesNo(func(r *records.Property) **bool { return &r.Lift }),
	"comfort.cellar":    yesNo(func(r *records.Property) **bool { return &r.Cellar }),
	"comfort.attic":     yesNo(func(r *records.Property) **bool { return &r.Attic }),
	"comfort.terrace":   yesNo(func(r *records.Property) **bool { return &r.Comfort.Terrace }),
	"comfort.garden":    yesNo(func(r *records.Property) **bool { return &r.Comfort.Garden }),
	"comfort.furnished": yesNo(func(r *records.Property) **bool { return &r.Furnished }),
	"comfort.pool":      yesNo(func(r *records.Property) **bool { return &r.Pool }),
}

func line(of func(*records.Property) **string) fieldReader {
	return func(_ values.Reader, _, text string, r *records.Property) { *of(r) = values.Filled(text) }
}

func integer(field string, of func(*records.Property) **int) fieldReader {
	return func(v values.Reader, name, text string, r *records.Property) {
		*of(r) = v.Integer(field, name, text)
	}
}

func decimal(field string, of func(*records.Property) **float64) fieldReader {
	return func(v values.Reader, name, text string, r *records.Property) {
		*of(r) = v.Decimal(field, name, text)
	}
}

func euro(field string, of func(*records.Property) **locale.Money) fieldReader {
	return func(v values.Reader, name, text string, r *records.Property) { *of(r) = v.Euro(field, name, text) }
}

func day(field string, of func(*records.Property) **locale.Date) fieldReader {
	return func(v values.Reader, name, text string, r *records.Property) { *of(r) = v.Date(field, name, text) }
}

func yesNo(of func(*records.Property) **bool) fieldReader {
	return func(v values.Reader, name, text string, r *records.Property) { *of(r) = v.YesNo(name, text) }
}

// answer reads yes or no about a planning fact.
func answer(of func(*records.Property) **detail.Answer) fieldReader {
	return func(v values.Reader, name, text string, r *records.Property) {
		said := v.YesNo(name, text)
		if said == nil {
			return
		}
		a := detail.Answer("NO")
		if *said {
			a = "YES"
		}
		*of(r) = &a
	}
}

// score reads the letter of a flood score, A to D.
func score(of func(*records.Property) **detail.FloodScore) fieldReader {
	return func(v values.Reader, name, text string, r *records.Property) {
		s := detail.FloodScore(strings.ToUpper(values.Line(text)))
		if _, known := detail.Vocabulary["FloodScore"][string(s)]; known {
			*of(r) = &s
			return
		}
		v.Note(values.Note{Kind: records.ValueUnknown, Field: name, Value: values.Line(text),
			Text: `"` + values.Line(text) + `" is no score from A to D; it is left out`})
	}
}
