package transfer

import (
	"hash/crc32"
	"net/url"
	"path"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/unicode/norm"
)

// isLitter reports whether a file of an archive or folder is one that systems add by themselves and no program means.
func isLitter(name string) bool {
	for part := range strings.SplitSeq(name, "/") {
		if strings.EqualFold(part, "__MACOSX") {
			return true
		}
	}
	base := path.Base(name)
	return strings.HasPrefix(base, "._") || strings.EqualFold(base, ".DS_Store") || strings.EqualFold(base, "Thumbs.db") ||
		strings.EqualFold(base, "desktop.ini")
}

// Slashed writes a name with slashes and without what leads out of the folder.
func Slashed(name string) string {
	return strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(name, `\`, "/")), "/")
}

// composed writes letters with accents as one letter, as in "ü": Macs write it as "u" and an accent.
func composed(name string) string { return norm.NFC.String(name) }

var fold = cases.Fold()

// unicodePath is the extra field of a ZIP entry with its name in UTF-8 (APPNOTE.TXT 4.6.9): its id.
const unicodePath = 0x7075

// unicodeName reads the name in UTF-8 that an entry has beside its own, "" for none. It holds only for the name whose checksum it has.
func unicodeName(raw string, extra []byte) string {
	for len(extra) >= 4 {
		id, size := int(extra[0])|int(extra[1])<<8, int(extra[2])|int(extra[3])<<8
		extra = extra[4:]
		if size > len(extra) {
			return ""
		}
		field := extra[:size]
		extra = extra[size:]
		if id != unicodePath || len(field) < 5 || field[0] != 1 {
			continue
		}
		sum := uint32(field[1]) | uint32(field[2])<<8 | uint32(field[3])<<16 | uint32(field[4])<<24
		if sum == crc32.ChecksumIEEE([]byte(raw)) && utf8.Valid(field[5:]) {
			return string(field[5:])
		}
	}
	return ""
}

// codePages are those in which programs write names of a ZIP archive: DOS of America and Europe, and Windows.
var codePages = []*charmap.Charmap{charmap.CodePage437, charmap.CodePage850, charmap.Windows1252}

// readings are what the name of an entry may say, the most likely first. Its flag for UTF-8 is not among the reasons: Info-ZIP writes UTF-8
// without it, and others set it and write a code page.
func readings(raw string, extra []byte) (list []string) {
	if said := unicodeName(raw, extra); said != "" {
		list = append(list, said)
	}
	if utf8.ValidString(raw) {
		return append(list, raw)
	}
	for _, page := range codePages {
		if text, err := page.NewDecoder().String(raw); err == nil {
			list = append(list, text)
		}
	}
	return list
}

// unescaped is a name that was written as part of an address: K%C3%BCche.jpg.
func unescaped(name string) string {
	if text, err := url.PathUnescape(name); err == nil {
		return text
	}
	return name
}
