package upload

import (
	"bytes"
	"errors"
	"image"
	imagejpeg "image/jpeg"
	imagepng "image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/gevel/gevel/agency/forms"
)

func TestSaveKeepsAcceptedFilesUnchanged(t *testing.T) {
	f := open(t)
	old := "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + strings.Repeat("\x00", 600) + "W\x00o\x00r\x00d\x00D\x00o\x00c\x00u\x00m\x00e\x00n\x00t\x00"
	for extension, content := range map[string]string{
		".pdf":  "%PDF-1.7\nhello",
		".doc":  old,
		".docx": word(t, docx.media+".main+xml"),
		".odt":  packedFile(t, "mimetype", odt.media, "content.xml", "<x/>"),
	} {
		u, err := f.Save(t.Context(), forms.UploadCV, "mijn cv.bin", strings.NewReader(content))
		if err != nil || u.Name != "mijn cv"+extension || u.Size != int64(len(content)) || filepath.Ext(u.File) != extension {
			t.Errorf("%s: saved as %+v (%v), want its own extension and size", extension, u, err)
			continue
		}
		if got, err := f.read(u.File); err != nil || string(got) != content {
			t.Errorf("%s came back as %q (%v), want it unchanged", extension, got, err)
		}
		if info, err := os.Stat(filepath.Join(f.dir, u.File)); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("the file is %v (%v), want mode 0600", info, err)
		}
	}
}

func TestSaveChecksTheContentOfFiles(t *testing.T) {
	f := open(t)
	var gif = "GIF89a\x01\x00\x01\x00\x00\x00\x00;"
	for name, file := range map[string]struct {
		kind    forms.UploadKind
		content string
	}{
		"program":             {forms.UploadCV, "MZ\x90\x00\x03 %PDF-1.7"},
		"program with a zip":  {forms.UploadCV, "MZ" + packedFile(t, "mimetype", odt.media)},
		"page":                {forms.UploadCV, "<html><script>alert(1)</script>"},
		"text":                {forms.UploadCV, "hello"},
		"nothing":             {forms.UploadCV, ""},
		"spreadsheet":         {forms.UploadCV, packedFile(t, "mimetype", "application/vnd.oasis.opendocument.spreadsheet")},
		"any zip":             {forms.UploadCV, packedFile(t, "a.exe", "MZ")},
		"broken zip":          {forms.UploadCV, "PK\x03\x04broken"},
		"word with macros":    {forms.UploadCV, word(t, "application/vnd.ms-word.document.macroEnabled.main+xml")},
		"old, but not Word":   {forms.UploadCV, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + strings.Repeat("\x00", 600)},
		"picture as CV":       {forms.UploadCV, photo(t)},
		"CV as picture":       {forms.UploadPicture, "%PDF-1.7"},
		"drawing":             {forms.UploadPicture, "<svg xmlns='http://www.w3.org/2000/svg'/>"},
		"animation":           {forms.UploadPicture, gif},
		"half a picture":      {forms.UploadPicture, photo(t)[:80]},
		"page that begins so": {forms.UploadPicture, "\xff\xd8\xff<script>alert(1)</script>"},
	} {
		if u, err := f.Save(t.Context(), file.kind, "cv.pdf", strings.NewReader(file.content)); !errors.Is(err, forms.ErrFileType) {
			t.Errorf("%s: saved as %+v, error %v, want %v", name, u, err, forms.ErrFileType)
		}
	}
	if left := f.files(t); len(left) > 0 {
		t.Error("refused files were stored:", left)
	}
}

