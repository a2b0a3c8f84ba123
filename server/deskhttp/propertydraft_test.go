package deskhttp_test

import (
	"bytes"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/properties"
)

// collecting is a visitor of whom a manager collects changes of the property 1096, which the desk took over.
type collecting struct {
	visitor
	cookie string
}

func collect(t *testing.T) collecting {
	t.Helper()
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	c := collecting{v, manager}
	c.must(t, `collectProperty(input: {number: 1096})`, "PropertyChanged")
	return c
}

// must sends a mutation whose answer has a text.
func (c collecting) must(t *testing.T, mutation, want string) {
	t.Helper()
	if text := c.changeProperty(t, c.cookie, mutation); !strings.Contains(text, want) {
		t.Fatalf("%.90s answers %s, want %s", mutation, text, want)
	}
}

// draft reads the draft, and gives its version and that of the property as an input has them.
func (c collecting) draft(t *testing.T) (seen, text string) {
	t.Helper()
	text = c.PostDesk(t, map[string]string{"query": `{ desk { property(number: 1096) { version draft { version author { name }
		planned { at lapsed } changes { name was is new gone } } } } }`}, "Cookie", c.cookie).Text
	found := regexp.MustCompile(`"version":(\d+)`).FindAllStringSubmatch(text, -1)
	if len(found) < 2 {
		return "", text
	}
	return fmt.Sprintf("number: 1096, version: %s, draft: %s", found[0][1], found[1][1]), text
}

// page is what visitors read of the property in the graph.
func (c collecting) page(t *testing.T) string {
	t.Helper()
	const query = `{ property(number: 1096, language: NL) { title description price { amount } photos { url } documents { name }
		city { name } } }`
	return c.PostJSON(t, map[string]string{"query": query}).Text
}

// TestADraftOfAPropertyWaits collects a text, a price, a town that the site does not have, a photo and a document. Nothing of it is read by
// visitors until it is published; then all of it is, in one write that is undone as one.
func TestADraftOfAPropertyWaits(t *testing.T) {
	c := collect(t)
	before := c.page(t)
	fields, _ := c.editor(t, c.cookie, 1096)
	_, read := c.draft(t)
	if !strings.Contains(read, `"changes":[]`) {
		t.Fatalf("a draft that begins reads %s, want no changes", read)
	}
	title := fields["title.NL"].Value
	c.must(t, fmt.Sprintf(`setPropertyField(input: {number: 1096, field: "title", language: NL, before: %q, value: "Te vroeg"})`, title),
		"PropertyStale")
	c.must(t, fmt.Sprintf(`setPropertyField(input: {number: 1096, draft: true, field: "title", language: NL, before: %q, value: "Straks"})`,
		title), `"undo":null`)
	c.must(t, fmt.Sprintf(`setPropertyField(input: {number: 1096, draft: true, field: "town", before: %q, value: "9000 Gent"})`,
		fields["town"].Value), "PropertyChanged")
	c.must(t, `setPrice(input: {number: 1096, draft: true, version: 0, amount: 287000})`, "PropertyChanged")
	c.mustFile(t, `mutation ($file: Upload) { addPropertyPhoto(input: {number: 1096, draft: true, file: $file}) { __typename } }`,
		pictureOf(t, 1600, 1066))
	pdf, err := os.ReadFile("../../sample/documents/soil.pdf")
	if err != nil {
		t.Fatal(err)
	}
	c.mustFile(t, `mutation ($file: Upload) { addPropertyDocument(input: {number: 1096, draft: true, public: true, names:
		[{language: NL, text: "Straks te lezen"}], file: $file}) { __typename } }`, append(pdf, "\n% other"...))
	if now := c.page(t); now != before {
		t.Errorf("visitors read %s before the draft is published, want %s", now, before)
	}
	seen, text := c.draft(t)
	for _, want := range []string{`"name":"title"`, `"is":"Straks"`, `"is":"287000.00"`, `"is":"9000 Gent"`, `"name":"photos"`, `"new":1`,
		`"name":"documents"`} {
		if !strings.Contains(text, want) {
			t.Errorf("the draft is %s, want %s", text, want)
		}
	}
	if _, text := c.editor(t, c.cookie, 1096); !strings.Contains(text, `"city":"Gent"`) {
		t.Errorf("the card of the draft is in %s, want its town", text)
	}
	preview := c.preview(t, 1096)
	for _, want := range []string{"Straks", "287.000", "Gent", "Straks te lezen"} {
		if !strings.Contains(preview, want) {
			t.Errorf("the preview of the page has no %q: %.300s", want, preview)
		}
	}
	c.must(t, `giveBackProperty(input: {number: 1096})`, "IN_USE")
	c.must(t, `publishProperty(input: {`+strings.Replace(seen, "version: ", "version: 9", 1)+`})`, "PropertyStale")
	published := c.changeProperty(t, c.cookie, `publishProperty(input: {`+seen+`})`)
	undo := regexp.MustCompile(`"undo":"([^"]+)"`).FindStringSubmatch(published)
	if undo == nil {
		t.Fatalf("publishing answers %s, want what takes it back", published)
	}
	now := c.page(t)
	for _, want := range []string{`"title":"Straks"`, `287000`, `"Gent"`, "Straks te lezen"} {
		if !strings.Contains(now, want) {
			t.Errorf("visitors read %s, want %s", now, want)
		}
	}
	if after := c.preview(t, 1096); after != preview {
		t.Errorf("the page after it was published is not what the preview showed: %s", differsFrom(preview, after))
	}
	if seen, text := c.draft(t); seen != "" {
		t.Errorf("after it was published the draft is %s, want none", text)
	}
	c.must(t, `undoProperty(input: {undo: "`+undo[1]+`"})`, "PropertyChanged")
	if now := c.page(t); now != before {
		t.Errorf("after the undo visitors read %s, want %s", now, before)
	}
}

