// Package edit writes what the desk edits of the settings, articles and pages: parts and drafts, which are published at once or at a
// planned time, and earlier versions, with the checks of an import.
//
// A part is in the table part, with what the folder said then and what it says now; its origin is who wrote what is in force, the folder or
// the desk. Invariant: an edit and an import both check in their one list of statements that what they read is unchanged, and otherwise
// read again (parts.ErrPartsChanged).
//
// A draft is what was edited of a record and is not published, one for all who may edit it. Drafts are parts in the
// table draft, with the version of what was in force (draft.go): they are put over the stored configuration and
// articles for the checks and for previews, and publish.go writes them as any edit is written, in one list of
// statements that also deletes the drafts (TestAPublishingIsOneWrite makes that write fail at each table). Addresses
// that pages and articles lose are noted in the same write (moved_address), and answer 308. A draft that is planned
// (plan.go, table planned) is published by the recurring work at its time, as it was seen: one that was written
// since stays a draft, and the desk says so.
//
// The table part_change is the history of parts: each line has what the part said before and after. What was written
// together of a record is a version (db/parts/recordversion.go); an earlier one becomes the record's draft
// (restore.go), the tree of pages with the pages that there are now (restoretree.go). The desk compares texts
// word by word, within bounds (web/desk/parts/differences.ts).
package edit
