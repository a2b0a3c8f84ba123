package desk

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/inbox"
)

func (r *deskResolver) ConfirmedUntil(_ context.Context, d *staff.Desk) (*time.Time, error) {
	return r.Staff.ConfirmedUntil(d), nil
}

// Members lists everybody at the desk, for managers.
func (r *deskResolver) Members(ctx context.Context, d *staff.Desk) ([]*staff.MemberView, error) {
	return r.Staff.Members(ctx, d)
}

// Managers names the managers to everybody at the desk.
func (r *deskResolver) Managers(ctx context.Context, _ *staff.Desk) ([]*desk.StaffMember, error) {
	return r.Staff.Managers(ctx)
}

// Emails are those that a member gets.
func (r *staffAccountResolver) Emails(ctx context.Context, v *staff.MemberView) (*staff.Emails, error) {
	return r.Staff.EmailsOf(ctx, v)
}

// Absence is when a member is away.
func (r *staffAccountResolver) Absence(ctx context.Context, v *staff.MemberView) (*staff.Absence, error) {
	return r.Staff.AbsenceOf(ctx, v)
}

// Absence is when whoever is at the desk is away.
func (r *deskResolver) Absence(ctx context.Context, d *staff.Desk) (*staff.Absence, error) {
	return r.Staff.AbsenceOfMe(ctx, d)
}

// Actions reads the log: managers read everybody's actions, others their own.
func (r *deskResolver) Actions(ctx context.Context, d *staff.Desk, member, after *string) (*staff.ActionPage, error) {
	page, err := r.Staff.Actions(ctx, d, member, after)
	return page, readable(err)
}

func (r *mutationResolver) ConfirmWithCode(ctx context.Context, input staff.CodeInput) (ConfirmWithCodePayload, error) {
	return engine.Payload(r.Staff.Confirm(ctx, &input))
}

func (r *mutationResolver) InviteStaff(ctx context.Context, input staff.InviteInput) (InviteStaffPayload, error) {
	return engine.Payload(r.Staff.Invite(ctx, &input))
}

func (r *mutationResolver) SendStaffLink(ctx context.Context, input staff.MemberInput) (SendStaffLinkPayload, error) {
	return unlessManaged(r.Staff.SendLink(ctx, &input))
}

func (r *mutationResolver) SetStaffRole(ctx context.Context, input staff.SetRoleInput) (SetStaffRolePayload, error) {
	return unlessManaged(r.Staff.SetRole(ctx, &input))
}

func (r *mutationResolver) SetStaffEmails(ctx context.Context, input staff.EmailsInput) (SetStaffEmailsPayload, error) {
	return engine.Payload(r.Staff.SetEmails(ctx, &input))
}

func (r *mutationResolver) SetAbsence(ctx context.Context, input staff.AbsenceInput) (SetAbsencePayload, error) {
	return engine.Payload(r.Staff.SetAbsence(ctx, &input))
}

func (r *mutationResolver) EndStaffSessions(ctx context.Context, input staff.MemberInput) (EndStaffSessionsPayload, error) {
	return unlessManaged(r.Staff.EndSessionsOf(ctx, &input))
}

func (r *mutationResolver) ClearStaffStep(ctx context.Context, input staff.MemberInput) (ClearStaffStepPayload, error) {
	return unlessManaged(r.Staff.ClearStep(ctx, &input))
}

func (r *mutationResolver) CloseStaff(ctx context.Context, input staff.CloseInput) (CloseStaffPayload, error) {
	return unlessManaged(r.Staff.Close(ctx, &input))
}

func (r *mutationResolver) RenewRecoveryCodes(ctx context.Context, input staff.RenewCodesInput) (RenewRecoveryCodesPayload, error) {
	return engine.Payload(r.Staff.RenewCodes(ctx, &input))
}

func (r *mutationResolver) ChangePassword(ctx context.Context, input staff.ChangePasswordInput) (ChangePasswordPayload, error) {
	return engine.Payload(r.Staff.ChangePassword(ctx, &input))
}

func (r *mutationResolver) ForgotPassword(ctx context.Context, input staff.ForgotInput) (ForgotPasswordPayload, error) {
	return engine.Payload(r.Staff.Forgot(ctx, &input))
}

func (r *mutationResolver) ChoosePassword(ctx context.Context, input staff.ChooseInput) (ChoosePasswordPayload, error) {
	return engine.Payload(r.Staff.Choose(ctx, &input))
}

// unlessManaged returns the outcome of a change of somebody whom another manager may have changed first.
func unlessManaged(changed *staff.MemberChanged, stale *staff.MemberStale, problems forms.Problems, err error) (any, error) {
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(changed, problems, err)
}

// Recognize looks up whose session at the desk a request has, so that the request is counted as that member's where many share something.
func (g *Graph) Recognize(ctx context.Context) error {
	_, err := g.resolver.Staff.Session(ctx)
	return err
}

// Sheet writes leads as lines of cells, for managers. A problem is one of the session; a gqlerror.Error says why nothing was written.
func (g *Graph) Sheet(ctx context.Context, list desk.LeadList, filter *inbox.Filter,
	write func(cells []string) error) (forms.Problems, error) {
	problems, err := g.resolver.rooms.Inbox.Sheet(ctx, list, filter, g.sheets.Enter, write)
	return problems, readable(err)
}

// LogSheet writes the log as lines of cells, for managers; member is whose, nil for everybody's. The rest is as for Sheet.
func (g *Graph) LogSheet(ctx context.Context, member *string, write func(cells []string) error) (forms.Problems, error) {
	problems, err := g.resolver.Staff.LogSheet(ctx, member, g.sheets.Enter, write)
	return problems, readable(err)
}

// ExportFolder calls write, which writes the import folder, if the member is a manager and fewer than limits.FolderExports are being
// written.
func (g *Graph) ExportFolder(ctx context.Context, changed bool, write func() error) (forms.Problems, error) {
	return g.resolver.Staff.ExportFolder(ctx, changed, g.folders.Enter, write)
}
