// Package web is the web app as it was built: scripts, styles and fonts for browsers, and the bundle that renders pages on the server.
// Only the program itself imports it, so that everything else compiles while the web app is built.
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

// Dist gives the built files: client/ for browsers, server/server.js (the bundle that renders pages) and in a release server.bin (its
// bytecode), documents.json, the site's own operations by id, and desk-documents.json, those of the desk.
func Dist() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // the name is a constant
	}
	return files
}
