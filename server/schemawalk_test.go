package server_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// schemaType is a type of the schema as introspection returns it.
type schemaType struct {
	Name, Kind    string
	Fields        []schemaField
	PossibleTypes []struct{ Name string }
}

type schemaField struct {
	Name string
	Args []struct {
		Name         string
		DefaultValue *string
		Type         typeRef
	}
	Type typeRef
}

type typeRef struct {
	Kind   string
	Name   *string
	OfType *typeRef
}

// named returns the name of the type without list and non-null.
func (r typeRef) named() string {
	for r.OfType != nil {
		r = *r.OfType
	}
	return *r.Name
}

const introspection = `{ __schema { types { name kind possibleTypes { name } fields { name
	args { name defaultValue type { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }
	type { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } } } }`

// schema reads the types of the site's schema by introspection.
func (v visitor) schema(t *testing.T) map[string]schemaType {
	t.Helper()
	return typesOf(t, v.postJSON(t, map[string]string{"query": introspection}))
}

// deskSchema reads the types of the desk's schema as somebody who is there.
func (v visitor) deskSchema(t *testing.T, cookie string) map[string]schemaType {
	t.Helper()
	return typesOf(t, v.postDesk(t, map[string]string{"query": introspection}, "Cookie", cookie))
}

func typesOf(t *testing.T, r reply) map[string]schemaType {
	t.Helper()
	var answer struct {
		Data struct {
			Schema struct{ Types []schemaType } `json:"__schema"`
		}
	}
	if err := json.Unmarshal([]byte(r.text), &answer); err != nil {
		t.Fatal(err)
	}
	types := map[string]schemaType{}
	for _, k := range answer.Data.Schema.Types {
		types[k.Name] = k
	}
	return types
}

// arguments holds the values of arguments, by field and argument or by argument alone: of all required arguments, and of those that keep
// lists short. A new required argument must be added here.
var arguments = map[string]string{"number": "1096", "key": `"pages/about"`, "record": `"site"`, "field": `"phone"`, "markdown": `"# A"`,
	"project.number": "2001", "id": `"OwnedProperty:1024:fr"`,
	"ids": `["OwnedProperty:1111:nl", "Owner:502:fr"]`, "path": `"/nl/"`,
	"article.path": `"/nl/onze-diensten/nieuwbouw/"`, "text": `"Kinrooi"`, "token": `"x"`, "property": "1096", "first": "2",
	"zip":   `"3640"`,
	"words": `"Tom"`, "versions.record": `"article:our-services/sale-and-rent"`,
	"versionChanges.record": `"article:our-services/sale-and-rent"`, "version": "1", "start": inDays(0), "end": inDays(30)}

// inDays writes a moment as an argument.
func inDays(n int) string {
	return strconv.Quote(time.Now().AddDate(0, 0, n).UTC().Format(time.RFC3339))
}

// walk writes queries that together select every field that can be reached from Query, each by one shortest path.
type walk struct {
	t        *testing.T
	types    map[string]schemaType
	queries  []string
	selected map[string]bool // "Type.field"
	without  []string        // "Type.field" that are not selected
}

// stop is a type at the end of a path: the query's text before and after its fields.
type stop struct{ name, before, after string }

// from selects all fields of a type, and goes on to types that it has not met yet.
func (w *walk) from(start stop) {
	met := map[string]bool{start.name: true}
	for next := []stop{start}; len(next) > 0; next = next[1:] {
		here := next[0]
		k := w.types[here.name]
		leaves := []string{"__typename"}
		for _, f := range k.Fields {
			if slices.Contains(w.without, k.Name+"."+f.Name) {
				continue
			}
			w.selected[k.Name+"."+f.Name] = true
			call, to := f.Name+w.call(f), w.types[f.Type.named()]
			if to.Kind == "SCALAR" || to.Kind == "ENUM" {
				leaves = append(leaves, call)
				continue
			}
			w.queries = append(w.queries, here.before+call+" { __typename }"+here.after)
			for _, name := range append([]string{to.Name}, possible(to)...) {
				if !met[name] {
					met[name] = true
					next = append(next, stop{name, here.before + call + " { ... on " + name + " { ", " } }" + here.after})
				}
			}
		}
		w.queries = append(w.queries, here.before+strings.Join(leaves, " ")+here.after)
	}
}

func possible(k schemaType) (names []string) {
	for _, p := range k.PossibleTypes {
		names = append(names, p.Name)
	}
	return names
}

// call writes the arguments of a field.
func (w *walk) call(f schemaField) string {
	var list []string
	for _, a := range f.Args {
		value, known := arguments[f.Name+"."+a.Name]
		if !known {
			value, known = arguments[a.Name]
		}
		insists := a.Type.Kind == "NON_NULL" && a.DefaultValue == nil
		if insists && !known {
			w.t.Fatalf("the table of arguments has no value for %s(%s)", f.Name, a.Name)
		}
		if insists || known && a.Name == "first" {
			list = append(list, a.Name+": "+value)
		}
	}
	if list == nil {
		return ""
	}
	return "(" + strings.Join(list, ", ") + ")"
}
