// Package deliveries takes files with properties at the desk: an OpenImmo file or archive, a sheet, or an import folder as a ZIP archive.
//
// What is brought waits in a folder of its own, and changes nothing: it is read as gevel import -dry reads it, and what it would change is
// stored with it (db/deliveries). Somebody takes some of its properties or all of them, in one write, which notes how they were. For
// limits.UndoTime that can be taken back, as a whole; a property that somebody changed meanwhile stays, and is named. No email about them
// leaves before.
//
// Invariant: a delivery at the desk deletes nothing. What its sender takes off the market is withdrawn, with its owners, leads and visits.
package deliveries
