package link_test

import (
	"bytes"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	"github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/inbox"
)

// person is what the answers of the CRMs below say of somebody; words are those that must be nowhere afterwards.
const person = `Janssens, jan.janssens@example.net, 32475998877`

var words = []string{"Janssens", "janssens@", "32475998877"}

// raw answers with bytes that need not be HTTP.
func raw(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		connection, _, err := http.NewResponseController(w).Hijack()
		if err != nil {
			return
		}
		defer connection.Close()
		fmt.Fprint(connection, text)
	}
}

// personal are the ways in which an answer can have words about a person.
var personal = map[string]http.HandlerFunc{
	"refused": func(w http.ResponseWriter, _ *http.Request) {
		http.Error(w, `{"errors": {"email": ["`+person+`"]}}`, http.StatusUnprocessableEntity)
	},
	"a fault":     func(w http.ResponseWriter, _ *http.Request) { http.Error(w, person, http.StatusInternalServerError) },
	"no JSON":     crmtest.Text(person),
	"a text":      crmtest.Text(`"` + person + `"`),
	"a number":    crmtest.Text(`32475998877`),
	"a list":      crmtest.Text(`["` + person + `"]`),
	"a key":       crmtest.Text(`{"` + person + `": 1}`),
	"no figure":   crmtest.Text(`{"id": "a", "bedrooms": "` + person + `", "price": {"amount": "` + person + `"}}`),
	"a figure":    crmtest.Text(`{"estates": [{"id": 1, "name": 32475998877, "price": "` + person + `"}], "totalCount": 1}`),
	"not valid":   crmtest.Text(`{"estates": [], "isValidRequest": false, "validationErrors": ["` + person + `"]}`),
	"no success":  omnicasaSays(`{"Success": false, "Message": "` + person + `"}`),
	"other value": omnicasaSays(`{"Success": true, "Value": 32475998877}`),
	"no HTTP":     raw(person + "\r\n\r\n"),
	"no header":   raw("HTTP/1.1 200 OK\r\n" + person + "\r\n\r\n"),
	"no address":  raw("HTTP/1.1 302 Found\r\nLocation: https://%" + person + "\r\nContent-Length: 0\r\n\r\n"),
}

// omnicasaSays answers a call of Omnicasa under the call's own name.
func omnicasaSays(result string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/")
		fmt.Fprintf(w, `{%q: %s}`, name+"Result", result)
	}
}

// TestNoWordsOfACRMAboutAPersonAreStored lets each request of a run, to each CRM, be answered with words about a person. They are then in
// no report, no error, no log, no run, no state of the link and at no lead.
func TestNoWordsOfACRMAboutAPersonAreStored(t *testing.T) {
	for kind, begin := range map[string]func(*testing.T) (*crmtest.Server, *site, string){
		"sweepbright": func(t *testing.T) (*crmtest.Server, *site, string) {
			s := start(t)
			s.publish(sweepbrighttest.House("a", nil))
			return s.mock.Server, s, "a"
		},
		"whise": func(t *testing.T) (*crmtest.Server, *site, string) {
			mock := whisetest.Start(t, whiseVilla(1, "2026-05-01T10:00:00", nil))
			return mock.Server, linked(t, "whise", mock.Account(nil)), "1"
		},
		"omnicasa": func(t *testing.T) (*crmtest.Server, *site, string) {
			mock := omnicasatest.Start(t, omnicasatest.Item{"ID": 1, "WebIDs": "139,156", "Goal": 0, "Status": 1, "Zip": "3640",
				"City": "KINROOI", "Price": 250000, "TypeDescription": omnicasatest.Texts{1: "Woning", 2: "Maison"}})
			return mock.Server, linked(t, "omnicasa", mock.Account(nil)), "1"
		},
	} {
		server, s, id := begin(t)
		log := logged(t)
		s.run()
		s.sendQuestion(id)
		for name, answer := range personal {
			for before := range 6 {
				s.meets(kind+", "+name, server, id, before, answer, log)
			}
		}
	}
}

// meets runs the link while its CRM answers some requests as it should and the next with words about a person.
func (s *site) meets(name string, server *crmtest.Server, id string, before int, answer http.HandlerFunc, log *bytes.Buffer) {
	s.t.Helper()
	s.catchUp()
	s.now = s.now.Add(2 * time.Hour)
	if s.mock != nil {
		s.sendEvent("estate-updated", id, s.now)
	}
	lead := s.leads()[0].Lead
	if _, err := s.Store.Inbox.ResendCRMLead(s.t.Context(), inbox.Resending{Lead: lead}, desklog.Action{At: s.now}); err != nil {
		s.t.Fatal(err)
	}
	server.Fail(before, nil)
	server.Fail(20, answer)
	report, err := s.Run(s.t.Context(), "office", true)
	server.Heal()
	runs, storeErr := s.Store.Links.LinkRuns(s.t.Context(), "office")
	if storeErr != nil {
		s.t.Fatal(storeErr)
	}
	stored := fmt.Sprint(report.Notes, err, log.String(), textOf(s.state().Problem), textOf(s.leads()[0].Reason))
	for _, r := range runs {
		stored += textOf(r.Problem)
	}
	for _, word := range words {
		if strings.Contains(stored, word) {
			s.t.Errorf("%s after %d requests: %q is stored:\n%s", name, before, word, stored)
		}
	}
	log.Reset()
}

func textOf(text *string) string {
	if text == nil {
		return ""
	}
	return *text + "\n"
}

// logged lets the log be written to a text until the test ends.
func logged(t *testing.T) *bytes.Buffer {
	var text bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&text, nil)))
	t.Cleanup(func() { slog.SetDefault(before) })
	return &text
}
