package leads

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

// row is a line of an email with text that the visitor typed; only the agency's email has it.
func row(label, value string) mail.Row { return mail.Row{Label: label, Value: value, AgencyOnly: true} }

// fact is a line of an email with text that the site wrote: a number, a day, a name. The visitor's email has it too.
func fact(label, value string) mail.Row { return mail.Row{Label: label, Value: value} }

// choiceRow is a line with choices, which the email translates; an empty choice is left out.
func choiceRow[T ~string](label string, choices ...T) mail.Row {
	r := mail.Row{Label: label}
	for _, c := range choices {
		if c != "" {
			r.Choices = append(r.Choices, string(c))
		}
	}
	return r
}

// numberRow is a line with a number that may be absent.
func numberRow(label string, n *int) mail.Row {
	if n == nil {
		return mail.Row{Label: label}
	}
	return fact(label, strconv.Itoa(*n))
}

// euroRow is a line with an amount that may be absent.
func euroRow(label string, m *locale.Money) mail.Row {
	if m == nil {
		return mail.Row{Label: label}
	}
	return fact(label, m.Text())
}

// roundEuroRow is a line with an amount of whole euro that may be absent.
func roundEuroRow(label string, n *int) mail.Row {
	if n == nil {
		return mail.Row{Label: label}
	}
	return fact(label, locale.Money(*n*100).Text())
}

// termsRows are the amounts that a tenant accepts before a viewing.
func termsRows(t *agency.RentTerms) []mail.Row {
	if t == nil {
		return nil
	}
	return []mail.Row{euroRow("deposit", t.Deposit), euroRow("atSigning", t.Total)}
}

// yesRow is a line that is left out unless the answer is yes.
func yesRow(label string, yes bool) mail.Row {
	if !yes {
		return mail.Row{Label: label}
	}
	return choiceRow(label, "YES")
}

// momentRow is a line with a moment that may be absent, as spreadsheets read it.
func momentRow(label string, t *time.Time) mail.Row {
	if t == nil || t.IsZero() {
		return mail.Row{Label: label}
	}
	return row(label, minute(t.Unix()))
}

// dateRow writes a day as day-month-year (specification section 9).
func dateRow(label string, d locale.Date) mail.Row {
	t, err := time.Parse(time.DateOnly, string(d))
	if err != nil {
		return mail.Row{Label: label}
	}
	return fact(label, t.Format("02-01-2006"))
}

// goalOf is the word of a goal.
func goalOf(g *market.Goal) string {
	switch {
	case g == nil:
		return ""
	case *g == market.Sale:
		return "SALE"
	}
	return "RENT"
}

// valueOf is the text of a choice, "" for none.
func valueOf[T ~string](choice *T) T {
	if choice == nil {
		return ""
	}
	return *choice
}

// filterRows are the lines of a demand, in a language.
func filterRows(c *agency.Catalog, l locale.Language, f agency.PropertyFilter) []mail.Row {
	rows := []mail.Row{
		choiceRow("goal", goalOf(f.Goal)),
		fact("types", categoryNames(c, l, f.Categories)),
		areas(c, l, f), kilometreRow("radius", f.Radius),
		roundEuroRow("priceMin", f.PriceMin), roundEuroRow("priceMax", f.PriceMax),
		numberRow("bedroomsMin", f.BedroomsMin), numberRow("bathroomsMin", f.BathroomsMin), numberRow("garagesMin", f.GaragesMin),
		numberRow("parkingsMin", f.ParkingsMin),
	}
	rows = append(rows, surfaceRow("surfaceMin", f.SurfaceMin), surfaceRow("surfaceMax", f.SurfaceMax), surfaceRow("plotMin", f.PlotMin),
		surfaceRow("plotMax", f.PlotMax),
		fact("facades", numbers(f.Facades)), fact("energyClasses", names(f.EnergyClasses)),
		numberRow("constructionYearMin", f.ConstructionYearMin), numberRow("constructionYearMax", f.ConstructionYearMax))
	if f.AvailableBy != nil {
		rows = append(rows, dateRow("availableBy", *f.AvailableBy))
	}
	return append(rows, row("description", valueOf(f.Description)), choiceRow("criteria", wishes(f)...))
}

// surfaceRow is a line with a surface that may be absent.
func surfaceRow(label string, n *int) mail.Row {
	if n == nil {
		return mail.Row{Label: label}
	}
	return fact(label, locale.FormatInteger(*n)+" m²")
}

// kilometreRow is a line with a distance that may be absent.
func kilometreRow(label string, n *int) mail.Row {
	if n == nil {
		return mail.Row{Label: label}
	}
	return fact(label, strconv.Itoa(*n)+" km")
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

func categoryNames(c *agency.Catalog, l locale.Language, numbers []int) string {
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
	r := choiceRow("areas", f.Regions...)
	r.Value = strings.Join(names, ", ")
	if f.Polygon != nil || f.Bounds != nil {
		r.Choices = append(r.Choices, "AREA")
	}
	return r
}

// townName is a town as the catalog writes it, "3640 Kinrooi", with all towns of its postcode; an unknown town as it was typed.
func townName(c *agency.Catalog, l locale.Language, wish agency.CityInput) string {
	var names []string
	zip := valueOf(wish.Zip)
	for _, number := range c.CitiesNamed([]agency.CityInput{wish}) {
		city := c.City(number, l)
		names, zip = append(names, city.DisplayName()), city.Zip
	}
	if len(names) == 0 {
		names = []string{valueOf(wish.Name)}
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
