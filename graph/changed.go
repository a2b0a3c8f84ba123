package graph

import (
	"context"
	_ "embed" // for the query
	"encoding/json"
	"errors"
	"fmt"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
)

//go:embed changed.graphql
var changedQuery string

// nodeKinds are the types of what changes.
var nodeKinds = map[db.ChangedKind]string{db.PropertyChange: "Property", db.ProjectChange: "Project"}

// Changed gives what changed as visitors see it now, as JSON, in the order of the list; nil for what is no longer published. Texts are in
// a language, or in the site's default one when the site does not use it.
func (g *Graph) Changed(ctx context.Context, l locale.Language, list []db.ChangedRecord) ([]json.RawMessage, error) {
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
		Errors []struct{ Message string }
	}
	switch err := json.Unmarshal(text, &answer); {
	case err != nil:
		return nil, err
	case len(answer.Errors) > 0:
		return nil, errors.New(answer.Errors[0].Message)
	case len(answer.Data.Nodes) != len(ids):
		return nil, fmt.Errorf("%d of %d records were answered", len(answer.Data.Nodes), len(ids))
	}
	nodes := make([]json.RawMessage, len(ids))
	for i, n := range answer.Data.Nodes {
		if n != nil {
			nodes[i] = *n
		}
	}
	return nodes, nil
}
