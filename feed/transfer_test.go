package feed_test

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
)

// oneProperty is an OpenImmo file with a property and its attachments.
func oneProperty(reference, attachments string) string {
	return `<?xml version="1.0"?><openimmo><anbieter>` + anEntry(reference, "Studio", "100000", attachments) + `</anbieter></openimmo>`
}

func anEntry(reference, title, price, attachments string) string {
	return `<immobilie><objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><wohnung/></objektart>
		</objektkategorie><geo><plz>3640</plz><ort>Kinrooi</ort></geo><preise><kaufpreis>` + price + `</kaufpreis></preise>
		<freitexte><objekttitel>` + title + `</objekttitel></freitexte><anhaenge>` + attachments + `</anhaenge>
		<verwaltung_techn><objektnr_extern>` + reference + `</objektnr_extern><aktion aktionart="CHANGE"/><sprache>nl-BE</sprache>
		</verwaltung_techn></immobilie>`
}

func attachment(group, path string) string {
	return `<anhang location="EXTERN" gruppe="` + group + `"><daten><pfad>` + path + `</pfad></daten></anhang>`
}

func pngOf(t *testing.T, width, height int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, width, height))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// packed is a file of an archive.
type packed struct {
	name    string
	content []byte
	extra   []byte
}

func packedIn(t *testing.T, files ...packed) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "transfer.zip")
	out, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	z := zip.NewWriter(out)
	for _, f := range files {
		w, err := z.CreateHeader(&zip.FileHeader{Name: f.name, NonUTF8: true, Extra: f.extra, Method: zip.Deflate})
		if err != nil {
			t.Fatal(err)
		}
		w.Write(f.content)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return file
}

func (s site) take(t *testing.T, file string) intake.Outcome {
	t.Helper()
	return s.bringIn(t, "openimmo", file, false)
}

// unicodeExtra is the extra field with a name in UTF-8.
func unicodeExtra(raw, name string) []byte {
	field := binary.LittleEndian.AppendUint16(nil, 0x7075)
	field = binary.LittleEndian.AppendUint16(field, uint16(5+len(name)))
	field = binary.LittleEndian.AppendUint32(append(field, 1), crc32.ChecksumIEEE([]byte(raw)))
	return append(field, name...)
}

func TestArchivesAsTheirProgramsWriteThem(t *testing.T) {
	s := open(t)
	text := func(name string) []byte { return []byte(oneProperty("5701", attachment("BILD", name))) }
	picture := pngOf(t, 30, 20)
	for name, files := range map[string][]packed{
		"of a Mac": {{"o.xml", text("foto.png"), nil}, {"__MACOSX/._o.xml", []byte("x"), nil}, {"._o.xml", []byte("x"), nil},
			{".DS_Store", nil, nil}, {"foto.png", picture, nil}},
		"with a folder":        {{"export/o.xml", text("foto.png"), nil}, {"export/foto.png", picture, nil}},
		"with backslashes":     {{`export\o.xml`, text(`bilder\foto.png`), nil}, {`export\bilder\foto.png`, picture, nil}},
		"of a disk's path":     {{"o.xml", text(`C:\temp\foto.png`), nil}, {"foto.png", picture, nil}},
		"in other capitals":    {{"O.XML", text("Foto.PNG"), nil}, {"foto.png", picture, nil}},
		"in CP850":             {{"o.xml", text("Küche Ø.png"), nil}, {"K\x81che \x9d.png", picture, nil}},
		"in CP437":             {{"o.xml", text("Küche ½.png"), nil}, {"K\x81che \xab.png", picture, nil}},
		"in Windows-1252":      {{"o.xml", text("Küche.png"), nil}, {"K\xfcche.png", picture, nil}},
		"in UTF-8 not flagged": {{"o.xml", text("Küche.png"), nil}, {"Küche.png", picture, nil}},
		"in letters of a Mac":  {{"o.xml", text("Küche.png"), nil}, {"Ku\u0308che.png", picture, nil}},
		"with the extra field": {{"o.xml", text("Łódź.png"), nil}, {"?ód?.png", picture, unicodeExtra("?ód?.png", "Łódź.png")}},
		"named as an address":  {{"o.xml", text("K%C3%BCche.png"), nil}, {"Küche.png", picture, nil}},
		"of a text in CP850": {{"B\x81ro.xml", text("foto.png"), nil}, {"Thumbs.db", nil, nil}, {"desktop.ini", nil, nil},
			{"foto.png", picture, nil}},
		"with a file twice": {{"o.xml", text("foto.png"), nil}, {"foto.png", pngOf(t, 1, 1), nil}, {"foto.png", picture, nil}},
		"that leads out":    {{"../../o.xml", text("../../foto.png"), nil}, {"../foto.png", picture, nil}},
	} {
		out := s.take(t, packedIn(t, files...))
		entry, _ := s.property(t, 5701)
		if len(entry.Photos) != 1 || entry.Photos[0].Width != 30 || strings.Contains(out.Warnings.Error(), "foto") {
			t.Errorf("an archive %s gives the photos %+v, want one\n%v", name, entry.Photos, out.Warnings)
		}
		if out := s.withdraw(t, 5701); out.Removed != 1 {
			t.Fatalf("the property is not taken off the site: %+v", out)
		}
	}
}

