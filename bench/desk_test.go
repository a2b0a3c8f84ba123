package bench

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
)

// The office that the desk is measured for: two years of leads, of people of whom most wrote once or twice, and a hundred 25 times.
const (
	officeProperties = 10_000
	officeStaff      = 20
	officeLeads      = 50_000
	officePeople     = 30_000
)

// BenchmarkDesk runs the queries of the desk's screens for a manager and for an agent, over loopback, in an office of officeProperties,
// officeLeads and officeStaff: those without variables, and those of deskScreens. Aimed at: 150 ms from the click to the screen.
func BenchmarkDesk(b *testing.B) {
	filled, media := sampletest.Many(b, officeProperties)
	fillOffice(b, filled)
	store, err := db.Open(b.Context(), filled.Path()) // as on another day, when connections know how large the tables are
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { store.Close() })
	ours := serveStore(b, store, media)
	queries := deskQueries(b)
	for _, role := range []desk.StaffRole{desk.Manager, desk.Agent} {
		cookie := atDesk(b, store, role)
		for _, q := range queries {
			for what, variables := range q.variables() {
				b.Run(fmt.Sprintf("%s%s/%s", q.name(), what, role), func(b *testing.B) {
					queryDesk(b, ours.URL, cookie, q.id, variables)
					before := processor(b)
					for b.Loop() {
						queryDesk(b, ours.URL, cookie, q.id, variables)
					}
					b.ReportMetric((processor(b)-before).Seconds()*1000/float64(b.N), "cpu-ms/op")
				})
			}
		}
	}
}

// deskScreens are variables of the queries that have some, by name and by what is looked at.
var deskScreens = map[string]map[string]string{
	"usePagesQuery": {"/first": `{"list": "OPEN", "newest": true, "first": true}`,
		"/all":   `{"list": "ALL", "newest": true, "first": true}`,
		"/words": `{"list": "ALL", "newest": true, "first": true, "filter": {"words": "jan peeters"}}`,
		"/word":  `{"list": "ALL", "newest": true, "first": true, "filter": {"words": "tuin"}}`,
		"/none":  `{"list": "ALL", "newest": true, "first": true, "filter": {"words": "xyzzy"}}`},
	"LeadQuery": {"": `{"id": "lead 49999"}`},
	"PeopleQuery": {"/first": `{"list": "ALL", "filter": {}}`, "/searching": `{"list": "SEARCHING", "filter": {}}`,
		"/visitors": `{"list": "VISITORS", "filter": {}}`, "/word": `{"list": "ALL", "filter": {"words": "tuin"}}`,
		"/words": `{"list": "ALL", "filter": {"words": "jan peeters"}}`, "/none": `{"list": "ALL", "filter": {"words": "xyzzy"}}`,
		"/matches": `{"list": "ALL", "filter": {"matches": 1096}}`, "/saw": `{"list": "ALL", "filter": {"saw": 1096}}`},
	"usePeopleFindMutation": {"/usual": `{"input": {"who": "person7@example.org"}}`, "/often": `{"input": {"who": "often1@example.org"}}`},
	"useFoundQuery":         {"/words": `{"words": "jan peeters"}`, "/word": `{"words": "tuin"}`, "/none": `{"words": "xyzzy"}`},
	"PropertiesQuery": {"/first": `{"list": "ALL", "order": "NEWEST"}`, "/words": `{"list": "ALL", "order": "NEWEST", "words": "kinrooi"}`,
		"/viewed": `{"list": "ALL", "order": "MOST_VIEWED"}`},
	"PropertyQuery": {"": `{"number": 1096}`},
	"EditorQuery":   {"": `{"number": 1096, "language": "NL"}`},
	"HistoryQuery":  {"": `{"number": 1096, "language": "NL"}`},
	"WeekQuery":     {"": `{}`},
	"OwnersQuery":   {"": `{"list": "ALL"}`},
	"PicturesQuery": {"": `{"list": "ALL"}`},
	"LogQuery":      {"": `{"manages": true, "leads": true}`},
	"DoneQuery":     {"": `{"leads": true}`},
	"DeskAppQuery":  {"": `{"language": "NL"}`},
}

