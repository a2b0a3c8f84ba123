// Package wholesite holds tests of a site as a whole, from outside: what came in by any way is shown by every output, hidden things by
// none, and every page of the sample is what search engines and browsers expect. What tests one room stands beside that room.
package wholesite
