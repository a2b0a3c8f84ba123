package graph

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gevel/gevel/intake"
)

// results says what became of each record of the input, which has so many properties.
func (d *delivery) results(properties int, o intake.Outcome) []*ImportResult {
	out, changes := map[string]intake.Problems{}, map[int]ImportOutcome{}
	for _, l := range o.LeftOut {
		out[l.Name] = l.Problems
	}
	for _, x := range o.Differences {
		changes[x.Number] = ImportOutcome(x.Change)
	}
	numbers := map[string]int{}
	for _, p := range d.Properties {
		numbers[p.Name] = p.Record.Number
	}
	list := []*ImportResult{}
	add := func(name string, number int) {
		r := &ImportResult{Path: inputPath(name), Outcome: ImportOutcomeUnchanged, Problems: importProblems(out[name])}
		if number != 0 {
			r.Number = &number
		}
		if change, ok := changes[number]; ok {
			r.Outcome = change
		}
		if len(r.Problems) > 0 {
			r.Outcome = ImportOutcomeLeftOut
		}
		delete(out, name)
		list = append(list, r)
	}
	for i := range properties {
		name := fmt.Sprintf("properties[%d]", i)
		add(name, numbers[name])
	}
	for i, number := range d.Withdraw {
		add(fmt.Sprintf("withdraw[%d]", i), number)
	}
	for _, name := range slices.Sorted(maps.Keys(out)) { // files that were not accepted
		add(name, 0)
	}
	return list
}
