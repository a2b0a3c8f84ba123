package server_test

import (
	"net/http/httptest"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// TestHomePagesAreRenderedAhead starts sites that nobody visits, with an origin and without: their first visitors find the home pages
// cached, which takes no statement.
func TestHomePagesAreRenderedAhead(t *testing.T) {
	releasetest.Only(t, "it waits until nobody asks")
	for name, origin := range map[string]string{"configured": "https://www.example.com", "any": ""} {
		t.Run(name, func(t *testing.T) { renderedAhead(t, origin) })
	}
}

func renderedAhead(t *testing.T, origin string) {
	store, media := sampletest.Open(t)
	site, err := server.New(store, web.Dist(), server.Settings{Origin: origin, Media: media, Uploads: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	started := store.ReadStatements()
	go site.RenderAhead(t.Context())
	read, still := started, time.Now()
	for time.Since(still) < 3*time.Second || read == started {
		if now := store.ReadStatements(); now != read {
			read, still = now, time.Now()
		}
		time.Sleep(50 * time.Millisecond)
	}
	for _, path := range []string{"/nl/", "/fr/", "/en/"} {
		w := httptest.NewRecorder()
		site.ServeHTTP(w, httptest.NewRequest("GET", path, nil))
		if now := store.ReadStatements(); w.Code != 200 || now != read {
			t.Errorf("%s: status %d after %d statements, want 200 from the cache, after none", path, w.Code, now-read)
			read = now
		}
	}
}
