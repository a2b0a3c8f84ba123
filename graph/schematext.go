package graph

// SchemaText gives schema.graphqls as it was written.
func SchemaText() string { return sources[0].Input }

// @defer comes with the parser, and is not offered: gqlgen would answer the first part alone, with null for what cannot be null.
func init() { delete(parsedSchema.Directives, "defer") }
