// Package notedtest makes a file of each kind that a site takes, with a position and a name wherever real programs write them.
package notedtest

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/rastertest"
)

// EveryKind returns the files by their extensions. Each says rastertest.Secret.
func EveryKind(t testing.TB) map[string][]byte {
	t.Helper()
	all, err := Make()
	if err != nil {
		t.Fatal(err)
	}
	for extension, data := range all {
		if rastertest.Said(data) == "" {
			t.Fatalf("the %s says nothing", extension)
		}
	}
	return all
}

// Make is EveryKind for programs that measure.
func Make() (map[string][]byte, error) {
	all, err := rastertest.Make()
	if err != nil {
		return nil, err
	}
	inside := base64.StdEncoding.EncodeToString(all[".jpg"])
	all[".svg"] = []byte(`<?xml version="1.0"?><!--` + rastertest.Secret + `--><svg xmlns="http://www.w3.org/2000/svg" ` +
		`xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 9 9" ` +
		`inkscape:export-filename="/home/` + rastertest.Secret + `/a.png"><metadata><dc:creator>` + rastertest.Secret +
		`</dc:creator></metadata><image width="9" height="9" href="data:image/jpeg;base64,` + inside + `"/></svg>`)
	all[".pdf"] = document(string(all[".jpg"]))
	all[".mp4"], all[".webm"] = rastertest.Video(), rastertest.WebM()
	all[".mov"] = all[".mp4"]
	return all, nil
}

// document is a PDF with a photo and a colour profile inside, an author in its information and its XMP, and a file attached to it.
func document(photo string) []byte {
	wide := "\xfe\xff"
	for _, c := range rastertest.Secret {
		wide += "\x00" + string(c)
	}
	stream := func(number int, fields, body string) string {
		return fmt.Sprintf("%d 0 obj\n<<%s/Length %d>>\nstream\n%s\nendstream\nendobj\n", number, fields, len(body), body)
	}
	return []byte("%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/Metadata 5 0 R/Names<</EmbeddedFiles<</Names[(" + rastertest.Secret +
		".docx) 6 0 R]>>>>>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[10 0 R]/Count 1>>\nendobj\n" +
		"10 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n3 0 obj\n<</Author(" + wide + ")/Title(" +
		rastertest.Secret + ")/Keywords<" + fmt.Sprintf("%x", rastertest.Secret) + ">>>\nendobj\n" +
		stream(4, "/Type/XObject/Subtype/Image/Width 40/Height 20/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode", photo) +
		"8 0 obj\n[/ICCBased 9 0 R]\nendobj\n" + stream(9, "/N 3/Filter/FlateDecode", rastertest.Packed(rastertest.ColourProfile())) +
		stream(5, "/Type/Metadata/Subtype/XML", "<x:xmpmeta><dc:creator>"+rastertest.Secret+"</dc:creator></x:xmpmeta>") +
		"6 0 obj\n<</Type/Filespec/F(" + rastertest.Secret + ".docx)/EF<</F 7 0 R>>>>\nendobj\n" +
		stream(7, "/Type/EmbeddedFile/Filter/FlateDecode", rastertest.Packed(rastertest.Secret+strings.Repeat(" ", 200))) +
		"trailer\n<</Root 1 0 R/Info 3 0 R>>\n%%EOF\n")
}

// Said returns what a file that leaves the site still says of the position or the name, also in what is packed or encoded inside it; ""
// when it says nothing.
func Said(data []byte) string {
	if said := rastertest.Said(data); said != "" {
		return said
	}
	for at := range data {
		if data[at] != 0x78 { // how zlib begins
			continue
		}
		if z, err := zlib.NewReader(bytes.NewReader(data[at:])); err == nil {
			text, _ := io.ReadAll(io.LimitReader(z, 1<<20))
			if said := rastertest.Said(text); said != "" {
				return said
			}
		}
	}
	for _, part := range bytes.Split(data, []byte("base64,"))[1:] {
		text, _, _ := bytes.Cut(part, []byte(`"`))
		inside, _ := base64.StdEncoding.DecodeString(string(text))
		if said := rastertest.Said(inside); said != "" {
			return said
		}
	}
	return ""
}
