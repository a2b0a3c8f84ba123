package feed_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/sampletest"
)

// site is a site with the sample, to import files into.
type site struct {
	store *db.Store
	media string
}

func open(t *testing.T) site {
	store, media := sampletest.Open(t)
	return site{store, media}
}

func (s site) bringIn(t *testing.T, format, file string, dry bool) intake.Outcome {
	t.Helper()
	d, done, err := feed.Open(format, file, s.catalog(t))
	if err != nil {
		t.Fatal(err)
	}
	defer done()
	d.NewOn = "2026-11-21"
	outcome, err := intake.Deliver(t.Context(), s.store, d, s.media, dry)
	if err != nil {
		t.Fatal(err)
	}
	return outcome
}

func (s site) catalog(t *testing.T) *agency.Catalog {
	t.Helper()
	c, err := s.store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// home gives a stored property, with its fields as JSON.
func (s site) home(t *testing.T, number int) (*db.PropertyEntry, map[string]any) {
	t.Helper()
	entries, err := s.store.Entries(t.Context(), []int{number})
	if err != nil || entries[number] == nil {
		t.Fatal(number, "is not there", err)
	}
	text, _ := json.Marshal(entries[number].Record)
	var fields map[string]any
	json.Unmarshal(text, &fields)
	return entries[number], fields
}

// check compares fields by their names in an import folder.
func check(t *testing.T, fields map[string]any, want map[string]any) {
	t.Helper()
	for name, value := range want {
		var got any = fields
		for part := range strings.SplitSeq(name, ".") {
			got = got.(map[string]any)[part]
		}
		if got != value {
			t.Errorf("%s is %v, want %v", name, got, value)
		}
	}
}

func TestOmnicasa(t *testing.T) {
	s := open(t)
	if dry := s.bringIn(t, "omnicasa", "testdata/omnicasa.json", true); dry.Added != 2 || len(dry.Differences) != 2 {
		t.Fatalf("%+v", dry)
	}
	if got := s.bringIn(t, "omnicasa", "testdata/omnicasa.json", false); got.Added != 2 {
		t.Fatalf("%+v", got.Report)
	}
	_, villa := s.home(t, 5001)
	check(t,
		villa,
		map[string]any{"type": 156.0, "city": 1.0, "agent": 1.0, "marquee": 2.0, "goal": 0.0, "price": 649000.5, "priceUnit": 7.0,
			"publishedAt": "2026-10-05",
			"title.nl":    "Villa met zwemvijver", "title.fr": "Villa avec étang de baignade",
			"description.nl": "Een villa op het zuiden.\n\nMet een zwemvijver.",
			"latitude":       51.1502, "longitude": 5.7511, "publishAddress": true, "street": "Weg naar Ophoven", "boxNumber": nil,
			"building.constructionYear": 1998.0, "building.condition": "TO_REFRESH", "building.construction": "DETACHED",
			"rooms.bedrooms":  4.0,
			"rooms.garages":   nil,
			"surfaces.living": 262.0, "comfort.garden": true, "comfort.lift": nil, "comfort.heating": "INDIVIDUAL",
			"comfort.heatingSource": "HEAT_PUMP",
			"comfort.kitchen":       "HYPER_EQUIPPED_OPEN", "comfort.roof": "GABLE", "comfort.windowGlazing": "DOUBLE",
			"comfort.windowFrame": "ALUMINIUM", "comfort.rearOrientation": "SOUTH_WEST",
			"legal.soilCertificate": "PRESENT", "planning.destination": "RESIDENTIAL_PARK", "availability.moment": "AT_DATE",
			"availability.from": "2027-02-01", "energy.specific": 182.0})
	_, flat := s.home(t, 5002)
	check(t,
		flat,
		map[string]any{"goal": 1.0, "type": 1.0, "city": 2.0, "publishAddress": false, "publishedAt": "2026-11-21",
			"costs.charges": 60.0, "boxNumber": "2.1", "building.floor": 2.0})
	if again := s.bringIn(t, "omnicasa", "testdata/omnicasa.json", false); again.Unchanged != 2 {
		t.Errorf("again: %+v", again.Report)
	}
}

func TestOmnicasaListsProblems(t *testing.T) {
	s := open(t)
	_, err := feed.Omnicasa(strings.NewReader(`[{"City":"Kinrooi"},{"ID":7,"WebIDs":"9999","Zip":"3640","City":"Kinrooi","Kitchen":99,"NumberOfBedRooms":"two"},{"ID":8,"WebIDs":"156","Zip":"1111","City":"Nergens"}]`), s.catalog(t))
	var problems intake.Problems
	if !errors.As(err, &problems) {
		t.Fatal(err)
	}
	for _, want := range []string{"item 1, ID: is missing", `property 7, WebIDs: "9999" names no type`,
		"property 7, Kitchen: 99 is not a number in Kitchen", `property 7, NumberOfBedRooms: "two" is not a number`,
		"property 8, City: 1111 Nergens is in no city"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("missing: %s in\n%v", want, err)
		}
	}
	for _, text := range []string{"", "no JSON", `{"GetPropertyListJsonResult":7}`} {
		if _, err := feed.Omnicasa(strings.NewReader(text), s.catalog(t)); err == nil {
			t.Errorf("%q was read", text)
		}
	}
}

