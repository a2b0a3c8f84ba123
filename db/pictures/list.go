package pictures

import (
	"context"
	"strings"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// RecordPicture is a picture of properties or projects, with the values of the record that was delivered last.
type RecordPicture struct {
	Place     int64            `db:"place"` // in the list of all
	File      string           `db:"file"`
	Width     int              `db:"width"`
	Height    int              `db:"height"`
	Delivered locale.Localized `db:"delivered"`
}

// RecordPictures selects pictures of properties and projects. Below is the last place of the page before, 0 for the start. Those in Except
// are left out, because another list has them.
type RecordPictures struct {
	Wordless  bool
	Words     []string
	Languages []locale.Language // in which pictures need descriptions
	Except    []string
	Below     int64
}

const recordPictures = ` FROM shown_photo p
	WHERE NOT EXISTS (SELECT 1 FROM photo q WHERE q.file = p.file AND q.id > p.id)
	AND p.file NOT IN (SELECT value FROM json_each(?))`

func (q RecordPictures) conditions() (sql string, args []any) {
	list, args := []string{recordPictures}, []any{handle.JSON(q.Except)}
	if q.Wordless {
		list = append(list, WithoutWords(q.Languages))
	}
	for _, w := range q.Words {
		list = append(list, "instr(lower(concat_ws(' ', p.file, p.property, p.project, p.alt)), lower(?)) > 0")
		args = append(args, w)
	}
	return strings.Join(list, " AND "), args
}

// RecordPictures lists at most limits.DeskPictures and one more, which tells that there is a next page; the last delivered first.
func (s *Store) RecordPictures(ctx context.Context, q RecordPictures) (list []RecordPicture, err error) {
	where, args := q.conditions()
	if q.Below > 0 {
		where, args = where+" AND p.id < ?", append(args, q.Below)
	}
	return list, s.List(ctx, &list, "SELECT p.id AS place, p.file, p.width, p.height, p.delivered"+where+" ORDER BY p.id DESC LIMIT ?",
		append(args, limits.DeskPictures+1)...)
}

// CountRecordPictures returns how many pictures RecordPictures would list.
func (s *Store) CountRecordPictures(ctx context.Context, q RecordPictures) (n int, err error) {
	where, args := q.conditions()
	return n, s.One(ctx, &n, "SELECT count(*)"+where, args...)
}

// RecordPicture reads the picture of a file; its place is 0 when no property or project has it.
func (s *Store) RecordPicture(ctx context.Context, file string) (p RecordPicture, err error) {
	var list []RecordPicture
	err = s.List(ctx, &list, `SELECT id AS place, file, width, height, alt AS delivered FROM photo WHERE file = ? ORDER BY id DESC LIMIT 1`,
		file)
	if len(list) > 0 {
		p = list[0]
	}
	return p, err
}

// PictureRecord is a property or project that has a picture; the other number is 0. Agent is the number of its agent.
type PictureRecord struct {
	File     string `db:"file"`
	Property int    `db:"property"`
	Project  int    `db:"project"`
	Agent    int    `db:"agent"`
}

// PictureRecords lists the properties and projects that have pictures, by number, for each picture at most limits.PictureUses.
func (s *Store) PictureRecords(ctx context.Context, files []string) (list []PictureRecord, err error) {
	return list, s.List(ctx, &list, `SELECT file, property, project, agent FROM (
			SELECT h.file, coalesce(h.property, 0) AS property, coalesce(h.project, 0) AS project, coalesce(p.agent, j.agent) AS agent,
				row_number() OVER (PARTITION BY h.file ORDER BY h.property IS NULL, h.property, h.project) AS nth
			FROM (SELECT DISTINCT file, property, project FROM photo WHERE file IN (SELECT value FROM json_each(?))) h
			LEFT JOIN property p ON p.number = h.property LEFT JOIN project j ON j.number = h.project)
		WHERE nth <= ? ORDER BY file, nth`, handle.JSON(files), limits.PictureUses)
}

// OwnPictures lists the pictures about which the desk stored something, the last written first, without delivered pictures of properties
// and projects.
func (s *Store) OwnPictures(ctx context.Context) (list []Picture, err error) {
	return list, s.List(ctx, &list, "SELECT "+PictureColumns+` FROM picture p
		WHERE uploaded_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM photo WHERE file = p.file)
		ORDER BY coalesce(uploaded_at, at) DESC, file`)
}

// WithoutWords is the condition on shown_photo that a picture lacks a description in one of the languages.
func WithoutWords(languages []locale.Language) string {
	list := make([]string, len(languages))
	for i, l := range languages {
		list[i] = "coalesce(alt ->> '$." + string(l) + "', '') = ''"
	}
	return "NOT decorative AND (" + strings.Join(list, " OR ") + ")"
}
