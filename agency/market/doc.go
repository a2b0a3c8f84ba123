// Package market says how a property stands on the market: what its owner offers (Goal), how far that is (Status, and Standing in the
// desk's words), the band over its photo (Marquee), and the price line (Price).
//
// Invariant: a price that a band replaces, or that the owner does not publish, is in no text and no amount.
package market
