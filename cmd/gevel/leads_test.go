package main

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/locale"
)

// leadsOf stores the forms of two visitors, one of whom sent a file.
func leadsOf(t *testing.T) (store *db.Store, dir string) {
	t.Helper()
	dir = t.TempDir()
	store, err := openData(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	if err := os.MkdirAll(datafolder.Uploads(dir), 0o755); err != nil {
		t.Fatal(err)
	}
	for i, name := range []string{"an", "tom"} {
		l := inbox.Lead{ID: name, Form: "applyForJob", Key: name, Language: locale.Dutch, FirstName: "=1+1", LastName: name,
			Email: name + "@example.org", Content: `{"motivation":"Ja, \"graag\""}`, Answer: "{}",
			CreatedAt: time.Date(2026, 11, 20+i, 23, 30, 0, 0, time.UTC).Unix()}
		if err := os.WriteFile(filepath.Join(datafolder.Uploads(dir), name+".pdf"), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := store.Inbox.Receive(t.Context(),
			inbox.Receipt{Lead: l, Captcha: name,
				Effects: []handle.Statement{inbox.InsertUpload(name, forms.Upload{File: name + ".pdf"})}}); err != nil {
			t.Fatal(err)
		}
	}
	return store, dir
}

func TestLeadsAreWrittenForProgramsAndSpreadsheets(t *testing.T) {
	store, _ := leadsOf(t)
	since, err := dayOrBeginning("2026-11-22") // starts at 23:00 in UTC
	if err != nil {
		t.Fatal(err)
	}
	list, err := store.Inbox.Leads(t.Context(), "applyForJob", since)
	if err != nil || len(list) != 1 || list[0].ID != "tom" {
		t.Fatalf("%d leads since the 22nd, want that of tom alone (%v)", len(list), err)
	}
	var out bytes.Buffer
	if err := writeJSON(&out, list); err != nil {
		t.Fatal(err)
	}
	var read []struct {
		At, Email string
		Content   struct{ Motivation string }
	}
	if err := json.Unmarshal(out.Bytes(),
		&read); err != nil || read[0].At != "2026-11-21T23:30:00Z" || read[0].Email != "tom@example.org" ||
		read[0].Content.Motivation != `Ja, "graag"` {
		t.Errorf("the JSON is %s, want the time, address and motivation of tom (%v)", out.String(), err)
	}
	c := (&agency.Catalog{Site: &agency.Site{DefaultLanguage: locale.Dutch}}).Index()
	out.Reset()
	if err := writeCSV(&out, c, list); err != nil {
		t.Fatal(err)
	}
	text, marked := strings.CutPrefix(out.String(), "\uFEFF")
	if !marked {
		t.Error("the sheet does not begin with the mark that tells spreadsheets that it is UTF-8")
	}
	rows, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil || len(rows) != 2 {
		t.Fatalf("the rows are %q, want the header and one lead (%v)", rows, err)
	}
	for name, want := range map[string]string{"Ontvangen": "2026-11-22 00:30", "Formulier": "Sollicitatie", "Voornaam": "'=1+1",
		"E-mail": "tom@example.org", "Bericht": `Ja, "graag"`} {
		if i := slices.Index(rows[0], name); i < 0 || rows[1][i] != want {
			t.Errorf("the column %s is missing or another in %q, want %q", name, rows[1], want)
		}
	}
	if _, err := dayOrBeginning("22/11/2026"); err == nil {
		t.Error("22/11/2026 was accepted as a day")
	}
}

func TestLeadsAreWrittenForPeople(t *testing.T) {
	store, _ := leadsOf(t)
	number, project := 1029, 2001
	lead := inbox.Lead{ID: "K7Q2", Form: "askAboutProject", Key: "k", Language: locale.Dutch, FirstName: "An", Email: "an@example.org",
		Property: &number, Project: &project, Content: "{}", Answer: "{}", CreatedAt: 1}
	email := outbox.Email{ID: "email", Kind: "project-agency", Recipient: "info@example.com", Message: []byte("x")}
	if err := store.Inbox.Receive(t.Context(), inbox.Receipt{Lead: lead, Captcha: "c", Emails: []outbox.Email{email}}); err != nil {
		t.Fatal(err)
	}
	if err := store.Outbox.EmailFailed(t.Context(), "email", "550 no", time.Now(), time.Time{}); err != nil {
		t.Fatal(err)
	}
	list, err := store.Inbox.Leads(t.Context(), "askAboutProject", time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := errors.Join(listUndelivered(t.Context(), store, time.Unix(0, 0), &out), writeLines(&out, list)); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"not delivered: project-agency, of askAboutProject K7Q2, to info@example.com: 550 no\n",
		"1970-01-01 01:00 CET   askAboutProject    An <an@example.org>, property 1029, project 2001\n"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("want %q in %s", want, out.String())
		}
	}
}

func TestForgetWritesAndErases(t *testing.T) {
	store, dir := leadsOf(t)
	if err := os.Mkdir(datafolder.Mail(dir), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"to.eml":     "To: <An@example.org>\r\nSubject: Dag\r\n\r\nDag",
		"reply.eml":  "To: <info@example.com>\r\nReply-To: \"An\" <an@example.org>\r\n\r\nBericht",
		"body.eml":   "To: <info@example.com>\r\n\r\nE-mail: an@exam=\r\nple.org. Telefoon: 1",
		"joan.eml":   "To: <joan@example.org>\r\n\r\nDag",
		"longer.eml": "To: <an@example.org.uk>\r\n\r\nDag",
	} {
		if err := os.WriteFile(filepath.Join(datafolder.Mail(dir), name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	if known, _, err := forgetPerson(t.Context(), store, dir, "an@example.org", &out); err != nil || !known {
		t.Fatalf("an@example.org is known: %v, want true (%v)", known, err)
	}
	if !strings.Contains(out.String(), "graag") || !strings.Contains(out.String(), "an.pdf") || strings.Contains(out.String(), "tom@") {
		t.Errorf("the data of an are %s, want the form and the file, and nothing of tom", out.String())
	}
	if left, err := filepath.Glob(filepath.Join(datafolder.Mail(dir),
		"*")); err != nil || len(left) != 2 || filepath.Base(left[0]) != "joan.eml" || filepath.Base(left[1]) != "longer.eml" {
		t.Errorf("the emails left are %v, want those of other people only (%v)", left, err)
	}
	if !strings.Contains(out.String(), "Bericht") || strings.Contains(out.String(), "joan") {
		t.Errorf("the data of an are %s, want the emails too, and nothing of joan", out.String())
	}
	files, err := os.ReadDir(datafolder.Uploads(dir))
	if err != nil || len(files) != 1 || files[0].Name() != "tom.pdf" {
		t.Errorf("%d uploads are left, want tom.pdf alone (%v)", len(files), err)
	}
	if list, err := store.Inbox.Leads(t.Context(), "", time.Unix(0, 0)); err != nil || len(list) != 1 || list[0].ID != "tom" {
		t.Errorf("%d leads are left, want that of tom alone (%v)", len(list), err)
	}
	known, erased, err := forgetPerson(t.Context(), store, dir, "an@example.org", &out)
	if at := (&data{dir: dir}); err != nil || known || forgotten(at, known, erased) == forgotten(at, true, erased) {
		t.Errorf("an unknown address is reported as erased: %v (%v)", known, err)
	}
}
