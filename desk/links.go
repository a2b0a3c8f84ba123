package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/links"
)

// Links lists the links to CRMs, for managers.
func (r *deskResolver) Links(ctx context.Context, d *staff.Desk) ([]*links.View, error) {
	return r.rooms.Links.Links(ctx, d)
}

// LinkSystems lists the CRMs that a link can be made to, for managers.
func (r *deskResolver) LinkSystems(_ context.Context, d *staff.Desk) ([]*staff.LinkKind, error) {
	return r.rooms.Links.Systems(d)
}

// Outbox tells managers what waits to be sent.
func (r *deskResolver) Outbox(ctx context.Context, d *staff.Desk) (*staff.Outbox, error) {
	return r.Staff.Outbox(ctx, d)
}

func (r *linkResolver) Runs(ctx context.Context, v *links.View) ([]*links.Run, error) {
	return r.rooms.Links.LinkRuns(ctx, v)
}

func (r *linkResolver) Troubles(ctx context.Context, v *links.View) ([]*links.Troubled, error) {
	return r.rooms.Links.Troubles(ctx, v)
}

func (r *linkResolver) Refusals(ctx context.Context, v *links.View) ([]*links.Refusal, error) {
	return r.rooms.Links.Refusals(ctx, v)
}

func (r *linkResolver) Words(ctx context.Context, v *links.View) ([]*links.Word, error) {
	return r.rooms.Links.LinkWords(ctx, v)
}

func (r *linkResolver) Types(ctx context.Context, v *links.View) ([]*links.SiteType, error) {
	return r.rooms.Links.SiteTypes(ctx, v)
}

func (r *mutationResolver) MapWord(ctx context.Context, input links.MapWordInput) (MapWordPayload, error) {
	return engine.Payload(r.rooms.Links.MapWord(ctx, &input))
}

func (r *mutationResolver) RunLink(ctx context.Context, input links.Input) (RunLinkPayload, error) {
	return engine.Payload(r.rooms.Links.RunLink(ctx, &input))
}

func (r *mutationResolver) ReplaceLinkSecret(ctx context.Context, input links.SecretInput) (ReplaceLinkSecretPayload, error) {
	changed, notTried, problems, err := r.rooms.Links.ReplaceLinkSecret(ctx, &input)
	if err == nil && notTried != nil {
		return *notTried, nil
	}
	return engine.Payload(changed, problems, err)
}

func (r *mutationResolver) MakeLink(ctx context.Context, input links.MakeInput) (MakeLinkPayload, error) {
	changed, notTried, problems, err := r.rooms.Links.MakeLink(ctx, &input)
	if err == nil && notTried != nil {
		return *notTried, nil
	}
	return engine.Payload(changed, problems, err)
}

func (r *mutationResolver) RemoveLink(ctx context.Context, input links.RemoveInput) (RemoveLinkPayload, error) {
	return engine.Payload(r.rooms.Links.RemoveLink(ctx, &input))
}

func (r *mutationResolver) TestMail(ctx context.Context) (TestMailPayload, error) {
	return engine.Payload(r.Staff.TestMail(ctx))
}

func (r *mutationResolver) CheckMailRecords(ctx context.Context, input staff.CheckMailRecordsInput) (CheckMailRecordsPayload, error) {
	return engine.Payload(r.Staff.CheckMailRecords(ctx, &input))
}

func (r *mutationResolver) RetryEmails(ctx context.Context) (RetryEmailsPayload, error) {
	return engine.Payload(r.Staff.RetryEmails(ctx))
}

func (r *mutationResolver) PauseLink(ctx context.Context, input links.Input) (PauseLinkPayload, error) {
	return engine.Payload(r.rooms.Links.PauseLink(ctx, &input))
}

func (r *mutationResolver) ResumeLink(ctx context.Context, input links.Input) (ResumeLinkPayload, error) {
	return engine.Payload(r.rooms.Links.ResumeLink(ctx, &input))
}
