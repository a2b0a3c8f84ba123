package leads

import (
	"errors"
	"io"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

// keep keeps the files of a field and gives those that fit into a letter. A file that is refused is a problem of the form.
func (t *taking) keep(kind agency.UploadKind, field string, files ...*agency.File) (attached []mail.File, err error) {
	size := int64(0)
	for _, f := range files {
		if f == nil {
			continue
		}
		u, err := t.Uploads.Keep(t.ctx, kind, f.Name, f.Content)
		switch {
		case errors.Is(err, agency.ErrFileTooLarge):
			return nil, unfit(problem(field, agency.FileTooLarge))
		case errors.Is(err, agency.ErrFileType):
			return nil, unfit(problem(field, agency.FileType))
		case err != nil:
			return nil, err
		}
		t.add(db.Uploaded(t.receipt.Lead.ID, u))
		if size += u.Size; size > limits.AttachedBytes {
			continue
		}
		content, err := t.read(u)
		if err != nil {
			return nil, err
		}
		attached = append(attached, mail.File{Name: u.Name, Type: u.Type, Content: content})
	}
	return attached, nil
}

func (t *taking) read(u agency.Upload) ([]byte, error) {
	in, err := t.Uploads.Open(u.File)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return io.ReadAll(in)
}
