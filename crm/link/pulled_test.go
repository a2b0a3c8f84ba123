package link_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// linked is a site with the sample, linked to an account at a CRM that is asked for changes.
func linked(t *testing.T, kind string, a crm.Account) *site {
	t.Helper()
	store, media := sampletest.Open(t)
	if err := store.Links.AddLink(t.Context(), "office", kind, a.Settings, a.Secret); err != nil {
		t.Fatal(err)
	}
	s := &site{t: t, now: time.Now().Truncate(time.Second)}
	s.Service = &link.Service{Store: store, Kinds: kinds.All, Client: a.Client, Media: media, Origin: "https://www.example.com",
		Now: func() time.Time { return s.now }}
	return s
}

// whiseVilla is a villa at Whise that was changed at a time, with more fields.
func whiseVilla(id int, updated string, more whisetest.Estate) whisetest.Estate {
	choice := func(id int) whisetest.Estate { return whisetest.Estate{"id": id} }
	e := whisetest.Estate{"id": id, "officeId": 12, "displayStatusId": 2, "status": choice(1), "purpose": choice(1),
		"purposeStatus": choice(1),
		"category":      choice(1), "subCategory": choice(13), "country": choice(1), "updateDateTime": updated, "zip": "3640",
		"city":    "Kinrooi",
		"address": "Geheimstraat", "number": "7", "displayAddress": false, "displayPrice": true, "price": 649000.5, "state": choice(7),
		"details": []any{whisetest.Estate{"id": 1020, "type": "heating", "value": "ceiling", "enum": choice(676)}}}
	for name, value := range more {
		e[name] = value
	}
	return e
}

// TestWhiseFromFirstPropertyToLead brings properties and a project from Whise, changes one, takes one offline, and sends a question back.
func TestWhiseFromFirstPropertyToLead(t *testing.T) {
	mock := whisetest.Start(t, whiseVilla(1, "2026-05-01T10:00:00", nil), whiseVilla(2, "2026-05-01T10:00:01", nil),
		whiseVilla(3, "2026-05-01T10:00:02", whisetest.Estate{"category": whisetest.Estate{"id": 9}, "subCategory": nil}),
		whiseVilla(10, "2026-05-01T10:00:03", whisetest.Estate{"canHaveChildren": true, "name": "Residentie Zuid"}),
		whiseVilla(11, "2026-05-01T10:00:04", whisetest.Estate{"parentId": 10}))
	s := linked(t, "whise", mock.Account(nil))
	if r := s.run(); r.Added != 4 || r.Held != 1 {
		t.Fatalf("the first run gives %+v, want 4 added and 1 held", r)
	}
	p := s.property("1")
	if p == nil || p.Type != 156 || p.Title["nl"] != "Villa, Kinrooi" || p.PublishAddress || *p.Street != "Geheimstraat" {
		t.Fatalf("the villa is %+v, want its title and type, its address hidden; problems: %s", p, s.problems("1"))
	}
	if got := s.problems("1"); !strings.Contains(got, "state: ") || !strings.Contains(got, "detail 1020 (heating): ") {
		t.Errorf("values without a word here have the problems %q, want the state and the detail 1020", got)
	}
	if got := s.problems("3"); !strings.Contains(got, `type: "9"`) {
		t.Errorf("an unknown category has the problems %q, want its number", got)
	}
	if u := s.property("11"); u == nil || u.Project == nil || *u.Project != s.records()["10"].Number {
		t.Errorf("the unit is %+v, want it in its project; problems: %s", u, s.problems("11"))
	}
	before := len(mock.Requests())
	if r := s.run(); r.Read != 0 || len(mock.Requests())-before > 3 {
		t.Errorf("nothing changed, but the run gives %+v with the requests %v", r, mock.Requests()[before:])
	}
	mock.Put(whiseVilla(1, "2026-05-02T10:00:00", whisetest.Estate{"price": 599000, "purposeStatus": whisetest.Estate{"id": 5}}))
	mock.Put(whiseVilla(2, "2026-05-02T10:00:01", whisetest.Estate{"displayStatusId": 1}))
	s.run()
	if p := s.property("1"); p == nil || p.Price.Amount() != 599000 || p.Marquee != market.MarqueeUnderOption {
		t.Errorf("the changed property is %+v, want the price 599000 and under option", p)
	}
	if s.property("2") != nil || !s.records()["2"].Gone {
		t.Error("what was taken offline is still there")
	}
	s.sendQuestion("1")
	mock.Fail(50, crmtest.Status(503))
	if _, err := s.Run(t.Context(), "office", false); err == nil && len(mock.Contacts()) != 0 {
		t.Error("Whise was down, but the run says nothing and there is a contact")
	}
	mock.Heal()
	s.now = s.now.Add(2 * time.Hour)
	s.run()
	c := mock.Contacts()
	if len(c) != 1 || c[0]["PrivateEmail"] != "an@example.org" || !strings.Contains(c[0]["Comments"].(string), "Is er een garage?") ||
		!slices.Equal(c[0]["EstateIds"].([]any), []any{1.0}) || s.leads()[0].State != crmlinks.CRMSent || *s.leads()[0].CRMID != "900" {
		t.Errorf("Whise has the contacts %v and the leads are %+v, want one contact with the question, sent", c, s.leads())
	}
}

