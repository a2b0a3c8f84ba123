// Package desk has the graph of the agency's desk: the resolvers of its schema.graphqls, which staff read and write at
// /desk/graphql and nowhere else. Each reads: who may, ask staff, parts or pictures, answer. What its schema shares with
// graph's is declared in both and bound to the same Go types.
//
// deskChanged tells staff what happens while it does (changed.go): triggers count the changes of each part of its screens
// (table desk_version; those of leads for each member who has them, so that nobody learns of leads that the role may not
// see), and a stream checks its session again before each event. Who has which record open is only in memory
// (staff/presence.go). A request that a browser sends by itself says so (Gevel-Unattended), and does not prolong the session.
// Only who is signed in may read the schema.
package desk
