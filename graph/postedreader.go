package graph

import (
	"cmp"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/vektah/gqlparser/v2/ast"
)

// postedReader makes the input of a mutation by the definitions of the schema.
type postedReader struct {
	schema   *ast.Schema
	posted   Posted
	problems agency.Problems
	files    []multipart.File
	err      error
}

func (r *postedReader) close() {
	for _, f := range r.files {
		f.Close()
	}
}

// object reads an input; path is "" or ends in a dot.
func (r *postedReader) object(name, path string) map[string]any {
	o := map[string]any{}
	for _, f := range r.schema.Types[name].Fields {
		if v, ok := r.field(f.Type, path+f.Name); ok {
			o[f.Name] = v
		} else if f.Type.NonNull && f.DefaultValue == nil {
			o[f.Name] = r.missing(f.Type, path+f.Name)
		}
	}
	return o
}

// field reads what stands at a path; ok is false when nothing does.
func (r *postedReader) field(t *ast.Type, path string) (v any, ok bool) {
	if r.schema.Types[t.Name()].Kind == ast.InputObject {
		r.spread(path)
	}
	if t.Elem != nil {
		return r.list(t.Elem, path)
	}
	if r.schema.Types[t.NamedType].Kind == ast.InputObject {
		if !t.NonNull && !r.has(path+".") {
			return nil, false
		}
		return r.object(t.NamedType, path+"."), true
	}
	if t.NamedType == "Upload" {
		return r.file(path, 0)
	}
	text := strings.TrimSpace(r.posted.Values.Get(path))
	if text == "" {
		return nil, false
	}
	return r.leaf(t.NamedType, path, r.posted.Values.Get(path))
}

// spread takes the JSON of an input, or of a list of them, apart, as if its fields had been posted one by one: one box stands for an
// area with all its corners. What is no such JSON is nothing.
func (r *postedReader) spread(path string) {
	text := []byte(r.posted.Values.Get(path))
	var one map[string]any
	if json.Unmarshal(text, &one) == nil {
		r.lay(path, one)
	}
	var many []map[string]any
	if json.Unmarshal(text, &many) == nil {
		for i, one := range many[:min(most, len(many))] {
			r.lay(fmt.Sprintf("%s.%d", path, i), one)
		}
	}
}

// lay posts the fields of an input.
func (r *postedReader) lay(path string, fields map[string]any) {
	for name, value := range fields {
		if value != nil {
			r.posted.Values.Set(path+"."+name, fmt.Sprint(value))
		}
	}
}

// has tells whether anything was filled in whose path starts so.
func (r *postedReader) has(prefix string) bool {
	for path, values := range r.posted.Values {
		if strings.HasPrefix(path, prefix) && strings.TrimSpace(strings.Join(values, "")) != "" {
			return true
		}
	}
	return false
}

// most is how many elements of a list are read; no form takes more.
const most = 200

func (r *postedReader) list(elem *ast.Type, path string) (any, bool) {
	list := []any{}
	switch {
	case elem.NamedType == "Upload":
		for i := range r.posted.Files[path] {
			if f, ok := r.file(path, i); ok {
				list = append(list, f)
			}
		}
	case r.schema.Types[elem.NamedType].Kind == ast.InputObject:
		for _, i := range r.numbered(path + ".") {
			list = append(list, r.object(elem.NamedType, fmt.Sprintf("%s.%d.", path, i)))
		}
	default:
		for _, text := range r.posted.Values[path][:min(most, len(r.posted.Values[path]))] {
			if strings.TrimSpace(text) == "" {
				continue
			}
			if v, ok := r.leaf(elem.NamedType, path, text); ok {
				list = append(list, v)
			}
		}
	}
	return list, len(list) > 0
}

// numbered gives the numbers that follow a prefix, in order.
func (r *postedReader) numbered(prefix string) []int {
	var numbers []int
	for path := range r.posted.Values {
		if rest, ok := strings.CutPrefix(path, prefix); ok && r.has(path) {
			number, _, _ := strings.Cut(rest, ".")
			if n, err := strconv.Atoi(number); err == nil && n >= 0 && !slices.Contains(numbers, n) && len(numbers) < most {
				numbers = append(numbers, n)
			}
		}
	}
	slices.SortFunc(numbers, cmp.Compare[int])
	return numbers
}
