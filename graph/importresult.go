package graph

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
)

// results says what became of each record of the input, which has so many properties.
func (d *delivery) results(properties int, o intake.Outcome) []*ImportResult {
	out, changes := map[string]check.Problems{}, map[int]ImportOutcome{}
	for _, l := range o.LeftOut {
		out[l.Name] = l.Problems
	}
	for _, x := range o.Differences {
		changes[x.Number] = ImportOutcome(x.Change)
	}
	list := []*ImportResult{}
	add := func(name string) {
		r := &ImportResult{Path: inputPath(name), Outcome: ImportOutcomeUnchanged, Problems: importProblems(out[name])}
		is := o.Numbers[name]
		if is.Number != 0 {
			r.Number = &is.Number
		}
		if is.Reference != "" {
			r.Reference = &is.Reference
		}
		if change, ok := changes[is.Number]; ok {
			r.Outcome = change
		}
		if len(r.Problems) > 0 {
			r.Outcome = ImportOutcomeLeftOut
		}
		delete(out, name)
		list = append(list, r)
	}
	for i := range properties {
		add(fmt.Sprintf("properties[%d]", i))
	}
	for i := range d.Withdraw {
		add(fmt.Sprintf("withdraw[%d]", i))
	}
	for i := range d.WithdrawReferences {
		add(fmt.Sprintf("withdrawReferences[%d]", i))
	}
	for _, name := range slices.Sorted(maps.Keys(out)) { // files that were not accepted
		add(name)
	}
	return list
}
