package parts

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// RecordVersions lists the last writes that changed a record, the latest first, with the names of the parts that
// they changed.
func (s *Store) RecordVersions(ctx context.Context, record string) ([]desk.RecordVersion, error) {
	var rows []struct {
		desk.RecordVersion
		Names string `db:"names"`
	}
	err := s.List(ctx, &rows, `SELECT max(id) AS id, origin, staff, at, json_group_array(json_array(field, language)) AS names
		FROM (SELECT * FROM part_change WHERE record = ? ORDER BY id) GROUP BY seen ORDER BY max(id) DESC LIMIT ?`,
		record, limits.RecordVersions)
	list := make([]desk.RecordVersion, len(rows))
	for i, r := range rows {
		list[i] = r.RecordVersion
		var names [][2]string
		err = errors.Join(err, json.Unmarshal([]byte(r.Names), &names))
		for _, n := range names {
			list[i].Parts = append(list[i].Parts, desk.Part{Record: record, Field: n[0], Language: locale.Language(n[1])})
		}
	}
	return list, err
}

// VersionChanges lists what one version changed of a record; none for a number that no version has.
func (s *Store) VersionChanges(ctx context.Context, record string, version int64) (list []desk.PartChange, err error) {
	return list, s.List(ctx, &list, "SELECT "+handle.ColumnsOf(desk.PartChange{}, "")+` FROM part_change WHERE record = ?1
		AND seen = (SELECT seen FROM part_change WHERE record = ?1 AND id = ?2) ORDER BY id`, record, version)
}

// ChangesSince lists the first change of each part of a record after a version, 0 for the whole history. The values before these changes
// are what the record said at that version.
func (s *Store) ChangesSince(ctx context.Context, record string, version int64) (list []desk.PartChange, err error) {
	return list, s.List(ctx, &list, "SELECT "+handle.ColumnsOf(desk.PartChange{}, "")+` FROM part_change WHERE id IN
		(SELECT min(id) FROM part_change WHERE record = ? AND id > ? GROUP BY field, language) ORDER BY id`, record, version)
}

// RecordVersion is the version of a record: the last line of its history.
const RecordVersion = "(SELECT coalesce(max(id), 0) FROM part_change WHERE record = ?)"

// RecordVersion is the version of a record, 0 for one that was never edited at the desk.
func (s *Store) RecordVersion(ctx context.Context, record string) (v int64, err error) {
	return v, s.One(ctx, &v, "SELECT "+RecordVersion, record)
}

// RecordChanges lists the changes of the last versions of a record, version by version, the latest first.
func (s *Store) RecordChanges(ctx context.Context, record string) (versions [][]desk.PartChange, err error) {
	var rows []struct {
		desk.PartChange
		Seen int64 `db:"seen"`
	}
	err = s.List(ctx, &rows, "SELECT "+handle.ColumnsOf(desk.PartChange{}, "")+`, seen FROM part_change JOIN (SELECT seen, max(id) AS last
		FROM part_change WHERE record = ?1 GROUP BY seen ORDER BY last DESC LIMIT ?2) USING (seen)
		WHERE record = ?1 ORDER BY last DESC, id`, record, limits.RecordVersions)
	for i, r := range rows {
		if i == 0 || r.Seen != rows[i-1].Seen {
			versions = append(versions, nil)
		}
		versions[len(versions)-1] = append(versions[len(versions)-1], r.PartChange)
	}
	return versions, err
}
