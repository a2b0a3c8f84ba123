package graph

import (
	"context"
	_ "embed" // for the query
	"encoding/json"
	"fmt"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

//go:embed changed.graphql
var changedQuery string

// nodeKinds are the types of what changes.
var nodeKinds = map[changelog.Kind]string{changelog.PropertyChange: "Property", changelog.ProjectChange: "Project"}

// Changed gives what changed as visitors see it now, as JSON, in the order of the list; nil for what is no longer published, and null for
// what cannot be shown, which must not hold back the others. Texts are in a language, or in the site's default one when the site does not
// use it.
func (g *Graph) Changed(ctx context.Context, l locale.Language, list []webhooks.ChangedRecord) ([]json.RawMessage, error) {
	if len(list) == 0 {
		return nil, nil
	}
	c, err := g.resolver.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(list))
	for i, r := range list {
		ids[i] = agency.NodeID(nodeKinds[r.Kind], r.Number, c.Used(l))
	}
	text, err := g.Run(ctx, changedQuery, map[string]any{"ids": ids})
	if err != nil {
		return nil, err
	}
	var answer struct {
		Data   struct{ Nodes []*json.RawMessage }
		Errors gqlerror.List
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		return nil, err
	}
	broken := map[int]bool{}
	for _, e := range answer.Errors {
		i, ok := elementOf(e)
		if !ok {
			return nil, e
		}
		broken[i] = true
	}
	if len(answer.Data.Nodes) != len(ids) {
		return nil, fmt.Errorf("%d of %d records were answered", len(answer.Data.Nodes), len(ids))
	}
	nodes := make([]json.RawMessage, len(ids))
	for i, n := range answer.Data.Nodes {
		switch {
		case broken[i]:
			nodes[i] = json.RawMessage("null")
			engine.LogBroken(ctx, fmt.Sprint(list[i].Kind, " ", list[i].Number))
		case n != nil:
			nodes[i] = *n
		}
	}
	return nodes, nil
}

// elementOf says which of the nodes an error is in. It is false for an error of the whole query, such as that it took too long.
func elementOf(e *gqlerror.Error) (int, bool) {
	if len(e.Path) < 2 || e.Extensions["code"] != "INTERNAL" {
		return 0, false
	}
	i, ok := e.Path[1].(ast.PathIndex)
	return int(i), ok
}
