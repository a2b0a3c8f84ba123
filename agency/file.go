package agency

import (
	"io"
	"regexp"
)

// File is a file as a visitor sent it, before it is checked and stored.
type File struct {
	Name    string
	Content io.Reader
}

var mediaName = regexp.MustCompile(`^[0-9a-f]{24}\.[a-z0-9]+$`)

// IsMediaName reports whether a name can be that of a file in the media folder: a hash of the content and an extension.
func IsMediaName(name string) bool { return mediaName.MatchString(name) }
