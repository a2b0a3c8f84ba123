package pictures

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// ErrPictureStale means that somebody changed the picture after it was read.
var ErrPictureStale = handle.Refused{Why: "STALE"}

// stillPicture guards that a picture still has the version that was read, 0 for a picture about which the desk stored nothing.
func stillPicture(file string, version int) handle.Statement {
	return handle.Guard(ErrPictureStale.Why, "coalesce((SELECT version FROM picture WHERE file = ?), 0) = ?", file, version)
}

// DescribePicture writes the description of a picture, and whether it is mere decoration, with a line of the log. Its Version is the one
// that was read; ErrPictureStale when somebody changed it meanwhile.
func (s *Store) DescribePicture(ctx context.Context, p Picture, by desklog.Action) error {
	by.Record = "picture:" + p.File
	_, err := s.Write(ctx, changelog.NoteTime(by.At), stillPicture(p.File, p.Version),
		handle.Statement{SQL: `INSERT INTO picture (file, words, decorative, version, staff, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
			ON CONFLICT (file) DO UPDATE SET words = ?2, decorative = ?3, version = ?4, staff = ?5, at = ?6`,
			Args: []any{p.File, p.Words, p.Decorative, p.Version + 1, by.Staff, by.At.Unix()}}, by.Insert())
	return handle.AsRefusal(err)
}

// DeleteOldPictures deletes descriptions that were written before a moment, of pictures that no property, project or page shows any more.
// Uploads stay until somebody removes them.
func DeleteOldPictures(before time.Time) handle.Statement {
	return handle.Statement{SQL: `DELETE FROM picture WHERE at < ? AND uploaded_at IS NULL AND replaced_by IS NULL
		AND NOT EXISTS (SELECT 1 FROM photo WHERE file = picture.file)
		AND NOT EXISTS (SELECT 1 FROM article WHERE image ->> 'file' = picture.file)
		AND NOT EXISTS (SELECT 1 FROM site WHERE instr(content, picture.file))`, Args: []any{before.Unix()}}
}
