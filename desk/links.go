package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
)

// Links lists the links to CRMs, for managers.
func (r *deskResolver) Links(ctx context.Context, d *staff.Desk) ([]*staff.LinkView, error) {
	return r.Staff.Links(ctx, d)
}

// Outbox tells managers what waits to be sent.
func (r *deskResolver) Outbox(ctx context.Context, d *staff.Desk) (*staff.Outbox, error) {
	return r.Staff.Outbox(ctx, d)
}

func (r *linkResolver) Runs(ctx context.Context, v *staff.LinkView) ([]*staff.LinkRun, error) {
	return r.Staff.LinkRuns(ctx, v)
}

func (r *linkResolver) Troubles(ctx context.Context, v *staff.LinkView) ([]*staff.Troubled, error) {
	return r.Staff.Troubles(ctx, v)
}

func (r *linkResolver) Refusals(ctx context.Context, v *staff.LinkView) ([]*staff.Refusal, error) {
	return r.Staff.Refusals(ctx, v)
}

func (r *linkResolver) Words(ctx context.Context, v *staff.LinkView) ([]*staff.LinkWord, error) {
	return r.Staff.LinkWords(ctx, v)
}

func (r *linkResolver) Types(ctx context.Context, v *staff.LinkView) ([]*staff.SiteType, error) {
	return r.Staff.SiteTypes(ctx, v)
}

func (r *mutationResolver) MapWord(ctx context.Context, input staff.MapWordInput) (MapWordPayload, error) {
	return engine.Payload(r.Staff.MapWord(ctx, &input))
}

func (r *mutationResolver) RunLink(ctx context.Context, input staff.LinkInput) (RunLinkPayload, error) {
	return engine.Payload(r.Staff.RunLink(ctx, &input))
}

func (r *mutationResolver) ReplaceLinkSecret(ctx context.Context, input staff.LinkSecretInput) (ReplaceLinkSecretPayload, error) {
	changed, notTried, problems, err := r.Staff.ReplaceLinkSecret(ctx, &input)
	if err == nil && notTried != nil {
		return *notTried, nil
	}
	return engine.Payload(changed, problems, err)
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

func (r *mutationResolver) PauseLink(ctx context.Context, input staff.LinkInput) (PauseLinkPayload, error) {
	return engine.Payload(r.Staff.PauseLink(ctx, &input))
}

func (r *mutationResolver) ResumeLink(ctx context.Context, input staff.LinkInput) (ResumeLinkPayload, error) {
	return engine.Payload(r.Staff.ResumeLink(ctx, &input))
}
