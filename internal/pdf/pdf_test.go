package pdf_test

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/pdf"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/internal/releasetest"
)

const secret = rastertest.Secret

func stream(number int, fields, body string) string {
	return fmt.Sprintf("%d 0 obj\n<< %s /Length %d >>\nstream\n%s\nendstream\nendobj\n", number, fields, len(body), body)
}

// unpacked is a document with everything that is packed in it beside it.
func unpacked(data []byte) string {
	text := string(data)
	for at := range data {
		if z, err := zlib.NewReader(bytes.NewReader(data[at:])); err == nil {
			var b bytes.Buffer
			b.ReadFrom(z)
			text += b.String()
		}
	}
	return text
}

func documents(t *testing.T) map[string]string {
	photo := string(rastertest.Pictures(t)[".jpg"])
	info := "<< /Author (" + secret + " \\(a\\) (b)) /Title <" + fmt.Sprintf("%x",
		secret) + "> /Subject 9 0 R /CreationDate (D:20260102) >>"
	const begin, end = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n", "trailer << /Root 1 0 R /Info 7 0 R >>\n%%EOF"
	packed := rastertest.Packed(rastertest.ColourProfile())
	return map[string]string{
		"info": begin + "7 0 obj\n" + info + "\nendobj\n9 0 obj\n(" + secret + ")\nendobj\n" + end,
		"packed info": begin + stream(8, "/Type /ObjStm /N 2 /First 14 /Filter /FlateDecode", rastertest.Packed("7 0 9 "+
			fmt.Sprint(len(info)+1)+"  "+info+" ("+secret+")"+strings.Repeat(" /Some /Thing", 20))) +
			stream(10, "/Type /XRef /Root 1 0 R /Info 7 0 R", "table"),
		"XMP": begin + stream(3, "/Type /Metadata /Subtype /XML", "<x:xmpmeta>"+secret) + end,
		"packed XMP": begin + stream(3, "/Type /Metadata /Subtype /XML /Filter /FlateDecode",
			rastertest.Packed("<x:xmpmeta>"+secret)) + end,
		"a photo":        begin + stream(3, "/Subtype /Image /Filter /DCTDecode", photo) + end,
		"a packed photo": begin + stream(3, "/Subtype /Image /Filter [/FlateDecode /DCTDecode]", rastertest.Packed(photo)) + end,
		"an attachment": begin + "2 0 obj\n<< /Names << /EmbeddedFiles << /Names [(" + secret + ".docx) 4 0 R] >> >> >>\nendobj\n" +
			"4 0 obj\n<< /Type /Filespec /F (" + secret + ") /UF <" + fmt.Sprintf("%x", secret) + "> /EF << /F 5 0 R >> >>\nendobj\n" +
			stream(5, "/Filter /FlateDecode /Params << /CreationDate (D:20260102) >>",
				rastertest.Packed(secret+strings.Repeat(" ", 200))) + end,
		"packed names of an attachment": begin + stream(8, "/Type /ObjStm /N 2 /First 10 /Filter /FlateDecode",
			rastertest.Packed("2 0 4 28   "+
				"<< /EmbeddedFiles 3 0 R >>   << /EF << /F 5 0 R >> /Desc ("+secret+") >>"+strings.Repeat(" /Some /Thing", 20))) +
			"3 0 obj\n<< /Names [(" + secret + ") 4 0 R] >>\nendobj\n" + stream(5, "", secret) + end,
		"private data": begin + "2 0 obj\n<< /Type /Page /Contents 6 0 R /PieceInfo << /Some << /LastModified (D:20260102) " +
			"/Private 3 0 R >> >> >>\nendobj\n3 0 obj\n<< /Data 4 0 R /Shared 6 0 R >>\nendobj\n" +
			stream(4, "/Filter /LZWDecode", secret) + stream(6, "", "stays") + end,
		"a JPEG 2000": begin + stream(3, "/Subtype /Image /Filter /JPXDecode", jpeg2000()) + end,
		"a profile":   begin + "4 0 obj\n[/ICCBased 3 0 R]\nendobj\n" + stream(3, "/N 3", rastertest.ColourProfile()) + end,
		"a packed profile": begin + "4 0 obj\n<</DestOutputProfile 3 0 R>>\nendobj\n" + stream(3, "/N 3 /Filter /FlateDecode",
			packed) + end,
		"a broken profile": begin + "4 0 obj\n[/ICCBased 3 0 R]\nendobj\n" + stream(3, "/N 3 /Filter /FlateDecode",
			packed[:len(packed)-4]) + end,
		"a profile that is none": begin + "4 0 obj\n[/ICCBased 3 0 R]\nendobj\n" + stream(3, "/N 3", secret) + end,
		"a remark":               begin + "4 0 obj\n<< /Subtype /Text /T (" + secret + ") /Contents (stays) >>\nendobj\n" + end,
	}
}

// jpeg2000 is a picture with EXIF, XMP and a comment beside its pixels, as cameras and Photoshop write them.
func jpeg2000() string {
	const siz, comment = "\xff\x4f\xff\x51\x00\x04ab", "\xff\x64\x00\x14\x00\x01" + secret
	return rastertest.Box("jP  ", "\r\n\x87\n") + rastertest.Box("ftyp", "jp2 ") + rastertest.Box("jp2h", "stays") +
		rastertest.Box("uuid", "JpgTiffExif->JP2", secret) + rastertest.Box("xml ", secret) + "\x00\x00\x00\x00jp2c" +
		siz + comment + "\xff\x90\x00\x0atile stays"
}