// deskQuery is a persisted operation of the desk, a query but for looking a person up, which is logged.
type deskQuery struct{ id, head string }

// variables are those to ask the query with, by what is then looked at; none when the table has none of a query that insists on some.
func (q deskQuery) variables() map[string]string {
	if strings.HasPrefix(q.head, "query ") && !strings.Contains(q.head, "(") {
		return map[string]string{"": "{}"}
	}
	return deskScreens[q.name()]
}

func (q deskQuery) name() string {
	_, name, _ := strings.Cut(q.head, " ")
	name, _, _ = strings.Cut(name, "(")
	return name
}

// deskQueries are the persisted operations of the desk, in the order of their names.
func deskQueries(b *testing.B) (list []deskQuery) {
	b.Helper()
	text, err := os.ReadFile("../web/desk/persisted.json")
	if err != nil {
		b.Fatal(err)
	}
	var operations map[string]string
	if err := json.Unmarshal(text, &operations); err != nil {
		b.Fatal(err)
	}
	for id, operation := range operations {
		head, _, _ := strings.Cut(operation, "{")
		list = append(list, deskQuery{id, head})
	}
	slices.SortFunc(list, func(a, b deskQuery) int { return strings.Compare(a.head, b.head) })
	for name := range deskScreens {
		if !slices.ContainsFunc(list, func(q deskQuery) bool { return q.name() == name }) {
			b.Fatalf("the desk has no query %s", name)
		}
	}
	return list
}