func TestSaveRemovesMetadataFromPictures(t *testing.T) {
	f := open(t)
	u, err := f.Save(t.Context(), forms.UploadPicture, "IMG_1.JPG", strings.NewReader(photo(t)))
	if err != nil || u.Type != "image/jpeg" || u.Name != "IMG_1.jpg" {
		t.Fatalf("the photo is saved as %+v (%v), want a JPEG named IMG_1.jpg", u, err)
	}
	data, err := f.read(u.File)
	if err != nil || bytes.Contains(data, []byte("Exif")) || bytes.Contains(data, []byte("GPS")) {
		t.Errorf("the picture still has its EXIF and GPS position, or cannot be read (%v)", err)
	}
	m, err := imagejpeg.DecodeConfig(bytes.NewReader(data))
	if err != nil || m.Width != 20 || m.Height != 40 {
		t.Errorf("the picture is %d × %d (%v), want it upright, 20 × 40", m.Width, m.Height, err)
	}
	var drawn bytes.Buffer
	if err := imagepng.Encode(&drawn, image.NewRGBA(image.Rect(0, 0, 2000, 10))); err != nil {
		t.Fatal(err)
	}
	u, err = f.Save(t.Context(), forms.UploadPicture, "p.png", &drawn)
	if err != nil || u.Name != "p.jpg" {
		t.Fatalf("the PNG is saved as %+v (%v), want a JPEG named p.jpg", u, err)
	}
	if data, err = f.read(u.File); err != nil {
		t.Fatal(err)
	}
	if m, err = imagejpeg.DecodeConfig(bytes.NewReader(data)); err != nil || m.Width != 1600 {
		t.Errorf("a picture 2000 wide is stored %d wide (%v), want 1600", m.Width, err)
	}
	if len(f.files(t)) != 2 {
		t.Errorf("the files are %v, want the two pictures and no temporary ones", f.files(t))
	}
}

func TestTooLargeFilesAreNotReadToTheEnd(t *testing.T) {
	f := open(t)
	for kind, most := range map[forms.UploadKind]int64{forms.UploadCV: 10 << 20, forms.UploadPicture: 5 << 20} {
		endless := &zeros{}
		if _, err := f.Save(t.Context(), kind, "cv.pdf", endless); !errors.Is(err, forms.ErrFileTooLarge) || endless.read.Load() > 2*most {
			t.Errorf("an endless file (%s): error %v after %d bytes, want %v after %d at most", kind, err, endless.read.Load(),
				forms.ErrFileTooLarge, 2*most)
		}
		exact := io.MultiReader(strings.NewReader("%PDF-"), io.LimitReader(&zeros{}, most-5))
		if _, err := f.Save(t.Context(), kind, "cv.pdf", exact); errors.Is(err, forms.ErrFileTooLarge) {
			t.Errorf("a file of the largest size (%s) is refused as too large", kind)
		}
	}
}

func TestAFullDiskIsReported(t *testing.T) {
	f := open(t)
	f.write = func(string, io.Reader, os.FileMode) error { return syscall.ENOSPC }
	for kind, content := range map[forms.UploadKind]string{forms.UploadCV: "%PDF-1.7", forms.UploadPicture: photo(t)} {
		if _, err := f.Save(t.Context(), kind, "cv.pdf", strings.NewReader(content)); !errors.Is(err, syscall.ENOSPC) {
			t.Errorf("a file (%s) on a full disk gives the error %v, want %v", kind, err, syscall.ENOSPC)
		}
	}
	if len(f.files(t)) > 0 {
		t.Errorf("on a full disk the files are %v, want none", f.files(t))
	}
}

func TestShownNames(t *testing.T) {
	for name, want := range map[string]string{
		"cv.pdf":                   "cv.pdf",
		"CV Léa.docx":              "CV Léa.pdf",
		"../../plans/map":          "map.pdf",
		`C:\Users\Lea\cv.exe`:      "cv.pdf",
		"a\r\nContent-Type: x.pdf": "a  Content-Type x.pdf",
		"cv\u202efdp.exe":          "cvfdp.pdf",
		"":                         "cv.pdf",
		"...":                      "cv.pdf",
		`"><b>.pdf`:                "b.pdf",
		strings.Repeat("é", 300):   strings.Repeat("é", 80) + ".pdf",
		"\xff.pdf":                 "cv.pdf",
	} {
		if got := cleanName(name, pdfFile); got != want {
			t.Errorf("the name %q becomes %q, want %q", name, got, want)
		}
	}
}
