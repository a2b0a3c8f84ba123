package pictures

import (
	"context"
	"errors"
	"io"
	"path"
	"strings"
	"syscall"
	"unicode"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// UploadInput is a picture from somebody at the desk, with what it shows.
type UploadInput struct {
	File       *forms.File
	Decorative bool
	Words      []*WordsInput
}

// Upload stores a picture, for who may write the content of the site. The same content twice is one picture.
func (s *Service) Upload(ctx context.Context, f *UploadInput) (*Changed, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "uploadPicture")
	if d == nil {
		return nil, problems, err
	}
	if !d.May(desk.EditContent) {
		return nil, nil, staff.ErrForbidden
	}
	if problems = checkWords(f.Words); f.File == nil {
		problems.Add("file", forms.Required)
	}
	if len(problems) > 0 {
		return nil, problems, nil
	}
	m, problem, err := s.Write(ctx, f.File.Content)
	if err != nil || problem != nil {
		return nil, problem, err
	}
	name := nameOf(f.File.Name)
	p := pictures.Picture{File: m.File, Words: (&Picture{}).rewritten(f.Words), Decorative: f.Decorative, Name: &name, Width: &m.Width,
		Height: &m.Height, Size: &m.Size}
	if err := s.Store.Pictures.AddPicture(ctx, p, by); errors.Is(err, pictures.ErrManyPictures) {
		return nil, problemOf("file", forms.TooMany), nil
	} else if err != nil {
		return nil, nil, err
	}
	now, err := s.Picture(ctx, d, m.File)
	return &Changed{now}, nil, err
}

// Write checks a picture and writes it into the media folder, a few at the same time.
func (s *Service) Write(ctx context.Context, content io.Reader) (m imports.Media, problem forms.Problems, err error) {
	select {
	case s.slots <- struct{}{}:
		defer func() { <-s.slots }()
	case <-ctx.Done():
		return m, nil, ctx.Err()
	}
	data, err := io.ReadAll(io.LimitReader(content, limits.DeskPictureBytes+1))
	if err != nil {
		return m, nil, err
	}
	if len(data) > limits.DeskPictureBytes {
		return m, problemOf("file", forms.FileTooLarge), nil
	}
	m, err = mediafiles.StorePicture(data, s.Media)
	var wrong forms.WrongKindError
	switch {
	case errors.Is(err, forms.ErrFileTooLarge):
		return m, problemOf("file", forms.FileTooLarge), nil
	case errors.As(err, &wrong):
		return m, forms.Problems{{Path: []string{"file"}, Code: forms.FileType, Kind: &wrong.Kind}}, nil
	case errors.Is(err, forms.ErrFileType):
		return m, problemOf("file", forms.FileType), nil
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return m, problemOf("file", forms.Full), nil
	}
	return m, nil, err
}

func problemOf(path string, code forms.ProblemCode) (p forms.Problems) {
	if code != "" {
		p.Add(path, code)
	}
	return p
}

// nameOf makes the name of a file fit to be shown.
func nameOf(name string) string {
	name = path.Base(strings.ReplaceAll(strings.ToValidUTF8(name, ""), `\`, "/"))
	name = strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return -1
	}, name)
	if r := []rune(name); len(r) > limits.PictureName {
		name = string(r[:limits.PictureName])
	}
	return name
}
