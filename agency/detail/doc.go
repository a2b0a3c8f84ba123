// Package detail holds the fields of a property, group by group (Building, Rooms, Costs, …), the words that they may have (Vocabulary), and
// the conditions under which one is shown (Hold).
//
// Invariant: groups.go names a field once, for the JSON of the import folder, the columns of the store and the graph. A pointer that is nil
// means that nobody said it.
package detail