// TestArchivesThatOnlySomeProgramsUnpack says of what is packed otherwise how it is, of the list and of a picture.
func TestArchivesThatOnlySomeProgramsUnpack(t *testing.T) {
	s := open(t)
	for name, row := range map[string]struct {
		method, flags byte
		want          string
	}{"Deflate64": {9, 0, "is packed with Deflate64"}, "another": {200, 0, "is packed with method 200"},
		"AES":        {99, 1, "is packed with a password"},
		"a password": {8, 1, "is packed with a password"}} {
		file := packedIn(t, packed{"o.xml", []byte(oneProperty("5701", attachment("BILD", "foto.png"))), nil},
			packed{"foto.png", pngOf(t, 30, 20), nil})
		archive, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		first := bytes.Index(archive, []byte("PK\x01\x02"))
		second := first + 4 + bytes.Index(archive[first+4:], []byte("PK\x01\x02"))
		for i, at := range []int{second, first} { // the picture, then the list too
			archive[at+8], archive[at+10] = archive[at+8]|row.flags, row.method
			d, done, err := feed.Open("openimmo", written(t, t.TempDir(), "transfer.zip", archive), s.catalog(t), transfer.NewWords(nil))
			said := fmt.Sprint(err)
			if i == 0 && err == nil {
				out, err := intake.Deliver(t.Context(), s.store, d, s.media, true)
				said = fmt.Sprint(err, out.Warnings)
			}
			if !strings.Contains(said, row.want) {
				t.Errorf("an archive with %s gives %s, want %q in it", name, said, row.want)
			}
			if done != nil {
				done()
			}
		}
	}
}

