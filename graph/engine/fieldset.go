package engine

import (
	"context"
	"io"
	"sync"

	"github.com/99designs/gqlgen/graphql"
)

// FieldSet holds the values of an object's fields until they are written.
type FieldSet struct {
	fields   []graphql.CollectedField
	Values   []graphql.Marshaler
	Invalids uint32 // fields that are null and must not be
	delayed  []delayedField
}

// delayedField is a field with a resolver, and its index.
type delayedField struct {
	index   int
	resolve func(context.Context) graphql.Marshaler
}

func NewFieldSet(fields []graphql.CollectedField) *FieldSet {
	return &FieldSet{fields: fields, Values: make([]graphql.Marshaler, len(fields))}
}

// Concurrently adds a field with a resolver.
func (s *FieldSet) Concurrently(index int, resolve func(context.Context) graphql.Marshaler) {
	s.delayed = append(s.delayed, delayedField{index, resolve})
}

// Dispatch runs the resolvers at the same time and waits for them.
func (s *FieldSet) Dispatch(ctx context.Context) {
	if len(s.delayed) == 0 {
		return
	}
	var others sync.WaitGroup
	for _, d := range s.delayed[1:] {
		others.Go(func() { s.Values[d.index] = d.resolve(ctx) })
	}
	first := s.delayed[0]
	s.Values[first.index] = first.resolve(ctx)
	others.Wait()
}

// MarshalGQL writes the object as JSON. A name that is there twice, by fragments on an interface and on its type, is written once.
func (s *FieldSet) MarshalGQL(w io.Writer) {
	before := "{\""
	for i := range s.fields {
		if s.named(i) {
			continue
		}
		io.WriteString(w, before)
		io.WriteString(w, s.fields[i].Alias)
		io.WriteString(w, "\":")
		s.Values[i].MarshalGQL(w)
		before = ",\""
	}
	if before == "{\"" {
		io.WriteString(w, "{")
	}
	io.WriteString(w, "}")
}

// named reports whether a field before this one has its name.
func (s *FieldSet) named(i int) bool {
	for j := range i {
		if s.fields[j].Alias == s.fields[i].Alias {
			return true
		}
	}
	return false
}
