package graph

import (
	"context"
	"slices"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/validator/rules"
)

// document is one of the site's own documents.
type document struct {
	text    string
	mutates bool
	live    bool // its answer may change while the data version stays
}

// liveFields answer with what visitors sent or an owner's, which has no data version.
var liveFields = []string{"appointmentSlots", "appointment", "demand", "viewer"}

func readDocuments(schema *ast.Schema, texts map[string]string) map[string]document {
	documents := map[string]document{}
	for id, text := range texts {
		d := document{text: text}
		if parsed, err := gqlparser.LoadQueryWithRules(schema, text, rules.NewDefaultRules()); err == nil {
			for _, op := range parsed.Operations {
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

// ofOwner tells whether a part of a document speaks of an owner's records, which node gives to that owner alone.
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

// Mutates tells whether a document changes something.
func (g *Graph) Mutates(id string) bool { return g.documents[id].mutates }

// Live tells whether the answer to a document may change while the data version stays, so that it must not be kept.
func (g *Graph) Live(id string) bool { return g.documents[id].live }

var _ graphql.OperationParameterMutator = (*Graph)(nil)

// ExtensionName names what lets a request with files name a document instead of sending it.
func (g *Graph) ExtensionName() string { return "Documents" }

// Validate has nothing to check.
func (g *Graph) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationParameters puts the document in its place that "extensions.documentId" names.
func (g *Graph) MutateOperationParameters(_ context.Context, params *graphql.RawParams) *gqlerror.Error {
	id, ok := params.Extensions["documentId"].(string)
	if !ok || params.Query != "" {
		return nil
	}
	d, ok := g.documents[id]
	if !ok {
		return gqlerror.Errorf("%s", ErrUnknownDocument)
	}
	params.Query = d.text
	return nil
}
