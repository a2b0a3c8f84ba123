package graph

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Export gives every listing as a line of JSON to write, in the shape of the graph's Property: all fields, but those that other
// listings change. The first line is the cursor from which changes go on; a listing that changes meanwhile may come twice.
// The error is the failure of the store, or that of write.
func (g *Graph) Export(ctx context.Context, l locale.Language, write func(line []byte) error) error {
	leave, err := g.exports.Enter(ctx)
	if err != nil {
		return err
	}
	defer leave()
	ctx, cancel := context.WithTimeout(ctx, limits.ExportTime)
	defer cancel()
	head, err := g.resolver.Store.Changelog.LatestCursor(ctx)
	if err != nil {
		return err
	}
	first, _ := json.Marshal(map[string]string{"cursor": head}) // cannot fail
	if err := write(first); err != nil {
		return err
	}
	var since any // nil at first
	for {
		page, err := g.exportPage(ctx, l, since)
		if err != nil {
			return err
		}
		for _, c := range page.Changes {
			if c.Property == nil {
				continue
			}
			if err := write(c.Property); err != nil {
				return err
			}
		}
		if !page.HasMore {
			return nil
		}
		since = page.Cursor
	}
}

// exportedPage is a page of changes with properties as raw JSON.
type exportedPage struct {
	Changes []struct{ Property json.RawMessage }
	Cursor  string
	HasMore bool
}

func (g *Graph) exportPage(ctx context.Context, l locale.Language, since any) (*exportedPage, error) {
	text, err := g.Run(ctx, g.exportText, map[string]any{"since": since, "language": strings.ToUpper(string(l))})
	if err != nil {
		return nil, err
	}
	var answer struct {
		Data   *struct{ Changes exportedPage }
		Errors gqlerror.List
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		return nil, err
	}
	ofRequest := func(e *gqlerror.Error) bool { return e.Extensions["code"] != "INTERNAL" }
	if answer.Data == nil || slices.ContainsFunc(answer.Errors, ofRequest) {
		return nil, errors.New("an export failed: " + string(text[:min(len(text), 300)]))
	}
	return &answer.Data.Changes, nil
}

// exportQuery writes the query of an export from the schema, so that a new field is exported automatically.
func exportQuery(schema *ast.Schema) string {
	return `query ($since: Cursor, $language: Language!) { changes(since: $since, first: 100, language: $language) { ` +
		`cursor hasMore changes { ... on PropertyChanged { property ` +
		allFields(schema, "Property") + ` } } } }`
}

// notExported are fields that change with other listings, so that no change of this one would tell; a project and
// an office are exported as their numbers.
var notExported = []string{
	"Property.similar", "Agent.office", "Property.project",
	"Category.saleCount", "Category.rentCount",
	"City.propertyCount", "City.saleCount", "City.rentCount", "City.salePath", "City.rentPath",
}

func allFields(schema *ast.Schema, kind string) string {
	var b strings.Builder
	b.WriteString("{")
	for _, f := range schema.Types[kind].Fields {
		if slices.Contains(notExported, kind+"."+f.Name) || strings.HasPrefix(f.Name, "__") {
			continue
		}
		b.WriteString(" " + f.Name)
		if schema.Types[f.Type.Name()].Kind == ast.Object {
			b.WriteString(" " + allFields(schema, f.Type.Name()))
		}
	}
	if field := map[string]string{"Property": "project", "Agent": "office"}[kind]; field != "" {
		b.WriteString(" " + field + " { number }")
	}
	b.WriteString(" }")
	return b.String()
}
