package desk

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts"
	"github.com/gevel/gevel/staff"
)

// Settings lists the settings, for who may edit them.
func (r *deskResolver) Settings(ctx context.Context, d *staff.Desk) ([]*parts.Settings, error) {
	return r.Parts.Settings(ctx, d)
}

// DeskArticles lists the articles, for who may read them.
func (r *deskResolver) Articles(ctx context.Context, d *staff.Desk) ([]*parts.Article, error) {
	return r.Parts.Articles(ctx, d)
}

func (r *deskResolver) Article(ctx context.Context, d *staff.Desk, key string) (*parts.Article, error) {
	return r.Parts.Article(ctx, d, key)
}

// Pages lists the pages of the site, for who may read them.
func (r *deskResolver) Pages(ctx context.Context, d *staff.Desk) ([]*parts.Page, error) {
	return r.Parts.Pages(ctx, d)
}

func (r *deskResolver) Page(ctx context.Context, d *staff.Desk, key string) (*parts.Page, error) {
	return r.Parts.Page(ctx, d, key)
}

// Menu lists the parts of the tree of pages.
func (r *deskResolver) Menu(ctx context.Context, d *staff.Desk) ([]*parts.Part, error) {
	return r.Parts.Menu(ctx, d)
}

// Drafts lists what is not published.
func (r *deskResolver) Drafts(ctx context.Context, d *staff.Desk) ([]*parts.RecordDraft, error) {
	return r.Parts.Drafts(ctx, d)
}

func (r *deskResolver) PreviewPath(ctx context.Context, d *staff.Desk) (*string, error) {
	return r.Parts.PreviewAddress(ctx, d)
}

func (r *deskResolver) Part(ctx context.Context, d *staff.Desk, record, field string, l *locale.Language) (*parts.Part, error) {
	return r.Parts.Part(ctx, d, record, field, l)
}

func (r *deskResolver) Preview(_ context.Context, _ *staff.Desk, markdown string) (*string, error) {
	return r.Parts.Preview(markdown), nil
}

// Versions lists what was changed of a record, for who may read it.
func (r *deskResolver) Versions(ctx context.Context, d *staff.Desk, record string) ([]*parts.Version, error) {
	return r.Parts.Versions(ctx, d, record)
}

func (r *deskResolver) VersionChanges(ctx context.Context, d *staff.Desk, record string, version int) ([]*parts.Difference, error) {
	return r.Parts.VersionChanges(ctx, d, record, version)
}

func (r *partResolver) OlderParagraphs(ctx context.Context, p *parts.Part) ([]int, error) {
	return r.Parts.OlderParagraphs(ctx, p)
}

func (r *partResolver) History(ctx context.Context, p *parts.Part) ([]*parts.Change, error) {
	return r.Parts.History(ctx, p)
}

func (r *mutationResolver) SaveParts(ctx context.Context, input parts.SaveInput) (SavePartsPayload, error) {
	saved, stale, problems, err := r.Parts.Save(ctx, &input)
	return unlessOtherParts(saved, stale, problems, err)
}

func (r *mutationResolver) PublishDrafts(ctx context.Context, input parts.DraftsInput) (PublishDraftsPayload, error) {
	saved, stale, problems, err := r.Parts.Publish(ctx, &input)
	return unlessOtherParts(saved, stale, problems, err)
}

func (r *mutationResolver) DiscardDrafts(ctx context.Context, input parts.DraftsInput) (DiscardDraftsPayload, error) {
	saved, stale, problems, err := r.Parts.Discard(ctx, &input)
	return unlessOtherParts(saved, stale, problems, err)
}

func (r *mutationResolver) PlanDrafts(ctx context.Context, input parts.PlanInput) (PlanDraftsPayload, error) {
	saved, stale, problems, err := r.Parts.Plan(ctx, &input)
	return unlessOtherParts(saved, stale, problems, err)
}

func (r *mutationResolver) RestoreVersion(ctx context.Context, input parts.RestoreInput) (RestoreVersionPayload, error) {
	saved, stale, problems, err := r.Parts.Restore(ctx, &input)
	return unlessOtherParts(saved, stale, problems, err)
}

func (r *mutationResolver) ConfirmTranslation(ctx context.Context, input parts.ConfirmInput) (ConfirmTranslationPayload, error) {
	saved, stale, problems, err := r.Parts.Confirm(ctx, &input)
	return unlessOtherParts(saved, stale, problems, err)
}

// unlessOtherParts returns the outcome of a change of parts that somebody may have written first.
func unlessOtherParts(saved *parts.Saved, stale *parts.Stale, problems forms.Problems, err error) (any, error) {
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(saved, problems, err)
}
