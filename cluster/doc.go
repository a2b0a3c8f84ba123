// Package cluster writes to a cluster of rqlite, through the node on the same machine, and reads nothing that it was not told.
//
// It also copies files from the other machines, for a site on several of them (docs/cluster.md). Invariant: a write
// counts as done only when the whole answer says so, and a file as copied only when its checksum is the one that the
// other machine signed.
package cluster
