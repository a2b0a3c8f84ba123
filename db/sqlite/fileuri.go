package sqlite

import "strings"

// inURI writes the characters that mean something in SQLite's URI of a file (sqlite.org/uri.html).
var inURI = strings.NewReplacer("%", "%25", "?", "%3f", "#", "%23")

// FileURI returns the URI of a file, to which parameters may be added. Without escapes a folder named "agency #2" would open another file.
func FileURI(path string) string { return "file:" + inURI.Replace(path) }
