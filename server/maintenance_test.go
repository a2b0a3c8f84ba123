package server

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/web"
)

func TestMaintainCleansUp(t *testing.T) {
	releasetest.Only(t, "it waits for what is cleaned up")
	store, media := sampletest.Open(t)
	uploads := t.TempDir()
	s, err := New(store, web.Dist(), Settings{Media: media, Uploads: uploads})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	long := time.Now().AddDate(-3, 0, 0)
	for name, at := range map[string]time.Time{"old": long, "new": time.Now()} {
		l := inbox.Lead{ID: name, Form: "applyForJob", Key: name, Language: locale.Dutch, Content: "{}", Answer: "{}", CreatedAt: at.Unix()}
		if err := store.Inbox.Receive(t.Context(),
			inbox.Receipt{Lead: l, Captcha: name,
				Effects: []handle.Statement{inbox.InsertUpload(name, forms.Upload{File: name})}}); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(uploads, name)
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(file, long, long); err != nil {
			t.Fatal(err)
		}
	}
	s.cleanUp(t.Context())
	s.sweepFiles(t.Context())
	list, err := store.Inbox.Leads(t.Context(), "", time.Unix(0, 0))
	if err != nil || len(list) != 1 || list[0].ID != "new" {
		t.Errorf("the leads that are left are %+v (%v), want only the new one", list, err)
	}
	if files, err := os.ReadDir(uploads); err != nil || len(files) != 1 || files[0].Name() != "new" {
		t.Errorf("the files that are left are %v (%v), want only the new lead's", files, err)
	}
}
