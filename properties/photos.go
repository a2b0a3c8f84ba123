package properties

import (
	"context"
	"errors"
	"slices"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff/listings"
)

// Photo is a photo of a property at the desk: its name in the record, its address and the languages in which it has no words.
type Photo struct {
	Name string
	URL  *string // nil while it is fetched
	Alt  string
	Lack []locale.Language
}

// AddPhotoInput is a photo that comes last.
type AddPhotoInput struct {
	Number int
	File   *forms.File
}

// PhotosInput are the photos of a property by their names, in their order. Before are those that were read.
type PhotosInput struct {
	Number         int
	Before, Photos []string
}

// errManyPhotos says that a property has as many photos as it may have.
var errManyPhotos = errors.New("the property has too many photos")

// AddPhoto adds a photo to a property of the desk, last, with the checks of the library. One that it has already stays where it is.
func (s *Service) AddPhoto(ctx context.Context, f *AddPhotoInput) (*Changed, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "addPropertyPhoto")
	if v == nil {
		return nil, problems, err
	}
	if f.File == nil {
		return nil, problem("file", forms.Required), nil
	}
	m, problems, err := s.Pictures.Write(ctx, f.File.Content)
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	undo, problems, err := s.write(ctx, edit{number: f.Number, by: by, photos: func(names []string) ([]string, error) {
		switch {
		case slices.Contains(names, m.File):
			return names, nil
		case len(names) >= limits.PropertyPhotos:
			return nil, errManyPhotos
		}
		return append(slices.Clone(names), m.File), nil
	}})
	if errors.Is(err, errManyPhotos) {
		return nil, problem("file", forms.TooMany), nil
	}
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	c, err := s.changed(ctx, d, f.Number, undo)
	return c, nil, err
}

// SetPhotos puts the photos of a property of the desk into another order, the first one in front, and takes away those that are not named.
func (s *Service) SetPhotos(ctx context.Context, f *PhotosInput) (*Changed, *Stale, forms.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "setPropertyPhotos")
	if v == nil {
		return nil, nil, problems, err
	}
	for i, name := range f.Photos {
		if !slices.Contains(f.Before, name) || slices.Contains(f.Photos[:i], name) {
			return nil, nil, problem("photos", forms.Unknown), nil
		}
	}
	undo, problems, err := s.write(ctx, edit{number: f.Number, by: by, photos: func(names []string) ([]string, error) {
		if !slices.Equal(names, f.Before) {
			return nil, errMeanwhile
		}
		return f.Photos, nil
	}})
	if errors.Is(err, errMeanwhile) {
		v, err = s.Staff.Property(db.Unpinned(ctx), d, f.Number)
		return nil, &Stale{v}, nil, err
	}
	if err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	c, err := s.changed(ctx, d, f.Number, undo)
	return c, nil, nil, err
}

// photos are the photos of a property with the words that its source or the desk gave them.
func (s *Service) photos(ctx context.Context, v *listings.View, entry *imports.PropertyEntry) ([]*Photo, error) {
	words, err := s.Staff.Photos(ctx, v)
	list := make([]*Photo, 0, len(entry.Photos))
	for i, m := range entry.Photos {
		p := &Photo{Name: entry.Record.Photos[i], Lack: []locale.Language{}}
		if m.File != "" {
			url := (&media.Photo{File: m.File}).URL()
			p.URL = &url
		}
		for _, w := range words {
			if w.Picture == m.File && !w.Plan {
				p.Alt, p.Lack = w.Alt, w.Lacks
			}
		}
		list = append(list, p)
	}
	return list, err
}

// namesJSON writes names as a field of a record has them, "" for none.
func namesJSON(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return canonical(names)
}
