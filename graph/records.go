package graph

// Record is the property, for the log of one that cannot be shown.
func (e *PropertyEdge) Record() any { return e.Node }

// Record is the project, for the log of one that cannot be shown.
func (e *ProjectEdge) Record() any { return e.Node }

// Record is the property, for the log of one that cannot be shown.
func (c PropertyChanged) Record() any { return c.Property }
