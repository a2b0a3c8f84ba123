package graph

import (
	"slices"

	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator/rules"
)

// operation is one of the app's own persisted operations.
type operation struct {
	text      string
	mutates   bool
	variables []string // names of the declared variables
	bounds    string   // the variable with the bounds of a map, whose zoom is $zoom; "" for none
	live      bool     // the answer may change without a new data version
}

// liveFields lists the fields with data of visitors, owners or staff, which have no data version.
var liveFields = []string{"appointmentSlots", "appointment", "demand", "newsletter", "jointOffer", "passwordLink", "ownerNewsLink",
	"viewer", "desk"}

func readOperations(schema *ast.Schema, texts map[string]string) map[string]operation {
	documents := map[string]operation{}
	for id, text := range texts {
		d := operation{text: text}
		if parsed, err := gqlparser.LoadQueryWithRules(schema, text, rules.NewDefaultRules()); err == nil {
			for _, op := range parsed.Operations {
				for _, v := range op.VariableDefinitions {
					d.variables = append(d.variables, v.Variable)
					if v.Type.Name() == "BoundsInput" {
						d.bounds = v.Variable
					}
				}
				d.mutates = d.mutates || op.Operation == ast.Mutation
				d.live = d.live || d.mutates || live(op.SelectionSet) || ofOwner(op.SelectionSet)
			}
		}
		documents[id] = d
	}
	return documents
}

func live(set ast.SelectionSet) bool {
	return slices.ContainsFunc(set, func(s ast.Selection) bool {
		switch s := s.(type) {
		case *ast.Field:
			return slices.Contains(liveFields, s.Name)
		case *ast.InlineFragment:
			return live(s.SelectionSet)
		case *ast.FragmentSpread:
			return live(s.Definition.SelectionSet)
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
func (g *Graph) Mutates(id string) bool { return g.operations[id].mutates }

// Live reports whether an operation's answer may change without a new data version, so that it must not be cached.
func (g *Graph) Live(id string) bool { return g.operations[id].live }

// Declared drops variables that the operation does not declare and rounds the bounds of a map, because each would make another cache entry.
func (g *Graph) Declared(id string, variables map[string]any) map[string]any {
	declared := map[string]any{}
	for _, name := range g.operations[id].variables {
		if value, ok := variables[name]; ok {
			declared[name] = value
		}
	}
	if name := g.operations[id].bounds; name != "" {
		declared[name] = roundedBounds(declared[name], declared["zoom"])
	}
	return declared
}
