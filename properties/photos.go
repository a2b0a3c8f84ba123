package properties

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/mediafiles"
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

// PropertyPictures is a list of pictures of a property.
type PropertyPictures string

// The lists.
const (
	Photos    PropertyPictures = "PHOTOS"
	Plans     PropertyPictures = "PLANS"
	Panoramas PropertyPictures = "PANORAMAS" // of 360 degrees
)

// of is the list of a record, and how many pictures it may have.
func (list PropertyPictures) of(r *records.Property) (names *[]string, most int) {
	switch list {
	case Plans:
		return &r.Plans, limits.DeskPlans
	case Panoramas:
		return &r.Panoramas, limits.Panoramas
	}
	return &r.Photos, limits.PropertyPhotos
}

// AddPhotoInput is a photo that comes last.
type AddPhotoInput struct {
	Number int
	Draft  bool
	Of     PropertyPictures
	File   *forms.File
}

// PhotosInput are the photos of a property by their names, in their order. Before are those that were read.
type PhotosInput struct {
	Number         int
	Draft          bool
	Of             PropertyPictures
	Before, Photos []string
}

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
	if f.Of == Panoramas && !mediafiles.IsPanorama(m) {
		return nil, problem("file", forms.OutOfRange), nil
	}
	return s.added(ctx, d, edit{number: f.Number, by: by, draft: &f.Draft, files: func(r *records.Property) error {
		names, most := f.Of.of(r)
		switch {
		case slices.Contains(*names, m.File):
			return nil
		case len(*names) >= most:
			return errManyFiles
		}
		*names = append(slices.Clone(*names), m.File)
		return nil
	}})
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
	return s.arranged(ctx, d, edit{number: f.Number, by: by, draft: &f.Draft, files: func(r *records.Property) error {
		names, _ := f.Of.of(r)
		if !slices.Equal(*names, f.Before) {
			return errMeanwhile
		}
		*names = f.Photos
		return nil
	}})
}

// picturesOf are pictures of a property, by their names, with the words that its source or the desk gave them.
func picturesOf(names []string, list []imports.Media, words []*listings.PhotoWords, ofPlans bool,
	languages []locale.Language) []*Photo {
	shown := make([]*Photo, 0, len(list))
	for i, m := range list {
		p := &Photo{Name: names[i], Lack: languages} // of a picture that waits nothing is said yet
		if m.File != "" {
			url := (&media.Photo{File: m.File}).URL()
			p.URL = &url
		}
		for _, w := range words {
			if w.Picture == m.File && w.Plan == ofPlans {
				p.Alt, p.Lack = w.Alt, w.Lacks
			}
		}
		shown = append(shown, p)
	}
	return shown
}
