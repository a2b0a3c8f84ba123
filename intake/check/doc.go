// Package check is what the checks of an import share: the book in which they note problems and warnings by file and field, reading JSON
// field by field, and the rules that many records have. It knows no folder, no store and no file.
package check
