package imports

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
)

// sources notes who brings the properties of the batch. An import is refused when the desk took one over since that was read, and an edit
// at the desk when the property is not the desk's any more: a property has one source. The guard stands before the steps that write
// properties, of which the first is at. A statement of its own writes the source, and nothing else: that changes no page, so the trigger
// property_updated passes over it.
func (i *importing) sources(at int) {
	var written []int
	for _, d := range i.differences {
		if d.Kind == "property" {
			written = append(written, d.Number)
		}
	}
	ofDesk := "EXISTS (SELECT 1 FROM property WHERE number" + AmongNumbers + " AND (source = 'desk') <> ?)"
	guarded := handle.Guard(ErrPropertiesChanged.Why, "NOT "+ofDesk, handle.JSON(written), i.batch.Source == records.DeskSource)
	i.steps = slices.Insert(i.steps, at, step{kind: otherKind, statement: guarded})
	i.add("UPDATE property SET source = ?1 WHERE number IN (SELECT value FROM json_each(?2)) AND source <> ?1", i.batch.Source,
		handle.JSON(i.brought))
}

// PropertiesOfDesk gives the numbers of the properties of which the desk is the source, each with that of its project, 0 for none.
func (s *Store) PropertiesOfDesk(ctx context.Context) (map[int]int, error) {
	var list []struct {
		Number  int `db:"number"`
		Project int `db:"project"`
	}
	err := s.List(ctx, &list, "SELECT number, coalesce(project, 0) AS project FROM property WHERE source = 'desk'")
	numbers := make(map[int]int, len(list))
	for _, p := range list {
		numbers[p.Number] = p.Project
	}
	return numbers, err
}
