package owners_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/gevel/gevel/agency/traffic"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/locale"
)

// withOwners returns the small folder with files of owners.
func withOwners(t *testing.T, owners, history string) fstest.MapFS {
	t.Helper()
	f := foldertest.Small(t)
	f["owners.json"] = &fstest.MapFile{Data: []byte(owners)}
	f["history/1096.json"] = &fstest.MapFile{Data: []byte(history)}
	return f
}

func bring(t *testing.T, store *db.Store, media string, f fstest.MapFS) {
	t.Helper()
	if _, err := intake.Import(t.Context(), store, f, media); err != nil {
		t.Fatal(err)
	}
}

const lieve = `[{"id":501,"name":"Lieve","email":"Lieve@example.com","language":"nl","properties":[1096]}]`

func TestImportOwnersAndHistories(t *testing.T) {
	store, media := foldertest.Open(t)
	history := `{"number":1096,"viewings":[{"at":"2026-11-18T17:30:00+01:00","kind":"VISIT","status":"DONE","feedback":"Mooi licht"}],
		"communications":[{"at":"2026-11-14T16:40:00+01:00","kind":"PHONE_OUT"}],` +
		`"media":[{"name":"Immoweb","link":"https://www.example.com/","views":3}],
		"prices":[{"date":"2026-09-01","price":359000}],
		"visits":[{"source":"SEARCH","from":"2026-01-01","counts":[1,0,2]},{"source":"DIRECT","daysAgo":1,"counts":[4,5]}]}`
	now := time.Now()
	for range 2 {
		bring(t, store, media, withOwners(t, lieve, history))
		if err := store.AddPageViews(t.Context(),
			map[db.PageViewKey]int{{Property: 1096, Day: "2026-01-01", Source: "SEARCH"}: 10}); err != nil {
			t.Fatal(err)
		}
	}
	o, err := store.Owners.OwnerWith(t.Context(), "lieve@example.com")
	if err != nil || o == nil || o.ID != 501 || o.Password != nil {
		t.Fatalf("the owner is %+v, want 501 without a password (%v)", o, err)
	}
	properties, err := store.Owned(t.Context(), 501, "nl")
	if err != nil || len(properties) != 1 || properties[0].History().Viewings[0].At.Hour() != 16 ||
		*properties[0].History().Media[0].Views != 3 {
		t.Fatalf("the owner has %d properties, want one with its history (%v)", len(properties), err)
	}
	counts, err := store.PageViews(t.Context(), 1096, now)
	if err != nil || counts.Total != 1+2+4+5+20 || counts.Today != 5 || counts.Sources[0] != (traffic.SourceCount{Source: "SEARCH",
		Count: 23}) {
		t.Errorf("the page views are %+v, want those of the CRM and of the site together (%v)", counts, err)
	}
}

// TestImportOwnersKeepsPasswords changes owners by one import after another.
func TestImportOwnersKeepsPasswords(t *testing.T) {
	store, media := foldertest.Open(t)
	bring(t, store, media, foldertest.Small(t))
	if ok, err := store.Owners.AddOwner(t.Context(), owners.Owner{Name: "L", Email: "lieve@example.com", Language: "nl"},
		[]int{1096}); !ok || err != nil {
		t.Fatalf("an owner cannot be added: %v, %v", ok, err)
	}
	if ok, err := store.Owners.SetPassword(t.Context(), "lieve@example.com", "hash"); !ok || err != nil {
		t.Fatalf("the password cannot be set: %v, %v", ok, err)
	}
	for _, step := range []struct {
		what, owners string
		want         map[string]bool // whether the owner has a password, by email address
	}{
		{"the CRM knows who was added by hand", lieve, map[string]bool{"lieve@example.com": true}},
		{"another owner comes", `[{"id":502,"name":"Tom","email":"tom@example.com","language":"fr","properties":[]}]`,
			map[string]bool{"lieve@example.com": true, "tom@example.com": false}},
		{"they exchange addresses",
			`[{"id":501,"name":"L","email":"tom@example.com","language":"nl","properties":[]},` +
				`{"id":502,"name":"T","email":"lieve@example.com","language":"fr","properties":[1096]}]`,
			map[string]bool{"lieve@example.com": false, "tom@example.com": false}},
		{"one goes", `[{"id":501,"gone":true}]`, map[string]bool{"lieve@example.com": false}},
	} {
		bring(t, store, media, withOwners(t, step.owners, `{"number":1096}`))
		list, err := store.Owners.Owners(t.Context())
		if err != nil || len(list) != len(step.want) {
			t.Fatalf("after %s: %d owners, want %d (%v)", step.what, len(list), len(step.want), err)
		}
		for _, o := range list {
			if has, known := step.want[o.Email]; !known || has != (o.Password != nil) {
				t.Errorf("after %s: %s is there and has a password: %v, want %v", step.what, o.Email, o.Password != nil, step.want)
			}
		}
	}
	if list, _ := store.Owners.Owners(t.Context()); !slices.Equal(list[0].Properties, locale.List[int]{1096}) {
		t.Errorf("the owner who is left has the properties %v, want [1096]", list[0].Properties)
	}
}

