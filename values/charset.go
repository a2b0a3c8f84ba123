package values

import (
	"bytes"
	"regexp"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"
	"golang.org/x/text/encoding/unicode"
)

// declaration is the encoding that an XML file says it is in.
var declaration = regexp.MustCompile(`^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']`)

// InUTF8 is the text of a file in UTF-8, without a byte order mark. A file of which each byte is UTF-8 is taken as that, whatever it
// declares: programs often declare the encoding of the template that they fill in. Others are in UTF-16, which the first letters tell too,
// in what they declare, or in Windows-1252.
func InUTF8(file []byte) ([]byte, error) {
	e := encodingOf(file)
	if e == charmap.Windows1252 {
		return partlyUTF8(file), nil
	}
	return e.NewDecoder().Bytes(file)
}

// partlyUTF8 reads Windows-1252 in which some signs are UTF-8, as of a file that was put together of several, or one of UTF-8 with a broken
// letter: those of three and four bytes, and letters and accents of European languages, which nobody writes as the signs that their bytes
// would be.
func partlyUTF8(file []byte) []byte {
	out := make([]byte, 0, len(file)+len(file)/8)
	for len(file) > 0 {
		sign, size := utf8.DecodeRune(file)
		control := sign >= 0x80 && sign < 0xa0
		if sign == utf8.RuneError && size == 1 || control || size == 2 && sign > 0x36f {
			sign, size = charmap.Windows1252.DecodeByte(file[0]), 1
		}
		out, file = utf8.AppendRune(out, sign), file[size:]
	}
	return out
}

func encodingOf(file []byte) encoding.Encoding {
	switch {
	case bytes.HasPrefix(file, []byte("\xff\xfe")), bytes.HasPrefix(file, []byte("\xfe\xff")):
		return unicode.UTF16(unicode.LittleEndian, unicode.ExpectBOM)
	case len(file) > 3 && file[1]|file[3] == 0 && file[0] != 0 && file[2] != 0:
		return unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	case len(file) > 3 && file[0]|file[2] == 0 && file[1] != 0 && file[3] != 0:
		return unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)
	case utf8.Valid(file):
		return unicode.UTF8BOM
	}
	if m := declaration.FindSubmatch(file); m != nil {
		if e, err := htmlindex.Get(string(m[1])); err == nil && e != unicode.UTF8 {
			return e
		}
	}
	return charmap.Windows1252
}
