package references

import "context"

// ShownReference is the SQL of the reference by which people know a property, of its number: its sender's own, also when the property is
// gone, or the number as text, also where the sender's own has the street of a hidden address. It is NULL for NULL.
func ShownReference(number string) string {
	return "coalesce((SELECT reference FROM property WHERE number = " + number + " AND NOT hides_reference), " +
		"(SELECT reference FROM reference WHERE number = " + number + " AND NOT hidden), CAST(" + number + " AS TEXT))"
}

// ShownReference gives the reference by which people know a property; nil for nil.
func (s *Store) ShownReference(ctx context.Context, number *int) (reference *string, err error) {
	return reference, s.One(ctx, &reference, "SELECT "+ShownReference("?1"), number)
}
