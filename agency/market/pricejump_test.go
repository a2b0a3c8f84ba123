package market

import (
	"math"
	"testing"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestPriceJumps looks at prices at the factor and a cent beyond it, up and down, and at those that nothing can be compared with.
func TestPriceJumps(t *testing.T) {
	euro := func(cents locale.Money) *locale.Money { return &cents }
	const price = 300_000_00
	for _, c := range []struct {
		before, now *locale.Money
		want        bool
	}{
		{euro(price), euro(price), false},
		{euro(price), euro(price * limits.PriceJump), false},
		{euro(price), euro(price*limits.PriceJump + 1), true},
		{euro(price * limits.PriceJump), euro(price), false},
		{euro(price*limits.PriceJump + 1), euro(price), true},
		{euro(price), euro(math.MaxInt64), true},
		{nil, euro(price), false}, {euro(price), nil, false}, {nil, nil, false},
		{euro(0), euro(price), false}, {euro(price), euro(0), false},
	} {
		if got := PriceJumps(c.before, c.now); got != c.want {
			t.Errorf("from %v to %v is a jump: %v, want %v", c.before, c.now, got, c.want)
		}
	}
}