// preview reads the page of a property as it will be, which the desk gives the address of.
func (c collecting) preview(t *testing.T, number int) string {
	t.Helper()
	text := c.PostDesk(t, map[string]string{"query": fmt.Sprintf(`{ desk { property(number: %d) { editor(language: NL) { page } } } }`,
		number)}, "Cookie", c.cookie).Text
	found := regexp.MustCompile(`"page":"([^"]+)"`).FindStringSubmatch(text)
	if found == nil {
		t.Fatalf("the property has no preview: %s", text)
	}
	r := c.Get(t, found[1])
	if r.StatusCode != http.StatusOK || strings.Contains(r.Text, "<script") {
		t.Fatalf("the preview %s answers %d: %.300s", found[1], r.StatusCode, r.Text)
	}
	return r.Text
}

// TestAPreviewReadsTheHeadsOfPhotos cuts off a photo that only the draft has where its pixels begin: the preview still says its size, so
// that a page with many large photos reads little of each.
func TestAPreviewReadsTheHeadsOfPhotos(t *testing.T) {
	c := collect(t)
	stored := func() []string {
		files, _ := filepath.Glob(filepath.Join(c.Media, "*.jpg"))
		return files
	}
	before := stored()
	c.mustFile(t, `mutation ($file: Upload) { addPropertyPhoto(input: {number: 1096, draft: true, file: $file}) { __typename } }`,
		pictureOf(t, 1777, 1066))
	photos := slices.DeleteFunc(stored(), func(name string) bool { return slices.Contains(before, name) })
	if len(photos) != 1 {
		t.Fatalf("the draft has the photos %q, want one", photos)
	}
	data, err := os.ReadFile(photos[0])
	if err != nil {
		t.Fatal(err)
	}
	scan := bytes.Index(data, []byte("\xff\xda"))
	if err := os.WriteFile(photos[0], data[:scan+40], 0o600); err != nil {
		t.Fatal(err)
	}
	if preview := c.preview(t, 1096); !strings.Contains(preview, "1777") {
		t.Errorf("the preview does not say how wide the photo is")
	}
}

// differsFrom tells where two texts begin to differ.
func differsFrom(a, b string) string {
	at := 0
	for at < min(len(a), len(b)) && a[at] == b[at] {
		at++
	}
	from := max(0, at-80)
	return fmt.Sprintf("%q, want %q", b[from:min(len(b), at+80)], a[from:min(len(a), at+80)])
}

