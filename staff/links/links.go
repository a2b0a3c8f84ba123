package links

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/inbox"
)

// View is a link to a CRM as managers see it. It shows neither its settings nor its secret.
type View struct {
	desk   *staff.Desk
	row    crmlinks.LinkState
	now    time.Time
	events string // where its CRM posts what happens; "" for a CRM that does not
}

// State says whether a link is new, running, paused, failing or working.
type State string

// The states. A new link was never read; a failing one could not be read the last time.
const (
	Paused  State = "PAUSED"
	Running State = "RUNNING"
	New     State = "NEW"
	Failing State = "FAILING"
	Well    State = "WELL"
)

// ID is the link's name.
func (v *View) ID() string { return v.row.Name }

// System is the CRM.
func (v *View) System() string { return v.row.Kind }

// State reports whether it works.
func (v *View) State() State {
	switch {
	case v.row.Until > v.now.Unix():
		return Running
	case v.row.Paused:
		return Paused
	case v.row.Tries > 0:
		return Failing
	case v.row.RanAt == nil:
		return New
	}
	return Well
}

// ReadAt is when the CRM was last read completely.
func (v *View) ReadAt() *time.Time { return locale.OptionalMoment(v.row.RanAt) }

// NextAt is when the CRM is read next; nil while the link is paused.
func (v *View) NextAt() *time.Time {
	if v.row.Paused {
		return nil
	}
	next := locale.Moment(max(v.row.DueAt, v.now.Unix()))
	return &next
}

// Problem is what went wrong in the last run; "" for nothing.
func (v *View) Problem() string {
	if v.row.Problem == nil {
		return ""
	}
	return *v.row.Problem
}

// Failure is the kind of that problem; nil when there is none.
func (v *View) Failure() *crmlinks.LinkFailure { return v.row.Failure }

// Status is what the CRM answered, of a failure that has a status.
func (v *View) Status() *int { return v.row.Status }

// Properties is how many of its properties are on the site.
func (v *View) Properties() int { return v.row.Properties }

// Projects is how many of its projects are on the site.
func (v *View) Projects() int { return v.row.Projects }

// Held is how many of its records are not on the site because of their problems.
func (v *View) Held() int { return v.row.Held }

// Unread is how many records wait to be read.
func (v *View) Unread() int { return v.row.Unread }

// ReadNow is how many records the run has read so far, and ToRead how many it will have read; both nil while none runs.
func (v *View) ReadNow() *int { return v.ofRun(v.row.ReadNow) }

// ToRead is how many records the run will have read, as far as it knows.
func (v *View) ToRead() *int { return v.ofRun(v.row.ToRead) }

func (v *View) ofRun(n int) *int {
	if v.State() != Running {
		return nil
	}
	return &n
}

// EventsAt is the address at which the CRM says what happens; nil for a CRM that does not.
func (v *View) EventsAt() *string { return staff.NotEmpty(v.events) }

// Waiting is how many leads wait to be sent to the CRM.
func (v *View) Waiting() int { return v.row.Waiting }

// Refused is how many leads the CRM did not take.
func (v *View) Refused() int { return v.row.Refused }

// Run is a run of a link.
type Run struct{ crmlinks.LinkRun }

// BeganAt is when it began.
func (r *Run) BeganAt() time.Time { return locale.Moment(r.At) }

// Seconds is how long it took.
func (r *Run) Seconds() float64 { return float64(r.Took) / 1000 }

// Trouble is what went wrong in it; "" for nothing.
func (r *Run) Trouble() string {
	if r.Problem == nil {
		return ""
	}
	return *r.Problem
}

// Troubled is a record of a CRM that has problems.
type Troubled struct {
	Record   string
	Project  bool
	Number   int
	Held     bool
	Problems []*RecordProblem
}

// RecordProblem is what is wrong with a field of a record.
type RecordProblem struct {
	Field, Text string
	Kind        *records.ProblemKind // nil when it was found before the kind was kept
	Value       *string
	Unknown     *UnknownWord // a word of the CRM that means nothing here yet
}

// UnknownWord is a word of a CRM with what it can mean. List is nil for a kind of property, which can mean each type of the site.
type UnknownWord struct {
	Word        string
	Label, List *string
	Values      []string
}

func unknownWord(u *detail.UnknownWord) *UnknownWord {
	if u == nil {
		return nil
	}
	return &UnknownWord{u.Word, staff.NotEmpty(u.Label), staff.NotEmpty(u.List), detail.WordValues(u.List)}
}

// Refusal is a lead that a CRM refused.
type Refusal struct {
	Name     string
	Lead     string
	Delivery *inbox.Delivery
}

// Links lists the links to CRMs, for managers.
func (s *Service) Links(ctx context.Context, d *staff.Desk) (list []*View, err error) {
	if !d.May(desk.ManageLinks) {
		return nil, staff.ErrForbidden
	}
	rows, err := s.Store.Links.Links(ctx)
	list = []*View{} // null would say that the role may not read them
	for _, l := range rows {
		list = append(list, &View{d, l, s.Now(), s.eventsAt(l)})
	}
	return list, err
}

// eventsAt is the address at which a link's CRM says what happens, "" for a CRM that does not.
func (s *Service) eventsAt(l crmlinks.LinkState) string {
	for _, k := range s.Runner.Kinds {
		if k.Name == l.Kind && k.Events {
			return s.Origin + "/crm/" + l.Kind + "/" + l.Name
		}
	}
	return ""
}

// LinkRuns lists the last runs of a link.
func (s *Service) LinkRuns(ctx context.Context, v *View) (list []*Run, err error) {
	rows, err := s.Store.Links.LinkRuns(ctx, v.row.Name)
	for _, r := range rows {
		list = append(list, &Run{r})
	}
	return list, err
}

// Troubles lists the records of a link that have problems.
func (s *Service) Troubles(ctx context.Context, v *View) (list []*Troubled, err error) {
	rows, err := s.Store.Links.TroubledCRMRecords(ctx, v.row.Name, limits.LinkTroubles)
	for _, r := range rows {
		t := &Troubled{Record: r.ID, Project: r.Kind == "project", Number: r.Number, Held: r.Held}
		for _, p := range r.ProblemList() {
			t.Problems = append(t.Problems, recordProblem(p))
		}
		list = append(list, t)
	}
	return list, err
}

func recordProblem(p crmlinks.RecordProblem) *RecordProblem {
	return &RecordProblem{p.Field, p.Text, staff.NotEmpty(p.Kind), staff.NotEmpty(p.Value), unknownWord(p.UnknownWord())}
}

// Refusals lists the leads that the CRM of a link refused.
func (s *Service) Refusals(ctx context.Context, v *View) ([]*Refusal, error) {
	by, err := v.desk.Handler()
	if err != nil {
		return nil, err
	}
	rows, _, err := s.Store.RefusedLeads(ctx, by, v.row.Name, limits.LinkTroubles)
	return Refusals(rows), err
}

func Refusals(rows []db.RefusedLead) (list []*Refusal) {
	for _, r := range rows {
		list = append(list, &Refusal{Name: r.Name, Lead: r.Lead, Delivery: inbox.DeliveryOf(r.LeadDelivery)})
	}
	return list
}
