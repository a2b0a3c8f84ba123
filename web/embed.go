// Package web is the web app as it was built: scripts, styles and fonts for browsers, and the bundle that renders pages on
// the server; and the desk's texts.
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

//go:embed desk/texts/*.json
var deskTexts embed.FS

// Dist gives the built files: client/ for browsers, server/server.bin (the bytecode of the bundle that renders pages), documents.json,
// the site's own operations by id, and desk-documents.json, those of the desk.
func Dist() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // the name is a constant
	}
	return files
}

// DeskTexts gives the texts of the desk in a language: nl, fr, en or de.
func DeskTexts(language string) ([]byte, error) {
	return deskTexts.ReadFile("desk/texts/" + language + ".json")
}