// TestAPropertyInPreparationHasAPreview makes a property that no visitor sees: its preview does, and no other token opens it.
func TestAPropertyInPreparationHasAPreview(t *testing.T) {
	c := collect(t)
	made := c.PostDesk(t, map[string]string{"query": `mutation { makeProperty(input: {goal: SALE, type: 139, town: "9000 Gent",
		street: "Veldstraat", houseNumber: "2"}) { __typename ... on PropertyChanged { property { number } } } }`}, "Cookie", c.cookie).Text
	found := regexp.MustCompile(`"number":(\d+)`).FindStringSubmatch(made)
	if found == nil {
		t.Fatalf("making a property answers %s", made)
	}
	number, _ := strconv.Atoi(found[1])
	if page := c.preview(t, number); !strings.Contains(page, "Gent") {
		t.Errorf("the preview of a property in preparation is %.300s", page)
	}
	if r := c.Get(t, "/nl/te-koop/x-gent-"+found[1]+"/"); r.StatusCode == http.StatusOK {
		t.Errorf("visitors see a property in preparation")
	}
}

// mustFile sends a mutation with a file, which must change the property.
func (c collecting) mustFile(t *testing.T, mutation string, data []byte) {
	t.Helper()
	if text := c.sendFile(t, data, mutation, "Cookie", c.cookie); !strings.Contains(text, "PropertyChanged") {
		t.Fatalf("%.90s answers %s, want PropertyChanged", mutation, text)
	}
}

