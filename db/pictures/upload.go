package pictures

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// Why an upload, a replacement or a removal is refused.
var (
	ErrManyPictures = handle.Refused{Why: forms.TooMany}
	ErrNoUpload     = handle.Refused{Why: "NO_UPLOAD"}
	ErrPictureUsed  = handle.Refused{Why: "PICTURE_USED"}
)

// AddPicture adds an upload, with a line of the log. When the same content was uploaded before, the new descriptions replace the old ones.
func (s *Store) AddPicture(ctx context.Context, p Picture, by desklog.Action) error {
	by.Record, by.After = "picture:"+p.File, *p.Name
	_, err := s.Write(ctx, changelog.NoteTime(by.At),
		handle.Guard(ErrManyPictures.Why, "(SELECT count(*) FROM picture WHERE uploaded_at IS NOT NULL) < ?", limits.UploadedPictures),
		handle.Statement{SQL: `INSERT INTO picture (file, words, decorative, version, staff, at, name, width, height, size, uploaded_at)
			VALUES (?1, ?2, ?3, 1, ?4, ?5, ?6, ?7, ?8, ?9, ?5)
			ON CONFLICT (file) DO UPDATE SET words = json_patch(words, ?2), decorative = ?3, version = version + 1, staff = ?4, at = ?5,
				name = ?6, width = ?7, height = ?8, size = ?9, uploaded_at = coalesce(uploaded_at, ?5)`,
			Args: []any{p.File, p.Words, p.Decorative, by.Staff, by.At.Unix(), p.Name, p.Width, p.Height, p.Size}}, by.Insert())
	return handle.AsRefusal(err)
}

// ReplacePicture makes the site show the upload ReplacedBy in the place of a picture, or the picture itself again. ErrNoUpload means that
// there is no such upload. Its Version is the one that was read.
func (s *Store) ReplacePicture(ctx context.Context, p Picture, by desklog.Action) error {
	by.Record = "picture:" + p.File
	list := []handle.Statement{changelog.NoteTime(by.At), stillPicture(p.File, p.Version)}
	if p.ReplacedBy != nil {
		by.After = *p.ReplacedBy
		list = append(list,
			handle.Guard(ErrNoUpload.Why, "EXISTS (SELECT 1 FROM picture WHERE file = ? AND uploaded_at IS NOT NULL)", *p.ReplacedBy),
			handle.Statement{SQL: "UPDATE picture SET replaced_by = NULL WHERE file = ?", Args: []any{*p.ReplacedBy}})
	}
	_, err := s.Write(ctx, append(list, handle.Statement{
		SQL: `INSERT INTO picture (file, version, staff, at, width, height, replaced_by) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
			ON CONFLICT (file) DO UPDATE SET version = ?2, staff = ?3, at = ?4, width = ?5, height = ?6, replaced_by = ?7`,
		Args: []any{p.File, p.Version + 1, by.Staff, by.At.Unix(), p.Width, p.Height, p.ReplacedBy}}, by.Insert())...)
	return handle.AsRefusal(err)
}

// unusedPicture guards that nothing shows the picture of a file, and that neither a part of the desk nor a draft names it. Its own argument
// is the second.
func unusedPicture(file string) handle.Statement {
	return handle.Guard(ErrPictureUsed.Why, `NOT EXISTS (SELECT 1 FROM photo WHERE file = ?2)
		AND NOT EXISTS (SELECT 1 FROM article WHERE image ->> 'file' = ?2)
		AND NOT EXISTS (SELECT 1 FROM site WHERE instr(content, ?2))
		AND NOT EXISTS (SELECT 1 FROM part WHERE instr(value || base || coalesce(offered, ''), ?2))
		AND NOT EXISTS (SELECT 1 FROM draft WHERE instr(value, ?2))
		AND NOT EXISTS (SELECT 1 FROM picture WHERE replaced_by = ?2)`, file)
}

// RemovePicture removes an upload that nothing shows; ErrPictureUsed when something does.
func (s *Store) RemovePicture(ctx context.Context, file string, version int, by desklog.Action) error {
	by.Record = "picture:" + file
	_, err := s.Write(ctx, changelog.NoteTime(by.At), stillPicture(file, version), unusedPicture(file),
		handle.Statement{SQL: "DELETE FROM picture WHERE file = ?", Args: []any{file}}, by.Insert())
	return handle.AsRefusal(err)
}
