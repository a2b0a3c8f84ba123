package sitetest

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/owners"
)

// Lieve is an owner of the sample.
const (
	Lieve    = "lieve.claes@example.com"
	Password = "molen-venster-tuin"
)

// Owner returns the token of an owner's session; an owner with that email address is added when there is none.
func (s Site) Owner(t *testing.T, email string, property int) string {
	t.Helper()
	if known, err := s.Store.Owners.OwnerWith(t.Context(), email); err != nil {
		t.Fatal(err)
	} else if known == nil {
		if ok, err := s.Store.Owners.AddOwner(t.Context(), owners.Owner{Name: email, Email: email, Language: "nl"},
			[]int{property}); !ok || err != nil {
			t.Fatalf("the owner %s was not added: %v, %v", email, ok, err)
		}
	}
	if ok, err := s.Store.Owners.SetPassword(t.Context(), email, "a hash"); !ok || err != nil {
		t.Fatalf("the password of %s was not set: %v, %v", email, ok, err)
	}
	o, err := s.Store.Owners.OwnerWith(t.Context(), email)
	if err != nil {
		t.Fatal(err)
	}
	n := owners.Session{Token: "token of " + email, Owner: o.ID, At: time.Now(), Ends: time.Now().Add(time.Hour)}
	if ok, err := s.Store.Owners.BeginSession(t.Context(), n, "", o.Password, "2026-01-01", nil); !ok || err != nil {
		t.Fatalf("the session of %s did not begin: %v, %v", email, ok, err)
	}
	return n.Token
}

// LeadWithFiles stores a lead with files and returns a function that signs its link.
func (s Site) LeadWithFiles(t *testing.T, lead string, names ...string) func(purpose string, life time.Duration) string {
	t.Helper()
	key, err := s.Store.SigningKey(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	list := []handle.Statement{{SQL: `INSERT INTO lead (id, form, key, language, first_name, last_name, email, phone, page, content,
		answer, created_at)
		VALUES (?1, 'applyForJob', ?1, 'nl', '', '', 'an@example.org', '', '', '{}', '{}', ?2)`, Args: []any{lead, time.Now().Unix()}}}
	for _, name := range names {
		if err := os.WriteFile(filepath.Join(s.Uploads, lead+name), []byte("%PDF "+name), 0o600); err != nil {
			t.Fatal(err)
		}
		list = append(list, inbox.InsertUpload(lead, forms.Upload{File: lead + name, Name: name, Type: "application/pdf", Size: 9}))
	}
	if _, err := s.Store.Write(t.Context(), list...); err != nil {
		t.Fatal(err)
	}
	return func(purpose string, life time.Duration) string {
		return "/uploads/" + key.Sign(purpose, lead, time.Now().Add(life))
	}
}
