// Package agency holds the types of the trade (properties, projects, cities, agents) and its rules, as pure functions.
// It imports no database, HTTP or graph code.
//
// Each file is named after the type that it holds. Invariant: standard library, x/text and x/net/idna only; no
// database, HTTP or graph. Three tables are data that Go and the web app share: routes.json (all addresses),
// details.json (which details of a property a page shows, in which order, under which condition) and words.json
// (synonyms for the search).
//
// What is here refers to each other through Catalog: the site, its pages, properties, projects, cities and agents in one language. What
// needs no catalog is in a folder of its own, which agency may import: market (goal, status, price), detail (the fields of a property),
// energy, geo, media, forms, desk, prose, reference and traffic. What needs one is in folders that import agency: records, owned and law.
//
//   - A property is findable when its status is active and visitors may see it: lists and counts contain these. One
//     whose marquee says sold or rented is taken: it stays findable, and is left out of what is on offer. It is held
//     back when its advertisement lacks something by law (publishUnlawful): no visitor sees it. It is reduced when its
//     price was lowered in the last 90 days, below every price that visitors saw before, and viewable with a free
//     appointment in the next seven days.
//   - What a visitor asks of a list is a filter (PropertyFilter); one part of it is a criterion. A criterion with
//     counts beside its values is a choice; with a value it is a condition, which the list shows as a chip. The list of
//     one city has an address of its own, and is a town list.
//   - A detail is a field of a property as its page shows it, with a label, in a group. The price line is the price as
//     shown, with "from", "a month", "on request" or the marquee in its place.
//   - A number is the same in every language; an id of the graph stands for one record in one language. In the same way
//     a page has one internal path, /for-sale/, and a path in each language.
package agency
