package server_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
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

// schema reads the types of the schema by introspection.
func (v visitor) schema(t *testing.T) map[string]schemaType {
	t.Helper()
	var answer struct {
		Data struct {
			Schema struct{ Types []schemaType } `json:"__schema"`
		}
	}
	if err := json.Unmarshal([]byte(v.postJSON(t, map[string]string{"query": introspection}).text), &answer); err != nil {
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
	"words": `"Tom"`}

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

// person is a visitor or owner, with the texts that only this person may see.
type person struct {
	name, cookie string
	secrets      []string
}

func TestOwnersDataIsReachedByItsOwnerOnly(t *testing.T) {
	v := visit(t)
	a := person{"A", "session=" + v.owner(t, "lieve.claes@example.com", 1096),
		[]string{"lieve.claes@example.com", "Lieve Claes", "Kapelweg", "415.000", "OwnedProperty:1111:nl",
			"/owner/papers/1111/", "twijfelt over de derde slaapkamer", "Schatting besproken", "example.com/zimmo/1096",
			"\"Owner:501:nl\""}}
	b := person{"B", "session=" + v.owner(t, "claire.dubois@example.com", 1024),
		[]string{"claire.dubois@example.com", "Claire Dubois", "OwnedProperty:1024:fr", "/owner/papers/1024/",
			"Le terrain plaît beaucoup", "Mandat de vente", "example.com/immovlan/1024", "\"Owner:502:nl\""}}
	nobody := person{name: "a visitor"}
	w := &walk{t: t, types: v.schema(t), selected: map[string]bool{}}
	w.from(stop{"Query", "{ ", " }"})
	w.from(stop{"Owner", "{ viewer { ", " } }"})
	for _, must := range []string{"Query.viewer", "Owner.email", "OwnedProperty.address", "OwnedProperty.documents", "OwnedDocument.url",
		"Viewing.feedback", "SourceCount.count", "Property.address", "Demand.state"} {
		if !w.selected[must] {
			t.Errorf("the walk of %d queries does not select %s", len(w.queries), must)
		}
	}
	w.queries = append(w.queries, guesses()...)
	for _, who := range []person{nobody, a, b} {
		answers := v.walked(t, w.queries, who.cookie)
		for _, other := range []person{a, b} {
			for _, secret := range other.secrets {
				if sees := strings.Contains(answers, secret); sees != (other.name == who.name) {
					t.Errorf("%s sees %q, which belongs to %s: %v, want %v", who.name, secret, other.name, sees, !sees)
				}
			}
		}
		if strings.Contains(answers, "a hash") || strings.Contains(answers, "token of") {
			t.Errorf("%s sees a secret: a password's hash or a token", who.name)
		}
	}
}

// guesses returns queries for owners' records by guessed ids: one and many, under aliases and in fragments.
func guesses() (queries []string) {
	var ids []string
	for _, number := range []string{"1024", "1096", "1111", "501", "502", "1000000000"} {
		for _, l := range []string{"nl", "fr", "en", "de"} {
			ids = append(ids, `"OwnedProperty:`+number+":"+l+`"`, `"Owner:`+number+":"+l+`"`)
		}
	}
	const all = `id ... on Owner { name email properties { ...Home } } ...Home`
	const home = ` fragment Home on OwnedProperty { title address { street } price { text } viewings { feedback } documents { url } }`
	for _, id := range ids {
		queries = append(queries, "{ a: node(id: "+id+") { "+all+" } b: node(id: "+id+") { id } }"+home)
	}
	for some := range slices.Chunk(ids, 12) {
		queries = append(queries, "{ nodes(ids: ["+strings.Join(some, ", ")+"]) { "+all+" } }"+home)
	}
	return queries
}

// walked returns all answers that a person gets. No query may fail, because a failed one would prove nothing.
func (v visitor) walked(t *testing.T, queries []string, cookie string) string {
	t.Helper()
	return v.walkedWith(t, queries, "Cookie", cookie)
}

// walkedWith returns all answers to requests with some headers.
func (v visitor) walkedWith(t *testing.T, queries []string, headers ...string) string {
	t.Helper()
	var answers strings.Builder
	for i, q := range queries {
		// a sender's budget of a minute is not enough for the whole walk
		r := v.postJSON(t, map[string]string{"query": q}, append(headers, "X-Forwarded-For", fmt.Sprintf("192.0.2.%d", i/20))...)
		if strings.Contains(r.text, `"errors"`) {
			t.Fatalf("%s is answered with errors: %.300s", q, r.text)
		}
		answers.WriteString(r.text + "\n")
	}
	return answers.String()
}
