package graph_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

// TestEachImportedRecordIsCharged sends imports as variables and in the query's text: each property and each number that is withdrawn adds
// to what an empty one costs, and the largest stays within what one query of a program with a key may cost.
func TestEachImportedRecordIsCharged(t *testing.T) {
	c := startCRM(t, writer)
	cost := func(input map[string]any) int {
		t.Helper()
		input["dryRun"] = true
		return c.query(t, push, map[string]any{"input": input}).Extensions.Cost.Used
	}
	many := func(value func(i int) any) (list []any) {
		for i := range limits.ImportedAtOnce {
			list = append(list, value(i))
		}
		return list
	}
	none := cost(map[string]any{})
	for name, value := range map[string]func(i int) any{
		"properties":         func(i int) any { return map[string]any{"number": 700_000 + i} },
		"withdraw":           func(i int) any { return 700_000 + i },
		"withdrawReferences": func(i int) any { return fmt.Sprint("R", i) },
	} {
		one, all := cost(map[string]any{name: many(value)[:1]}), cost(map[string]any{name: many(value)})
		if one < none+limits.ImportedRecordCost || all < none+limits.ImportedAtOnce*limits.ImportedRecordCost || all > limits.KeyCost {
			t.Errorf("%s cost %d for one and %d for %d, beside %d for none; want %d each, %d at most", name, one, all,
				limits.ImportedAtOnce, none, limits.ImportedRecordCost, limits.KeyCost)
		}
	}
	text := strings.NewReplacer("($input: ImportPropertiesInput!)", "", "$input", "{dryRun: true, withdraw: 700000}").Replace(push)
	if alone := c.query(t, text, nil).Extensions.Cost.Used; alone < none+limits.ImportedRecordCost {
		t.Errorf("a number that stands alone costs %d, want %d beside %d for none", alone, limits.ImportedRecordCost, none)
	}
}
