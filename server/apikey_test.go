package server_test

import (
	"bytes"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db/desklog"
)

func TestAPIKeyIsKnownOrRefused(t *testing.T) {
	v := visit(t)
	key, err := v.Store.Keys.AddAPIKey(t.Context(), "portal", false, desklog.Action{At: time.Now()})
	if err != nil {
		t.Fatal(err)
	}
	const typenamePath = "/graphql?query=%7B__typename%7D"
	for shown, want := range map[string]int{
		"": 200, "Bearer " + key: 200, "bearer " + key: 200, "Basic YTpi": 200,
		"Bearer " + key + "x": 401, "Bearer": 401, "Bearer ": 401, key: 401, "Token " + key: 401,
	} {
		r := v.Get(t, typenamePath, "Authorization", shown)
		if r.StatusCode != want || want == 401 && (!strings.Contains(r.Text,
			"UNKNOWN_KEY") || r.Header.Get("WWW-Authenticate") != "Bearer") {
			t.Errorf("with Authorization %q: status %d, want %d (401 with UNKNOWN_KEY and WWW-Authenticate): %s",
				shown, r.StatusCode, want, r.Text)
		}
	}
	if r := v.Get(t, "/export/properties.jsonl", "Authorization", "Bearer wrong"); r.StatusCode != 401 {
		t.Errorf("the export with a wrong key: status %d, want 401", r.StatusCode)
	}
	if err := v.Store.Keys.RevokeAPIKey(t.Context(), "portal", time.Time{}, desklog.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	if r := v.Get(t, typenamePath, "Authorization", "Bearer "+key); r.StatusCode != 401 {
		t.Errorf("the graph with a deleted key: status %d, want 401", r.StatusCode)
	}
}

func TestAPIKeyIsNotStoredOrLogged(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(before)
	v := visit(t)
	key, err := v.Store.Keys.AddAPIKey(t.Context(), "portal", true, desklog.Action{At: time.Now()})
	if err != nil {
		t.Fatal(err)
	}
	v.Get(t, "/graphql?query=%7B__typename%7D", "Authorization", "Bearer "+key)
	v.Get(t, "/graphql?query=%7Bnothing%7D", "Authorization", "Bearer "+key)
	v.Get(t, "/graphql?query=%7B__typename%7D", "Authorization", "Bearer "+key+"x")
	if strings.Contains(log.String(), key) {
		t.Errorf("the log shows the API key: %s", log.String())
	}
	file := filepath.Join(t.TempDir(), "copy.db")
	if err := v.Store.Backup(t.Context(), file); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(file); err != nil || bytes.Contains(text, []byte(key)) || !bytes.Contains(text, []byte("portal")) {
		t.Errorf("the database lacks the key's name, or holds the key itself (%v)", err)
	}
	list, err := v.Store.Keys.APIKeys(t.Context())
	if err != nil || len(list) != 1 || list[0].Name != "portal" || !list[0].Writes {
		t.Errorf("the API keys are %+v, want only portal, which may write (%v)", list, err)
	}
}

func TestAPIKeyWorksFromAnyOrigin(t *testing.T) {
	v := visit(t)
	r := v.Request(t, "OPTIONS", "/graphql", "Origin", "https://crm.example", "Access-Control-Request-Method", "POST",
		"Access-Control-Request-Headers", "authorization,content-type")
	if !strings.Contains(strings.ToLower(r.Header.Get("Access-Control-Allow-Headers")), "authorization") {
		t.Errorf("a browser on another site is not allowed to send a key: status %d, %v", r.StatusCode, r.Header)
	}
}
