package forms

import "io"

// File is a file as a visitor sent it, before it is checked and stored.
type File struct {
	Name    string
	Content io.Reader
}
