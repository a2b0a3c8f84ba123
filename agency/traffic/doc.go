// Package traffic says how page views of a property are counted: by day, by period, and by where the visitor came from (Source).
//
// Invariant: a source is of the list, whatever an address or a referrer says.
package traffic
