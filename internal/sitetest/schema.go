package sitetest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/locale"
)

// SchemaType is a type of the schema as introspection returns it.
type SchemaType struct {
	Name, Kind    string
	Fields        []SchemaField
	PossibleTypes []struct{ Name string }
}

type SchemaField struct {
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

// Named returns the name of the type without list and non-null.
func (r typeRef) Named() string {
	for r.OfType != nil {
		r = *r.OfType
	}
	return *r.Name
}

const introspection = `{ __schema { types { name kind possibleTypes { name } fields { name
	args { name defaultValue type { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }
	type { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } } } }`

// Schema reads the types of the site's schema by introspection.
func (s Site) Schema(t *testing.T) map[string]SchemaType {
	t.Helper()
	return typesOf(t, s.PostJSON(t, map[string]string{"query": introspection}))
}

// DeskSchema reads the types of the desk's schema as somebody who is there.
func (s Site) DeskSchema(t *testing.T, cookie string) map[string]SchemaType {
	t.Helper()
	return typesOf(t, s.PostDesk(t, map[string]string{"query": introspection}, "Cookie", cookie))
}

func typesOf(t *testing.T, r Reply) map[string]SchemaType {
	t.Helper()
	var answer struct {
		Data struct {
			Schema struct{ Types []SchemaType } `json:"__schema"`
		}
	}
	if err := json.Unmarshal([]byte(r.Text), &answer); err != nil {
		t.Fatal(err)
	}
	types := map[string]SchemaType{}
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
	"zip": `"3640"`, "editor.language": "NL", "card.language": "NL", "units.project": "2001", "drawing.project": "2001",
	"owner": `"DeskOwner:501"`,
	"words": `"Tom"`, "versions.record": `"article:our-services/sale-and-rent"`,
	"versionChanges.record": `"article:our-services/sale-and-rent"`, "version": "1", "start": inDays(0), "end": inDays(30),
	"appointmentSlots.property": "1048", "appointmentSlots.from": strconv.Quote(string(locale.Today(time.Now())))}

// inDays writes a moment as an argument.
func inDays(n int) string {
	return strconv.Quote(time.Now().AddDate(0, 0, n).UTC().Format(time.RFC3339))
}

// Walk writes queries that together select every field that can be reached from Query, each by one shortest path.
type Walk struct {
	T        *testing.T
	Types    map[string]SchemaType
	Queries  []string
	Selected map[string]bool // "Type.field"
	Without  []string        // "Type.field" that are not selected
}

// Stop is a type at the end of a path: the query's text before and after its fields.
type Stop struct{ Name, Before, After string }

// From selects all fields of a type, and goes on to types that it has not met yet.
func (w *Walk) From(start Stop) {
	met := map[string]bool{start.Name: true}
	for next := []Stop{start}; len(next) > 0; next = next[1:] {
		here := next[0]
		k := w.Types[here.Name]
		leaves := []string{"__typename"}
		for _, f := range k.Fields {
			if slices.Contains(w.Without, k.Name+"."+f.Name) {
				continue
			}
			w.Selected[k.Name+"."+f.Name] = true
			call, to := f.Name+w.Call(f), w.Types[f.Type.Named()]
			if to.Kind == "SCALAR" || to.Kind == "ENUM" {
				leaves = append(leaves, call)
				continue
			}
			w.Queries = append(w.Queries, here.Before+call+" { __typename }"+here.After)
			for _, name := range append([]string{to.Name}, Possible(to)...) {
				if !met[name] {
					met[name] = true
					before := here.Before + call + " { ... on " + name + " { "
					next = append(next, Stop{Name: name, Before: before, After: " } }" + here.After})
				}
			}
		}
		w.Queries = append(w.Queries, here.Before+strings.Join(leaves, " ")+here.After)
	}
}

// Possible are the types that an interface or a union may be.
func Possible(k SchemaType) (names []string) {
	for _, p := range k.PossibleTypes {
		names = append(names, p.Name)
	}
	return names
}

// Call writes the arguments of a field.
func (w *Walk) Call(f SchemaField) string {
	var list []string
	for _, a := range f.Args {
		value, known := arguments[f.Name+"."+a.Name]
		if !known {
			value, known = arguments[a.Name]
		}
		insists := a.Type.Kind == "NON_NULL" && a.DefaultValue == nil
		if insists && !known {
			w.T.Fatalf("the table of arguments has no value for %s(%s)", f.Name, a.Name)
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

// WalkedWith returns all answers of a graph to requests with some headers.
func (s Site) WalkedWith(t *testing.T, path string, queries []string, headers ...string) string {
	t.Helper()
	var answers strings.Builder
	for i, q := range queries {
		// a sender's budget of a minute is not enough for the whole walk
		r := s.PostTo(t, path, map[string]string{"query": q}, append(headers, "X-Forwarded-For", fmt.Sprintf("192.0.2.%d", i/20))...)
		needsKey := strings.HasPrefix(q, "{ registeredOperations ") // without an API key that says so in an error
		if strings.Contains(r.Text, `"errors"`) && !(needsKey && strings.Contains(r.Text, `"code":"FORBIDDEN"}}],"data":null`)) {
			t.Fatalf("%s is answered with errors: %.300s", q, r.Text)
		}
		answers.WriteString(r.Text + "\n")
	}
	return answers.String()
}
