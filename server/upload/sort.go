package upload

import (
	"archive/zip"
	"bytes"
	"io"
	"net/http"
	"slices"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
)

// sort is the type of a file by its content, whatever its name.
type sort struct {
	kind      forms.UploadKind
	media     string
	extension string
}

var (
	pdfFile = sort{forms.UploadCV, "application/pdf", ".pdf"}
	doc     = sort{forms.UploadCV, "application/msword", ".doc"}
	docx    = sort{forms.UploadCV, "application/vnd.openxmlformats-officedocument.wordprocessingml.document", ".docx"}
	odt     = sort{forms.UploadCV, "application/vnd.oasis.opendocument.text", ".odt"}
	jpeg    = sort{forms.UploadPicture, "image/jpeg", ".jpg"}
	png     = sort{forms.UploadPicture, "image/png", ".png"}
	webp    = sort{forms.UploadPicture, "image/webp", ".webp"}
)

var (
	compound = []byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")                             // the first bytes of every old Office file
	wordPart = []byte("W\x00o\x00r\x00d\x00D\x00o\x00c\x00u\x00m\x00e\x00n\x00t\x00") // the name of a part that only Word files have
)

// fits reports whether files of the type are accepted for a kind of upload.
func (s sort) fits(kind forms.UploadKind) bool {
	if kind == forms.UploadAnswer {
		return s == pdfFile || s == jpeg || s == png
	}
	return s.kind == kind
}

// sortOf returns the type of a file; false when the type is not accepted. It looks only where the format says, so that a program with a
// document appended is still a program.
func sortOf(data []byte) (sort, bool) {
	switch {
	case bytes.HasPrefix(data, []byte("%PDF-")):
		return pdfFile, true
	case bytes.HasPrefix(data, compound):
		return doc, bytes.Contains(data, wordPart)
	case bytes.HasPrefix(data, []byte("PK\x03\x04")):
		return packed(data)
	}
	media := http.DetectContentType(data)
	pictures := []sort{jpeg, png, webp}
	at := slices.IndexFunc(pictures, func(s sort) bool { return s.media == media })
	if at < 0 {
		return sort{}, false
	}
	return pictures[at], true
}

// packed looks in a zip for the part that names the type of a text document. A document with macros has another type.
func packed(data []byte) (sort, bool) {
	if bytes.Count(data, []byte("PK\x01\x02")) > limits.UploadPackedEntries {
		return sort{}, false
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return sort{}, false
	}
	if text, ok := entry(z, "mimetype"); ok && string(text) == odt.media {
		return odt, true
	}
	text, _ := entry(z, "[Content_Types].xml")
	return docx, bytes.Contains(text, []byte(`"`+docx.media+`.main+xml"`))
}

// largestEntry is the most that is unpacked of an entry, in bytes.
const largestEntry = 1 << 20

func entry(z *zip.Reader, name string) ([]byte, bool) {
	f, err := z.Open(name)
	if err != nil {
		return nil, false
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, largestEntry))
	return text, err == nil
}
