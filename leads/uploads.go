package leads

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

// saveUploads stores the files of a field. What it returns attaches those that fit within limits.AttachedBytes to the agency's email, with
// a link to all when some do not.
func (o *Service) saveUploads(ctx context.Context, s *submission, kind forms.UploadKind, field string,
	files ...*forms.File) (bring func(*mail.Data), err error) {
	var attached []mail.File
	bytes := 0 // of those
	var all mail.Download
	for _, f := range files {
		if f == nil {
			continue
		}
		u, err := o.saveUpload(ctx, kind, field, f)
		if err != nil {
			return nil, err
		}
		s.add(inbox.InsertUpload(s.lead.ID, u))
		all.Files, all.Bytes = all.Files+1, all.Bytes+int(u.Size)
		all.Kind = "zip"
		if all.Files == 1 {
			all.Kind = strings.TrimPrefix(filepath.Ext(u.File), ".")
		}
		if bytes+int(u.Size) > limits.AttachedBytes {
			continue
		}
		bytes += int(u.Size)
		content, err := o.ReadUpload(u)
		if err != nil {
			return nil, err
		}
		attached = append(attached, mail.File{Name: u.Name, Type: u.Type, Content: content})
	}
	return func(d *mail.Data) {
		d.Files = attached
		if len(attached) < all.Files {
			d.Download, d.When = &all, o.Now().Add(limits.UploadLinkTime)
			d.Link = o.Origin + "/uploads/" + o.Key.Sign(compose.ForUploads, s.lead.ID, d.When)
		}
	}, nil
}

// saveUpload stores a file; one that is refused is a problem of the form.
func (o *Service) saveUpload(ctx context.Context, kind forms.UploadKind, field string, f *forms.File) (forms.Upload, error) {
	u, err := o.Uploads.Save(ctx, kind, f.Name, f.Content)
	switch {
	case errors.Is(err, forms.ErrFileTooLarge):
		return u, unfit(forms.OneProblem(field, forms.FileTooLarge))
	case errors.Is(err, forms.ErrFileType):
		return u, unfit(forms.OneProblem(field, forms.FileType))
	}
	return u, err
}

// FilesPath is where the files of a lead or of an answer can be fetched for limits.DeskFilesTime, by whoever has it.
func (o *Service) FilesPath(id string) string {
	return "/uploads/" + o.Key.Sign(compose.ForUploads, id, o.Now().Add(limits.DeskFilesTime))
}

// UploadsOf gives the files of a token from an email to the agency. The error is agency.ErrForged or agency.ErrExpired for an invalid
// token, also when the form was deleted meanwhile.
func (o *Service) UploadsOf(ctx context.Context, token string) ([]forms.Upload, error) {
	lead, err := o.Key.Read(compose.ForUploads, token, o.Now())
	if err != nil {
		return nil, err
	}
	list, err := o.Store.Inbox.UploadsOf(ctx, lead)
	if err == nil && len(list) == 0 {
		return nil, agency.ErrExpired
	}
	return list, err
}

// ReadUpload reads a stored file.
func (o *Service) ReadUpload(u forms.Upload) ([]byte, error) {
	in, err := o.Uploads.Open(u.File)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return io.ReadAll(in)
}
