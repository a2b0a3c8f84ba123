package feed

import (
	"maps"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// sheetField takes a value into a property. name is that of its column.
type sheetField func(v values.Reader, name, text string, r *agency.PropertyRecord)

// sheetFieldNames are the names of sheetFields in the order in which they are read, so that warnings always stand in the same order.
var sheetFieldNames = slices.Sorted(maps.Keys(sheetFields))

// sheetFields read the columns that are one field of a property each, by its path in an import folder.
var sheetFields = map[string]sheetField{
	"street":      line(func(r *agency.PropertyRecord) **string { return &r.Street }),
	"houseNumber": line(func(r *agency.PropertyRecord) **string { return &r.HouseNumber }),
	"boxNumber":   line(func(r *agency.PropertyRecord) **string { return &r.BoxNumber }),
	"latitude":    decimal("latitude", func(r *agency.PropertyRecord) **float64 { return &r.Latitude }),
	"longitude":   decimal("longitude", func(r *agency.PropertyRecord) **float64 { return &r.Longitude }),
	"virtualTour": line(func(r *agency.PropertyRecord) **string { return &r.VirtualTour }),
	"videos": func(_ values.Reader, _, text string, r *agency.PropertyRecord) {
		r.Videos = append(r.Videos, values.Line(text))
	},
	"publishedAt": func(v values.Reader, name, text string, r *agency.PropertyRecord) {
		if d := v.Date("publishedAt", name, text); d != nil {
			r.PublishedAt = *d
		}
	},
	"availability.from": func(v values.Reader, name, text string, r *agency.PropertyRecord) {
		r.Availability.Moment, r.Availability.From = v.Available(name, text)
	},

	"rooms.bedrooms":    integer("rooms.bedrooms", func(r *agency.PropertyRecord) **int { return &r.Bedrooms }),
	"rooms.bathrooms":   integer("rooms.bathrooms", func(r *agency.PropertyRecord) **int { return &r.Bathrooms }),
	"rooms.showerRooms": integer("rooms.showerRooms", func(r *agency.PropertyRecord) **int { return &r.ShowerRooms }),
	"rooms.toilets":     integer("rooms.toilets", func(r *agency.PropertyRecord) **int { return &r.Toilets }),
	"rooms.garages":     integer("rooms.garages", func(r *agency.PropertyRecord) **int { return &r.Garages }),
	"rooms.parkings":    integer("rooms.parkings", func(r *agency.PropertyRecord) **int { return &r.Parkings }),

	"surfaces.living":  integer("surfaces.living", func(r *agency.PropertyRecord) **int { return &r.Living }),
	"surfaces.ground":  integer("surfaces.ground", func(r *agency.PropertyRecord) **int { return &r.Ground }),
	"surfaces.total":   integer("surfaces.total", func(r *agency.PropertyRecord) **int { return &r.Surfaces.Total }),
	"surfaces.terrace": integer("surfaces.terrace", func(r *agency.PropertyRecord) **int { return &r.Surfaces.Terrace }),
	"surfaces.garden":  integer("surfaces.garden", func(r *agency.PropertyRecord) **int { return &r.Surfaces.Garden }),
	"surfaces.office":  integer("surfaces.office", func(r *agency.PropertyRecord) **int { return &r.Office }),

	"building.constructionYear": integer("building.constructionYear", func(r *agency.PropertyRecord) **int { return &r.ConstructionYear }),
	"building.renovationYear":   integer("building.renovationYear", func(r *agency.PropertyRecord) **int { return &r.RenovationYear }),
	"building.facades":          integer("building.facades", func(r *agency.PropertyRecord) **int { return &r.Facades }),
	"building.floors":           integer("building.floors", func(r *agency.PropertyRecord) **int { return &r.Floors }),
	"building.floor": func(v values.Reader, name, text string, r *agency.PropertyRecord) {
		r.Floor = v.Floor(name, text)
	},

	"energy.specific":   decimal("energy.specific", func(r *agency.PropertyRecord) **float64 { return &r.Specific }),
	"energy.co2":        decimal("energy.co2", func(r *agency.PropertyRecord) **float64 { return &r.Co2 }),
	"energy.labelText":  line(func(r *agency.PropertyRecord) **string { return &r.LabelText }),
	"energy.uniqueCode": line(func(r *agency.PropertyRecord) **string { return &r.UniqueCode }),
	"energy.validUntil": day("energy.validUntil", func(r *agency.PropertyRecord) **locale.Date { return &r.ValidUntil }),

	"legal.gScore":             score(func(r *agency.PropertyRecord) **agency.FloodScore { return &r.GScore }),
	"legal.pScore":             score(func(r *agency.PropertyRecord) **agency.FloodScore { return &r.PScore }),
	"legal.floodReportDate":    day("legal.floodReportDate", func(r *agency.PropertyRecord) **locale.Date { return &r.FloodReportDate }),
	"planning.permit":          answer(func(r *agency.PropertyRecord) **agency.Answer { return &r.Permit }),
	"planning.allotmentPermit": answer(func(r *agency.PropertyRecord) **agency.Answer { return &r.AllotmentPermit }),
	"planning.preemptiveRight": answer(func(r *agency.PropertyRecord) **agency.Answer { return &r.PreemptiveRight }),
	"planning.summons":         answer(func(r *agency.PropertyRecord) **agency.Answer { return &r.Summons }),

	"costs.charges":         euro("costs.charges", func(r *agency.PropertyRecord) **locale.Money { return &r.Charges }),
	"costs.deposit":         euro("costs.deposit", func(r *agency.PropertyRecord) **locale.Money { return &r.Deposit }),
	"costs.cadastralIncome": euro("costs.cadastralIncome", func(r *agency.PropertyRecord) **locale.Money { return &r.CadastralIncome }),

	"comfort.lift":      yesNo(func(r *agency.PropertyRecord) **bool { return &r.Lift }),
	"comfort.cellar":    yesNo(func(r *agency.PropertyRecord) **bool { return &r.Cellar }),
	"comfort.attic":     yesNo(func(r *agency.PropertyRecord) **bool { return &r.Attic }),
	"comfort.terrace":   yesNo(func(r *agency.PropertyRecord) **bool { return &r.Comfort.Terrace }),
	"comfort.garden":    yesNo(func(r *agency.PropertyRecord) **bool { return &r.Comfort.Garden }),
	"comfort.furnished": yesNo(func(r *agency.PropertyRecord) **bool { return &r.Furnished }),
	"comfort.pool":      yesNo(func(r *agency.PropertyRecord) **bool { return &r.Pool }),
}

func line(of func(*agency.PropertyRecord) **string) sheetField {
	return func(_ values.Reader, _, text string, r *agency.PropertyRecord) { *of(r) = values.Filled(text) }
}

func integer(field string, of func(*agency.PropertyRecord) **int) sheetField {
	return func(v values.Reader, name, text string, r *agency.PropertyRecord) {
		*of(r) = v.Integer(field, name, text)
	}
}

func decimal(field string, of func(*agency.PropertyRecord) **float64) sheetField {
	return func(v values.Reader, name, text string, r *agency.PropertyRecord) {
		*of(r) = v.Decimal(field, name, text)
	}
}

func euro(field string, of func(*agency.PropertyRecord) **locale.Money) sheetField {
	return func(v values.Reader, name, text string, r *agency.PropertyRecord) { *of(r) = v.Euro(field, name, text) }
}

func day(field string, of func(*agency.PropertyRecord) **locale.Date) sheetField {
	return func(v values.Reader, name, text string, r *agency.PropertyRecord) { *of(r) = v.Date(field, name, text) }
}

func yesNo(of func(*agency.PropertyRecord) **bool) sheetField {
	return func(v values.Reader, name, text string, r *agency.PropertyRecord) { *of(r) = v.YesNo(name, text) }
}

// answer reads yes or no about a planning fact.
func answer(of func(*agency.PropertyRecord) **agency.Answer) sheetField {
	return func(v values.Reader, name, text string, r *agency.PropertyRecord) {
		said := v.YesNo(name, text)
		if said == nil {
			return
		}
		a := agency.Answer("NO")
		if *said {
			a = "YES"
		}
		*of(r) = &a
	}
}

// score reads the letter of a flood score, A to D.
func score(of func(*agency.PropertyRecord) **agency.FloodScore) sheetField {
	return func(v values.Reader, name, text string, r *agency.PropertyRecord) {
		s := agency.FloodScore(strings.ToUpper(values.Line(text)))
		if _, known := agency.Vocabulary["FloodScore"][string(s)]; known {
			*of(r) = &s
			return
		}
		v.Note(values.Note{Kind: agency.ValueUnknown, Field: name, Value: values.Line(text),
			Text: `"` + values.Line(text) + `" is no score from A to D; it is left out`})
	}
}
