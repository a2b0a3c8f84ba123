package pictures

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/staff"
)

// ReplaceInput lets the site show an upload wherever a picture stood; with no By it shows the picture itself again.
type ReplaceInput struct {
	Picture string
	Version int
	By      *string
}

// RemoveInput removes an upload that nothing shows.
type RemoveInput struct {
	Picture string
	Version int
}

// Removed says that a picture is gone.
type Removed struct{ ID string }

// Replace shows an upload wherever the site shows a picture, for who may write its content. Properties keep their pictures, which are the
// CRM's or the folder's. It holds for the content of the picture and stays when it is delivered again.
func (s *Service) Replace(ctx context.Context, f *ReplaceInput) (*Changed, *Stale, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "replacePicture")
	if d == nil {
		return nil, nil, problems, err
	}
	p, problems, err := s.mine(ctx, d, f.Picture)
	if p == nil {
		return nil, nil, problems, err
	}
	next := pictures.Picture{File: f.Picture, Version: f.Version, ReplacedBy: f.By, Width: &p.width, Height: &p.height}
	if f.By != nil && (*f.By == f.Picture || !p.isOf(desk.SitePictures)) {
		return nil, nil, problemOf("by", forms.Unknown), nil
	}
	err = s.Store.Pictures.ReplacePicture(ctx, next, by)
	switch {
	case errors.Is(err, pictures.ErrNoUpload):
		return nil, nil, problemOf("by", forms.Unknown), nil
	case err != nil && !errors.Is(err, pictures.ErrPictureStale):
		return nil, nil, nil, err
	}
	now, err2 := s.Picture(ctx, d, f.Picture)
	if err != nil {
		return nil, &Stale{now}, nil, err2
	}
	return &Changed{now}, nil, nil, err2
}

// mine returns a picture that the role may replace and remove.
func (s *Service) mine(ctx context.Context, d *staff.Desk, file string) (*Picture, forms.Problems, error) {
	if !d.May(desk.EditContent) {
		return nil, nil, staff.ErrForbidden
	}
	p, err := s.Picture(ctx, d, file)
	if err != nil || p == nil {
		return nil, problemOf("picture", forms.Unknown), err
	}
	return p, nil, nil
}

// Remove removes an upload that nothing shows and stands for no other picture, with its file.
func (s *Service) Remove(ctx context.Context, f *RemoveInput) (*Removed, *Stale, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "removePicture")
	if d == nil {
		return nil, nil, problems, err
	}
	p, problems, err := s.mine(ctx, d, f.Picture)
	if p == nil {
		return nil, nil, problems, err
	}
	err = s.Store.Pictures.RemovePicture(ctx, f.Picture, f.Version, by)
	switch {
	case errors.Is(err, pictures.ErrPictureUsed):
		return nil, nil, problemOf("picture", forms.TooMany), nil
	case errors.Is(err, pictures.ErrPictureStale):
		return nil, &Stale{p}, nil, nil
	case err != nil:
		return nil, nil, nil, err
	}
	if err := os.Remove(filepath.Join(s.Media, filepath.Base(f.Picture))); err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, nil, nil, err
	}
	return &Removed{f.Picture}, nil, nil, nil
}
