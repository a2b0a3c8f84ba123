// Package intake imports an agency's folder into the store: it reads and checks all files, copies pictures and documents into the media
// folder, and writes what changed in one transaction.
//
// All problems are said at once. A record with problems is left out and the others are taken (leftout.go), for folders,
// deliveries, links and importProperties alike; a problem of no record changes nothing. Pictures and videos are copied
// before the one write, without the camera's metadata (internal/raster, internal/video). A delivery (delivery.go) has
// properties only, pushed or read from a file, and goes through the same checks.
//
// A price that is far from the one on the site stays doubtful (table doubtful_price) until it is delivered again or the
// desk confirms it (doubtfulprice.go): the property is written with the price before, so that nothing that visitors
// read, and no email, ever has it.
//
// The drawing of a project is an SVG file that internal/drawing cleans by lists of what may draw;
// intake/drawn/drawing.go finds the shapes of its units, by the names that programs for drawings write
// (internal/drawing/names.go, intake/drawn/unitnames.go). Invariant: a stored drawing was written by drawing.Clean, and
// cleaning it again changes nothing; pages show it as a picture and lay their own links over it.
//
// What the desk owns (table part) is put into the folder before its checks by parts/merge. How the desk writes parts is in parts/edit,
// which puts them into the stored configuration and articles (intake/edited/content.go) and runs the same checks. An import writes only the
// records that it changes, and only a change of these by somebody else refuses it (db/imports/touched.go).
//
// The configuration says which version of the room markdown made the HTML of all texts. At the start of serve and before
// an import it is made again when that is another (intake/rendering.go), or when no Markdown is stored, its links are
// checked again.
//
// Pictures of other servers: an import writes the tables remote_file and remote_use (db/imports/remotefile.go) and publishes
// what is there; intake/remote/fetcher.go runs in the server, fetches what is due and lets the store show it. Invariant: a
// name that was fetched is never fetched again; the tables photo and document hold fetched files alone.
package intake
