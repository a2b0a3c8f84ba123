package engine

import (
	"fmt"

	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// shape counts the parts of a query before its fragments are expanded.
type shape struct {
	fields    int
	aliases   int
	repeats   int // fields that repeat a name of their selection
	spreads   int
	fragments int // the larger number of named fragments and operations
}

func shapeOf(doc *ast.QueryDocument) *shape {
	s := &shape{fragments: max(len(doc.Fragments), len(doc.Operations))}
	for _, o := range doc.Operations {
		s.add(o.SelectionSet, map[string]bool{})
	}
	for _, f := range doc.Fragments {
		s.add(f.SelectionSet, map[string]bool{})
	}
	return s
}

// add counts a selection. names are those that it has already; inline fragments share them with their parent.
func (s *shape) add(set ast.SelectionSet, names map[string]bool) {
	for _, x := range set {
		switch x := x.(type) {
		case *ast.InlineFragment:
			s.add(x.SelectionSet, names)
		case *ast.FragmentSpread:
			s.spreads++
		case *ast.Field:
			s.field(x, names)
		}
	}
}

func (s *shape) field(f *ast.Field, names map[string]bool) {
	s.fields++
	if f.Alias != f.Name {
		s.aliases++
	}
	if names[f.Alias] {
		s.repeats++
	}
	names[f.Alias] = true
	s.add(f.SelectionSet, map[string]bool{})
}

// check refuses a query that would take too long to validate.
func (s *shape) check() *gqlerror.Error {
	for _, part := range []struct {
		name       string
		have, most int
	}{
		{"fields", s.fields, limits.QueryFields}, {"aliases", s.aliases, limits.KeyAliases},
		{"fields that are written again", s.repeats, limits.QueryRepeats},
		{"fragments or operations", s.fragments, limits.QueryFragments}, {"spreads of fragments", s.spreads, limits.QuerySpreads},
	} {
		if part.have > part.most {
			return Coded(fmt.Sprintf("the query has %d %s; at most %d are allowed", part.have, part.name, part.most), "OVER_BUDGET")
		}
	}
	return nil
}
