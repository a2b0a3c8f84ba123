// Package costs works out what it costs to buy or rent a property, and what its buyer must do, from dated rules of the law. Each
// amount names its rule, its sources and the day on which they were read. What no rule knows is said to be unknown, never guessed.
// web/shared/property/costs computes the same from the same rules.
//
// rules.json has the rules of each region, from their first to their last day, with their sources and the day on which
// these were read; Go and the browser compute from this one file, in whole cents. Invariant: a line of the calculation
// uses the first rule that applies to the day, the region and the situation. Where no rule applies, or the rule's
// amount is not known, the line says so and adds nothing to the total. testdata/golden.md has cases worked out by hand,
// testdata/random.txt what both languages must compute alike.
package costs