// archive packs the OpenImmo sample with its pictures, its text changed and encoded.
func archive(t *testing.T, encode func(string) string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/openimmo.xml")
	if err != nil {
		t.Fatal(err)
	}
	var front, garden, packed bytes.Buffer
	png.Encode(&front, image.NewGray(image.Rect(0, 0, 30, 20)))
	png.Encode(&garden, image.NewGray(image.Rect(0, 0, 40, 20)))
	z := zip.NewWriter(&packed)
	for name, content := range map[string][]byte{"transfer.xml": []byte(encode(string(text))), "front.png": front.Bytes(),
		"garden.png": garden.Bytes()} {
		w, _ := z.Create(name)
		w.Write(content)
	}
	z.Close()
	file := filepath.Join(t.TempDir(), "transfer.zip")
	if err := os.WriteFile(file, packed.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestOpenImmo(t *testing.T) {
	s := open(t)
	file := archive(t, func(text string) string { return text })
	got := s.bringIn(t, "openimmo", file, false)
	if got.Added != 2 || got.Removed != 1 {
		t.Fatalf("%+v", got.Report)
	}
	entry, villa := s.home(t, 5001)
	check(t,
		villa,
		map[string]any{"type": 139.0, "city": 1.0, "agent": 2.0, "marquee": 2.0, "goal": 0.0, "status": 1.0, "price": 649000.5,
			"publishPrice": true, "publishedAt": "2026-10-05",
			"title.nl": "Villa met zwemvijver", "description.nl": "Een villa op het zuiden.\n\nAan de rand van het dorp.",
			"latitude":                  51.1502,
			"building.constructionYear": 1998.0,
			"building.condition":        "RENOVATED", "comfort.cellar": true, "building.floors": 2.0, "rooms.bedrooms": 4.0,
			"surfaces.ground": 2140.0,
			"energy.specific": 182.5, "energy.validUntil": "2034-05-01", "availability.from": "2027-02-01"})
	if len(entry.Photos) != 2 || entry.Photos[0].Width != 30 || entry.Photos[0].Alt["nl"] != "De voorgevel" ||
		entry.Photos[1].Alt["nl"] != "De tuin" {
		t.Errorf("%+v", entry.Photos)
	}
	_, flat := s.home(t, 5002)
	check(t,
		flat,
		map[string]any{"goal": 1.0, "type": 15.0, "price": 950.0, "publishAddress": false, "costs.charges": 60.0,
			"costs.deposit": 1900.0, "building.floor": 2.0, "publishedAt": "2026-11-21"})
	if again := s.bringIn(t, "openimmo", file, false); again.Unchanged != 2 || again.Removed != 0 {
		t.Errorf("again: %+v", again.Report)
	}
	sold := archive(t, func(text string) string {
		return strings.NewReplacer("RESERVIERT", "VERKAUFT", "649000.50", "640000").Replace(text)
	})
	dry := s.bringIn(t, "openimmo", sold, true)
	var fields []string
	for _, f := range dry.Differences[0].Fields {
		fields = append(fields, f.Field+" "+f.Was+" "+f.Is)
	}
	if !slices.Equal(fields, []string{"marquee 2 3", "price 649000.50 640000.00", "status 1 2"}) {
		t.Errorf("%q", fields)
	}
}

func TestOpenImmoEncodings(t *testing.T) {
	s := open(t)
	latin := archive(t, func(text string) string {
		text = strings.NewReplacer(`encoding="UTF-8"`, `encoding="ISO-8859-1"`, "Villa met zwemvijver", "Villa Zoë").Replace(text)
		return strings.ReplaceAll(text, "ë", "\xeb")
	})
	s.bringIn(t, "openimmo", latin, false)
	if entry, _ := s.home(t, 5001); entry.Record.Title["nl"] != "Villa Zoë" {
		t.Errorf("%q", entry.Record.Title)
	}
}

func TestOpenImmoListsProblems(t *testing.T) {
	s := open(t)
	_, err := feed.OpenImmo(strings.NewReader(`<openimmo><anbieter><immobilie><verwaltung_techn><objektnr_extern>A-1</objektnr_extern></verwaltung_techn></immobilie>
		<immobilie><geo><plz>99999</plz></geo><preise><kaufpreis>viel</kaufpreis></preise><objektkategorie><vermarktungsart KAUF="true"/></objektkategorie><verwaltung_techn><objektnr_extern>7</objektnr_extern></verwaltung_techn></immobilie>
		<immobilie><objektkategorie/><verwaltung_techn><objektnr_extern>8</objektnr_extern></verwaltung_techn></immobilie></anbieter></openimmo>`), s.catalog(t))
	for _, want := range []string{`immobilie 1, objektnr_extern: "A-1" is not a number`, "property 7, ort",
		`property 7, kaufpreis: "viel" is not a number`, "property 7, objektart: is missing", "property 8, vermarktungsart"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("missing: %s in\n%v", want, err)
		}
	}
	d, done, err := feed.Open("openimmo", "testdata/openimmo.xml", s.catalog(t))
	if err != nil {
		t.Fatal(err)
	}
	defer done()
	if _, err := intake.Deliver(t.Context(), s.store, d, s.media, false); err == nil || !strings.Contains(err.Error(),
		"front.png is not in the folder") {
		t.Error("the error does not name the missing picture:", err)
	}
	if _, err := feed.OpenImmo(strings.NewReader("<html/>"), s.catalog(t)); err == nil {
		t.Error("HTML was read")
	}
	if _, _, err := feed.Open("csv", "testdata/openimmo.xml", s.catalog(t)); err == nil || !strings.Contains(err.Error(),
		"omnicasa, openimmo") {
		t.Error(err)
	}
}
