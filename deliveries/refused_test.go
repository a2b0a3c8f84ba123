package deliveries_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/limits"
)

// TestRefusedFiles names why a file is not read, and leaves nothing of it.
func TestRefusedFiles(t *testing.T) {
	s := open(t)
	rows := strings.Repeat("BR;te koop\n", limits.DeliveryProperties+1)
	for i := range limits.DeliveryProperties + 1 {
		rows = strings.Replace(rows, "BR;", fmt.Sprintf("B%d;", i), 1)
	}
	many := map[string][]byte{}
	for i := range limits.DeliveryFiles + 1 {
		many[fmt.Sprint(i)] = nil
	}
	for name, c := range map[string]struct {
		content []byte
		want    deliveries.Refused
	}{
		"leeg.csv": {nil, deliveries.Refused{Reason: deliveries.Empty}},
		"half.zip": {archive(t, map[string][]byte{"a.csv": []byte(sheet)})[:60], deliveries.Refused{Reason: deliveries.Damaged}},
		"foto's.zip": {archive(t, map[string][]byte{"a.jpg": {1}, "b/c.png": {1}, "x.doc": {1}}),
			deliveries.Refused{Reason: deliveries.NoList, Pictures: 2, Others: 1}},
		"oud.xls":    {[]byte("\xd0\xcf\x11\xe0B\x00o\x00o\x00k\x00\x00\x00"), deliveries.Refused{Reason: "OLD_WORKBOOK"}},
		"brief.doc":  {[]byte("\xd0\xcf\x11\xe0aaaa"), deliveries.Refused{Reason: deliveries.OtherFile}},
		"blad.ods":   {archive(t, map[string][]byte{"mimetype": {1}, "content.xml": {1}}), deliveries.Refused{Reason: "OPEN_DOCUMENT"}},
		"lijst.zip":  {archive(t, map[string][]byte{"Index/Tables/List.iwa": {1}}), deliveries.Refused{Reason: "NUMBERS_SHEET"}},
		"alles.zip":  {archive(t, map[string][]byte{"huizen.zip": {1}, "a.jpg": {1}}), deliveries.Refused{Reason: "ARCHIVES"}},
		"huizen.rar": {[]byte("Rar!\x1a\x07\x01\x00"), deliveries.Refused{Reason: "OTHER_ARCHIVE"}},
		"brief.docx": {archive(t, map[string][]byte{"[Content_Types].xml": {1}, "word/document.xml": {1}}),
			deliveries.Refused{Reason: deliveries.OtherFile}},
		"gesloten.zip":           {locked(t, "a.xml", "b.xml"), deliveries.Refused{Reason: deliveries.Packed}},
		"foto.png":               {pictureOf(t), deliveries.Refused{Reason: deliveries.OtherFile}},
		"epc.pdf":                {[]byte("%PDF-1.7 text"), deliveries.Refused{Reason: deliveries.OtherFile}},
		"pagina.html":            {[]byte("<html><body>x</body></html>"), deliveries.Refused{Reason: deliveries.NotOpenImmo}},
		"blad.csv":               {[]byte("Straat;Nummer\nDorpsstraat;1\n"), deliveries.Refused{Reason: deliveries.NoReference}},
		"kop.csv":                {[]byte("Referentie;Straat\n"), deliveries.Refused{Reason: deliveries.NoProperties}},
		"wit.csv":                {[]byte("\n\n"), deliveries.Refused{Reason: deliveries.NoSheet}},
		"te veel.csv":            {[]byte("Referentie;Koop of huur\n" + rows), deliveries.Refused{Reason: deliveries.TooMany}},
		"te groot.zip":           {archive(t, many), deliveries.Refused{Reason: deliveries.TooLarge}},
		"uitgepakt te groot.zip": {saidToBe(t, limits.DeliveryUnpackedBytes, 1), deliveries.Refused{Reason: deliveries.TooLarge}},
		"uitgepakt groot.zip": {saidToBe(t, limits.DeliveryUnpackedBytes-1, 1),
			deliveries.Refused{Reason: deliveries.NoList, Pictures: 2}},
	} {
		refusal, problems, err := s.Bring(s.ctx, name, bytes.NewReader(c.content))
		c.want.File = name
		if err != nil || len(problems) > 0 || refusal == nil || *refusal != c.want {
			t.Errorf("%s is refused with %+v, %v (%v), want %+v", name, refusal, problems, err, c.want)
		}
	}
	if files, err := os.ReadDir(s.Folder); err != nil || len(files) != 0 || len(s.own(t)) != 0 {
		t.Errorf("%v stay of refused files (%v)", files, err)
	}
}

// locked is an archive of files with a password.
func locked(t *testing.T, names ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, name := range names {
		if _, err := z.CreateRaw(&zip.FileHeader{Name: name, Flags: 1}); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// saidToBe is an archive of pictures that has none of their bytes, but says how large they are.
func saidToBe(t *testing.T, sizes ...uint64) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for i, size := range sizes {
		if _, err := z.CreateRaw(&zip.FileHeader{Name: fmt.Sprint(i, ".jpg"), UncompressedSize64: size}); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}
