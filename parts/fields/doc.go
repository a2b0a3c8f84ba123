// Package fields says what the desk may edit of the settings, articles and pages: which fields a record has, what each holds, and where it
// stands in the record.
//
// A part is a field of a record in a language, as JSON. Site, Article and Page are the tables of rules; the tree of pages is a record too,
// with a list for the pages below each (Menu). A Document is a record in which parts are read and set by their rules.
package fields
