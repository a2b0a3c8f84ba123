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

// BrokenExport is the error of an export that ends at a listing which cannot be read, twice in a row.
type BrokenExport struct{ Record string }

func (e BrokenExport) Error() string {
	return e.Record + " cannot be read, and an export without it would not be whole: read it again later"
}

// Export gives every listing as a line of JSON to write, in the shape of the graph's Property: all fields, but those that other
// listings change. The first line is the cursor from which changes go on; a listing that changes meanwhile may come twice.
// It has all of them or ends with an error: the failure of the store, that of write, or BrokenExport.
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
		if errors.As(err, new(BrokenExport)) {
			page, err = g.exportPage(ctx, l, since) // what failed once may have been the moment's
		}
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
	for _, e := range answer.Errors {
		if e.Extensions["code"] != "INTERNAL" {
			return nil, errors.New("an export failed: " + string(text[:min(len(text), 300)]))
		}
	}
	if len(answer.Errors) > 0 || answer.Data == nil {
		return nil, BrokenExport{brokenIn(answer.Errors)}
	}
	return &answer.Data.Changes, nil
}

// brokenIn names the first record of which an error says that it cannot be read.
func brokenIn(list gqlerror.List) string {
	for _, e := range list {
		if name, ok := e.Extensions["record"].(string); ok {
			return name
		}
	}
	return "a listing"
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
