package request

import (
	"io"
	"mime/multipart"
	"net/http"
)

// Received is how many bytes of a body came: Text is parsed, Files are only stored.
type Received struct{ Text, Files int }

// Counted counts the bytes of a body that is being read.
type Counted struct {
	io.ReadCloser
	bytes int
}

// Count makes a request count what is read of its body.
func Count(r *http.Request) *Counted {
	c := &Counted{ReadCloser: r.Body}
	r.Body = c
	return c
}

// Read counts.
func (c *Counted) Read(p []byte) (n int, err error) {
	n, err = c.ReadCloser.Read(p)
	c.bytes += n
	return n, err
}

// Text is what came of a body without files.
func (c *Counted) Text() Received { return Received{Text: c.bytes} }

// Parts is what came of a body with files. Without the form, because it could not be read, all of it was for files.
func (c *Counted) Parts(form *multipart.Form) Received {
	var text int
	if form != nil {
		text = bytesOf(form.Value)
	}
	return Received{Text: text, Files: max(0, c.bytes-text)}
}

// bytesOf returns how many bytes the fields of a form have, with their names and without files.
func bytesOf(fields map[string][]string) (n int) {
	for name, values := range fields {
		for _, value := range values {
			n += len(name) + len(value)
		}
	}
	return n
}
