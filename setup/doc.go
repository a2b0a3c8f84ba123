// Package setup makes a new agency's site in its first hour: from an empty data folder, by a page that the program's link opens, to a
// site with its first manager.
//
// What is filled in is saved step by step in one row (table setup) and is nothing else before the end: no site, no member of staff, no
// session at the desk. The last step checks the starter with these answers as an import checks any folder, and writes site, manager,
// second step and session in one write, which deletes the row. So the program may be killed at any moment: there is a set-up that goes
// on, or a whole site.
//
// The link's token is stored as its digest and opens the set-up once, within limits.SetUpLinkTime; the browser that opened it goes on for
// limits.SetUpTime. A site that stands refuses both.
//
// The starter (starter/) is an import folder like any agency's, with the names of answers in braces: {agency}, {town}. It has pages,
// forms, types and texts of law, no properties and no articles beside these, and whoever sets the site up as its one agent. What only the
// agency knows is a gap (prose.Gaps): "[to fill in: insurer]".
package setup
