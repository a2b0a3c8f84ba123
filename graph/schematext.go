package graph

// SchemaText returns the text of schema.graphqls.
func SchemaText() string { return sources[0].Input }

// init removes @defer, which the parser defines but we do not support: gqlgen would answer the first part only, with null in non-null
// fields.
func init() { delete(parsedSchema.Directives, "defer") }
