// Package export writes what the site shows and hides as an import folder, the same that intake reads: whoever leaves takes it along, and
// nothing is locked in. Secrets, people and leads are never in it.
//
// It writes everything that is published at one moment (exports.Store.Export) as a folder that intake reads, record by record.
// Invariant: what is exported, imported into an empty store and exported again has the same bytes, whatever the values
// (TestRandomFoldersComeBack). An article and a footer keep their Markdown beside the HTML for that, and a picture the
// name that it has in the media folder.
package export
