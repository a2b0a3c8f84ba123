package engine

import (
	"slices"
	"sync"

	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator/rules"
)

// operation is one of the app's own persisted operations.
type operation struct {
	text      string
	mutates   bool
	streams   bool     // it is a subscription
	variables []string // names of the declared variables
	bounds    string   // the variable with the bounds of a map, whose zoom is $zoom; "" for none
	live      bool     // the answer may change without a new data version
}

// readOperations returns the reader of each operation. It reads once, when the operation is first asked for: reading all would delay the
// start.
func (e *Engine) readOperations(texts map[string]string) map[string]func() operation {
	readers := map[string]func() operation{}
	for id, text := range texts {
		readers[id] = sync.OnceValue(func() operation { return e.readOperation(text) })
	}
	return readers
}

func (e *Engine) readOperation(text string) operation {
	d := operation{text: text}
	parsed, err := gqlparser.LoadQueryWithRules(e.schema, text, rules.NewDefaultRules())
	if err != nil {
		return d
	}
	for _, op := range parsed.Operations {
		for _, v := range op.VariableDefinitions {
			d.variables = append(d.variables, v.Variable)
			if v.Type.Name() == "BoundsInput" {
				d.bounds = v.Variable
			}
		}
		d.mutates = d.mutates || op.Operation == ast.Mutation
		d.streams = d.streams || op.Operation == ast.Subscription
		d.live = d.live || d.mutates || e.rules.live(op.SelectionSet) || ofOwner(op.SelectionSet)
	}
	return d
}

// Has reports whether an id is that of one of the app's own operations.
func (e *Engine) Has(id string) bool {
	_, ok := e.operations[id]
	return ok
}

// operation returns the operation of an id, and false for an unknown one.
func (e *Engine) operation(id string) (operation, bool) {
	read, ok := e.operations[id]
	if !ok {
		return operation{}, false
	}
	return read(), true
}

// live reports whether a selection of root fields has one that is live.
func (r Rules) live(set ast.SelectionSet) bool {
	return slices.ContainsFunc(set, func(s ast.Selection) bool {
		switch s := s.(type) {
		case *ast.Field:
			return r.Live(s.Name)
		case *ast.InlineFragment:
			return r.live(s.SelectionSet)
		case *ast.FragmentSpread:
			return r.live(s.Definition.SelectionSet)
		}
		return false
	})
}

// ofOwner reports whether a selection reads an owner's records, which node returns to that owner only.
func ofOwner(set ast.SelectionSet) bool {
	return slices.ContainsFunc(set, func(s ast.Selection) bool {
		switch s := s.(type) {
		case *ast.Field:
			return ofOwner(s.SelectionSet)
		case *ast.InlineFragment:
			return isOwners(s.TypeCondition) || ofOwner(s.SelectionSet)
		case *ast.FragmentSpread:
			return isOwners(s.Definition.TypeCondition) || ofOwner(s.Definition.SelectionSet)
		}
		return false
	})
}

func isOwners(name string) bool { return name == "Owner" || name == "OwnedProperty" }

// Mutates reports whether an operation is a mutation.
func (e *Engine) Mutates(id string) bool {
	d, _ := e.operation(id)
	return d.mutates
}

// Streams reports whether an operation is a subscription.
func (e *Engine) Streams(id string) bool {
	d, _ := e.operation(id)
	return d.streams
}

// Live reports whether an operation's answer may change without a new data version, so that it must not be cached.
func (e *Engine) Live(id string) bool {
	d, _ := e.operation(id)
	return d.live
}

// Declared drops variables that the operation does not declare and rounds the bounds of a map, because each would make another cache entry.
func (e *Engine) Declared(id string, variables map[string]any) map[string]any {
	d, _ := e.operation(id)
	declared := map[string]any{}
	for _, name := range d.variables {
		if value, ok := variables[name]; ok {
			declared[name] = value
		}
	}
	if d.bounds != "" {
		declared[d.bounds] = roundedBounds(declared[d.bounds], declared["zoom"])
	}
	return declared
}
