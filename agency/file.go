package agency

import (
	"io"
	"strings"
)

// File is a file as a visitor sent it, before it is checked and stored.
type File struct {
	Name    string
	Content io.Reader
}

// Joined joins the parts that are not empty.
func Joined(separator string, parts ...string) string {
	var filled []string
	for _, p := range parts {
		if p != "" {
			filled = append(filled, p)
		}
	}
	return strings.Join(filled, separator)
}
