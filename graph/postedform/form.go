// Package postedform reads a form that a browser without scripts sent as the input of its mutation: the schema says which fields there are
// and what they hold, so that no form has code of its own for that.
package postedform

import (
	"errors"
	"mime/multipart"
	"net/url"
	"strings"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/ast"
)

// Form is a form as it was sent: texts and files by their paths in the mutation's input, lists as the same path several times, or
// numbered when their elements are inputs: "person.email", "documents", "filter.cities.0.zip".
type Form struct {
	Name   string // of the mutation
	Values url.Values
	Files  map[string][]*multipart.FileHeader
}

// ErrTooManyFields is the error for a form with more or deeper fields than any form of a page.
var ErrTooManyFields = errors.New("the form has too many fields")

// Input is the input of a mutation, with the problems of reading it.
type Input struct {
	Value    map[string]any
	Problems forms.Problems
	files    []multipart.File
}

// Read reads a form as an input of the schema. The caller closes it once the mutation has run.
func Read(schema *ast.Schema, input string, f Form) (*Input, error) {
	tree, err := treeOf(f)
	if err != nil {
		return nil, err
	}
	r := &reader{schema: schema, language: locale.Language(strings.ToLower(f.Values.Get("language")))}
	read := &Input{Value: r.object(input, "", tree), Problems: r.problems, files: r.files}
	if r.err != nil {
		read.Close()
		return nil, r.err
	}
	return read, nil
}

// Close closes the files of the form.
func (i *Input) Close() {
	for _, f := range i.files {
		f.Close()
	}
}
