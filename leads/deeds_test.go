package leads_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/officetest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/leads"
)

var errFull = errors.New("no space left on device")

type fullDisk struct{ leads.Uploads }

func (fullDisk) Keep(agency.UploadKind, string, io.Reader) (agency.Upload, error) {
	return agency.Upload{}, errFull
}

// freeSlots are the next two visits with a seat left.
func freeSlots(t *testing.T, o officetest.Office, property int) (free []*agency.Slot) {
	t.Helper()
	slots, err := o.Slots(t.Context(), property, agency.Today(o.Now()), 20)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range slots {
		if s.Free {
			free = append(free, s)
		}
	}
	return free
}

func TestAVisitIsBookedMovedAndCancelled(t *testing.T) {
	o := open(t)
	slots := freeSlots(t, o, forSale)
	book := func(start time.Time, email string) *agency.AppointmentInput {
		who := an
		who.Email = email
		return &agency.AppointmentInput{Envelope: o.Envelope(agency.Dutch), Property: forSale, Person: who, Start: &start}
	}
	if a := taken(t)(o.Appointment(t.Context(), book(slots[0].Start, an.Email))); !a.Start.Equal(slots[0].Start) || !a.End.Equal(slots[0].End) {
		t.Error(a)
	}
	refused(t, "start FULL")(o.Appointment(t.Context(), book(slots[0].Start, "tom@example.org")))
	if left := freeSlots(t, o, forSale); len(left) != len(slots)-1 || left[0].Start.Equal(slots[0].Start) {
		t.Error("the slot is still free")
	}
	token := collect(t, o).token(t, an.Email, "/nl/mijn-afspraak/?token=")
	if v, err := o.VisitOf(t.Context(), token); err != nil || v.State != "BOOKED" || !v.Start.Equal(slots[0].Start) {
		t.Error(v, err)
	}
	refused(t, "start UNKNOWN")(o.MoveAppointment(t.Context(), &agency.MoveInput{Token: token, Start: ptr(slots[1].Start.Add(time.Minute))}))
	taken(t)(o.MoveAppointment(t.Context(), &agency.MoveInput{Token: token, Start: &slots[1].Start}))
	moved := collect(t, o)
	if len(moved.subjects[an.Email]) != 1 || len(moved.subjects[office]) != 1 || !strings.Contains(moved.texts[an.Email], "SEQUENCE:1") {
		t.Error(moved.subjects)
	}
	taken(t)(o.CancelAppointment(t.Context(), token))
	if p := collect(t, o); !strings.Contains(p.texts[an.Email], "METHOD:CANCEL") || !strings.Contains(p.texts[an.Email], "SEQUENCE:2") {
		t.Error(p.subjects)
	}
	refused(t, "token LINK_ENDED")(o.CancelAppointment(t.Context(), token))
	refused(t, "token LINK_ENDED")(o.CancelAppointment(t.Context(), token+"x"))
	if left := freeSlots(t, o, forSale); len(left) != len(slots) {
		t.Error("the seat did not come back")
	}
}

// TestAHundredBookOneSeat lets a hundred visitors send the form for one seat at the same moment.
func TestAHundredBookOneSeat(t *testing.T) {
	o := open(t)
	start := freeSlots(t, o, forSale)[0].Start
	var wg sync.WaitGroup
	var booked, full atomic.Int64
	for i := range 100 {
		who := an
		who.Email = fmt.Sprintf("visitor%d@example.org", i)
		form := &agency.AppointmentInput{Envelope: o.Envelope(agency.Dutch), Property: forSale, Person: who, Start: &start}
		wg.Go(func() {
			a, problems, err := o.Appointment(leads.WithVisitor(t.Context(), leads.Visitor{Address: fmt.Sprint("192.0.2.", i)}), form)
			switch {
			case a != nil:
				booked.Add(1)
			case len(problems) == 1 && problems[0].Code == agency.Full:
				full.Add(1)
			default:
				t.Error(problems, err)
			}
		})
	}
	wg.Wait()
	if booked.Load() != 1 || full.Load() != 99 || len(stored(t, o, "bookAppointment")) != 1 {
		t.Error(booked.Load(), full.Load())
	}
	if p := collect(t, o); len(p.subjects) != 2 || len(p.subjects[office]) != 1 {
		t.Error(p.subjects)
	}
}

