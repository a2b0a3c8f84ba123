package postedform

import (
	"strconv"
	"strings"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/ast"
)

// leaf reads one text as a scalar or enum. Unreadable text is a problem of the form.
func (r *reader) leaf(name, path, text string) (any, bool) {
	trimmed := strings.TrimSpace(text)
	if d := r.schema.Types[name]; d.Kind == ast.Enum {
		if d.EnumValues.ForName(trimmed) == nil {
			return r.unreadable(path, forms.Unknown)
		}
		return trimmed, true
	}
	switch name {
	case "Int":
		if n, ok := locale.ParseInteger(trimmed, r.language); ok {
			return n, true
		}
		return r.unreadable(path, forms.NotANumber)
	case "Float":
		if n, err := strconv.ParseFloat(trimmed, 64); err == nil {
			return n, true
		}
		return r.unreadable(path, forms.NotANumber)
	case "Boolean":
		return trimmed != "false", true
	case "DateTime":
		if _, err := time.Parse(time.RFC3339, trimmed); err != nil {
			return r.unreadable(path, forms.DateInvalid)
		}
		return trimmed, true
	}
	return text, true
}

func (r *reader) unreadable(path string, code forms.ProblemCode) (any, bool) {
	r.problems.Add(path, code)
	return nil, false
}

// missing returns a default for a required value that is absent. Where the default could be mistaken for an answer, it notes a problem.
func (r *reader) missing(t *ast.Type, path string, n *node) any {
	switch d := r.schema.Types[t.Name()]; {
	case t.Elem != nil:
		return []any{}
	case t.NamedType == "Boolean":
		return false
	case t.NamedType == "Int" || t.NamedType == "Float":
		r.required(path, n)
		return 0
	case d.Kind == ast.Enum:
		r.required(path, n)
		return d.EnumValues[0].Name
	}
	return ""
}

// required notes that a required value is absent, unless its path has a problem already.
func (r *reader) required(path string, n *node) {
	if strings.TrimSpace(n.text()) == "" {
		r.problems.Add(path, forms.Required)
	}
}

// file opens one of the chosen files. A field without a chosen file is sent as a file without a name.
func (r *reader) file(n *node, i int) (any, bool) {
	if n == nil || i >= len(n.files) || n.files[i].Filename == "" {
		return nil, false
	}
	f, err := n.files[i].Open()
	if err != nil {
		r.err = err
		return nil, false
	}
	r.files = append(r.files, f)
	return graphql.Upload{File: f, Filename: n.files[i].Filename, Size: n.files[i].Size}, true
}
