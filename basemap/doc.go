// Package basemap fetches the agency's part of a public basemap into the data folder, from which the site serves the streets of its map.
//
// Order.Measure finds by the basemap's directories which tiles lie around the agency's properties and offices, and how large the file
// becomes; Plan.Fetch fetches them. The file that is written is FILE.part, with what it is of beside it in FILE.part.json: a fetch that was
// broken off goes on there as long as the basemap is the same. When it is complete, every tile is unpacked once, and the file takes its
// place in one step.
//
// Invariant: streets.pmtiles is a checked file, or the one before, or none.
package basemap