// TestTheSameFolderTwiceIsNoNews imports the sample again, with a home that became cheaper and one that is new.
func TestTheSameFolderTwiceIsNoNews(t *testing.T) {
	o := open(t)
	if err := o.TellNews(t.Context()); err != nil { // of the first import, before anybody searched
		t.Fatal(err)
	}
	taken(t)(o.Demand(t.Context(), &agency.DemandInput{Envelope: o.Envelope(agency.Dutch), Person: an,
		Filter: agency.PropertyFilter{Goal: ptr(agency.Sale), Categories: []int{1, 2, 3, 4, 5, 6, 7}, Regions: []agency.Region{agency.Flanders}}}))
	taken(t)(o.ConfirmDemand(t.Context(), collect(t, o).token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")))
	collect(t, o)
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS(sampletest.Folder())); err != nil {
		t.Fatal(err)
	}
	tell := func() post {
		t.Helper()
		if _, err := intake.Import(t.Context(), o.Store, os.DirFS(folder), filepath.Join(t.TempDir(), "media")); err != nil {
			t.Fatal(err)
		}
		if err := o.TellNews(t.Context()); err != nil {
			t.Fatal(err)
		}
		return collect(t, o)
	}
	if p := tell(); len(p.subjects) != 0 {
		t.Error("the same folder is news:", p.subjects)
	}
	file := filepath.Join(folder, "properties", fmt.Sprint(forSale, ".json"))
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var home map[string]any
	if err := json.Unmarshal(text, &home); err != nil {
		t.Fatal(err)
	}
	for number, price := range map[int]int{forSale: 100_000, 9999: 200_000} {
		home["number"], home["price"] = number, price
		text, err := json.Marshal(home)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "properties", fmt.Sprint(number, ".json")), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if p := tell(); len(p.subjects[an.Email]) != 2 || !strings.Contains(p.texts[an.Email], "100.000") || !strings.Contains(p.texts[an.Email], "200.000") {
		t.Error(p.subjects)
	}
	if p := tell(); len(p.subjects) != 0 {
		t.Error("what was told is told again:", p.subjects)
	}
}

func TestARentalIsSeenByWhoAcceptsItsTerms(t *testing.T) {
	o := open(t)
	book := &agency.AppointmentInput{Envelope: o.Envelope(agency.Dutch), Property: forRent, Person: an, Start: &freeSlots(t, o, forRent)[0].Start}
	refused(t, "statements STATEMENTS")(o.Appointment(t.Context(), book))
	book.Statements = []agency.RentStatement{agency.StatesIncome, agency.StatesPersons, agency.StatesRead, agency.StatesSigning}
	taken(t)(o.Appointment(t.Context(), book))
	second := *book
	second.Envelope, second.Person.Email = o.Envelope(agency.Dutch), "tom@example.org"
	taken(t)(o.Appointment(t.Context(), &second)) // this home has two seats
}

func TestPapersAreAskedOnceAndOpenForAWeek(t *testing.T) {
	o := open(t)
	if _, err := o.Store.Write(t.Context(), db.Statement{SQL: "DELETE FROM document WHERE property = ?", Args: []any{forSale}}); err != nil {
		t.Fatal(err)
	}
	for i, name := range []string{"EPC", "Bodemattest"} {
		if _, err := o.Store.Write(t.Context(), db.Statement{SQL: "INSERT INTO document (property, position, file, size, public, name) VALUES (?, ?, ?, 1, 0, json_object('nl', ?))",
			Args: []any{forSale, i, name + ".pdf", name}}); err != nil {
			t.Fatal(err)
		}
	}
	ask := func(papers ...int) *leads.Answer {
		return taken(t)(o.Documents(t.Context(), &agency.DocumentsInput{Envelope: o.Envelope(agency.Dutch), Property: forSale, Person: an, Documents: papers}))
	}
	if a := ask(1); a.AlreadyRequested {
		t.Error("already requested the first time")
	}
	p := collect(t, o)
	if len(p.subjects[an.Email]) != 1 {
		t.Fatal(p.subjects)
	}
	token := p.token(t, an.Email, "https://www.example.com/documents/")
	if a := ask(1); !a.AlreadyRequested || len(collect(t, o).subjects) != 0 {
		t.Error("the second time is like the first")
	}
	if a := ask(0, 1); a.AlreadyRequested {
		t.Error("another paper was not asked for before")
	}
	if list, ok, err := o.Papers(t.Context(), token); err != nil || !ok || len(list) != 1 || list[0].Name != "Bodemattest" {
		t.Error(list, ok, err)
	}
	o.Now = func() time.Time { return time.Now().AddDate(0, 0, 8) }
	if _, ok, err := o.Papers(t.Context(), token); ok || err != nil {
		t.Error("the link still holds:", err)
	}
	if a := ask(1); a.AlreadyRequested {
		t.Error("after a week a new link can be asked")
	}
}

func TestANewsletterStartsWithAConfirmation(t *testing.T) {
	o := open(t)
	subscribe := func() {
		taken(t)(o.Subscribe(t.Context(), &agency.NewsletterInput{Envelope: o.Envelope(agency.English), Email: "An@Example.org"}))
	}
	subscribe()
	p := collect(t, o)
	p.expect(t, an.Email, "Confirm your subscription")
	token := p.token(t, an.Email, "/en/newsletter/?token=")
	taken(t)(o.ConfirmNewsletter(t.Context(), token))
	taken(t)(o.ConfirmNewsletter(t.Context(), token))
	p = collect(t, o)
	p.expect(t, an.Email, "You are subscribed to our newsletter")
	leave := p.token(t, an.Email, "/unsubscribe?token=")
	subscribe()
	if p := collect(t, o); len(p.subjects) != 0 {
		t.Error("who is subscribed is asked again:", p.subjects)
	}
	state := func(want string, l agency.Language) {
		t.Helper()
		if n, err := o.NewsletterOf(t.Context(), token); err != nil || n.State != want || n.Language != l {
			t.Error(n, err)
		}
	}
	for range 2 {
		taken(t)(o.PauseNewsletter(t.Context(), token, true))
	}
	state("PAUSED", agency.English)
	if p := collect(t, o); len(p.subjects[office]) != 1 || !strings.Contains(p.texts[office], "Even niet") {
		t.Error("the agency is not told once that the newsletter is paused:", p.subjects)
	}
	subscribe()
	if p := collect(t, o); len(p.subjects) != 0 {
		t.Error("who paused is asked again:", p.subjects)
	}
	taken(t)(o.PauseNewsletter(t.Context(), token, false))
	refused(t, "language UNKNOWN")(o.NewsletterLanguage(t.Context(), token, agency.German))
	if a := taken(t)(o.NewsletterLanguage(t.Context(), token, agency.French)); a.Path != "/fr/lettre-d-information/?done=changeNewsletter" {
		t.Error(a.Path)
	}
	state("CONFIRMED", agency.French)
	if p := collect(t, o); len(p.subjects[office]) != 2 || len(p.subjects[an.Email]) != 0 {
		t.Error(p.subjects)
	}
	for range 2 {
		taken(t)(o.Unsubscribe(t.Context(), leave))
	}
	taken(t)(o.PauseNewsletter(t.Context(), token, true))
	state("UNSUBSCRIBED", agency.French)
	if p := collect(t, o); len(p.subjects[office]) != 1 || len(p.subjects[an.Email]) != 0 {
		t.Error(p.subjects)
	}
	taken(t)(o.ConfirmNewsletter(t.Context(), token))
	collect(t, o).expect(t, an.Email, "Votre inscription à notre lettre d’information")
	taken(t)(o.Unsubscribe(t.Context(), leave))
	collect(t, o)
	subscribe()
	collect(t, o).expect(t, an.Email, "Confirm your subscription")
	refused(t, "token LINK_ENDED")(o.ConfirmNewsletter(t.Context(), "x"))
}

func TestASearchIsConfirmedToldPausedAndChanged(t *testing.T) {
	o := open(t)
	filter := agency.PropertyFilter{Goal: ptr(agency.Sale), Categories: []int{1, 2, 3, 4, 5, 6, 7}, Regions: []agency.Region{agency.Flanders}}
	register := func() *leads.Answer {
		return taken(t)(o.Demand(t.Context(), &agency.DemandInput{Envelope: o.Envelope(agency.Dutch), Person: an, Filter: filter}))
	}
	if a := register(); a.Matching < 10 {
		t.Error(a)
	}
	register()
	p := collect(t, o)
	if len(p.subjects[an.Email]) != 2 {
		t.Error(p.subjects)
	}
	token := p.token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")
	if s, err := o.SearchOf(t.Context(), token); err != nil || s.State != "PENDING" || *s.Goal != agency.Sale || s.Matching < 10 {
		t.Error(s, err)
	}
	tell := func() post {
		if err := o.TellNews(t.Context()); err != nil {
			t.Fatal(err)
		}
		return collect(t, o)
	}
	tell()
	lower := func(cents int) {
		if _, err := o.Store.Write(t.Context(), db.Statement{SQL: "UPDATE property SET price = ?, updated_at = ? WHERE number = ?", Args: []any{cents, time.Now().Unix() + 1, forSale}}); err != nil {
			t.Fatal(err)
		}
	}
	lower(300_000_00)
	if p := tell(); len(p.subjects) != 0 {
		t.Error("a search that waits is told:", p.subjects)
	}
	for range 2 {
		taken(t)(o.ConfirmDemand(t.Context(), token))
	}
	if p := collect(t, o); len(p.subjects[an.Email]) != 1 || len(p.subjects[office]) != 1 {
		t.Error(p.subjects)
	}
	lower(290_000_00)
	told := tell()
	if len(told.subjects[an.Email]) != 1 || !strings.Contains(told.texts[an.Email], "290.000") || !strings.Contains(told.texts[an.Email], "List-Unsubscribe") {
		t.Error(told.subjects)
	}
	taken(t)(o.Unsubscribe(t.Context(), told.token(t, an.Email, "/unsubscribe?token=")))
	lower(280_000_00)
	if p := tell(); len(p.subjects) != 0 {
		t.Error("a search that was stopped is told:", p.subjects)
	}
	taken(t)(o.PauseDemand(t.Context(), token, false))
	filter.Goal = ptr(agency.Rent)
	taken(t)(o.ChangeDemand(t.Context(), &agency.DemandChangeInput{Token: token, Filter: filter}))
	lower(270_000_00)
	if p := tell(); len(p.subjects) != 0 {
		t.Error("a search for rentals is told of a sale:", p.subjects)
	}
}

func TestASearchKeepsItsAreaOnTheMap(t *testing.T) {
	o := open(t)
	corners := []agency.Point{{Latitude: 51, Longitude: 5.6}, {Latitude: 51.2, Longitude: 5.6}, {Latitude: 51.1, Longitude: 5.9}}
	sides := agency.Bounds{South: 51, West: 5.6, North: 51.2, East: 5.9}
	filter := agency.PropertyFilter{Goal: ptr(agency.Sale), Categories: []int{1}, Polygon: corners, Bounds: &sides, Facades: []int{3, 4}, Text: ptr("tuin")}
	taken(t)(o.Demand(t.Context(), &agency.DemandInput{Envelope: o.Envelope(agency.Dutch), Person: an, Filter: filter}))
	p := collect(t, o)
	if text := p.texts[an.Email]; !strings.Contains(text, "gebied op de kaart") || !strings.Contains(text, "3, 4") || strings.Contains(text, "tuin") {
		t.Error(text)
	}
	token := p.token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")
	if s, err := o.SearchOf(t.Context(), token); err != nil || !slices.Equal(s.Polygon, corners) || *s.Bounds != sides {
		t.Error(s, err)
	}
	taken(t)(o.ConfirmDemand(t.Context(), token))
	if text := collect(t, o).texts[office]; !strings.Contains(text, "tuin") {
		t.Error(text)
	}
}

func TestASearchIsAskedWhetherItStillHolds(t *testing.T) {
	o := open(t)
	taken(t)(o.Demand(t.Context(), &agency.DemandInput{Envelope: o.Envelope(agency.Dutch), Person: an, Filter: agency.PropertyFilter{Goal: ptr(agency.Sale), Categories: []int{1}, Regions: []agency.Region{agency.Flanders}}}))
	token := collect(t, o).token(t, an.Email, "/nl/mijn-zoekopdracht/?token=")
	taken(t)(o.ConfirmDemand(t.Context(), token))
	collect(t, o)
	o.Now = func() time.Time { return time.Now().AddDate(0, 0, 355) }
	for range 2 {
		if err := o.AskRenewals(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	due, err := o.Store.Due(t.Context(), o.Now(), 10)
	if err != nil || len(due) != 1 {
		t.Fatal(len(due), err)
	}
	taken(t)(o.ConfirmDemand(t.Context(), token))
	if s, err := o.SearchOf(t.Context(), token); err != nil || s.ExpiresAt.Before(o.Now().AddDate(0, 11, 0)) {
		t.Error(s, err)
	}
}
