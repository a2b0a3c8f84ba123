package imports

import (
	"context"

	"github.com/gevel/gevel/agency/reference"
)

// SourceOfLink is the source of the references that a link to a CRM brings. The record of the CRM is the property there, so that its
// reference may change, and may become another's once its property is gone.
func SourceOfLink(name string) string { return "link:" + name }

// LinkReferences gives the numbers of the properties that a source of links has on the site with a reference, by what all spellings of
// the reference have in common (reference.Same).
func (s *Store) LinkReferences(ctx context.Context, source string) (map[string]int, error) {
	var list []GivenNumber
	err := s.List(ctx, &list, `SELECT ?1 AS source, p.reference, p.number FROM property p JOIN crm_record r
		ON r.kind = 'property' AND r.number = p.number WHERE p.reference IS NOT NULL AND 'link:' || r.link = ?1`, source)
	numbers := make(map[string]int, len(list))
	for _, g := range list {
		numbers[reference.Same(g.Reference)] = g.Number
	}
	return numbers, err
}

// freeReferences forgets what the references and the numbers of a run of a link belonged to before.
func (i *importing) freeReferences(list string) {
	i.add(`DELETE FROM reference WHERE (source, reference) IN (SELECT value ->> 'source', value ->> 'reference' FROM json_each(?1))
		OR number IN (SELECT value ->> 'number' FROM json_each(?1))`, list)
}
