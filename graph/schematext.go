package graph

import "github.com/vektah/gqlparser/v2/ast"

// SchemaText returns the text of schema.graphqls.
func SchemaText() string { return sources[0].Input }

// Schema returns the schema, for those who write queries of their own and check them when they start.
func (g *Graph) Schema() *ast.Schema { return g.schema }

// init removes @defer, which the parser defines but we do not support: gqlgen would answer the first part only, with null in non-null
// fields.
func init() { delete(parsedSchema.Directives, "defer") }
