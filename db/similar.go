package db

import (
	"context"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// Similar reads active properties with the goal of p, most similar first: by category, then city, then price. A hidden price counts as
// far away.
func (s *Store) Similar(ctx context.Context, p *agency.Property, first int, sel Selection) ([]*agency.Property, error) {
	query, args := similarQuery(p, first)
	return s.properties(ctx, p.Language, p.Catalog, sel, query, args...)
}

// similarQuery sorts the candidates.
func similarQuery(p *agency.Property, first int) (string, []any) {
	candidates, args := candidatesFor(p, first)
	return `JOIN (SELECT number, row_number() OVER (ORDER BY type_sort <> ?, city <> ?, abs(coalesce(price, 1e15) - ?), number DESC) AS rank
		FROM search WHERE number IN (` + candidates + `) ORDER BY rank LIMIT ?) k ON k.number = l.number ORDER BY k.rank`,
		append(append([]any{p.Category().Order, p.CityID, askedFor(p)}, args...), first)
}

// candidatesFor writes a statement of the first properties of each degree of similarity, dearer and cheaper ones apart. Each degree
// includes the ones before it, so the first ones of all together are always the most similar.
func candidatesFor(p *agency.Property, first int) (string, []any) {
	var parts []string
	var args []any
	for _, degree := range []where{
		{[]string{"type_sort = ?", "city = ?"}, []any{p.Category().Order, p.CityID}},
		{[]string{"type_sort = ?"}, []any{p.Category().Order}},
		{[]string{"city = ?"}, []any{p.CityID}},
		{},
	} {
		for _, side := range []string{"price_asc >= ? ORDER BY price_asc, number DESC",
			"price_asc < ? ORDER BY price_asc DESC, number DESC"} {
			parts = append(parts, "SELECT number FROM (SELECT number FROM search s WHERE status = 1 AND sale = ? AND "+degree.sql()+
				" AND number <> ? AND NOT EXISTS (SELECT 1 FROM listing o WHERE o.number = s.number AND o.taken) AND "+side+
				" LIMIT ?)")
			args = append(append(append(args, p.Goal == agency.Sale), degree.args...), p.Number, askedFor(p), first)
		}
	}
	return strings.Join(parts, " UNION "), args
}

// askedFor is the price that others are compared with, 0 when it is hidden.
func askedFor(p *agency.Property) locale.Money {
	if p.AskingPrice == nil {
		return 0
	}
	return *p.AskingPrice
}
