package db

import (
	"context"
	"time"
)

// ErrPictureStale says that somebody described a picture since it was read.
var ErrPictureStale = Refused{"STALE"}

// noteTime tells the triggers that note changes when this happens.
func noteTime(at time.Time) Statement {
	return Statement{SQL: "UPDATE change_log SET now = ?", Args: []any{at.Unix()}}
}

// stillPicture is the guard that a picture has the version that was read, 0 for one of which the desk says nothing.
func stillPicture(file string, version int) Statement {
	return guard(ErrPictureStale.Why, "coalesce((SELECT version FROM picture WHERE file = ?), 0) = ?", file, version)
}

// DescribePicture writes the words of a picture and whether it is decoration, with a line of the log. Its Version is the one that was
// read; ErrPictureStale when there is another.
func (s *Store) DescribePicture(ctx context.Context, p Picture, by Action) error {
	by.Record = "picture:" + p.File
	_, err := s.Write(ctx, noteTime(by.At), stillPicture(p.File, p.Version),
		Statement{SQL: `INSERT INTO picture (file, words, decorative, version, staff, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
			ON CONFLICT (file) DO UPDATE SET words = ?2, decorative = ?3, version = ?4, staff = ?5, at = ?6`,
			Args: []any{p.File, p.Words, p.Decorative, p.Version + 1, by.Staff, by.At.Unix()}}, by.insert())
	return asRefusal(err)
}

// deleteOldPictures deletes what the desk wrote of pictures before a moment that no property, project or page shows any more. Uploads stay
// until somebody removes them.
func deleteOldPictures(before time.Time) Statement {
	return Statement{SQL: `DELETE FROM picture WHERE at < ? AND uploaded_at IS NULL AND replaced_by IS NULL
		AND NOT EXISTS (SELECT 1 FROM photo WHERE file = picture.file)
		AND NOT EXISTS (SELECT 1 FROM article WHERE image ->> 'file' = picture.file)
		AND NOT EXISTS (SELECT 1 FROM site WHERE instr(content, picture.file))`, Args: []any{before.Unix()}}
}
