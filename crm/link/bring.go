package link

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
)

// bring delivers the records. Those with problems stay as they are on the site.
func (d *delivering) bring(ctx context.Context) error {
	d.delivery.NewCities, d.delivery.NewCountries = d.cities.MadeCities, d.cities.MadeCountries
	out, err := intake.Deliver(ctx, d.Store, d.delivery, d.Media, false)
	if err != nil {
		return err
	}
	d.report.Added += out.Added + out.Projects.Added
	d.report.Changed += out.Changed + out.Projects.Changed
	d.report.Removed += out.Removed + out.Projects.Removed
	err = d.hold(out.LeftOut)
	d.noteWarnings(out.Warnings)
	return err
}

// noteWarnings notes which values the checks of an import left out, beside the problems of their records.
func (d *delivering) noteWarnings(list check.Problems) {
	for _, w := range list {
		if f := d.finished[w.File]; f != nil && w.Kind != "" {
			text, _ := json.Marshal(append(f.ProblemList(), stored(w))) // texts always have a JSON form
			f.Problems = string(text)
		}
	}
}

// notOfARecord is a delivery of which the import leaves out what is no record of it. It says where the problems are, and not what they
// quote of the CRM.
type notOfARecord check.Problems

func (n notOfARecord) Error() string {
	places := make([]string, len(n))
	for i, p := range n {
		places[i] = prose.Joined(", ", p.File, p.Field)
	}
	slices.Sort(places)
	return "the site refuses what the CRM delivers: " + strings.Join(slices.Compact(places), "; ")
}

// hold notes the problems of the records that were left out.
func (d *delivering) hold(list []intake.LeftOut) error {
	var others check.Problems
	for _, out := range list {
		f := d.finished[out.Name]
		if f == nil || f.Gone {
			others = append(others, out.Problems...)
			continue
		}
		problems := f.ProblemList()
		for _, p := range out.Problems {
			problems = append(problems, stored(p))
		}
		text, _ := json.Marshal(problems) // texts always have a JSON form
		f.Held, f.Problems = true, string(text)
	}
	if len(others) > 0 {
		return notOfARecord(others)
	}
	return nil
}

func (d *delivering) finish(ctx context.Context, list []crmlinks.InboxEntry) error {
	records := make([]crmlinks.CRMRecord, len(d.order))
	for i, id := range d.order {
		if records[i] = *d.finished[id]; records[i].Held {
			d.report.Held++
		}
	}
	return d.Store.Links.FinishRecords(ctx, d.link.Name, records, list)
}

func problemsJSON(list check.Problems) string {
	out := make([]crmlinks.RecordProblem, len(list))
	for i, p := range list {
		out[i] = stored(p)
	}
	text, _ := json.Marshal(out) // texts always have a JSON form
	return string(text)
}

// unknownValues are the problems of a value that is empty when it is missing.
var unknownValues = []records.ProblemKind{records.ValueUnknown, records.NumberInvalid, records.DateOfNoDay, records.StatusUnknown,
	records.CountryUnknown, records.WordUnknown}

// stored is a problem as the site keeps it. What only the checks of an import can say has its text alone.
func stored(p check.Problem) crmlinks.RecordProblem {
	kind := cmp.Or(p.Kind, records.ProblemOther)
	if p.Value == "" && slices.Contains(unknownValues, kind) {
		kind = records.ValueMissing
	}
	return crmlinks.RecordProblem{Field: p.Field, Text: p.Text, Kind: kind, Value: p.Value}
}
