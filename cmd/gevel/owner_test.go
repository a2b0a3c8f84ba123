package main

import (
	"bytes"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
)

func TestOwnerCommands(t *testing.T) {
	dir := t.TempDir()
	store, err := openData(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	sampletest.StorePhotos(t, datafolder.Media(dir))
	if err := fill(t.Context(), io.Discard, store, dir, sampletest.Folder(), ""); err != nil { // with the passwords of docs/agency.md
		t.Fatal(err)
	}
	for _, bad := range [][]string{{}, {"-name", "An", "an@example.com"}, {"-name", "An", "an", "1096"},
		{"-name", "An", "an@example.com", "7"}, {"-name", "An", "-language", "xx", "an@example.com", "1096"}} {
		if addOwner(t.Context(), append([]string{"-data", dir}, bad...)) == nil {
			t.Errorf("gevel owner add %q was accepted", bad)
		}
	}
	if err := addOwner(t.Context(), []string{"-data", dir, "-name", "An Claes", "An@example.com", "1096", "1050"}); err != nil {
		t.Fatal(err)
	}
	for password, ok := range map[string]bool{"short": false, "aaaaaaaaaaaaaa": false, "": false, "molen venster tuin": true} {
		err := setPassword(t.Context(), []string{"-data", dir, "an@example.com"}, strings.NewReader(password+"\n"))
		if (err == nil) != ok {
			t.Errorf("the password %q gives the error %v, want one: %v", password, err, !ok)
		}
	}
	if setPassword(t.Context(), []string{"-data", dir, "nobody@example.com"}, strings.NewReader("molen venster tuin\n")) == nil {
		t.Error("setting the password of an unknown owner did not fail")
	}
	var out bytes.Buffer
	if err := listOwners(t.Context(), []string{"-data", dir}, &out); err != nil || !strings.Contains(out.String(),
		"An Claes <an@example.com>  nl  1050 1096  has a password") {
		t.Errorf("the list is %s, want An Claes with both properties and a password (%v)", out.String(), err)
	}
	if strings.Contains(out.String(), "argon2") {
		t.Error("the list contains a password's hash")
	}
	samplePassword(t, store)
}

// samplePassword checks that the password in docs/agency.md is right.
func samplePassword(t *testing.T, store *db.Store) {
	t.Helper()
	o, err := store.Owners.OwnerWith(t.Context(), "lieve.claes@example.com")
	if err != nil || o == nil || o.Language != locale.Dutch {
		t.Fatalf("the owner of docs/agency.md is %+v, want one in Dutch (%v)", o, err)
	}
	if ok, err := auth.NewHasher().Matches(t.Context(), "molen-venster-tuin", o.Password); !ok || err != nil {
		t.Errorf("the password in docs/agency.md is wrong (%v)", err)
	}
}

// TestAnImportSetsNoPassword imports the sample as any other folder.
func TestAnImportSetsNoPassword(t *testing.T) {
	dir := t.TempDir()
	sampletest.StorePhotos(t, datafolder.Media(dir))
	if err := importFrom(t.Context(), []string{"-data", dir, sampletest.Folder()}); err != nil {
		t.Fatal(err)
	}
	store, err := db.Open(t.Context(), filepath.Join(dir, "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	list, err := store.Owners.Owners(t.Context())
	if err != nil || len(list) != 2 || list[0].Password != nil || list[1].Password != nil {
		t.Errorf("the import brought %d owners, want 2 without a password (%v)", len(list), err)
	}
}
