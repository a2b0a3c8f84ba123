package wholesite_test

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var (
	rows = flag.Int("records", 1000, "how many odd records TestWhatIsAcceptedIsServed makes; in short mode 14")
	seed = flag.Uint64("seed", 1, "of which kind; another makes others")
)

// TestWhatIsAcceptedIsServed brings odd records in by every way, and asks every output for those that were taken. What is refused names the
// record. It was seen to fail, with a page that redirects to itself, while slugs had letters of every script and addresses were compared
// encoded; and with a day of publication before 1970 while minimum dates were taken for days.
func TestWhatIsAcceptedIsServed(t *testing.T) {
	odd := oddRecords{rand.New(rand.NewPCG(*seed, 1))}
	made, n := map[int]string{}, *rows
	if testing.Short() {
		n = min(n, 2*len(ways))
	}
	for number := 1001; number <= 1000+n; number++ {
		switch made[number] = ""; wayOf(number) {
		case "folder", "importProperties":
			made[number] = written(odd.record(number))
		}
	}
	a := &accepted{T: t, made: made, taken: map[int]bool{}, projects: map[int]string{}}
	for number := firstProject; number < firstProject+n/20; number++ {
		a.projects[number] = written(odd.oddProject(number))
	}
	a.start()
	t.Logf("%d of %d projects were taken", len(a.projects), n/20)
	if len(a.projects)*2 < n/20 {
		t.Error("most projects are refused, so that little is tested")
	}
	a.push()
	t.Logf("folder and importProperties: %d records were taken", len(a.taken))
	a.feeds(odd)
	t.Logf("%d of %d records were taken", len(a.taken), len(made))
	if len(a.taken)*4 < len(made) {
		t.Error("most records are refused, so that little is tested")
	}
	a.lists()
	a.files()
	a.people()
	a.openDays()
	a.appointments(odd)
	for i, number := range slices.Sorted(maps.Keys(a.taken)) {
		if i%20 == 0 { // each network has a budget of its own, so that all can be asked for within a minute
			a.client = behind(fmt.Sprintf("11.%d.0.1", i/20))
			a.session = a.ConnectBy(t, &http.Client{Transport: a.client})
		}
		a.record(number)
	}
}

// accepted asks a site for the records that it took.
type accepted struct {
	*testing.T
	visitor
	made    map[int]string
	taken   map[int]bool
	shown   map[int]string // the addresses of those that visitors may see
	client  behind
	session *mcp.ClientSession
	manager string // the cookie of a manager

	projects map[int]string // those that the folder brings in
}

// firstProject is the number of the first odd project.
const firstProject = 5001

// behind asks as a client behind the site's own proxy.
type behind string

func (b behind) RoundTrip(r *http.Request) (*http.Response, error) {
	r.Header.Set("X-Forwarded-For", string(b))
	return http.DefaultTransport.RoundTrip(r)
}

// failed prints the record.
func (a *accepted) failed(number int, format string, args ...any) {
	a.Helper()
	a.Errorf("%s\nfor the record %s", fmt.Sprintf(format, args...), a.made[number])
}

// fileOf finds the number of a record in the name of its file.
var fileOf = regexp.MustCompile(`^(?:properties|projects)/(\d+)\.json`)

// start imports its records as a folder, without those that are refused.
func (a *accepted) start() {
	folder := oddFolder(a.T)
	folder["cities.json"] = &fstest.MapFile{Data: []byte(`[
		{"id":1,"zip":"3640","country":10,"name":{"nl":"Kinrooi"},"latitude":51.1,"longitude":5.7},
		{"id":2,"zip":"1000","country":10,"name":{"nl":"Αθήνα","fr":" "},"latitude":0,"longitude":0}]`)}
	folder["site.json"] = &fstest.MapFile{Data: []byte(strings.Replace(string(folder["site.json"].Data), `{"code":"nl","use":true}`,
		`{"code":"nl","use":true},{"code":"fr","use":true},{"code":"en","use":true},{"code":"de","use":true}`, 1))}
	for number, record := range a.made {
		if wayOf(number) == "folder" {
			folder[fmt.Sprintf("properties/%d.json", number)] = &fstest.MapFile{Data: []byte(record)}
			a.taken[number] = true
		}
	}
	for number, record := range a.projects {
		folder[fmt.Sprintf("projects/%d.json", number)] = &fstest.MapFile{Data: []byte(record)}
	}
	store := emptyStore(a.T)
	for {
		_, err := intake.ImportWith(a.Context(), store, folder, a.TempDir(), intake.Options{Strict: true})
		var problems check.Problems
		if err == nil {
			break
		} else if !errors.As(err, &problems) {
			a.alone(folder, err)
		}
		for _, p := range problems {
			file := fileOf.FindStringSubmatch(p.File)
			if file == nil {
				a.Fatalf("%v is of no record", p)
			}
			number, _ := strconv.Atoi(file[1])
			delete(a.taken, number)
			delete(a.projects, number)
			delete(folder, file[0])
		}
	}
	a.visitor = siteOf(a.T, folder)
	a.manager, _ = a.AtDesk(a.T, "manager", desk.Manager)
}

