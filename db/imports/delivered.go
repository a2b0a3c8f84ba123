package imports

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// storedAhead are the properties that an import changes, as they were before it, many read at once.
type storedAhead struct {
	next     []int // that are not read yet, in the order in which they are written
	entries  map[int]*PropertyEntry
	versions map[int]int64 // of their histories
}

// expectChanges notes which properties an import of others than the desk changes.
func (i *importing) expectChanges() {
	if len(i.batch.Edits) > 0 {
		return // their changes come with them
	}
	for _, d := range i.differences {
		if d.Kind == "property" && d.Change == Changed {
			i.before.next = append(i.before.next, d.Number)
		}
	}
}

// delivered are the lines that the history of a property gets from an import that changes its fields.
func (i *importing) delivered(ctx context.Context, p PropertyEntry) ([]handle.Statement, error) {
	number := p.Record.Number
	if err := i.readBefore(ctx, number); err != nil || i.before.entries[number] == nil {
		return nil, err
	}
	was, is := fieldsOfRecord(i.before.entries[number].asStored()), fieldsOfRecord(p.asStored())
	delete(i.before.entries, number)
	source, staff := i.batch.Source, 0
	if d := i.batch.Delivery; d != nil {
		staff = d.By.Staff
		if d.Undoes {
			source = ""
		}
	}
	record, rows := desk.PropertyRecordOf(number), [][]any(nil)
	for _, path := range slices.Sorted(maps.Keys(union(was, is))) {
		if was[path] != is[path] {
			part := partAt(record, path)
			rows = append(rows, []any{record, part.Field, part.Language, was[path], is[path], desk.OfFolder, source, staff, i.now,
				i.before.versions[number]})
		}
	}
	if len(rows) == 0 {
		return nil, nil
	}
	list := insertRows("part_change", "record, field, language, before, value, origin, source, staff, at, seen", rows)
	return append(list, handle.Statement{SQL: deleteDelivered, Args: []any{record, limits.RecordVersions}}), nil
}

// deleteDelivered deletes what deliveries changed of a property before the last versions of it, which are all that the desk lists: a source
// may deliver every hour, each time with other addresses of all photos. The last line of a field stays, by which taking back a change
// before it is refused.
const deleteDelivered = `DELETE FROM part_change WHERE record = ?1 AND origin = 'FOLDER'
	AND id <= (SELECT max(id) FROM part_change WHERE record = ?1 GROUP BY seen ORDER BY max(id) DESC LIMIT 1 OFFSET ?2)
	AND EXISTS (SELECT 1 FROM part_change n WHERE n.record = ?1 AND n.field = part_change.field AND n.language = part_change.language
		AND n.id > part_change.id)`

// readBefore reads how a property was that is written now, with the next ones. One that is new has no history yet.
func (i *importing) readBefore(ctx context.Context, number int) (err error) {
	at := slices.Index(i.before.next[:min(len(i.before.next), 1)], number)
	if at < 0 {
		return nil
	}
	n := min(len(i.before.next), limits.HistoryAtOnce)
	numbers := i.before.next[:n]
	i.before.next = i.before.next[n:]
	if i.before.entries, err = i.store.Entries(ctx, numbers); err != nil {
		return err
	}
	i.before.versions, err = i.store.versionsOf(ctx, numbers)
	return err
}

// versionsOf are the last lines of the histories of properties, of those that have one.
func (s *Store) versionsOf(ctx context.Context, numbers []int) (map[int]int64, error) {
	names, versions := make([]string, len(numbers)), map[int]int64{}
	for at, number := range numbers {
		names[at] = desk.PropertyRecordOf(number)
	}
	return versions, s.Each(ctx, func(row *sqlx.Rows) (bool, error) {
		var record string
		var last int64
		err := row.Scan(&record, &last)
		number, _ := desk.PropertyOf(record)
		versions[number] = last
		return true, err
	}, "SELECT record, max(id) FROM part_change WHERE record"+AmongNumbers+" GROUP BY record", handle.JSON(names))
}

// asStored is the record of a property with the names that the store gives its files.
func (p PropertyEntry) asStored() records.Property {
	r := p.Record
	r.Photos, r.Plans, r.Panoramas, r.Points = storedNames(p.Photos), storedNames(p.Plans), storedNames(p.Panoramas), pointRecords(p.Plans)
	r.Documents = slices.Clone(r.Documents)
	for at, name := range storedNames(p.Documents) {
		r.Documents[at].File = name
	}
	return r
}

func storedNames(list []Media) (names []string) {
	for _, m := range list {
		name := m.File
		if m.Remote != nil {
			_, name, _ = strings.Cut(m.Remote.Name, "/")
		}
		names = append(names, name)
	}
	return names
}

// fieldsOfRecord gives every field of a record that is not empty, as JSON.
func fieldsOfRecord(r records.Property) map[string]string {
	fields := map[string]string{}
	flatten(fields, "", generic(r))
	return fields
}

// partAt is the part of a record at a path, whose last name may be a language.
func partAt(record, path string) desk.Part {
	if field, last, is := cutLast(path); is && locale.Language(last).Known() {
		return desk.Part{Record: record, Field: field, Language: locale.Language(last)}
	}
	return desk.Part{Record: record, Field: path}
}

func cutLast(path string) (before, last string, is bool) {
	at := strings.LastIndexByte(path, '.')
	if at < 0 {
		return path, "", false
	}
	return path[:at], path[at+1:], true
}