func (s site) withdraw(t *testing.T, number int) intake.Outcome {
	t.Helper()
	out, err := intake.Deliver(t.Context(), s.store, intake.Delivery{Withdraw: []int{number}}, s.media, false)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestFilesThatHaveNoListSayWhatTheyAre: sheets of other programs are archives too.
func TestFilesThatHaveNoListSayWhatTheyAre(t *testing.T) {
	c := open(t).catalog(t)
	of := func(names ...string) string {
		var files []packed
		for _, name := range names {
			files = append(files, packed{name, []byte("x"), nil})
		}
		return packedIn(t, files...)
	}
	file := func(content string) string {
		name := filepath.Join(t.TempDir(), "list")
		if err := os.WriteFile(name, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	named := func(name string) string { return strings.ReplaceAll(name, "", "\x00") + "\x00\x00" }
	const ole = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
	for file, want := range map[string]string{
		of("mimetype", "content.xml"):           "sheet of LibreOffice",
		of("Index/Document.iwa", "preview.jpg"): "sheet of Numbers",
		of("Index.zip", "preview.jpg"):          "sheet of Numbers",
		of("houses.ZIP"):                        "archive of archives",
		of("photo.jpg"):                         "the archive has no",
		file(ole):                               "no workbook",
		file(ole + named("Bookings")):           "no workbook",
		file(ole + named("Book")):               "(.xls)",
		file(ole + named("Workbook")):           "(.xls)",
		file(ole + strings.Repeat("1", 22) + "\x09" + strings.Repeat("1", 17) + "\x00\x10\x00\x00" + strings.Repeat("1", 2<<20+512-52) +
			named("Workbook")): "(.xls)", // the names are in the sector 4096 of 512 bytes
		file(ole + named("EncryptedPackage")): "with a password",
		file("Rar!\x1a\x07\x01\x00"):          "another kind than ZIP",
		file("7z\xbc\xaf\x27\x1c\x00\x04"):    "another kind than ZIP",
		file("\x1f\x8b\x08\x00"):              "another kind than ZIP",
	} {
		_, done, err := feed.Open("csv", file, c, nil)
		if done != nil {
			done()
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s is refused with %v, want %q", file, err, want)
		}
	}
}

func TestArchiveWithSeveralTexts(t *testing.T) {
	s := open(t)
	file := packedIn(t, packed{"b/b.xml", []byte(oneProperty("5702", attachment("BILD", "foto.png"))), nil},
		packed{"a/a.xml", []byte(oneProperty("5701", attachment("BILD", "foto.png"))), nil}, packed{"c.xml", []byte("<html/>"), nil},
		packed{"a/foto.png", pngOf(t, 30, 20), nil}, packed{"b/foto.png", pngOf(t, 40, 20), nil})
	out := s.take(t, file)
	first, _ := s.property(t, 5701)
	second, _ := s.property(t, 5702)
	if out.Added != 2 || len(first.Photos) != 1 || first.Photos[0].Width != 30 || len(second.Photos) != 1 || second.Photos[0].Width != 40 {
		t.Errorf("the archive gives %+v, %+v and %+v, want each property with the photo beside its text", out.Report, first.Photos,
			second.Photos)
	}
	if !strings.Contains(out.Warnings.Error(), "c.xml: this is not OpenImmo") {
		t.Errorf("want the third file named in\n%v", out.Warnings)
	}
}

func TestFolderAndFileOnTheDisk(t *testing.T) {
	s := open(t)
	dir := t.TempDir()
	outside := filepath.Join(t.TempDir(), "secret.png")
	for name, content := range map[string][]byte{filepath.Join(dir, "o.xml"): []byte(oneProperty("5701",
		attachment("BILD", "Foto.png")+attachment("BILD", "link.png"))), filepath.Join(dir, "foto.png"): pngOf(t, 30, 20),
		outside: pngOf(t, 50, 20)} {
		if err := os.WriteFile(name, content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(outside, filepath.Join(dir, "link.png")); err != nil {
		t.Skip(err)
	}
	for _, file := range []string{dir, filepath.Join(dir, "o.xml")} {
		out := s.take(t, file)
		entry, _ := s.property(t, 5701)
		if len(entry.Photos) != 1 || entry.Photos[0].Width != 30 || !strings.Contains(out.Warnings.Error(), "link.png") {
			t.Errorf("%s gives %+v, want the photo beside it, and not the one that a link leads to\n%v", file, entry.Photos, out.Warnings)
		}
	}
}

func TestPlacesOfAttachments(t *testing.T) {
	s := open(t)
	text := oneProperty("5701", attachment("BILD", "a.png")+attachment("Titelbild", "front.png")+attachment("GRUNDRISS", "plan.png")+
		attachment("KARTEN_LAGEPLAN", "map.png")+attachment("Außenansichten", "garden.png")+attachment("EPASS-SKALA", "scale.png")+
		attachment("QRCODE", "https://p.example/qr.png")+attachment("ANBIETERLOGO", "logo.png")+
		attachment("FILMLINK", "https://www.youtube.com/watch?v=M7lc1UVf-VE")+attachment("LINKS", "https://kuula.co/share/7")+
		attachment("LINKS", "https://shop.example/")+attachment("GRUNDRISS", "plan.pdf")+attachment("DOKUMENTE", "epc.pdf")+
		attachment("", "other.png")+attachment("SONSTIGES", "x.exe")+attachment("BILD", "http://p.example/1.jpg")+
		attachment("BILD", "ftp://p.example/2.jpg")+attachment("BILD", ""))
	d, err := fromText(t, "openimmo", text, s.catalog(t))
	if err != nil {
		t.Fatal(err)
	}
	r := d.Properties[0].Record
	if got, want := fmt.Sprint(r.Photos, r.Plans, r.Videos), "[front.png a.png garden.png other.png https://p.example/1.jpg] "+
		"[plan.png map.png] [https://www.youtube.com/watch?v=M7lc1UVf-VE]"; got != want {
		t.Errorf("the places are %s, want %s", got, want)
	}
	if len(r.Documents) != 2 || r.Documents[0].File != "plan.pdf" || r.VirtualTour == nil || *r.VirtualTour != "https://kuula.co/share/7" {
		t.Errorf("the documents are %+v and the tour %v, want both PDF and the tour", r.Documents, r.VirtualTour)
	}
	for _, want := range []string{"EPASS-SKALA scale.png", "QRCODE https://p.example/qr.png", "ANBIETERLOGO logo.png",
		"LINKS https://shop.example/", "SONSTIGES x.exe", "BILD ftp://p.example/2.jpg", `"BILD" has neither`} {
		if !strings.Contains(d.Warnings.Error(), want) {
			t.Errorf("want a warning of %s in\n%v", want, d.Warnings)
		}
	}
	if len(d.Warnings) != 7 {
		t.Errorf("there are %d warnings, want 7:\n%v", len(d.Warnings), d.Warnings)
	}
}

func TestEmbeddedAttachments(t *testing.T) {
	s := open(t)
	embedded := func(group, content string) string {
		return `<anhang location="INTERN" gruppe="` + group + `"><anhangtitel>De tuin</anhangtitel><format>image/jpeg</format>
			<daten><pfad></pfad><anhanginhalt>` + content + `</anhanginhalt></daten></anhang>`
	}
	content := base64.StdEncoding.EncodeToString(pngOf(t, 30, 20))
	file := filepath.Join(t.TempDir(), "o.xml")
	text := oneProperty("5701", embedded("TITELBILD", content[:40]+"\n  "+content[40:])+embedded("BILD", "!!!"))
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	out := s.take(t, file)
	entry, _ := s.property(t, 5701)
	if len(entry.Photos) != 1 || entry.Photos[0].Width != 30 || entry.Photos[0].Alt["nl"] != "De tuin" {
		t.Errorf("the photos are %+v, want the one in the file, with its text", entry.Photos)
	}
	if !strings.Contains(out.Warnings.Error(), "is not base64") {
		t.Errorf("want a warning of the second in\n%v", out.Warnings)
	}
}

func TestTwoPropertiesWithOneReference(t *testing.T) {
	s := open(t)
	for _, second := range []string{anEntry("5701", "Villa", "900000", ""), anEntry("05701", "Villa", "900000", ""),
		strings.Replace(anEntry("5701", "Villa", "900000", ""), "nl-BE", "fr-BE", 1)} {
		d, err := fromText(t, "openimmo", "<openimmo><anbieter>"+anEntry("5701", "Studio", "100000", "")+second+
			anEntry("5702", "Huis", "200000", "")+"</anbieter></openimmo>", s.catalog(t))
		if err != nil {
			t.Fatal(err)
		}
		d.NewOn = "2026-11-21"
		out, err := intake.Deliver(t.Context(), s.store, d, s.media, true)
		if err != nil || out.Added != 1 || len(out.LeftOut) != 1 || !strings.Contains(out.LeftOut[0].Reason(), "Studio") ||
			!strings.Contains(out.LeftOut[0].Reason(), "Villa") {
			t.Errorf("%.60s gives %+v (%v), want one property, and a problem that names the other two", second, out, err)
		}
	}
}

func TestAPictureThatCannotBeUsedIsTriedAgain(t *testing.T) {
	s := open(t)
	text := packed{"o.xml", []byte(oneProperty("5701", attachment("BILD", "a.png")+attachment("BILD", "b.png"))), nil}
	a := packed{"a.png", pngOf(t, 30, 20), nil}
	for _, b := range []packed{{}, {"b.png", []byte("no picture"), nil}, {"b.png", pngOf(t, 40, 20), nil}} {
		files := slices.DeleteFunc([]packed{text, a, b}, func(p packed) bool { return p.name == "" })
		out := s.take(t, packedIn(t, files...))
		entry, _ := s.property(t, 5701)
		isGood := len(b.content) > 20
		if want := map[bool]int{false: 1, true: 2}[isGood]; len(entry.Photos) != want ||
			strings.Contains(out.Warnings.Error(), "photos[1]: photos/b.png") == isGood {
			t.Errorf("with %q there are %d photos, want %d\n%v", b.content[:min(len(b.content), 9)], len(entry.Photos), want, out.Warnings)
		}
	}
	s.take(t, packedIn(t, text)) // a transfer without its pictures
	if entry, _ := s.property(t, 5701); len(entry.Photos) != 2 {
		t.Errorf("a transfer without pictures leaves %d of them, want those that were there", len(entry.Photos))
	}
}
