package request

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"mime/multipart"
	"net/http"
	"strings"

	"github.com/99designs/gqlgen/graphql"
)

// inMemory is how many bytes of a request with files are held in memory; the rest is in temporary files.
const inMemory = 1 << 20

// fromParts reads a request as in the GraphQL multipart request specification: "operations" is the request, "map" assigns each file to
// variables.
func (b Limits) fromParts(w http.ResponseWriter, r *http.Request, boundary string) (*Request, *Refusal) {
	if boundary == "" {
		return nil, bad("the Content-Type names no boundary")
	}
	if r.ContentLength > b.Upload {
		return nil, bodyRefusal(&http.MaxBytesError{Limit: b.Upload})
	}
	counted := Count(r)
	form, err := multipart.NewReader(http.MaxBytesReader(w, r.Body, b.Upload), boundary).ReadForm(inMemory)
	if err != nil {
		form = nil
	}
	if refusal := b.charge(counted.Parts(form)); refusal != nil {
		if form != nil {
			form.RemoveAll()
		}
		return nil, refusal
	}
	if errors.Is(err, multipart.ErrMessageTooLarge) {
		return nil, bodyRefusal(&http.MaxBytesError{Limit: inMemory})
	}
	if err != nil {
		return nil, bodyRefusal(err)
	}
	q, refusal := b.fromForm(form)
	if refusal != nil {
		form.RemoveAll()
	}
	return q, refusal
}

func (b Limits) fromForm(form *multipart.Form) (*Request, *Refusal) {
	operations, err := b.textOf(form, "operations")
	paths, failed := b.textOf(form, "map")
	if err = cmp.Or(err, failed); err != nil {
		return nil, bodyRefusal(err)
	}
	if operations == nil || paths == nil {
		return nil, bad("a request with files has one part operations and one part map")
	}
	q, refusal := b.fromJSON(operations)
	if refusal != nil {
		return nil, refusal
	}
	var files map[string][]string
	if json.Unmarshal(paths, &files) != nil {
		return nil, badMap("it is not an object of lists of paths")
	}
	q.close = func() { form.RemoveAll() }
	for name, paths := range files {
		if refusal := q.attach(form.File[name], name, paths); refusal != nil {
			q.Close()
			return nil, refusal
		}
	}
	return q, nil
}

// textOf returns the only part of a name, nil when there is not one. Programs in browsers send it as a file, to say that it is JSON.
func (b Limits) textOf(form *multipart.Form, name string) ([]byte, error) {
	texts, files := form.Value[name], form.File[name]
	if len(texts)+len(files) != 1 {
		return nil, nil
	}
	var text io.Reader
	if len(texts) == 1 {
		text = strings.NewReader(texts[0])
	} else {
		file, err := files[0].Open()
		if err != nil {
			return nil, err
		}
		defer file.Close()
		text = file
	}
	return io.ReadAll(http.MaxBytesReader(nil, io.NopCloser(text), b.JSON))
}

// attach assigns a file to its variables. Each of them reads it from its start.
func (q *Request) attach(headers []*multipart.FileHeader, name string, paths []string) *Refusal {
	if len(headers) != 1 {
		return badMap("there is not one file " + name)
	}
	for _, path := range paths {
		f, err := headers[0].Open()
		if err != nil {
			return bad("a file could not be read")
		}
		before := q.close
		q.close = func() { f.Close(); before() }
		file := graphql.Upload{File: f, Filename: headers[0].Filename, Size: headers[0].Size,
			ContentType: headers[0].Header.Get("Content-Type")}
		if !put(q.Variables, path, file) {
			return badMap("the variables have no place " + path)
		}
	}
	return nil
}

func badMap(why string) *Refusal {
	return refusal(http.StatusBadRequest, "BAD_MAP", "the map of the files is wrong: "+why)
}
