package raster

import (
	"bytes"
	"slices"
	"strings"
)

// HeadBytes is how many bytes at the beginning of a file NameOf needs.
const HeadBytes = 64

// beginnings are files that people take for pictures of a site, by how they begin, with what to do about them.
var beginnings = []struct{ text, name, advice string }{
	{"II*\x00\x10\x00\x00\x00CR", "a Canon raw photo", develop}, {"FUJIFILMCCD-RAW", "a Fujifilm raw photo", develop},
	{"IIRO", "an Olympus raw photo", develop}, {"IIRS", "an Olympus raw photo", develop}, {"IIU\x00", "a Panasonic raw photo", develop},
	{"II*\x00", "a TIFF or a raw photo", saveAs}, {"MM\x00*", "a TIFF or a raw photo", saveAs}, {"II+\x00", "a BigTIFF", saveAs},
	{"\xff\x0a", "a JPEG XL", saveAs}, {"\x00\x00\x00\x0cJXL ", "a JPEG XL", saveAs},
	{"\x00\x00\x00\x0cjP  ", "a JPEG 2000", saveAs}, {"\xff\x4f\xff\x51", "a JPEG 2000", saveAs}, {"8BPS", "a Photoshop file", saveAs},
	{"GIF8", "a GIF", saveAs}, {"gimp xcf", "a GIMP file", saveAs}, {"BM", "a BMP", saveAs}, {"%!PS", "a PostScript file", saveAs},
	{"%PDF-", "a PDF", "put it into documents, or save its page as JPEG"}, {"\x1a\x45\xdf\xa3", "a video", putVideo},
	{"\x00\x00\x01\x00", "an icon", saveAs}, {"PK\x03\x04", "a ZIP archive or an Office file", saveAs},
}

const (
	saveAs   = "save it as JPEG, PNG or WebP"
	develop  = "develop it to JPEG first"
	putVideo = "name it among the videos"
	iPhone   = saveAs + "; an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible"
)

// NameOf tells from its first bytes what a file is that is no JPEG, PNG or WebP, whatever its name, and what to do about it; "" for what it
// does not know.
func NameOf(head []byte) (name, advice string) {
	if len(head) >= 12 && string(head[4:8]) == "ftyp" {
		return ofBrand(string(head[8:12]), head)
	}
	for _, b := range beginnings {
		if bytes.HasPrefix(head, []byte(b.text)) {
			return b.name, b.advice
		}
	}
	if len(head) >= 8 && slices.Contains([]string{"moov", "mdat", "wide"}, string(head[4:8])) {
		return "a video", putVideo
	}
	text := strings.ToLower(string(bytes.TrimLeft(bytes.TrimPrefix(head, []byte("\xef\xbb\xbf")), " \t\r\n")))
	switch {
	case strings.HasPrefix(text, "<!doctype html"), strings.HasPrefix(text, "<html"):
		return "a web page", "give the address of the picture itself"
	case strings.HasPrefix(text, "<svg"), strings.HasPrefix(text, "<?xml"):
		return "an SVG or XML file", "let its name end in .svg if it is a drawing"
	}
	return "", ""
}

// ofBrand names what has the structure of an MP4.
func ofBrand(brand string, head []byte) (name, advice string) {
	switch {
	case brand == "avif", brand == "avis", brand == "mif1" && bytes.Contains(head, []byte("avif")):
		return "an AVIF", saveAs
	case slices.Contains([]string{"heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"}, brand):
		return "a HEIC photo", iPhone
	case brand == "crx ":
		return "a Canon raw photo", develop
	}
	return "a video", putVideo
}
