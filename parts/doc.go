// Package parts is the site as the desk edits it: settings, articles and pages, part by part, each with its origin, draft and history.
//
// Which fields the desk edits is a table (parts/fields: site.go, article.go, page.go); the desk's app draws
// each by its kind (web/desk/parts/). parts/edit writes parts and drafts, parts/merge lets
// them stay in an import. Staff can confirm that a translation older than its original is still right
// (confirm.go, table confirmed): that holds until either text changes, and changes neither.
package parts
