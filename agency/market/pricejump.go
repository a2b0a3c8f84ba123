package market

import (
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// PriceJumps reports whether a price is so far from the one before that it may be a mistake: more than limits.PriceJump times as high, or
// as low. With no price there is nothing to compare.
func PriceJumps(before, now *locale.Money) bool {
	if before == nil || now == nil || *before <= 0 || *now <= 0 {
		return false
	}
	low, high := min(*before, *now), max(*before, *now)
	return float64(high) > limits.PriceJump*float64(low)
}
