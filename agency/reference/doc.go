// Package reference reads and writes the references of properties: the number of the site, or what the sender of a property calls it.
//
// Invariant: two spellings of one reference have one Key, and a text that can be no reference is refused with the reason.
package reference