// sendQuestion lets a visitor ask about a property of the link.
func (s *site) sendQuestion(id string) {
	s.t.Helper()
	o := leadstest.Open(s.t, s.Store)
	_, problems, err := o.Question(s.t.Context(), &leads.QuestionInput{Envelope: o.Envelope(locale.Language("nl")),
		Property: s.records()[id].Number, Remark: "Is er een garage?",
		Person: forms.PersonInput{FirstName: "An", LastName: "Claes", Email: "an@example.org", Phone: "0475 12 34 56"}})
	if err != nil || len(problems) > 0 {
		s.t.Fatalf("the question is refused: %v, %v", problems, err)
	}
}

func (s *site) leads() []crmlinks.CRMLead {
	s.t.Helper()
	list, err := s.Store.Links.CRMLeads(s.t.Context(), time.Unix(0, 0))
	if err != nil || len(list) != 1 {
		s.t.Fatalf("%d leads go to the CRM, want 1 (%v)", len(list), err)
	}
	return list
}

// TestOmnicasaFromFirstPropertyToLead does the same with Omnicasa, whose numbers of types are those of types.json and which names what was
// deleted.
func TestOmnicasaFromFirstPropertyToLead(t *testing.T) {
	house := func(id int, more omnicasatest.Item) omnicasatest.Item {
		item := omnicasatest.Item{"ID": id, "WebIDs": "139,156", "Goal": 0, "Status": 1, "Zip": "3640", "City": "KINROOI", "Price": 250000,
			"PublishPrice": true, "TypeDescription": omnicasatest.Texts{1: "Woning", 2: "Maison"}, "Kitchen": 99}
		for name, value := range more {
			item[name] = value
		}
		return item
	}
	mock := omnicasatest.Start(t, house(1, nil), house(2, nil), house(3, nil), house(4, omnicasatest.Item{"WebIDs": "777"}))
	s := linked(t, "omnicasa", mock.Account(nil))
	if r := s.run(); r.Added != 3 || r.Held != 1 {
		t.Fatalf("the first run gives %+v, want 3 added and 1 held", r)
	}
	if p := s.property("1"); p == nil || p.Type != 139 || p.Title["fr"] != "Maison" {
		t.Fatalf("the house is %+v, want its type and its title in French; problems: %s", p, s.problems("1"))
	}
	if got := s.problems("1") + s.problems("4"); !strings.Contains(got, `Kitchen: "99"`) || !strings.Contains(got, "777") {
		t.Errorf("the problems are %q, want the kitchen 99 and the type 777", got)
	}
	now := time.Now().In(locale.Zone).Format("2006-01-02 15:04:05")
	mock.Put(house(1, omnicasatest.Item{"Price": 240000, "Changed": now}))
	mock.Put(house(2, omnicasatest.Item{"Status": 5, "Changed": now}))
	mock.Delete(3)
	s.now = s.now.Add(time.Minute)
	s.run()
	if p := s.property("1"); p == nil || p.Price.Amount() != 240000 {
		t.Errorf("the changed property is %+v, want the price 240000", p)
	}
	if s.property("2") != nil || s.property("3") != nil {
		t.Error("what was withdrawn or deleted is still there")
	}
	s.sendQuestion("1")
	s.run()
	sent := mock.Sent()
	if len(sent) != 1 || sent[0]["call"] != "ContactOnMe" || sent[0]["ObjectID"] != 1.0 || s.leads()[0].State != crmlinks.CRMSent {
		t.Errorf("Omnicasa was sent %v and the leads are %+v, want one question about 1, sent", sent, s.leads())
	}
}

// TestAHintStartsARun: Whise signs nothing, so an event is not read but makes a run due, at most one a minute and never within a pause.
func TestAHintStartsARun(t *testing.T) {
	mock := whisetest.Start(t)
	s := linked(t, "whise", mock.Account(nil))
	s.run()
	due := func() time.Duration {
		if err := s.Receive(t.Context(), "whise", "office", nil, []byte("anything")); err != nil {
			t.Fatal(err)
		}
		return time.Unix(s.state().DueAt, 0).Sub(s.now).Round(time.Second)
	}
	if got := due(); got != time.Minute {
		t.Errorf("right after a run the next one is due in %s, want a minute", got)
	}
	if s.now = s.now.Add(3 * time.Minute); due() > 0 || due() < -3*time.Minute {
		t.Errorf("three minutes later the next run is due in %s, want at once", due())
	}
	mock.Fail(9, crmtest.Status(500))
	s.Run(t.Context(), "office", true)
	if got := due(); got != time.Minute {
		t.Errorf("while Whise fails the next run is due in %s, want the pause of a minute", got)
	}
	for name, kind := range map[string]string{"office": "omnicasa", "other": "whise"} {
		if err := s.Receive(t.Context(), kind, name, nil, nil); !errors.Is(err, crm.ErrUnsigned) {
			t.Errorf("an event of %s for the link %s gives %v, want ErrUnsigned", kind, name, err)
		}
	}
}
