// Package law names what the law asks of an agency's site: of an advertisement (Advertisement), and of what the site says of the agent
// itself (Lacks).
//
// Invariant: nothing here hides or refuses anything: importing warns of what is lacking, and the desk says it.
package law
