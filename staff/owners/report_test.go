package owners_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	stored "github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff/owners"
)

// room is the desk of An on a Tuesday, with an owner of whom last week is to be told.
type room struct {
	*owners.Service
	an *stafftest.Desk
	t  *testing.T
}

// lastWeek is the Monday before the one of the week in which room stands.
const lastWeek locale.Date = "2026-11-16"

func open(t *testing.T) room {
	t.Helper()
	d := stafftest.Open(t, time.Date(2026, 11, 24, 9, 0, 0, 0, time.UTC))
	return room{&owners.Service{Service: d.Service}, d, t}
}

func (r room) write(sql string, args ...any) {
	r.t.Helper()
	_, err := r.Store.Write(r.t.Context(), handle.Statement{SQL: sql, Args: args})
	stafftest.Must(r.t, err)
}

// waiting is the first owner who is to hear of last week; nil for none.
func (r room) waiting() *owners.Report {
	r.t.Helper()
	list, err := r.Reports(r.t.Context(), r.an.Session())
	stafftest.Must(r.t, err)
	if len(list) == 0 {
		return nil
	}
	return list[0]
}

func (r room) text(of *owners.View) string {
	r.t.Helper()
	text, err := r.Report(r.t.Context(), r.an.Session(), of.ID())
	stafftest.Must(r.t, err)
	if text == nil {
		return ""
	}
	return text.Text
}

func (r room) send(of *owners.View, week locale.Date, remark string, agreed bool) forms.ProblemCode {
	r.t.Helper()
	_, stale, problems, err := r.SendReport(r.an.Request(), &owners.SendReportInput{Owner: of.ID(), Version: of.Version(), Week: week,
		Remark: remark, Agreed: agreed})
	if stale != nil {
		r.t.Fatal("the owner was changed meanwhile")
	}
	return stafftest.Only(r.t, problems, err)
}

// emails are the reports that wait to be sent.
func (r room) emails() (list []agency.Outgoing) {
	r.t.Helper()
	due, err := r.Store.Outbox.DueEmails(r.t.Context(), r.an.Clock.Add(time.Hour), 99)
	stafftest.Must(r.t, err)
	for _, e := range due {
		if e.Kind == "owner-report" {
			list = append(list, e)
		}
	}
	return list
}

// TestAnOwnerHearsOfAWeekOnceSomebodyReadIt counts what happened within last week and not beside it, and sends it once.
func TestAnOwnerHearsOfAWeekOnceSomebodyReadIt(t *testing.T) {
	r := open(t)
	first := r.waiting()
	if first == nil || first.Week != lastWeek || len(first.Owner.Properties()) == 0 {
		t.Fatalf("%+v is to hear of last week, want an owner of the sample and %s", first, lastWeek)
	}
	owner, property := first.Owner, first.Owner.Properties()[0].Number
	r.write("DELETE FROM page_visit")
	for day, n := range map[locale.Date]int{"2026-11-08": 900, "2026-11-15": 3, "2026-11-16": 4, "2026-11-22": 5, "2026-11-23": 800} {
		r.write("INSERT INTO page_visit (property, day, source, counted) VALUES (?, ?, 'direct', ?)", property, day, n)
	}
	if text := r.text(owner); !strings.Contains(text, "consulté 9 fois, 3 fois la semaine précédente") {
		t.Errorf("the report lacks nine views of last week, or three of the week before: %s", text)
	}
	if code := r.send(owner, "2026-11-09", "", false); code != forms.Unknown {
		t.Errorf("the report of an older week gives %q, want UNKNOWN", code)
	}
	if code := r.send(owner, lastWeek, strings.Repeat("x", limits.OwnerRemarkCharacters+1), false); code != forms.TooLong {
		t.Errorf("a remark of more than %d characters gives %q, want TOO_LONG", limits.OwnerRemarkCharacters, code)
	}
	if code := r.send(owner, lastWeek, "Bon samedi", false); code != "" || len(r.emails()) != 1 {
		t.Fatalf("sending the report gives %q and %d emails, want one", code, len(r.emails()))
	}
	if message := string(r.emails()[0].Message); !strings.Contains(message, "Bon samedi") ||
		!strings.Contains(message, "List-Unsubscribe: ") || !strings.Contains(message, "an.vermeulen@example.com") {
		t.Errorf("the report lacks An's words, her address or a way to end it: %s", message)
	}
	if code := r.send(owner, lastWeek, "", false); code != forms.Unknown || len(r.emails()) != 1 || r.text(owner) != "" {
		t.Errorf("sending it again gives %q, %d emails and the text %q, want UNKNOWN and one", code, len(r.emails()), r.text(owner))
	}
}

