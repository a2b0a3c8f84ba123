package costs

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/gevel/gevel/locale"
)

// Ending is a rule that ends although nothing follows it in a region: from then on the page of a property says that it does not know.
type Ending struct {
	ID     string
	Region Jurisdiction
	Until  locale.Date
}

// Endings are the rules and duties whose last day is one of from to to, by region, when none of the same kind holds on the day after.
func Endings(from, to locale.Date) []Ending { return table.endings(from, to) }

// Read is the day on which the oldest sources of the rules that hold on a day were read.
func Read(on locale.Date) (oldest locale.Date) {
	for _, s := range table.spans() {
		if s.checked != "" && inForce(on, s.from, s.until) && (oldest == "" || s.checked < oldest) {
			oldest = s.checked
		}
	}
	return oldest
}

// span is how long a rule or duty holds; kind is the same for those that follow each other.
type span struct {
	id, kind             string
	regions              []Jurisdiction
	from, until, checked locale.Date
}

func (t *rulesTable) spans() (list []span) {
	for _, r := range t.Rules {
		when, _ := json.Marshal(r.When) // plain values always have a JSON form
		list = append(list, span{r.ID, r.Line + " " + string(when), r.Regions, r.From, r.Until, r.Checked})
	}
	for _, d := range t.Duties {
		list = append(list,
			span{d.ID, fmt.Sprint(d.Kind, d.Goals, d.Dwelling, d.Certificate, d.Flood), d.Regions, d.From, d.Until, d.Checked})
	}
	return list
}

func (t *rulesTable) endings(from, to locale.Date) (list []Ending) {
	all := t.spans()
	for _, s := range all {
		if s.until < from || s.until > to {
			continue
		}
		after := locale.Today(s.until.At("12:00").AddDate(0, 0, 1))
		for _, region := range s.regions {
			if !slices.ContainsFunc(all, func(o span) bool {
				return o.kind == s.kind && slices.Contains(o.regions, region) && inForce(after, o.from, o.until)
			}) {
				list = append(list, Ending{s.id, region, s.until})
			}
		}
	}
	return list
}