// TestImportKeepsWhatTheDeskLinked imports owners to whom the desk linked a property.
func TestImportKeepsWhatTheDeskLinked(t *testing.T) {
	store, media := foldertest.Open(t)
	const without = `[{"id":501,"name":"Lieve","email":"lieve@example.com","language":"nl","properties":[]}]`
	bring(t, store, media, withOwners(t, without, `{"number":1096}`))
	link := func() {
		t.Helper()
		o, err := store.Owners.DeskOwnerWith(t.Context(), "lieve@example.com", time.Now())
		if err == nil {
			err = store.Owners.LinkProperty(t.Context(), *o, 1096, desklog.Action{At: time.Now()})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	link()
	for _, step := range []struct{ what, owners, want string }{
		{"the folder does not know of it", without, "501 [1096 desk]"},
		{"the folder says it too", lieve, "501 [1096 folder]"},
		{"the folder takes back what it said", without, "501 []"},
		{"the owner has no address any more", `[{"id":501,"name":"Lieve","language":"nl","properties":[1096]}]`,
			"501 [1096 folder] no address"},
		{"the owner goes", `[{"id":501,"gone":true}]`, ""},
		{"the owner comes back", without, "501 []"},
	} {
		bring(t, store, media, withOwners(t, step.owners, `{"number":1096}`))
		if got := ownersNow(t, store); got != step.want {
			t.Errorf("when %s, the owners are %q, want %q", step.what, got, step.want)
		}
	}
	link()
	bring(t, store, media, withOwners(t, `[{"id":501,"gone":true}]`, `{"number":1096}`))
	if got := ownersNow(t, store); got != "1000000000 [1096 desk]" {
		t.Errorf("an owner with a property of the desk is %q after the folder let the owner go, want the owner with it, as one of the desk",
			got)
	}
	bring(t,
		store,
		media,
		withOwners(t,
			`[{"id":502,"name":"Lieve","email":"lieve@example.com","language":"nl","properties":[]},{"id":501,"gone":true}]`,
			`{"number":1096}`))
	if got := ownersNow(t, store); got != "502 [1096 desk]" {
		t.Errorf("an owner who comes back under another id is %q, want the same owner", got)
	}
}

// ownersNow writes the owners with their properties and where each comes from.
func ownersNow(t *testing.T, store *db.Store) string {
	t.Helper()
	list, err := store.Owners.DeskOwners(t.Context(), owners.OwnerSearch{}, 10, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, o := range list {
		links := []string{}
		for _, l := range *o.Links.Value {
			from := "folder"
			if l.Desk {
				from = "desk"
			}
			links = append(links, fmt.Sprint(l.Number, " ", from))
		}
		text := fmt.Sprint(o.ID, " ", links)
		if o.Email == "" {
			text += " no address"
		}
		all = append(all, text)
	}
	return strings.Join(all, ", ")
}

func TestCheckOwners(t *testing.T) {
	store, media := foldertest.Open(t)
	f := withOwners(t,
		`[{"id":0,"name":"","email":"x","language":"xx","properties":[7]},{"id":5,"name":"A","email":"a@example.com","language":"nl"},`+
			`{"id":5,"name":"B","email":"A@example.com","language":"nl"}]`,
		`{"number":1096,"viewings":[{"kind":"PARTY","status":"MAYBE"}],"communications":[{"kind":"PIGEON"}],`+
			`"media":[{"link":"javascript:alert(1)","views":-1,"since":"soon"}],
		"prices":[{"date":"x","price":1}],"visits":[{"source":"MOON","counts":[-1]},{"source":"SITE","from":"x","counts":[]}]}`)
	f["history/7.json"] = &fstest.MapFile{Data: []byte(`{"number":7}`)}
	_, err := intake.ImportWith(t.Context(), store, f, media, intake.Options{Strict: true})
	var problems check.Problems
	if !errors.As(err, &problems) {
		t.Fatalf("the import gives %v, want Problems", err)
	}
	for _, want := range []string{"owners.json, [0].id", "owners.json, [0].email", "owners.json, [0].name", "owners.json, [0].language",
		"owners.json, [0].properties", "owners.json, [2].id", "owners.json, [2].email",
		"viewings[0].at", "viewings[0].kind", "viewings[0].status", "communications[0].at", "communications[0].kind", "media[0].name",
		"media[0].link", "media[0].views", "media[0].since",
		"prices[0].date", "visits[0].source", "visits[0]:", "visits[0].counts[0]", "visits[1].from", "visits[1].counts",
		"history/7.json, number"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("want the problem %s in:\n%v", want, err)
		}
	}
	if list, _ := store.Owners.Owners(t.Context()); len(list) != 0 {
		t.Error("a folder with problems added an owner")
	}
}
