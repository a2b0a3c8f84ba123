package server_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io/fs"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// withOperations is the built web app with other persisted operations.
type withOperations struct {
	fs.FS
	operations fstest.MapFS
}

func (w withOperations) Open(name string) (fs.File, error) {
	if name == "documents.json" {
		return w.operations.Open(name)
	}
	return w.FS.Open(name)
}

func (w withOperations) ReadFile(name string) ([]byte, error) {
	if name == "documents.json" {
		return w.operations.ReadFile(name)
	}
	return fs.ReadFile(w.FS, name)
}

// TestCachedAnswersAreAnonymous sends the site's persisted operations as an owner and then as a visitor: the visitor must not get the
// owner's answer from the cache.
func TestCachedAnswersAreAnonymous(t *testing.T) {
	texts := map[string]string{
		"viewer":   `query Q { viewer { email } }`,
		"node":     `query Q { node(id: "Owner:501:nl") { id ... on Owner { email } } }`,
		"fragment": `query Q { node(id: "OwnedProperty:1096:nl") { id ...F } } fragment F on OwnedProperty { address { street } }`,
		"id":       `query Q { node(id: "OwnedProperty:1096:nl") { id } }`,
	}
	operations := map[string]string{}
	ids := map[string]string{}
	for name, text := range texts {
		sum := sha256.Sum256([]byte(text))
		ids[name] = hex.EncodeToString(sum[:])
		operations[ids[name]] = text
	}
	list, _ := json.Marshal(operations)
	store, media := sampletest.Open(t)
	site, err := server.New(store, withOperations{web.Dist(), fstest.MapFS{"documents.json": {Data: list}}},
		server.Settings{Media: media, Uploads: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(site)
	t.Cleanup(func() { s.Close(); site.Close() })
	v := visitor{sitetest.Site{Server: s, Store: store, Media: media}}
	token := v.Owner(t, sitetest.Lieve, 1096)
	for name, id := range ids {
		address := "/graphql?documentId=" + url.QueryEscape(id)
		for range 2 {
			v.Get(t, address, "Cookie", "session="+token)
			r := v.Get(t, address)
			if strings.Contains(r.Text, sitetest.Lieve) || strings.Contains(r.Text, "501") || strings.Contains(r.Text, "1096") {
				t.Errorf("%s: a visitor gets the owner's data from the cache: %s", name, r.Text)
			}
		}
		v.Get(t, address) // the visitor's cached answer must not answer the owner
		r := v.Get(t, address, "Cookie", "session="+token)
		if name != "id" && !strings.Contains(r.Text, sitetest.Lieve) && !strings.Contains(r.Text, "Molenstraat") {
			t.Errorf("%s: the owner does not get the owner's data: %s", name, r.Text)
		}
		if name != "id" && r.Header.Get("Cache-Control") != "private, no-store" {
			t.Errorf("%s: the owner's answer has Cache-Control %q, want private, no-store", name, r.Header.Get("Cache-Control"))
		}
	}
}
