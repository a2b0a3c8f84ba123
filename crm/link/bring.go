package link

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
)

// bring delivers the records. When some have problems it leaves these out and delivers the others again.
func (d *delivering) bring(ctx context.Context) error {
	d.delivery.NewCities, d.delivery.NewCountries = d.cities.MadeCities, d.cities.MadeCountries
	for {
		out, err := intake.Deliver(ctx, d.Store, d.delivery, d.Media, false)
		var problems intake.Problems
		if !errors.As(err, &problems) {
			d.report.Added += out.Added + out.Projects.Added
			d.report.Changed += out.Changed + out.Projects.Changed
			d.report.Removed += out.Removed + out.Projects.Removed
			d.noteWarnings(out.Warnings)
			return err
		}
		if !d.leaveOut(problems) {
			return notOfARecord(problems)
		}
	}
}

// noteWarnings notes which values the checks of an import left out, beside the problems of their records.
func (d *delivering) noteWarnings(list intake.Problems) {
	for _, w := range list {
		if f := d.finished[w.File]; f != nil && w.Kind != "" {
			text, _ := json.Marshal(append(f.ProblemList(), stored(w))) // texts always have a JSON form
			f.Problems = string(text)
		}
	}
}

// notOfARecord is a delivery that the checks of an import refuse for problems of no record of it. It says where these are, and not what
// they quote of the CRM.
type notOfARecord intake.Problems

func (n notOfARecord) Error() string {
	places := make([]string, len(n))
	for i, p := range n {
		places[i] = agency.Joined(", ", p.File, p.Field)
	}
	slices.Sort(places)
	return "the site refuses what the CRM delivers: " + strings.Join(slices.Compact(places), "; ")
}

// leaveOut takes the records with problems out of the delivery. It is false when no record of the delivery has one.
func (d *delivering) leaveOut(problems intake.Problems) (some bool) {
	for _, p := range problems {
		f := d.finished[p.File]
		if f == nil || f.Gone {
			continue
		}
		list := append(f.ProblemList(), stored(p))
		text, _ := json.Marshal(list) // texts always have a JSON form
		f.Held, f.Problems, some = true, string(text), true
	}
	held := func(name string) bool { return d.finished[name].Held }
	d.delivery.Properties = slices.DeleteFunc(d.delivery.Properties, func(p intake.Property) bool { return held(p.Name) })
	d.delivery.Projects = slices.DeleteFunc(d.delivery.Projects, func(p intake.Project) bool { return held(p.Name) })
	return some
}

func (d *delivering) finish(ctx context.Context, list []db.InboxEntry) error {
	records := make([]db.CRMRecord, len(d.order))
	for i, id := range d.order {
		if records[i] = *d.finished[id]; records[i].Held {
			d.report.Held++
		}
	}
	return d.Store.FinishRecords(ctx, d.link.Name, records, list)
}

func problemsJSON(list intake.Problems) string {
	out := make([]db.RecordProblem, len(list))
	for i, p := range list {
		out[i] = stored(p)
	}
	text, _ := json.Marshal(out) // texts always have a JSON form
	return string(text)
}

// unknownValues are the problems of a value that is empty when it is missing.
var unknownValues = []agency.RecordProblemKind{agency.ValueUnknown, agency.NumberInvalid, agency.DateOfNoDay, agency.StatusUnknown,
	agency.CountryUnknown, agency.WordUnknown}

// stored is a problem as the site keeps it. What only the checks of an import can say has its text alone.
func stored(p intake.Problem) db.RecordProblem {
	kind := cmp.Or(p.Kind, agency.RecordProblemOther)
	if p.Value == "" && slices.Contains(unknownValues, kind) {
		kind = agency.ValueMissing
	}
	return db.RecordProblem{Field: p.Field, Text: p.Text, Kind: kind, Value: p.Value}
}