func emptyStore(t *testing.T) *db.Store {
	store, err := db.Open(t.Context(), t.TempDir()+"/gevel.db", handle.Readers(1), handle.Unsynced())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	return store
}

// alone looks for the record with which an import fails without a problem.
func (a *accepted) alone(folder fstest.MapFS, err error) {
	for number := range a.taken {
		one := maps.Clone(folder)
		maps.DeleteFunc(one, func(name string, _ *fstest.MapFile) bool {
			return fileOf.MatchString(name) && name != fmt.Sprintf("properties/%d.json", number)
		})
		var problems check.Problems
		_, err := intake.ImportWith(a.Context(), emptyStore(a.T), one, a.TempDir(), intake.Options{Strict: true})
		if err != nil && !errors.As(err, &problems) {
			a.failed(number, "the import fails without a problem: %v", err)
		}
	}
	a.Fatal("the import fails: ", err)
}

// push sends its records to importProperties, one by one, so that each is taken or refused by itself.
func (a *accepted) push() {
	key, err := a.Store.Keys.AddAPIKey(a.Context(), "portal", true, desklog.Action{At: time.Now()})
	if err != nil {
		a.Fatal(err)
	}
	const mutation = `mutation ($input: ImportPropertiesInput!) { importProperties(input: $input) {
		... on PropertiesImported { added }
		... on ImportRefused { problems { path message } } } }`
	for number, record := range a.made {
		if wayOf(number) != "importProperties" {
			continue
		}
		input := map[string]any{"properties": []any{json.RawMessage(record)}}
		r := a.PostJSON(a.T, map[string]any{"query": mutation, "variables": map[string]any{"input": input}}, "Authorization", "Bearer "+key)
		switch {
		case strings.Contains(r.Text, `"added":1`):
			a.taken[number] = true
		case !strings.Contains(r.Text, `"path":["properties[0]"`) && !strings.Contains(r.Text, `"path":["input","properties"`):
			a.failed(number, "importProperties answers %s, want it taken or refused with a problem", r.Text)
		}
	}
}

// graph answers a query that must have no errors.
func (a *accepted) graph(into any, query string, headers ...string) {
	a.Helper()
	r := a.PostJSON(a.T, map[string]string{"query": query}, headers...)
	if strings.Contains(r.Text, `"errors"`) || json.Unmarshal([]byte(r.Text), &struct{ Data any }{into}) != nil {
		a.Errorf("%.200s is answered with %.2000s", query, r.Text)
	}
}

// exported are the numbers of the export in a language.
func (a *accepted) exported(language string) (numbers []int) {
	r := a.Get(a.T, "/export/properties.jsonl?language="+language, "Accept-Encoding", "identity")
	for i, line := range strings.Split(strings.TrimSpace(r.Text), "\n") {
		var one struct{ Number int }
		if err := json.Unmarshal([]byte(line), &one); err != nil {
			a.Errorf("line %d of the export is not JSON: %v in %.300s", i, err, line)
		}
		if i > 0 {
			numbers = append(numbers, one.Number)
		}
	}
	return numbers
}

// lists asks for what holds many records.
func (a *accepted) lists() {
	a.shown = map[int]string{}
	for after, more := "null", true; more; {
		var page struct {
			Changes struct {
				Cursor  string
				HasMore bool
				Changes []struct {
					Number   int
					Property *struct{ Path, PublishedAt string }
				}
			}
		}
		a.graph(&page, `{ changes(since: `+after+`, first: 100) { cursor hasMore changes { number ... on PropertyChanged {
			property { path publishedAt updatedAt price { amount cents } location { latitude longitude }
				energy { validUntil specific total co2 }
				surfaces { total frontWidth plotWidth } } } } } }`)
		for _, c := range page.Changes.Changes {
			if c.Property != nil && a.taken[c.Number] {
				a.shown[c.Number] = c.Property.Path
				if c.Property.PublishedAt < "1970-01-02" {
					a.failed(c.Number, "it was published on %s, a day that means none", c.Property.PublishedAt)
				}
			}
		}
		after, more = strconv.Quote(page.Changes.Cursor), page.Changes.HasMore
	}
	for _, l := range []string{"nl", "fr", "en", "de"} {
		numbers := a.exported(l)
		for number := range a.shown {
			if !slices.Contains(numbers, number) {
				a.failed(number, "the export in %s does not have property %d", l, number)
			}
		}
	}
	for _, path := range []string{"/nl/te-koop/", "/fr/a-vendre/?view=map", "/en/for-rent/",
		"/de/zu-vermieten/?sort=price_asc", "/nl/realisaties/", "/nl/"} {
		a.page(path, 200, func(format string, args ...any) { a.Errorf(format, args...) })
	}
	var pins any
	a.graph(&pins, `{ properties { totalCount pins { __typename } } }`)
}

