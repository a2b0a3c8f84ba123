package raster

import (
	"bytes"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/forms"
)

// HeadBytes is how many bytes at the beginning of a file ForeignOf needs.
const HeadBytes = 64

// Foreign is a file that is no JPEG, PNG or WebP: its kind, and what it is called and what to do about it in English. It is empty for a
// file that is not known.
type Foreign struct {
	Kind         forms.FileKind
	Name, Advice string
}

// beginnings are files that people take for pictures of a site, by how they begin.
var beginnings = []struct {
	text string
	Foreign
}{
	{"II*\x00\x10\x00\x00\x00CR", Foreign{forms.FileRaw, "a Canon raw photo", develop}},
	{"FUJIFILMCCD-RAW", Foreign{forms.FileRaw, "a Fujifilm raw photo", develop}},
	{"IIRO", Foreign{forms.FileRaw, "an Olympus raw photo", develop}},
	{"IIRS", Foreign{forms.FileRaw, "an Olympus raw photo", develop}},
	{"IIU\x00", Foreign{forms.FileRaw, "a Panasonic raw photo", develop}},
	{"II*\x00", Foreign{forms.FileTIFF, "a TIFF or a raw photo", saveAs}},
	{"MM\x00*", Foreign{forms.FileTIFF, "a TIFF or a raw photo", saveAs}},
	{"II+\x00", Foreign{forms.FileTIFF, "a BigTIFF", saveAs}},
	{"MM\x00+", Foreign{forms.FileTIFF, "a BigTIFF", saveAs}},
	{"\xff\x0a", Foreign{forms.FileJPEGXL, "a JPEG XL", saveAs}},
	{"\x00\x00\x00\x0cJXL ", Foreign{forms.FileJPEGXL, "a JPEG XL", saveAs}},
	{"\x00\x00\x00\x0cjP  ", Foreign{forms.FileJPEG2000, "a JPEG 2000", saveAs}},
	{"\xff\x4f\xff\x51", Foreign{forms.FileJPEG2000, "a JPEG 2000", saveAs}},
	{"8BPS", Foreign{forms.FilePhotoshop, "a Photoshop file", saveAs}},
	{"GIF8", Foreign{forms.FileGIF, "a GIF", saveAs}},
	{"gimp xcf", Foreign{forms.FileGIMP, "a GIMP file", saveAs}},
	{"BM", Foreign{forms.FileBMP, "a BMP", saveAs}},
	{"%!PS", Foreign{forms.FilePostScript, "a PostScript file", saveAs}},
	{"%PDF-", Foreign{forms.FilePDF, "a PDF", "put it into documents, or save its page as JPEG"}},
	{"\x1a\x45\xdf\xa3", video},
	{"\x00\x00\x01\x00", Foreign{forms.FileIcon, "an icon", saveAs}},
	{"PK\x03\x04", Foreign{forms.FileArchive, "a ZIP archive or an Office file", saveAs}},
}

var video = Foreign{forms.FileVideo, "a video", "name it among the videos"}

const (
	saveAs  = "save it as JPEG, PNG or WebP"
	develop = "develop it to JPEG first"
	iPhone  = saveAs + "; an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible"
)

// ForeignOf tells from its first bytes what a file is that is no JPEG, PNG or WebP, whatever its name.
func ForeignOf(head []byte) Foreign {
	if len(head) >= 12 && string(head[4:8]) == "ftyp" {
		return ofBrand(string(head[8:12]), head)
	}
	for _, b := range beginnings {
		if bytes.HasPrefix(head, []byte(b.text)) {
			return b.Foreign
		}
	}
	if len(head) >= 8 && slices.Contains([]string{"moov", "mdat", "wide"}, string(head[4:8])) {
		return video
	}
	text := strings.ToLower(string(bytes.TrimLeft(bytes.TrimPrefix(head, []byte("\xef\xbb\xbf")), " \t\r\n")))
	switch {
	case strings.HasPrefix(text, "<!doctype html"), strings.HasPrefix(text, "<html"):
		return Foreign{forms.FileWebPage, "a web page", "give the address of the picture itself"}
	case strings.HasPrefix(text, "<svg"), strings.HasPrefix(text, "<?xml"):
		return Foreign{forms.FileDrawing, "an SVG or XML file", "let its name end in .svg if it is a drawing"}
	}
	return Foreign{}
}

// ofBrand names what has the structure of an MP4.
func ofBrand(brand string, head []byte) Foreign {
	switch {
	case brand == "avif", brand == "avis", brand == "mif1" && bytes.Contains(head, []byte("avif")):
		return Foreign{forms.FileAVIF, "an AVIF", saveAs}
	case slices.Contains([]string{"heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"}, brand):
		return Foreign{forms.FileHEIC, "a HEIC photo", iPhone}
	case brand == "crx ":
		return Foreign{forms.FileRaw, "a Canon raw photo", develop}
	}
	return video
}
