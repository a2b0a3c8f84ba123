package costs

import (
	"slices"
	"strconv"

	"github.com/gevel/gevel/locale"
)

// DutyRule is something that the law asks of who owns, buys or sells a property, and for which properties.
type DutyRule struct {
	ID          string
	Kind        string // RENOVATION, ASBESTOS, FLOOD, INDEXATION or CERTIFICATE
	Regions     []Jurisdiction
	Goals       []string
	From        locale.Date
	Until       locale.Date
	Dwelling    bool
	Labels      []string // the energy labels for which it holds
	BuiltBefore int
	Flood       bool             // for what has a flood score
	Certificate bool             // for what has an energy certificate with a last day
	Target      string           // the energy label that must be reached
	Year        int              // by when
	YearsStated bool             // within the years after the deed that the agency's setting says
	Yearly      bool             // from a year after the lease
	Unknown     bool             // nothing is known
	Moment      locale.Localized // when, where that is no day: "before you sign"
	Name        locale.Localized
	Text        locale.Localized
	Official    map[Jurisdiction]string // the page of the region's authority, or the root of its portal where no page of the duty is known
	Sources     []string
	Checked     locale.Date
}

// Duty is such a rule for one property. By is the day, nil when it is not known or depends on the deed; Year is the year when the sources
// say no day; Years are those after the deed.
type Duty struct {
	Rule     *DutyRule
	By       *locale.Date
	Year     *int
	Years    *int
	Found    string // what of the property makes it hold: "F", "1974", "P: C, G: D"
	Official string // its page of the region's authority
}

// Condition is what the duties need to know of a property.
type Condition struct {
	Label           string // of its energy certificate, "" for none
	LabelText       string
	Built           *int
	Flood           string // both scores, "" when not stated
	FloodReport     *locale.Date
	CertificateEnds *locale.Date
	RenovationYears *int
}

// Duties are what the law asks of a property, dated where the day of the deed is known.
func Duties(f Facts, c Condition, today locale.Date, deed *locale.Date) []Duty {
	on := today
	if deed != nil {
		on = *deed
	}
	list := []Duty{}
	for i := range table.Duties {
		if d := &table.Duties[i]; d.holds(f, c, on) {
			list = append(list, d.of(f.Region, c, deed))
		}
	}
	return list
}

func (d *DutyRule) holds(f Facts, c Condition, on locale.Date) bool {
	return slices.Contains(d.Regions, f.Region) && slices.Contains(d.Goals, f.Goal) && inForce(on, d.From, d.Until) &&
		(!d.Dwelling || f.Dwelling) && (d.Labels == nil || slices.Contains(d.Labels, c.Label)) &&
		(d.BuiltBefore == 0 || c.Built != nil && *c.Built < d.BuiltBefore) &&
		(!d.Flood || c.Flood != "") && (!d.Certificate || c.CertificateEnds != nil) && (!d.YearsStated || c.RenovationYears != nil)
}

func (d *DutyRule) of(r Jurisdiction, c Condition, deed *locale.Date) Duty {
	duty := Duty{Rule: d, Official: d.Official[r]}
	switch {
	case d.Year > 0:
		duty.Year = &d.Year
	case d.Certificate:
		duty.By = c.CertificateEnds
	case d.Flood && c.FloodReport != nil:
		duty.By = later(*c.FloodReport, 1)
	case d.YearsStated:
		duty.Years = c.RenovationYears
		if deed != nil {
			duty.By = later(*deed, *c.RenovationYears)
		}
	case d.Yearly && deed != nil:
		duty.By = later(*deed, 1)
	}
	switch {
	case d.Labels != nil:
		duty.Found = c.LabelText
	case d.BuiltBefore > 0:
		duty.Found = strconv.Itoa(*c.Built)
	case d.Flood:
		duty.Found = c.Flood
	}
	return duty
}

// later is the same day so many years after; nil for what is no date.
func later(d locale.Date, years int) *locale.Date {
	if !d.Valid() {
		return nil
	}
	by := d.AddYears(years)
	return &by
}
