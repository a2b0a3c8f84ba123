package staff

import (
	"context"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// Now has a number for each part of the desk, which grows when that part changes; nil for a part that the role may not see. Changes of
// leads that the session may not see do not count.
type Now struct {
	Arrived      *int // leads that came in
	Leads        *int
	Appointments int
	Properties   int
	Content      *int
	Links        *int
	Staff        *int
	Owners       *int
	Log          int
	Imports      int
	Others       []*desk.StaffMember
}

// ReadNow reads the numbers, for somebody who opens the desk.
func (s *Service) ReadNow(ctx context.Context, d *Desk) (*Now, error) {
	v, err := s.Store.DeskVersions(ctx)
	if err != nil {
		return nil, err
	}
	return d.now(v), nil
}

func (d *Desk) now(v *db.DeskVersions) *Now {
	n := &Now{Appointments: int(v.Of(db.Appointments)), Properties: int(v.Of(db.Properties)), Imports: int(v.Of(db.ImportsPart)),
		Log: int(v.OfMember(db.LogPart, d.Member().ID)), Others: []*desk.StaffMember{}}
	if by, err := d.Handler(); err == nil {
		n.Arrived, n.Leads = number(v.OfLeads(db.Arrived, by)), number(v.OfLeads(db.Leads, by))
	}
	role := d.Member().Role
	if role.May(desk.AllActions) {
		n.Log = int(v.Of(db.LogPart))
	}
	if role.May(desk.ReadContent) {
		n.Content = number(v.Of(db.Content) + v.Of(db.Properties))
	}
	if role.May(desk.ManageLinks) {
		n.Links = number(v.Of(db.LinksPart))
	}
	if role.May(desk.ManageStaff) {
		n.Staff = number(v.Of(db.StaffPart))
	}
	if role.May(desk.OwnOwners) {
		n.Owners = number(v.Of(db.OwnersPart))
	}
	return n
}

func number(v int64) *int { n := int(v); return &n }

// Watcher is an open window of the desk that gets what changes.
type Watcher struct {
	service *Service
	token   string
	record  string
	desk    *Desk
}

// Watch begins watching for the session of a request; nil without a session. record names what the window has open: "lead/" and the id of a
// lead, or the record of parts; "" for nothing. A record that the session may not see counts as nothing.
func (s *Service) Watch(ctx context.Context, record string) (*Watcher, error) {
	d, err := s.Desk(ctx)
	if d == nil {
		return nil, err
	}
	w := &Watcher{service: s, token: principal.Of(ctx).Desk, desk: d}
	if len(record) <= limits.RecordBytes {
		w.record = record
	}
	return w, nil
}

// Session is the id of the session that watches.
func (w *Watcher) Session() string { return w.desk.session.ID }

// Open shows colleagues that the record is open until leave is called.
func (w *Watcher) Open(ctx context.Context) (leave func(), err error) {
	if seen, err := w.seesRecord(ctx); !seen {
		return func() {}, err
	}
	return w.service.present.open(w.record, w.desk.Me()), nil
}

// Poll returns what the session may know now, nil when the session is over. The channel is closed when colleagues open or leave the record.
func (w *Watcher) Poll(ctx context.Context, v *db.DeskVersions) (n *Now, moved <-chan struct{}, err error) {
	session, err := w.service.Store.Members.CheckStaffSession(ctx, w.token, w.service.Now())
	if session == nil || !session.Full {
		return nil, nil, err
	}
	w.desk = &Desk{session}
	others, moved := w.service.present.others(w.record, session.Member.ID)
	n = w.desk.now(v)
	if seen, err := w.seesRecord(ctx); seen {
		n.Others = others
	} else if err != nil {
		return nil, nil, err
	}
	return n, moved, nil
}

func (w *Watcher) seesRecord(ctx context.Context) (bool, error) {
	if _, isProperty := desk.PropertyOf(w.record); isProperty {
		return true, nil // everybody at the desk sees all of them
	}
	id, isLead := strings.CutPrefix(w.record, "lead/")
	if !isLead {
		return w.record != "" && w.desk.May(desk.ReadContent) && (w.record != desk.SiteRecord || w.desk.May(desk.EditContent)), nil
	}
	by, err := w.desk.Handler()
	if err != nil {
		return false, nil
	}
	lead, err := w.service.Store.Inbox.DeskLead(ctx, by, id)
	return lead != nil, err
}
