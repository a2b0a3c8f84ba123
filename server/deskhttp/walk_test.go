package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

// deskWalk asks for everything that the desk can show, by every path on which no type comes twice, so that a list within a list is read
// too.
type deskWalk struct {
	types   map[string]sitetest.SchemaType
	private map[string]bool     // types that only the desk leads to
	calls   map[string][]string // by "Type.field", the arguments with which it is asked; others are asked as walk does
	call    func(sitetest.SchemaField) string
}

// newDeskWalk is a walk with the arguments of some fields.
func (v visitor) newDeskWalk(t *testing.T, cookie string, calls map[string][]string) *deskWalk {
	t.Helper()
	w := &deskWalk{types: v.DeskSchema(t, cookie), private: map[string]bool{}, calls: calls}
	for _, name := range append(ofDesk(w.types), "Person", "PersonCount", "PersonEntry") { // the last are a mutation's
		w.private[name] = true
	}
	w.call = (&sitetest.Walk{T: t, Types: w.types}).Call
	return w
}

// fields selects what a type has, below the types of the path. What visitors see is not selected.
func (w *deskWalk) fields(name string, path []string) string {
	k, path := w.types[name], append(slices.Clone(path), name)
	list := []string{"__typename"}
	for _, f := range k.Fields {
		to := w.types[f.Type.Named()]
		if to.Kind == "SCALAR" || to.Kind == "ENUM" {
			list = append(list, f.Name+w.call(f))
			continue
		}
		for i, call := range w.callsOf(name, f) {
			if of := w.below(to, path); of != "" {
				alias := ""
				if i > 0 {
					alias = fmt.Sprintf("%s_%d: ", f.Name, i)
				}
				list = append(list, alias+f.Name+call+of)
			}
		}
	}
	return strings.Join(list, " ")
}

// callsOf lists the arguments with which a field is asked.
func (w *deskWalk) callsOf(name string, f sitetest.SchemaField) []string {
	if calls := w.calls[name+"."+f.Name]; calls != nil {
		return calls
	}
	return []string{w.call(f)}
}

// below selects the fields of a type, or of each type that it can be; "" when there is none that may come below a path.
func (w *deskWalk) below(to sitetest.SchemaType, path []string) string {
	if to.Kind == "OBJECT" {
		if !w.private[to.Name] || slices.Contains(path, to.Name) {
			return ""
		}
		return " { " + w.fields(to.Name, path) + " }"
	}
	var list []string
	for _, name := range sitetest.Possible(to) {
		if w.private[name] && !slices.Contains(path, name) {
			list = append(list, "... on "+name+" { "+w.fields(name, path)+" }")
		}
	}
	if list == nil {
		return ""
	}
	return " { __typename " + strings.Join(list, " ") + " }"
}

// read asks for each field of the desk, once for each of its arguments, and returns the answers by what was asked.
func (v visitor) readDesk(t *testing.T, w *deskWalk, cookie string) map[string]any {
	t.Helper()
	read := map[string]any{}
	for _, f := range w.types["Desk"].Fields {
		to := w.types[f.Type.Named()]
		for _, call := range w.callsOf("Desk", f) {
			of := ""
			if to.Kind != "SCALAR" && to.Kind != "ENUM" {
				if of = w.below(to, []string{"Desk"}); of == "" {
					of = " { __typename }"
				}
			}
			query := fmt.Sprintf("{ desk { __typename %s%s%s } }", f.Name, call, of)
			text := v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie,
				"X-Forwarded-For", fmt.Sprintf("192.0.2.%d", len(read)/20)).Text
			var answer struct {
				Data   map[string]any
				Errors []struct {
					Message    string
					Extensions struct{ Code string }
				}
			}
			if err := json.Unmarshal([]byte(text), &answer); err != nil || answer.Data["desk"] == nil {
				t.Fatalf("%.300s is answered with %.300s (%v)", query, text, err)
			}
			for _, e := range answer.Errors {
				if e.Extensions.Code != "FORBIDDEN" {
					t.Errorf("%s%s is answered with the error %s", f.Name, call, e.Message)
				}
			}
			read[f.Name+call] = answer.Data["desk"]
		}
	}
	return read
}

// differing lists the fields, as "Type.field", in which two answers to one query differ: the innermost ones, or the list that has another
// number of entries.
func differing(a, b any) []string {
	found := map[string]bool{}
	var compare func(at string, a, b any)
	compare = func(at string, a, b any) {
		one, isMap := a.(map[string]any)
		other, both := b.(map[string]any)
		if isMap && both {
			for name := range one {
				field, _, _ := strings.Cut(name, "_")
				if name == "__typename" {
					field = name
				}
				compare(fmt.Sprint(one["__typename"], ".", field), one[name], other[name])
			}
			return
		}
		list, isList := a.([]any)
		others, bothLists := b.([]any)
		if isList && bothLists && len(list) == len(others) {
			for i := range list {
				compare(at, list[i], others[i])
			}
			return
		}
		if isList || isMap || a != b {
			found[at] = true
		}
	}
	compare("", a, b)
	return slices.Sorted(maps.Keys(found))
}