// TestAPlannedPropertyGoesLiveOnce plans a draft. One whose field is written on the site before its time is refused and stays; one that
// fits goes live, once.
func TestAPlannedPropertyGoesLiveOnce(t *testing.T) {
	c := collect(t)
	service := properties.Service{Store: c.Store, Media: c.Media}
	in := func(d time.Duration) string { return time.Now().Add(d).UTC().Format(time.RFC3339) }
	plan := func(at, want string) {
		t.Helper()
		seen, _ := c.draft(t)
		c.must(t, `planProperty(input: {`+seen+`, at: "`+at+`"})`, want)
	}
	plan(in(time.Hour), "REQUIRED") // there is nothing to publish
	c.must(t, `setPrice(input: {number: 1096, draft: true, version: 0, amount: 287000})`, "PropertyChanged")
	plan(in(-time.Minute), "OUT_OF_RANGE")
	plan(in(limits.PlannedAhead+time.Minute), "OUT_OF_RANGE")
	plan(in(limits.PlannedAhead-time.Minute), "PropertyChanged")
	plan(in(time.Hour), "PropertyChanged")
	publish := func() {
		t.Helper()
		if err := service.PublishPlanned(t.Context(), time.Now().Add(2*time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	if err := service.PublishPlanned(t.Context(), time.Now().Add(59*time.Minute)); err != nil {
		t.Fatal(err)
	}
	if seen, text := c.draft(t); seen == "" || !strings.Contains(text, `"lapsed":false`) {
		t.Fatalf("before its time the draft is %s, want it planned", text)
	}
	c.must(t, `setPrice(input: {number: 1096, version: 0, amount: 288000})`, "PropertyChanged")
	publish()
	if _, text := c.draft(t); !strings.Contains(text, `"lapsed":true`) || !strings.Contains(c.page(t), "288000") {
		t.Fatalf("a plan whose price was written meanwhile leaves %s, want it refused", text)
	}
	plan(in(time.Hour), "PropertyChanged")
	publish()
	if seen, text := c.draft(t); seen != "" || !strings.Contains(c.page(t), "287000") {
		t.Fatalf("at its time the draft is %s, want it published", text)
	}
	publish()
	var done []int
	const published = "SELECT count(*) FROM action WHERE name = 'publishPlanned' AND staff IS NOT NULL"
	if err := c.Store.Log.List(t.Context(), &done, published); err != nil || done[0] != 1 {
		t.Errorf("the draft was published %v times (%v), want once, by who planned it", done, err)
	}
}

// TestADraftIsThrownAwayOrTakenFromItsPlan throws a draft away, and takes a plan back.
func TestADraftIsThrownAwayOrTakenFromItsPlan(t *testing.T) {
	c := collect(t)
	before := c.page(t)
	c.must(t, `setPrice(input: {number: 1096, draft: true, version: 0, amount: 287000})`, "PropertyChanged")
	seen, _ := c.draft(t)
	c.must(t, `planProperty(input: {`+seen+`, at: "`+time.Now().Add(time.Hour).UTC().Format(time.RFC3339)+`"})`, "PropertyChanged")
	c.must(t, `planProperty(input: {`+seen+`})`, "PropertyChanged")
	if _, text := c.draft(t); !strings.Contains(text, `"planned":null`) {
		t.Errorf("after the plan is taken back the draft is %s, want no plan", text)
	}
	c.must(t, `discardProperty(input: {`+strings.Replace(seen, "draft: ", "draft: 9", 1)+`})`, "PropertyStale")
	c.must(t, `discardProperty(input: {`+seen+`})`, "PropertyChanged")
	c.must(t, `setPrice(input: {number: 1096, draft: true, version: 0, amount: 287000})`, "PropertyStale")
	if seen, text := c.draft(t); seen != "" || c.page(t) != before {
		t.Errorf("after it was thrown away the draft is %s, want none", text)
	}
}

// TestTheHistoryOfAProperty reads who changed what, with the values before and after, and takes one version back while nobody wrote the
// same since.
func TestTheHistoryOfAProperty(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	c := collecting{v, manager}
	fields, _ := c.editor(t, manager, 1096)
	title := fields["title.NL"].Value
	v.setField(t, manager, "title.NL", title, "Eerste")
	c.must(t, `setStanding(input: {number: 1096, version: `+c.version(t)+`, standing: UNDER_OPTION})`, "PropertyChanged")
	v.setField(t, manager, "title.NL", "Eerste", "Tweede")
	history := func() string {
		t.Helper()
		return v.PostDesk(t, map[string]string{"query": `{ desk { property(number: 1096) { history { version makes returns author { name }
			changes { name was is } card(language: NL) { marqueeCode } } } } }`}, "Cookie", manager).Text
	}
	text := history()
	versions := regexp.MustCompile(`"version":(\d+),"makes":false,"returns":(true|false),"author":\{"name":"[^"]+"\},"changes":\[`+
		`\{"name":"(\w+)","was":"([^"]*)","is":"([^"]*)"\}\],"card":\{"marqueeCode":(\d)`).FindAllStringSubmatch(text, -1)
	want := [][]string{{"true", "title", "Eerste", "Tweede", "2"}, {"true", "standing", "AVAILABLE", "UNDER_OPTION", "2"},
		{"false", "title", title, "Eerste", "1"}}
	if len(versions) != len(want) {
		t.Fatalf("the history is %s, want %d versions", text, len(want))
	}
	for i, one := range want {
		if got := versions[i][2:]; strings.Join(got, "|") != strings.Join(one, "|") {
			t.Errorf("version %d is %q, want %q", i, got, one)
		}
	}
	c.must(t, `takeBackProperty(input: {number: 1096, version: `+versions[2][1]+`})`, "TAKEN")
	c.must(t, `takeBackProperty(input: {number: 1096, version: 999})`, "UNKNOWN")
	c.must(t, `takeBackProperty(input: {number: 1096, version: `+versions[0][1]+`})`, "PropertyChanged")
	if page := c.page(t); !strings.Contains(page, `"title":"Eerste"`) {
		t.Errorf("after the last version was taken back visitors read %s", page)
	}
	for i := range limits.RecordVersions {
		v.setField(t, manager, "title.NL", []string{"Eerste", "Andere"}[i%2], []string{"Andere", "Eerste"}[i%2])
	}
	if n := strings.Count(history(), `"makes"`); n != limits.RecordVersions {
		t.Errorf("the history has %d versions, want %d", n, limits.RecordVersions)
	}
}

// version is that of the property.
func (c collecting) version(t *testing.T) string {
	t.Helper()
	var version []int
	const last = "SELECT coalesce(max(id), 0) FROM part_change WHERE record = 'property:1096'"
	if err := c.Store.Log.List(t.Context(), &version, last); err != nil {
		t.Fatal(err)
	}
	return strconv.Itoa(version[0])
}

// TestADraftGoesWithItsProperty deletes the property of a draft that is planned.
func TestADraftGoesWithItsProperty(t *testing.T) {
	c := collect(t)
	c.must(t, `setPrice(input: {number: 1096, draft: true, version: 0, amount: 287000})`, "PropertyChanged")
	if _, err := c.Store.Log.Write(t.Context(), handle.Statement{SQL: "DELETE FROM property WHERE number = 1096"}); err != nil {
		t.Fatal(err)
	}
	if draft, err := c.Store.Parts.RecordDraft(t.Context(), "property:1096"); err != nil || len(draft.Parts) != 0 {
		t.Errorf("a property that is gone leaves the draft %v (%v)", draft.Parts, err)
	}
}
