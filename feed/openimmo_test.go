package feed_test

import (
	"archive/zip"
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
)

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
		t.Fatalf("the transfer gives %+v, want 2 added and 1 removed", got.Report)
	}
	entry, villa := s.property(t, 5001)
	compare(t,
		villa,
		map[string]any{"type": 156.0, "city": 1.0, "agent": 2.0, "marquee": 2.0, "goal": 0.0, "status": 1.0, "price": 649000.5,
			"publishPrice": true, "publishedAt": "2026-10-05",
			"title.nl": "Villa met zwemvijver", "description.nl": "Een villa op het zuiden.\n\nAan de rand van het dorp.",
			"latitude":                  51.1502,
			"building.constructionYear": 1998.0,
			"building.condition":        "RENOVATED", "comfort.cellar": true, "building.floors": 2.0, "rooms.bedrooms": 4.0,
			"surfaces.ground": 2140.0,
			"energy.specific": 182.5, "energy.validUntil": "2034-05-01", "availability.from": "2027-02-01"})
	if len(entry.Photos) != 3 || entry.Photos[2].Remote.Address != "https://pictures.example/1.jpg" || entry.Photos[0].Width != 30 ||
		entry.Photos[0].Alt["nl"] != "De voorgevel" ||
		entry.Photos[1].Alt["nl"] != "De tuin" {
		t.Errorf("the photos are %+v, want two of the transfer with their texts and one at an address", entry.Photos)
	}
	_, flat := s.property(t, 5002)
	compare(t,
		flat,
		map[string]any{"goal": 1.0, "type": 15.0, "price": 950.0, "publishAddress": false, "costs.charges": 60.0,
			"costs.deposit": 1900.0, "building.floor": 2.0, "publishedAt": "2026-11-21"})
	if again := s.bringIn(t, "openimmo", file, false); again.Unchanged != 2 || again.Removed != 0 {
		t.Errorf("the same transfer again gives %+v, want 2 unchanged", again.Report)
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
		t.Errorf("the dry run of a sale changes %q, want marquee, price and status", fields)
	}
}

func TestOpenImmoEncodings(t *testing.T) {
	s := open(t)
	latin := archive(t, func(text string) string {
		text = strings.NewReplacer(`encoding="UTF-8"`, `encoding="ISO-8859-1"`, "Villa met zwemvijver", "Villa Zoë").Replace(text)
		return strings.ReplaceAll(text, "ë", "\xeb")
	})
	s.bringIn(t, "openimmo", latin, false)
	if entry, _ := s.property(t, 5001); entry.Record.Title["nl"] != "Villa Zoë" {
		t.Errorf("the title is %q, want Villa Zoë", entry.Record.Title)
	}
}

func TestOpenImmoListsProblems(t *testing.T) {
	s := open(t)
	read, err := fromText(t, "openimmo", `<openimmo><anbieter>
		<immobilie><verwaltung_techn><objektnr_extern> </objektnr_extern></verwaltung_techn></immobilie>
		<immobilie><geo><plz>99999</plz></geo><preise><kaufpreis>viel</kaufpreis></preise>
			<objektkategorie><vermarktungsart KAUF="true"/></objektkategorie>
			<verwaltung_techn><objektnr_extern>7</objektnr_extern></verwaltung_techn></immobilie>
		<immobilie><objektkategorie/><verwaltung_techn><objektnr_extern>8</objektnr_extern></verwaltung_techn></immobilie>
		</anbieter></openimmo>`, s.catalog(t))
	for _, want := range []string{`immobilie 1, objektnr_extern: is missing`, "property 7, ort",
		"property 7, objektart: is missing", "property 8, vermarktungsart"} {
		if err != nil || !strings.Contains(read.Problems.Error(), want) {
			t.Errorf("want the problem %s in\n%v (%v)", want, read.Problems, err)
		}
	}
	if !strings.Contains(read.Warnings.Error(), `property 7, kaufpreis: "viel" is not a number`) {
		t.Errorf("want a warning of the price in\n%v", read.Warnings)
	}
	d, done, err := feed.Open("openimmo", "testdata/openimmo.xml", s.catalog(t), transfer.NewWords(nil))
	if err != nil {
		t.Fatal(err)
	}
	defer done()
	d.NewOn = "2026-11-21"
	out, err := intake.Deliver(t.Context(), s.store, d, s.media, false)
	if err != nil || out.Added != 2 || !strings.Contains(out.Warnings.Error(), "front.png is not in the folder") {
		t.Errorf("a missing picture gives %+v (%v), want its name and both properties", out, err)
	}
	if _, err := fromText(t, "openimmo", "<html/>", s.catalog(t)); err == nil {
		t.Error("HTML was read as OpenImmo without an error")
	}
	_, _, err = feed.Open("xyz", "testdata/openimmo.xml", s.catalog(t), transfer.NewWords(nil))
	if err == nil || !strings.Contains(err.Error(), "omnicasa, openimmo") {
		t.Errorf("an unknown format gives %v, want the names of the formats", err)
	}
}

// TestOpenImmoNumbers shows that what is no finite number is left out with a warning wherever it stands, and that an empty element is none.
func TestOpenImmoNumbers(t *testing.T) {
	s := open(t)
	text, err := os.ReadFile("testdata/openimmo.xml")
	if err != nil {
		t.Fatal(err)
	}
	read := func(replace ...string) check.Problems {
		changed := strings.NewReplacer(replace...).Replace(string(text))
		if changed == string(text) {
			t.Fatalf("the sample has no %s", replace[0])
		}
		d, err := fromText(t, "openimmo", changed, s.catalog(t))
		if err != nil || len(d.Properties) != 2 {
			t.Fatalf("%v: %d properties (%v), want both", replace, len(d.Properties), err)
		}
		return d.Warnings
	}
	for _, c := range [][2]string{{`breitengrad="51.1502"`, `breitengrad="NaN"`}, {"649000.50", "Inf"},
		{"<grundstuecksflaeche>2140", "<grundstuecksflaeche>Infinity"}} {
		if w := read(c[0], c[1]); len(w) != 1 || w[0].File != "property 5001" || w[0].Kind != records.NumberInvalid {
			t.Errorf("%s gives the warnings %v, want one of the property", c[1], w)
		}
	}
	if w := read("<grundstuecksflaeche>2140", "<grundstuecksflaeche> "); len(w) > 0 {
		t.Errorf("an empty element gives %v", w)
	}
}

// TestOpenImmoWithdrawsOnce reads a property that is withdrawn in two languages.
func TestOpenImmoWithdrawsOnce(t *testing.T) {
	s := open(t)
	const entry = `<immobilie><verwaltung_techn><objektnr_extern>1096</objektnr_extern><sprache>LANGUAGE</sprache>
		<aktion aktionart="DELETE"/></verwaltung_techn></immobilie>`
	text := "<openimmo><anbieter>" + strings.Replace(entry, "LANGUAGE", "nl-BE", 1) + strings.Replace(entry, "LANGUAGE", "fr-BE", 1) +
		"</anbieter></openimmo>"
	d, err := fromText(t, "openimmo", text, s.catalog(t))
	if err != nil {
		t.Fatal(err)
	}
	if out, err := intake.Deliver(t.Context(), s.store, d, s.media, true); err != nil || out.Removed != 1 {
		t.Errorf("a property that is withdrawn in two languages gives %+v (%v), want 1 removed", out.Report, err)
	}
}