// queryDesk sends a persisted query as the desk does.
func queryDesk(b *testing.B, origin, cookie, id, variables string) {
	b.Helper()
	body := fmt.Sprintf(`{"documentId": %q, "variables": %s}`, id, variables)
	r, err := http.NewRequest(http.MethodPost, origin+"/desk/graphql", strings.NewReader(body))
	if err != nil {
		b.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Cookie", cookie)
	if answer := fetch(b, r); bytes.Contains(answer, []byte(`"errors"`)) && !bytes.Contains(answer, []byte("FORBIDDEN")) {
		b.Fatalf("%s is answered with %.300s", variables, answer)
	}
}

// fillOffice stores members of staff, and leads with what came of them.
func fillOffice(b *testing.B, store *db.Store) {
	b.Helper()
	for n := range officeStaff {
		addMember(b, store, fmt.Sprint("member", n), desk.Agent)
	}
	first, last := []string{"Jan", "Marie", "Pieter", "Léa", "Ahmed", "Els", "Luc", "Noor", "Tom", "Inès"},
		[]string{"Peeters", "Janssens", "Maes", "Dubois", "Lambert", "Claes", "Weber", "Martin", "Wouters", "Schmit"}
	remarks := []string{"Is er een keuring van de elektriciteit?", "Hoe groot is de tuin, en ligt ze op het zuiden?",
		"Quand peut-on visiter la maison ? Merci d'avance.", "Wij zoeken iets met drie slaapkamers dicht bij een school."}
	leadForms := []string{"askAboutProperty", "askAboutProperty", "sendContact", "requestVisit", "registerDemand", "requestValuation"}
	const day = 86_400
	now := time.Now().Unix()
	var statements []handle.Statement
	write := func() {
		if _, err := store.Write(b.Context(), statements...); err != nil {
			b.Fatal(err)
		}
		statements = nil
	}
	for n := range officeLeads {
		who := n % officePeople
		address := fmt.Sprintf("person%d@example.org", who)
		if n%20 == 0 {
			address = fmt.Sprintf("often%d@example.org", n/20%100)
		}
		property := 1024 + n%72
		id := fmt.Sprint("lead ", n)
		l := inbox.Lead{
			ID:        id,
			Form:      leadForms[n%len(leadForms)],
			Key:       id,
			Language:  locale.Dutch,
			FirstName: first[who%10],
			LastName:  last[who/10%10],
			Email:     address,
			Phone:     fmt.Sprintf("+32 47%d %02d %02d %02d", who%10, who/10%100, who/1000%100, who%97),
			Property:  &property,
			Page:      "/nl/te-koop/",
			Content:   fmt.Sprintf(`{"Remark":%q}`, remarks[n%4]),
			Answer:    "{}",
			CreatedAt: now - int64(officeLeads-n)*730*day/officeLeads,
		}
		statements = append(statements, inbox.InsertLead(l)...)
		if n < officeLeads*9/10 {
			statements = append(statements, handle.Statement{SQL: "UPDATE lead_handling SET state = 'DONE', agent = ? WHERE lead = ?",
				Args: []any{1 + n%officeStaff, id}})
		}
		switch l.Form {
		case "requestVisit":
			statements = append(statements, handle.Statement{
				SQL:  "INSERT INTO appointment (id, lead, property, start, state) VALUES (?, ?, ?, ?, 'BOOKED')",
				Args: []any{"of " + id, id, property, l.CreatedAt/day*day + 9*3600 + int64(n%16)*1800}})
		case "registerDemand":
			d := demands.NewDemand("of "+id, forms.PersonInput{Email: address}, locale.Dutch,
				agency.PropertyFilter{PriceMax: ptr(100_000 + n)}, time.Now())
			d.State, d.Lead = "ACTIVE", &id
			statements = append(statements, demands.InsertDemand(d))
		}
		statements = append(statements, handle.Statement{
			SQL: `INSERT INTO outbox (id, lead, kind, recipient, message, created_at, due_at, sent_at)
				VALUES (?, ?, 'question-visitor', ?, x'78', ?, 0, 1)`,
			Args: []any{"of " + id, id, address, l.CreatedAt},
		})
		if len(statements) > 2000 {
			write()
		}
	}
	write()
	if err := store.Analyze(b.Context()); err != nil {
		b.Fatal(err)
	}
	checkpoint(b, store)
}

// checkpoint moves what was written into the database, as it is on another day: a log of all that is slow to read.
func checkpoint(b *testing.B, store *db.Store) {
	b.Helper()
	file, err := sql.Open("sqlite3", "file:"+store.Path())
	if err != nil {
		b.Fatal(err)
	}
	defer file.Close()
	if _, err := file.Exec("PRAGMA wal_checkpoint(TRUNCATE)"); err != nil {
		b.Fatal(err)
	}
}

// addMember adds a member of staff.
func addMember(b *testing.B, store *db.Store, name string, role desk.StaffRole) *members.StaffMember {
	b.Helper()
	m := members.StaffMember{Name: name, Email: name + "@agency.example", Language: locale.Dutch, Role: role, Password: ptr("a hash")}
	err := store.Members.AddStaff(b.Context(), m, desklog.Action{At: time.Now()})
	if err != nil {
		b.Fatal(err)
	}
	found, err := store.Members.StaffWith(b.Context(), m.Email)
	if err != nil {
		b.Fatal(err)
	}
	return found
}

// atDesk adds a member of staff who is signed in, and returns the cookie.
func atDesk(b *testing.B, store *db.Store, role desk.StaffRole) string {
	b.Helper()
	name, now := strings.ToLower(string(role)), time.Now()
	member := addMember(b, store, name, role)
	n := members.StaffSession{ID: "waiting", CreatedAt: now.Unix(), EndsAt: now.Add(time.Hour).Unix(), Member: *member}
	begun, err := store.Members.BeginStaffSession(b.Context(), "first "+name, "", n)
	if err != nil || !begun {
		b.Fatal("the first step of signing in begins no session", err)
	}
	n.ID, n.Full = "of "+name, true
	done, err := store.Members.FinishStaffSession(b.Context(), members.Step{Waiting: "first " + name, Token: "token of " + name, Session: n,
		By: desklog.Action{At: now, Name: "signIn", Staff: member.ID}})
	if err != nil || !done {
		b.Fatal("the second step of signing in is refused", err)
	}
	return "desk=token of " + name
}
