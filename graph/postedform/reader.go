package postedform

import (
	"encoding/json"
	"fmt"
	"mime/multipart"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/ast"
)

// reader reads a form by the schema.
type reader struct {
	schema   *ast.Schema
	language locale.Language // language in which numbers are typed
	problems forms.Problems
	files    []multipart.File
	err      error
}

// object reads an input; path is "" or ends in a dot.
func (r *reader) object(name, path string, n *node) map[string]any {
	o := map[string]any{}
	for _, f := range r.schema.Types[name].Fields {
		if v, ok := r.field(f.Type, path+f.Name, n.child(f.Name)); ok {
			o[f.Name] = v
		} else if f.Type.NonNull && f.DefaultValue == nil {
			o[f.Name] = r.missing(f.Type, path+f.Name, n.child(f.Name))
		}
	}
	return o
}

// field reads the value at a path; ok is false when there is none.
func (r *reader) field(t *ast.Type, path string, n *node) (v any, ok bool) {
	isInput := r.schema.Types[t.Name()].Kind == ast.InputObject
	if isInput {
		r.spread(t.Name(), n)
	}
	switch {
	case t.Elem != nil:
		return r.list(t.Elem, path, n)
	case isInput && !t.NonNull && !n.filled():
		return nil, false
	case isInput:
		return r.object(t.NamedType, path+".", n), true
	case t.NamedType == "Upload":
		return r.file(n, 0)
	case strings.TrimSpace(n.text()) == "":
		return nil, false
	}
	return r.leaf(t.NamedType, path, n.text())
}

// spread reads a field with the JSON of an input or of a list of inputs as if its fields had been posted one by one: one field has all
// corners of an area. Other text is ignored.
func (r *reader) spread(name string, n *node) {
	text := []byte(n.text())
	var one map[string]any
	if json.Unmarshal(text, &one) == nil {
		r.lay(name, n, one)
	}
	var many []map[string]any
	if json.Unmarshal(text, &many) == nil {
		for i, one := range many[:min(limits.ListLength+1, len(many))] { // one more than allowed, so that it is reported as too many
			r.lay(name, n.make(strconv.Itoa(i)), one)
		}
	}
}

// lay adds the fields of an input as posted fields.
func (r *reader) lay(name string, n *node, fields map[string]any) {
	for _, f := range r.schema.Types[name].Fields {
		if value := fields[f.Name]; value != nil {
			n.make(f.Name).texts = []string{fmt.Sprint(value)}
		}
	}
}

func (r *reader) list(elem *ast.Type, path string, n *node) (any, bool) {
	list := []any{}
	switch {
	case n == nil:
	case elem.NamedType == "Upload":
		for i := range n.files {
			if f, ok := r.file(n, i); ok {
				list = append(list, f)
			}
		}
	case r.schema.Types[elem.NamedType].Kind == ast.InputObject:
		list = r.inputs(elem.NamedType, path, n)
	default:
		list = r.leaves(elem.NamedType, path, n)
	}
	return list, len(list) > 0
}

// inputs reads a list of inputs, which are numbered in their paths.
func (r *reader) inputs(name, path string, n *node) (list []any) {
	numbers := n.numbered()
	if len(numbers) > limits.ListLength {
		r.problems.Add(path, forms.TooMany)
		return nil
	}
	for _, i := range numbers {
		list = append(list, r.object(name, fmt.Sprintf("%s.%d.", path, i), n.child(strconv.Itoa(i))))
	}
	return list
}

// leaves reads a list of texts that were posted at the same path.
func (r *reader) leaves(name, path string, n *node) (list []any) {
	if len(n.texts) > limits.ListLength {
		r.problems.Add(path, forms.TooMany)
		return nil
	}
	for _, text := range n.texts {
		if strings.TrimSpace(text) == "" {
			continue
		}
		if v, ok := r.leaf(name, path, text); ok {
			list = append(list, v)
		}
	}
	return list
}
