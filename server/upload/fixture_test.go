package upload

import (
	"archive/zip"
	"bytes"
	"image"
	imagejpeg "image/jpeg"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

func open(t *testing.T) *Folder {
	t.Helper()
	f, err := OpenFolder(filepath.Join(t.TempDir(), "uploads"))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// read returns the content of a stored file.
func (f *Folder) read(file string) ([]byte, error) {
	in, err := f.Open(file)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return io.ReadAll(in)
}

func (f *Folder) files(t *testing.T) []os.DirEntry {
	t.Helper()
	list, err := os.ReadDir(f.dir)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// packedFile returns a zip with parts: name, text, ….
func packedFile(t *testing.T, parts ...string) string {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for i := 0; i < len(parts); i += 2 {
		w, err := z.Create(parts[i])
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(w, parts[i+1])
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

const contentTypes = `<Types><Override PartName="/word/document.xml" ContentType="%s"/></Types>`

func word(t *testing.T, media string) string {
	return packedFile(t, "[Content_Types].xml", strings.Replace(contentTypes, "%s", media, 1), "word/document.xml", "<x/>")
}

// photo returns a JPEG of 40 × 20 pixels with EXIF: turned on its side, and a GPS position.
func photo(t *testing.T) string {
	t.Helper()
	var out bytes.Buffer
	if err := imagejpeg.Encode(&out, image.NewRGBA(image.Rect(0, 0, 40, 20)), nil); err != nil {
		t.Fatal(err)
	}
	notes := "Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00GPS 51.145"
	segment := "\xff\xe1" + string([]byte{0, byte(len(notes) + 2)}) + notes
	return out.String()[:2] + segment + out.String()[2:]
}

// zeros is an endless reader that counts the bytes read of it.
type zeros struct{ read atomic.Int64 }

func (z *zeros) Read(p []byte) (int, error) {
	z.read.Add(int64(len(p)))
	return len(p), nil
}
