package limits_test

import (
	"testing"

	"github.com/gevel/gevel/limits"
)

// TestBudgetsFitEachOther shows that each query that may be asked fits into a minute, or it would be refused for ever with the advice to
// ask again later, and that a key allows more than none does.
func TestBudgetsFitEachOther(t *testing.T) {
	for name, c := range map[string]struct{ less, more int }{
		"one query without a key in its minute": {limits.FreeCost, limits.FreeMinuteCost},
		"one query with a key in its minute":    {limits.KeyCost, limits.KeyMinuteCost},
		"a query with a key":                    {limits.FreeCost, limits.KeyCost},
		"a minute with a key":                   {limits.FreeMinuteCost, limits.KeyMinuteCost},
		"the depth with a key":                  {limits.FreeDepth, limits.KeyDepth},
		"the aliases with a key":                {limits.FreeAliases, limits.KeyAliases},
	} {
		if c.less > c.more {
			t.Errorf("%s: %d is more than %d", name, c.less, c.more)
		}
	}
}