func TestBare(t *testing.T) {
	for name, text := range documents(t) {
		if !strings.Contains(unpacked([]byte(text)), secret) {
			t.Fatalf("%s: the document says nothing", name)
		}
		data := []byte(text)
		if err := pdf.Bare(data); err != nil {
			t.Errorf("%s gives %v, want it bare", name, err)
		}
		after := unpacked(data)
		if strings.Contains(after, secret) || strings.Contains(after, fmt.Sprintf("%x", secret)) || strings.Contains(after, "D:2026") {
			t.Errorf("%s: the bare document still says %q", name, after)
		}
		if len(data) != len(text) || bytes.Count(data, []byte("endobj")) != strings.Count(text, "endobj") ||
			strings.Contains(text, "stays") != strings.Contains(after, "stays") {
			t.Errorf("%s: parts of the bare document have moved or are lost", name)
		}
		if strings.HasSuffix(name, "a profile") || strings.HasSuffix(name, "packed profile") {
			if !strings.Contains(after, rastertest.Profile) {
				t.Errorf("%s has lost its colours", name)
			}
		}
		once := bytes.Clone(data)
		if err := pdf.Bare(data); err != nil || !bytes.Equal(once, data) {
			t.Errorf("%s: a bare document that is made bare again changes (%v)", name, err)
		}
	}
}

func TestRefusedDocuments(t *testing.T) {
	all := documents(t)
	const mark = "5 0 obj\n<< /Type /Sig /ByteRange [0 1 2 3] >>\nendobj\n"
	for name, c := range map[string]struct {
		text string
		want error
	}{
		"another file":     {"hello", pdf.ErrBroken},
		"an encrypted one": {all["info"] + "trailer << /Encrypt 6 0 R >>", pdf.ErrEncrypted},
		"a portfolio": {strings.Replace(all["an attachment"], "/Type /Catalog", "/Type /Catalog /Collection << /View /T >>", 1),
			pdf.ErrPortfolio},
		"a signed photo":        {all["a photo"] + mark, pdf.ErrSigned},
		"a signed packed photo": {all["a packed photo"] + mark, pdf.ErrSigned},
		"broken packing":        {"%PDF-1.7\n" + stream(8, "/Type /ObjStm /Filter /FlateDecode", "no zlib"), pdf.ErrPacked},
		"a photo as text":       {"%PDF-1.7\n" + stream(8, "/Filter [/ASCIIHexDecode /DCTDecode]", "ffd8"), pdf.ErrPacked},
	} {
		if err := pdf.Bare([]byte(c.text)); !errors.Is(err, c.want) {
			t.Errorf("%s gives %v, want %v", name, err, c.want)
		}
	}
	data := []byte(all["info"] + mark)
	if err := pdf.Bare(data); err != nil || string(data) != all["info"]+mark {
		t.Errorf("a signed document without photos gives %v, want it unchanged", err)
	}
}

// TestDocumentsThatShowNothing: a page may stand in a stream of objects, and what was changed later behind the first end.
func TestDocumentsThatShowNothing(t *testing.T) {
	plan := rastertest.Document("plan")
	packs := "3 0  << /Type /Page /Parent 2 0 R >>"
	inside := strings.Replace(plan, "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n",
		stream(4, "/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode", rastertest.Packed(packs)), 1)
	for name, c := range map[string]struct {
		text string
		want error
	}{
		"a page":                 {plan, nil},
		"a packed page":          {inside, nil},
		"packed otherwise":       {strings.Replace(inside, "/FlateDecode", "/LZWDecode", 1), nil},
		"a later change":         {plan + "3 0 obj\n<</Type/Page/Rotate 90>>\nendobj\nstartxref\n9\n%%EOF\n", nil},
		"spaces behind its end":  {plan + strings.Repeat("\x00", 5000), nil},
		"no page":                {strings.Replace(plan, "/Type/Page/", "/Type/Pattern/", 1), pdf.ErrNoPage},
		"its first line alone":   {"%PDF-1.7\n%%EOF", pdf.ErrNoPage},
		"a missing page":         {strings.Replace(plan, "[3 0 R]", "[3 0 R 5 0 R]", 1), pdf.ErrCut},
		"no end":                 {plan[:strings.Index(plan, "trailer")], pdf.ErrCut},
		"no end of a later part": {plan + stream(5, "", "picture")[:30], pdf.ErrCut},
	} {
		if err := pdf.Readable([]byte(c.text)); !errors.Is(err, c.want) {
			t.Errorf("%s gives %v, want %v", name, err, c.want)
		}
	}
}

// TestDamagedDocuments cuts documents off anywhere and makes bytes wrong: nothing breaks.
func TestDamagedDocuments(t *testing.T) {
	releasetest.Only(t, "it damages documents at each place")
	for _, text := range documents(t) {
		for n := range text {
			pdf.Bare([]byte(text[:n]))
			pdf.Readable([]byte(text[:n]))
			odd := []byte(text)
			odd[n] = '('
			pdf.Bare(odd)
			pdf.Readable(odd)
		}
	}
}
