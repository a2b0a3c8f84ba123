// Package limits has every limit that a stranger can reach: bytes, counts, depth, streams, time and cost. Each is set here and nowhere
// else; docs/integrators.md has the same table, which TestDocumentedLimits compares. It imports the standard library only, so that every
// other package can import it.
//
// A constant's comment is its row of that table: the name, then what it limits and what happens past it. A name that ends in Bytes is in
// bytes, in Pixels in pixels; a time.Duration says its own unit; anything else is a count.
//
// How many share what of a limit: shares.go. How often a form may be sent stands in its file in leads/. go test
// ./limits -update writes the table of docs/integrators.md from it.
package limits
