package desk

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/properties"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/links"
	"github.com/gevel/gevel/staff/listings"
)

func (r *deskPropertyResolver) Watchers(ctx context.Context, v *listings.View) (int, error) {
	return r.Store.Demands.Watchers(ctx, v.Number())
}

func (r *deskPropertyResolver) Undo(ctx context.Context, v *listings.View) (*string, error) {
	return r.rooms.Listings.LastUndo(ctx, v)
}

// Types lists the types of property of the site.
func (r *deskResolver) Types(ctx context.Context, d *staff.Desk) ([]*links.SiteType, error) {
	return r.rooms.Links.TypesOf(ctx, d)
}

func (r *mutationResolver) MakeProperty(ctx context.Context, input properties.MakeInput) (MakePropertyPayload, error) {
	return engine.Payload(r.Listed.Make(ctx, &input))
}

func (r *mutationResolver) SetPrice(ctx context.Context, input properties.PriceInput) (SetPricePayload, error) {
	changed, stale, problems, err := r.Listed.SetPrice(ctx, &input)
	return unlessOtherChange(changed, stale, problems, err)
}

func (r *mutationResolver) SetStanding(ctx context.Context, input properties.StandingInput) (SetStandingPayload, error) {
	changed, stale, problems, err := r.Listed.SetStanding(ctx, &input)
	return unlessOtherChange(changed, stale, problems, err)
}

func (r *deskPropertyResolver) Editor(ctx context.Context, v *listings.View, language locale.Language) (*properties.Editor, error) {
	return r.Listed.Editor(ctx, v, language)
}

func (r *mutationResolver) CopyProperty(ctx context.Context, input listings.Input) (CopyPropertyPayload, error) {
	return engine.Payload(r.Listed.Copy(ctx, &input))
}

func (r *mutationResolver) SetPropertyField(ctx context.Context, input properties.FieldInput) (SetPropertyFieldPayload, error) {
	changed, stale, problems, err := r.Listed.SetField(ctx, &input)
	return unlessOtherChange(changed, stale, problems, err)
}

func (r *mutationResolver) AddPropertyPhoto(ctx context.Context, input properties.AddPhotoInput) (AddPropertyPhotoPayload, error) {
	return engine.Payload(r.Listed.AddPhoto(ctx, &input))
}

func (r *mutationResolver) SetPropertyPhotos(ctx context.Context, input properties.PhotosInput) (SetPropertyPhotosPayload, error) {
	changed, stale, problems, err := r.Listed.SetPhotos(ctx, &input)
	return unlessOtherChange(changed, stale, problems, err)
}

func (r *mutationResolver) AddPropertyDocument(ctx context.Context, input properties.AddDocumentInput) (AddPropertyDocumentPayload, error) {
	return engine.Payload(r.Listed.AddDocument(ctx, &input))
}

func (r *mutationResolver) SetPropertyDocuments(ctx context.Context, input properties.DocumentsInput) (SetPropertyDocumentsPayload, error) {
	changed, stale, problems, err := r.Listed.SetDocuments(ctx, &input)
	return unlessOtherChange(changed, stale, problems, err)
}

// Units lists the units of a project, for everybody at the desk.
func (r *deskResolver) Units(ctx context.Context, d *staff.Desk, project int) (*properties.ProjectUnits, error) {
	return r.Listed.Units(ctx, d, project)
}

func (r *mutationResolver) SetUnits(ctx context.Context, input properties.UnitsInput) (SetUnitsPayload, error) {
	changed, stale, problems, err := r.Listed.SetUnits(ctx, &input)
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(changed, problems, err)
}

// Projects lists the projects, for everybody at the desk.
func (r *deskResolver) Projects(ctx context.Context, d *staff.Desk) ([]*listings.Project, error) {
	return r.rooms.Listings.Projects(ctx, d)
}

// Drawing is the drawing of a project, for everybody at the desk.
func (r *deskResolver) Drawing(ctx context.Context, d *staff.Desk, project int) (*properties.ProjectDrawing, error) {
	return r.Listed.Drawing(ctx, d, project)
}

func (r *mutationResolver) BindShape(ctx context.Context, input properties.BindInput) (BindShapePayload, error) {
	bound, stale, problems, err := r.Listed.Bind(ctx, &input)
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(bound, problems, err)
}

func (r *deskPropertyResolver) Draft(ctx context.Context, v *listings.View) (*properties.Draft, error) {
	return r.Listed.Draft(ctx, v)
}

func (r *deskPropertyResolver) History(ctx context.Context, v *listings.View) ([]*properties.Version, error) {
	return r.Listed.History(ctx, v)
}

func (*versionResolver) Card(_ context.Context, v *properties.Version, l locale.Language) (*properties.CardView, error) {
	return v.CardIn(l), nil
}

func (r *mutationResolver) CollectProperty(ctx context.Context, input properties.CollectInput) (CollectPropertyPayload, error) {
	return engine.Payload(r.Listed.Collect(ctx, &input))
}

func (r *mutationResolver) PublishProperty(ctx context.Context, input properties.DraftInput) (PublishPropertyPayload, error) {
	changed, stale, problems, err := r.Listed.Publish(ctx, &input)
	return unlessOtherChange(changed, stale, problems, err)
}

func (r *mutationResolver) PlanProperty(ctx context.Context, input properties.PlanInput) (PlanPropertyPayload, error) {
	changed, stale, problems, err := r.Listed.Plan(ctx, &input)
	return unlessOtherChange(changed, stale, problems, err)
}

func (r *mutationResolver) DiscardProperty(ctx context.Context, input properties.DraftInput) (DiscardPropertyPayload, error) {
	changed, stale, problems, err := r.Listed.Discard(ctx, &input)
	return unlessOtherChange(changed, stale, problems, err)
}

func (r *mutationResolver) TakeBackProperty(ctx context.Context, input properties.VersionInput) (TakeBackPropertyPayload, error) {
	return engine.Payload(r.Listed.TakeBack(ctx, &input))
}

func (r *mutationResolver) UndoProperty(ctx context.Context, input staff.UndoInput) (UndoPropertyPayload, error) {
	changed, removed, problems, err := r.Listed.Undo(ctx, &input)
	if removed != nil {
		return *removed, err
	}
	return engine.Payload(changed, problems, err)
}

func (r *mutationResolver) TakeOverProperty(ctx context.Context, input listings.Input) (TakeOverPropertyPayload, error) {
	return engine.Payload(r.Listed.TakeOver(ctx, &input))
}

func (r *mutationResolver) GiveBackProperty(ctx context.Context, input listings.Input) (GiveBackPropertyPayload, error) {
	return engine.Payload(r.Listed.GiveBack(ctx, &input))
}

// unlessOtherChange returns the outcome of a change of a property that somebody may have changed first.
func unlessOtherChange(changed *properties.Changed, stale *properties.Stale, problems forms.Problems, err error) (any, error) {
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(changed, problems, err)
}
