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
// intake/projectdrawing.go finds the shapes of its units, by the names that programs for drawings write
// (internal/drawing/names.go, intake/unitnames.go). Invariant: a stored drawing was written by drawing.Clean, and
// cleaning it again changes nothing; pages show it as a picture and lay their own links over it.
//
// What was edited at the desk is in the table part. A part is a field of a record in a language, with what the folder
// said then and what it says now; its origin is who wrote what is in force, the folder or the desk. When both changed
// it, it is a question: the desk's value stays until somebody answers. agency.OwnedPart.Import is the rule of an
// import; intake/merge.go puts the desk's values into the folder before its checks, and intake/save.go writes an edit
// through the same checks. Invariant: both check in their one list of statements that what they read is unchanged, and
// otherwise read again (db.ErrPartsChanged). An import writes only the records that it changes, and only a change of
// these by somebody else refuses it (db/importtouched.go).
//
// The configuration says which version of the room markdown made the HTML of all texts. At the start of serve and before
// an import it is made again when that is another (intake/rendering.go), or when no Markdown is stored, its links are
// checked again.
//
// A page is a record of parts too, and the tree of pages one: a list for the pages below each (parts/fields/menu.go).
// What folder and desk say of pages is merged in intake/mergemenu.go and mergetree.go, so that pages made at the desk
// stay, removed ones stay away, and none stands below itself.
//
// A draft is what was edited of a record and is not published, one for all who may edit it. Drafts are parts in the
// table draft, with the version of what was in force (intake/draft.go): they are put over the stored configuration and
// articles for the checks and for previews, and intake/publish.go writes them as any edit is written, in one list of
// statements that also deletes the drafts (TestAPublishingIsOneWrite makes that write fail at each table). Addresses
// that pages and articles lose are noted in the same write (moved_address), and answer 308. A draft that is planned
// (intake/plan.go, table planned) is published by the recurring work at its time, as it was seen: one that was written
// since stays a draft, and the desk says so.
//
// The table part_change is the history of parts: each line has what the part said before and after. What was written
// together of a record is a version (db/recordversion.go); an earlier one becomes the record's draft
// (intake/restore.go), the tree of pages with the pages that there are now (restoretree.go). The desk compares texts
// word by word, within bounds (web/desk/parts/differences.ts).
//
// Pictures of other servers: an import writes the tables remote_file and remote_use (db/remotefile.go) and publishes
// what is there; intake/fetcher.go runs in the server, fetches what is due and lets the store show it. Invariant: a
// name that was fetched is never fetched again; the tables photo and document hold fetched files alone.
package intake
