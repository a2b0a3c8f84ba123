// Package engine runs operations of a schema, whichever it is: graph's, which everybody may ask, and that of the agency's desk.
// Each has an Engine of its own. The app's own operations are known by their SHA-256 and trusted; free queries are weighed
// (weigh.go) and held to a budget (budget.go). So are operations that a program registered with its key: the server replaces
// their id by their text, and they have no more rights than a query with that text. What both packages of resolvers need beside
// it is here too: errors with codes, limits of what runs at the same time, what the generated code calls (tools/simplify).
package engine
