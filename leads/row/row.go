// Package row writes the lines about a form that its emails have: rows of a label and a value, which sheets and CRMs get as well.
package row

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// Typed is a line of an email with text that the visitor typed; only the agency's email has it.
func Typed(label, value string) mail.Row {
	return mail.Row{Label: label, Value: value, AgencyOnly: true}
}

// Fact is a line of an email with text that the site wrote: a number, a day, a name. The visitor's email has it too.
func Fact(label, value string) mail.Row { return mail.Row{Label: label, Value: value} }

// Choice is a line with choices, which the email translates; an empty choice is left out.
func Choice[T ~string](label string, choices ...T) mail.Row {
	r := mail.Row{Label: label}
	for _, c := range choices {
		if c != "" {
			r.Choices = append(r.Choices, string(c))
		}
	}
	return r
}

// Number is a line with a number that may be absent.
func Number(label string, n *int) mail.Row {
	if n == nil {
		return mail.Row{Label: label}
	}
	return Fact(label, strconv.Itoa(*n))
}

// Euro is a line with an amount that may be absent.
func Euro(label string, m *locale.Money) mail.Row {
	if m == nil {
		return mail.Row{Label: label}
	}
	return Fact(label, m.Text())
}

// RoundEuro is a line with an amount of whole euro that may be absent.
func RoundEuro(label string, n *int) mail.Row {
	if n == nil {
		return mail.Row{Label: label}
	}
	return Fact(label, locale.Money(*n*100).Text())
}

// Terms are the amounts that a tenant accepts before a viewing.
func Terms(t *agency.RentTerms) []mail.Row {
	if t == nil {
		return nil
	}
	return []mail.Row{Euro("deposit", t.Deposit), Euro("atSigning", t.Total)}
}

// Yes is a line that is left out unless the answer is yes.
func Yes(label string, yes bool) mail.Row {
	if !yes {
		return mail.Row{Label: label}
	}
	return Choice(label, "YES")
}

// Moment is a line with a moment that may be absent, which only the agency's email has.
func Moment(label string, t *time.Time) mail.Row {
	if t == nil || t.IsZero() {
		return mail.Row{Label: label}
	}
	return mail.Row{Label: label, At: *t, AgencyOnly: true}
}

// Day writes a day as day-month-year (specification section 9).
func Day(label string, d locale.Date) mail.Row {
	t, err := time.Parse(time.DateOnly, string(d))
	if err != nil {
		return mail.Row{Label: label}
	}
	return Fact(label, t.Format("02-01-2006"))
}

// GoalOf is the word of a goal.
func GoalOf(g *market.Goal) string {
	switch {
	case g == nil:
		return ""
	case *g == market.Sale:
		return "SALE"
	}
	return "RENT"
}

// ValueOf is the text of a choice, "" for none.
func ValueOf[T ~string](choice *T) T {
	if choice == nil {
		return ""
	}
	return *choice
}

// Filter are the lines of a demand, in a language.
func Filter(c *agency.Catalog, l locale.Language, f agency.PropertyFilter) []mail.Row {
	rows := []mail.Row{
		Choice("goal", GoalOf(f.Goal)),
		Fact("types", Categories(c, l, f.Categories)),
		areas(c, l, f), kilometres("radius", f.Radius),
		RoundEuro("priceMin", f.PriceMin), RoundEuro("priceMax", f.PriceMax),
		Number("bedroomsMin", f.BedroomsMin), Number("bathroomsMin", f.BathroomsMin), Number("garagesMin", f.GaragesMin),
		Number("parkingsMin", f.ParkingsMin),
	}
	rows = append(rows, Surface("surfaceMin", f.SurfaceMin), Surface("surfaceMax", f.SurfaceMax), Surface("plotMin", f.PlotMin),
		Surface("plotMax", f.PlotMax),
		Fact("facades", numbers(f.Facades)), Fact("energyClasses", names(f.EnergyClasses)),
		Number("constructionYearMin", f.ConstructionYearMin), Number("constructionYearMax", f.ConstructionYearMax))
	if f.AvailableBy != nil {
		rows = append(rows, Day("availableBy", *f.AvailableBy))
	}
	return append(rows, Typed("description", ValueOf(f.Description)), Choice("criteria", wishes(f)...))
}

// Surface is a line with a surface that may be absent.
func Surface(label string, n *int) mail.Row {
	if n == nil {
		return mail.Row{Label: label}
	}
	return Fact(label, locale.FormatInteger(*n)+" m²")
}

// kilometres is a line with a distance that may be absent.
func kilometres(label string, n *int) mail.Row {
	if n == nil {
		return mail.Row{Label: label}
	}
	return Fact(label, strconv.Itoa(*n)+" km")
}

func numbers(list []int) string {
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = strconv.Itoa(n)
	}
	return strings.Join(texts, ", ")
}

func names[T ~string](list []T) string {
	texts := make([]string, len(list))
	for i, v := range list {
		texts[i] = string(v)
	}
	return strings.Join(texts, ", ")
}

func Categories(c *agency.Catalog, l locale.Language, numbers []int) string {
	var names []string
	for _, n := range numbers {
		if k := c.Category(n, l); k != nil {
			names = append(names, k.Name)
		}
	}
	return strings.Join(names, ", ")
}

// areas lists where a demand searches: towns by postcode and name, regions, an area on the map.
func areas(c *agency.Catalog, l locale.Language, f agency.PropertyFilter) mail.Row {
	var names []string
	for _, wish := range f.Cities {
		if town := townName(c, l, wish); !slices.Contains(names, town) { // chosen, and its postcode typed too
			names = append(names, town)
		}
	}
	r := Choice("areas", f.Regions...)
	r.Value = strings.Join(names, ", ")
	if f.Polygon != nil || f.Bounds != nil {
		r.Choices = append(r.Choices, "AREA")
	}
	return r
}

// townName is a town as the catalog writes it, "3640 Kinrooi", with all towns of its postcode; an unknown town as it was typed.
func townName(c *agency.Catalog, l locale.Language, wish agency.CityInput) string {
	var names []string
	zip := ValueOf(wish.Zip)
	for _, number := range c.CitiesNamed([]agency.CityInput{wish}) {
		city := c.City(number, l)
		names, zip = append(names, city.DisplayName()), city.Zip
	}
	if len(names) == 0 {
		names = []string{ValueOf(wish.Name)}
	}
	return strings.TrimSpace(zip + " " + strings.Join(names, " / "))
}

func wishes(f agency.PropertyFilter) []string {
	var list []string
	for _, c := range agency.YesNoCriteria {
		if required := c.In(f); required != nil && *required {
			list = append(list, c.Word())
		}
	}
	return list
}

// Minute writes a time as spreadsheets read it, in the agency's time zone.
func Minute(unix int64) string { return time.Unix(unix, 0).In(locale.Zone).Format("2006-01-02 15:04") }
