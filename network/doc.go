// Package network identifies customers of internet providers, for rate limits and counts, says which proxies are believed
// (network/proxies.go), and hands out what few can have at the same time.
//
// A connection to the internet is a whole IPv4 address, or the first 64 bits of an IPv6 address. Invariant: every limit
// and count by address uses that part, so nobody escapes one with another address of the own network. Of what few can
// have at the same time (network/places.go, the table limits/shares.go) the networks around it have a part too, and
// programs with a key and staff keep theirs.
package network
