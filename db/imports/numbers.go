package imports

import (
	"context"

	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/handle"
)

// GivenNumber is the number that a reference of a source was given because it is none itself. A source is a way in: "openimmo", "sheet",
// "omnicasa", "key:NAME" of a program with that key, or "link:NAME" (linkreference.go).
type GivenNumber struct {
	Source    string `db:"source" json:"source"`
	Reference string `db:"reference" json:"reference"`
	Number    int    `db:"number" json:"number"`
}

// References are the numbers of the references of one source. A reference has its number for ever, also after its property is gone and in
// another case (reference.Same); the same text of another source is another property.
type References struct {
	source string
	known  map[string]int      // by reference
	same   map[string]int      // by what all spellings have in common; 0 for several numbers, which an earlier version gave
	owners map[int]GivenNumber // of any source
	used   map[int]bool
	last   int
	given  []GivenNumber
}

// References reads those of a source. A property that has a reference, as one of an imported folder does, and whose number was not given to
// a source yet and no link brings it, has it of this source, if no other such property has the same one.
func (s *Store) References(ctx context.Context, source string) (*References, error) {
	r := &References{source: source, known: map[string]int{}, same: map[string]int{}, owners: map[int]GivenNumber{}, used: map[int]bool{},
		last: reference.FirstGivenNumber - 1}
	var rows, free []GivenNumber
	var used []int
	if err := s.List(ctx, &rows, "SELECT source, reference, number FROM reference"); err != nil {
		return nil, err
	}
	if err := s.List(ctx, &free, `SELECT '' AS source, reference, min(number) AS number FROM property t WHERE reference IS NOT NULL
		AND number NOT IN (SELECT number FROM reference WHERE source NOT GLOB 'link:*') AND `+Own+`
		GROUP BY reference HAVING count(*) = 1`, "property"); err != nil {
		return nil, err
	}
	err := s.List(ctx, &used, "WITH "+crmlinks.UsedNumbers("property")+" SELECT n FROM used WHERE n >= ?", reference.FirstGivenNumber)
	for _, g := range free {
		r.know(g)
	}
	for _, g := range rows {
		r.owners[g.Number] = g
		if g.Source == source {
			r.know(g)
		}
	}
	for _, n := range used {
		r.used[n] = true
	}
	return r, err
}

// Known gives the number of a reference that has one already, 0 for any other. One that is written exactly so comes first.
func (r *References) Known(written string) int {
	if number := r.known[written]; number != 0 {
		return number
	}
	return r.same[reference.Same(written)]
}

func (r *References) know(g GivenNumber) {
	key := reference.Same(g.Reference)
	if other, is := r.same[key]; is && other != g.Number {
		r.same[key] = 0
	} else {
		r.same[key] = g.Number
	}
	r.known[g.Reference] = g.Number
}

// Owner is the reference to which a number was given, of any source.
func (r *References) Owner(number int) (GivenNumber, bool) {
	g, is := r.owners[number]
	return g, is
}

// Number gives the number of a reference: the one that it has, or the next that no property ever had as far as is known. For the same store
// and the same order of calls they are the same, so that a preview has the numbers of the import. It is 0 when none is left.
func (r *References) Number(written string) int {
	number := r.Known(written)
	if number == 0 {
		for r.last++; r.used[r.last]; r.last++ {
		}
		if number = r.last; number > reference.MostNumber {
			return 0
		}
	}
	if _, is := r.owners[number]; !is {
		g := GivenNumber{r.source, written, number}
		r.know(g)
		r.owners[number], r.used[number] = g, true
		r.given = append(r.given, g)
	}
	return number
}

// Given lists the numbers that have to be stored, of the properties that an import takes.
func (r *References) Given(taken func(number int) bool) (list []GivenNumber) {
	for _, g := range r.given {
		if taken(g.Number) {
			list = append(list, g)
		}
	}
	return list
}

// givenNumbers stores the numbers that were given. When one of them was given otherwise meanwhile, the batch is refused.
func (i *importing) givenNumbers() {
	if len(i.batch.Given) == 0 {
		return
	}
	list := handle.JSON(i.batch.Given)
	if i.batch.OfLink {
		i.freeReferences(list)
	}
	free := handle.Guard(ErrPropertiesChanged.Why, `NOT EXISTS (SELECT 1 FROM json_each(?) v JOIN reference r
		ON r.source = v.value ->> 'source' AND r.reference = v.value ->> 'reference' AND r.number <> v.value ->> 'number'
		OR r.number = v.value ->> 'number' AND (r.source, r.reference) <> (v.value ->> 'source', v.value ->> 'reference'))`, list)
	i.addStatements(free)
	i.add(`INSERT INTO reference (source, reference, number, hidden)
		SELECT value ->> 'source', value ->> 'reference', value ->> 'number',
			coalesce((SELECT hides_reference FROM property WHERE number = value ->> 'number'), 0) FROM json_each(?) WHERE true
		ON CONFLICT DO NOTHING`, list)
}

// Own is the condition on the table t of properties or projects that no link brings them; its argument is the kind. A property that the
// desk took over from a link is the agency's own.
const Own = `NOT EXISTS (SELECT 1 FROM crm_record r WHERE r.kind = ? AND r.number = t.number AND r.link IN (SELECT name FROM link)
	AND NOT (r.kind = 'property' AND r.number IN (SELECT number FROM property WHERE source = 'desk')))`