// TestAgreedReportsLeaveByThemselves agrees once, and goes to the next Monday; the link of the email ends them.
func TestAgreedReportsLeaveByThemselves(t *testing.T) {
	r := open(t)
	owner := r.waiting().Owner
	queue := func() int {
		stafftest.Must(t, r.Leads.OwnerNews().QueueReports(t.Context()))
		return len(r.emails())
	}
	if n := queue(); n != 0 {
		t.Fatalf("%d reports left that nobody read, want none", n)
	}
	if code := r.send(owner, lastWeek, "", true); code != "" || queue() != 1 {
		t.Fatalf("agreeing gives %q and %d emails, want the one that was sent", code, len(r.emails()))
	}
	r.an.Clock = time.Date(2026, 11, 29, 22, 59, 0, 0, time.UTC) // Sunday, a minute before midnight
	if n := queue(); n != 1 {
		t.Errorf("%d emails before the week is over, want 1", n)
	}
	r.an.Clock = r.an.Clock.Add(time.Minute)
	for range 2 {
		if n := queue(); n != 2 {
			t.Errorf("%d emails once the week is over, want 2", n)
		}
	}
	row, err := r.Store.Owners.OwnerWith(t.Context(), *owner.Email())
	stafftest.Must(t, err)
	stafftest.Must(t, r.Store.Owners.StopOwnerEmails(t.Context(), row.ID))
	r.an.Clock = r.an.Clock.AddDate(0, 0, 7)
	if n := queue(); n != 0 {
		t.Errorf("%d emails wait after the owner ended them, want none", n)
	}
}

// TestOwnersOfOthersDoNotFillTheListOfReports asks for the first owner of agents: none of nobody's, and the one of theirs.
func TestOwnersOfOthersDoNotFillTheListOfReports(t *testing.T) {
	r := open(t)
	first := func(agents ...int) string {
		list, err := r.Store.Owners.AwaitingReport(t.Context(), lastWeek, []desk.OwnerReports{desk.ReportsRead},
			stored.OwnerSearch{OnlyAgents: true, Agents: agents}, 1)
		stafftest.Must(t, err)
		if len(list) == 0 {
			return ""
		}
		return list[0].Name
	}
	var of []int
	for _, p := range r.waiting().Owner.Properties() {
		agents, err := r.Store.Owners.AgentsOf(t.Context(), []int{p.Number})
		stafftest.Must(t, err)
		of = append(of, agents[p.Number])
	}
	want := r.waiting().Owner.Name()
	if nobodys, others, own := first(), first(999), first(of...); nobodys != "" || others != "" || own != want {
		t.Errorf("the first owner of no agent is %q, of another %q, of %v %q, want none twice and %q", nobodys, others, of, own, want)
	}
}

// TestReportComparable counts the properties that a report shows beside the owner's, by their addresses.
func TestReportComparable(t *testing.T) {
	r := open(t)
	text := r.text(r.waiting().Owner)
	if n := strings.Count(text, "/a-vendre/"); n != limits.ReportComparable {
		t.Errorf("the report shows %d homes, want %d of the many like it: %s", n, limits.ReportComparable, text)
	}
}

// TestSoManyOwnersHearOfAWeekAtOnce has one owner more than the desk shows, and than reports leave at once: the last one comes after.
func TestSoManyOwnersHearOfAWeekAtOnce(t *testing.T) {
	r := open(t)
	r.write("UPDATE owner SET reports = 'ENDED'")
	r.write(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i <= ?)
		INSERT INTO owner (id, name, email, language) SELECT 9000 + i, 'Owner ' || i, 'owner' || i || '@example.com', 'nl' FROM n`,
		limits.OwnerReports)
	r.write(`INSERT INTO owner_property (owner, property)
		SELECT o.id, min(p.number) FROM owner o, property p WHERE p.status = 1 AND o.id > 9000 GROUP BY 1`)
	shown, err := r.Reports(t.Context(), r.an.Session())
	if err != nil || len(shown) != limits.OwnerReports {
		t.Errorf("the desk shows %d owners (%v), want %d", len(shown), err, limits.OwnerReports)
	}
	r.write("UPDATE owner SET reports = 'AGREED' WHERE id > 9000")
	for _, want := range []int{1, 0} {
		stafftest.Must(t, r.Leads.OwnerNews().QueueReports(t.Context()))
		left, err := r.Store.Owners.AwaitingReport(t.Context(), lastWeek, []desk.OwnerReports{desk.ReportsAgreed}, stored.OwnerSearch{}, 9)
		if err != nil || len(left) != want {
			t.Errorf("%d owners still wait (%v), want %d", len(left), err, want)
		}
	}
}
