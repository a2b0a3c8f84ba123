package graph

// SchemaText gives schema.graphqls as it was written.
func SchemaText() string { return sources[0].Input }
