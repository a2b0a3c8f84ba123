package desk

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/pictures"
	"github.com/gevel/gevel/staff"
)

// DeskPictures lists pictures, for who may read the content of the site.
func (r *deskResolver) Pictures(ctx context.Context, d *staff.Desk, list desk.PictureList, words, after *string) (*pictures.Page, error) {
	page, err := r.Library.Page(ctx, d, list, words, after)
	return page, readable(err)
}

func (r *deskResolver) PictureCounts(ctx context.Context, d *staff.Desk) ([]*pictures.Count, error) {
	return r.Library.Counts(ctx, d)
}

func (r *deskResolver) PictureSizes(ctx context.Context, d *staff.Desk) (*pictures.Sizes, error) {
	return r.Library.Sizes(ctx, d)
}

func (r *deskResolver) Picture(ctx context.Context, d *staff.Desk, id string) (*pictures.Picture, error) {
	return r.Library.Picture(ctx, d, id)
}

func (r *mutationResolver) DescribePicture(ctx context.Context, input pictures.DescribeInput) (DescribePicturePayload, error) {
	return unlessOtherPicture(r.Library.Describe(ctx, &input))
}

func (r *mutationResolver) UploadPicture(ctx context.Context, input pictures.UploadInput) (UploadPicturePayload, error) {
	return engine.Payload(r.Library.Upload(ctx, &input))
}

func (r *mutationResolver) ReplacePicture(ctx context.Context, input pictures.ReplaceInput) (ReplacePicturePayload, error) {
	return unlessOtherPicture(r.Library.Replace(ctx, &input))
}

func (r *mutationResolver) RemovePicture(ctx context.Context, input pictures.RemoveInput) (RemovePicturePayload, error) {
	return unlessOtherPicture(r.Library.Remove(ctx, &input))
}

// unlessOtherPicture returns the outcome of a change of a picture that somebody may have changed first.
func unlessOtherPicture[Answer any](changed *Answer, stale *pictures.Stale, problems forms.Problems, err error) (any, error) {
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(changed, problems, err)
}
