// Package scalar reads the graph's scalars strictly: an invalid value is an error that the client sees.
package scalar

import (
	"math"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// MarshalInt writes an Int.
func MarshalInt(i int) graphql.Marshaler { return graphql.MarshalInt(i) }

// UnmarshalInt reads an Int, which has 32 bits in GraphQL.
func UnmarshalInt(v any) (int, error) {
	i, err := graphql.UnmarshalInt(v)
	if err != nil || i > math.MaxInt32 || i < math.MinInt32 {
		return 0, Wrong("an Int is a whole number from -2147483648 to 2147483647")
	}
	return i, nil
}

// MarshalDateTime writes a DateTime.
func MarshalDateTime(t time.Time) graphql.Marshaler { return graphql.MarshalTime(t) }

// UnmarshalDateTime reads a DateTime (RFC 3339).
func UnmarshalDateTime(v any) (time.Time, error) {
	t, err := graphql.UnmarshalTime(v)
	if err != nil || v == "" {
		return t, Wrong("a DateTime is written as in RFC 3339: 2026-11-21T09:30:00Z")
	}
	return t, nil
}

// Wrong returns the error for an invalid value.
func Wrong(message string) error {
	return &gqlerror.Error{Message: message, Extensions: map[string]any{"code": "BAD_INPUT"}}
}