// files asks for files of many records.
func (a *accepted) files() {
	for _, path := range []string{"/nl/feed.xml", "/de/feed.xml", "/sitemap-nl.xml"} {
		r := a.Get(a.T, path)
		for d := xml.NewDecoder(strings.NewReader(r.Text)); r.StatusCode == 200; {
			if _, err := d.Token(); err == io.EOF {
				break
			} else if err != nil {
				a.Fatalf("%s is not XML: %v", path, err)
			}
		}
		if r.StatusCode != 200 {
			a.Errorf("%s: status %d, want 200", path, r.StatusCode)
		}
	}
	for _, p := range a.Sitemap(a.T, "/sitemap-fr.xml").Pages {
		path := strings.TrimPrefix(p.Loc, a.URL)
		if r := a.Get(a.T, path, "X-Forwarded-For", "198.51.100.9"); r.StatusCode != 200 {
			a.Errorf("%s of the sitemap: status %d to %s, want 200", path, r.StatusCode, r.Header.Get("Location"))
		}
	}
}

// people asks for what owners and staff see.
func (a *accepted) people() {
	numbers := slices.Sorted(maps.Keys(a.taken))
	if ok, err := a.Store.Owners.AddOwner(a.Context(), owners.Owner{Name: "An", Email: "owner@example.com", Language: "nl"},
		numbers); !ok || err != nil {
		a.Fatal("the owner was not added: ", err)
	}
	owner := "session=" + a.Owner(a.T, "owner@example.com", numbers[0])
	w := &sitetest.Walk{T: a.T, Types: a.Schema(a.T), Selected: map[string]bool{}}
	w.From(sitetest.Stop{Name: "OwnedProperty", Before: "{ viewer { properties { ", After: " } } }"})
	for _, query := range w.Queries {
		var any any
		a.graph(&any, query, "Cookie", owner)
	}
	seen := a.DeskPropertyNumbers(a.T, a.manager, "list: ALL")
	for _, number := range numbers {
		if !slices.Contains(seen, number) {
			a.failed(number, "the desk does not have property %d", number)
		}
	}
}

var complete = regexp.MustCompile(`(?s)<div id="root">.*?</footer>`)

// page asks for a page that must be whole.
func (a *accepted) page(path string, status int, failed func(string, ...any)) string {
	r := a.Get(a.T, path, "X-Forwarded-For", "198.51.100.7")
	switch {
	case r.StatusCode != status:
		failed("%s: status %d to %q, want %d", path, r.StatusCode, r.Header.Get("Location"), status)
	case !complete.MatchString(r.Text):
		failed("%s has no content: it was not rendered", path)
	case strings.Contains(r.Text, "<h1></h1>"):
		failed("%s has an empty heading", path)
	}
	for _, m := range structured.FindAllStringSubmatch(r.Text, -1) {
		if !json.Valid([]byte(m[1])) {
			failed("the JSON-LD of %s is not JSON: %s", path, m[1])
		}
	}
	return r.Text
}

// record asks for all that is of one record.
func (a *accepted) record(number int) {
	path, shown := a.shown[number]
	if !shown {
		return
	}
	failed := func(format string, args ...any) { a.failed(number, format, args...) }
	status := 200
	if strings.Contains(a.made[number], `"status":2,`) || strings.Contains(a.made[number], `"status":4,`) {
		status = 410
	}
	language := []string{"nl", "fr", "en", "de"}[number%4]
	address := a.Path(a.T, fmt.Sprintf("/property/%d/", number), language)
	a.page(address, status, failed)
	if path != a.Path(a.T, fmt.Sprintf("/property/%d/", number), "nl") {
		failed("its path is %s, but its number leads elsewhere", path)
	}
	for _, sheet := range []string{"brochure", "card"} {
		if r := a.Get(a.T, fmt.Sprintf("/print/%s/%s/%d/", language, sheet, number)); status == 200 && r.StatusCode != 200 {
			failed("its %s: status %d, want 200", sheet, r.StatusCode)
		}
	}
	share := a.SharePicture(a.T, fmt.Sprintf("property(number:%d)", number))
	if r := a.Get(a.T, share, "X-Forwarded-For", string(a.client)); r.StatusCode != 200 {
		failed("its share picture: status %d, want 200", r.StatusCode)
	}
	text, wrong := sitetest.UseTool(a.T, a.session, "read_property",
		map[string]any{"number": number, "language": strings.ToUpper(language)})
	if wrong {
		failed("an assistant reads %s", text)
	}
}
