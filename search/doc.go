// Package search is the index in memory of all public properties: lists, counts, maps, similar properties and the matching of demands
// read it instead of the store. An index is never changed once it is made, so that many requests read it at once; a change makes a new one.
//
// It has columns, the orders of a list as permutations, bitsets and a grid over the map. The rows of each value of a
// column and the ranks of prices are worked out when they are first needed. Lists, counts, groups of pins, similar
// properties and the matching of demands read it, each with the one predicate that predicate.go makes of a
// PropertyFilter. The pins of a map that is moved and zoomed are groups on a grid of its zoom (mapview.go), so that
// groups stay while it moves and part while it zooms in; bounds are rounded outwards to tiles (agency/geo/mapview.go,
// web/shared/map/tiles.ts), in the cache's key too (graph/roundedbounds.go). Invariant: no SQL and no HTTP; an index is
// never changed, and one that followed changes (step.go) equals one that is built whole. The words of descriptions
// (described.go) are read when a filter first looks for some (db/described.go) and follow the changes from then on: at
// 100,000 properties in three languages that takes about four seconds once, 22 MB, and a millisecond for a search.
package search
