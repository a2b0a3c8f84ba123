// Package texts is the texts of the desk, for what the server writes in the words of its screens.
package texts

import "embed"

//go:embed *.json
var files embed.FS

// In gives them in a language: nl, fr, en or de.
func In(language string) ([]byte, error) { return files.ReadFile(language + ".json") }
