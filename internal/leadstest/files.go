package leadstest

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/mail"
)

// WithFiles stores a lead of a time with an upload and with an email that was written to a file; all of them have the address of its
// sender, who is called name.
func WithFiles(t testing.TB, store *db.Store, uploads, emails, name string, at time.Time) {
	t.Helper()
	email := name + "@example.org"
	l := inbox.Lead{
		ID:        name,
		Form:      "applyForJob",
		Key:       name,
		Language:  "nl",
		Email:     email,
		LastName:  name,
		Content:   `{"Remark":"` + email + `"}`,
		Answer:    "{}",
		CreatedAt: at.Unix(),
	}
	receipt := inbox.Receipt{Lead: l, Captcha: name, Effects: []handle.Statement{inbox.InsertUpload(name, forms.Upload{File: name})},
		Emails: []outbox.Email{{ID: "to-" + name, Kind: "x", Recipient: email, Message: []byte("To: " + email)}}}
	if err := store.Inbox.Receive(t.Context(), receipt); err != nil {
		t.Fatal(err)
	}
	if err := mail.Folder(emails).Carry(t.Context(), agency.Outgoing{ID: "to-" + name, Message: []byte("To: " + email)}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(uploads, name), []byte("%PDF "+email), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{filepath.Join(uploads, name), filepath.Join(emails, mail.FileName("to-"+name))} {
		if err := os.Chtimes(file, at, at); err != nil {
			t.Fatal(err)
		}
	}
}
