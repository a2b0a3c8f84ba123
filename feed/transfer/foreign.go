package transfer

import (
	"archive/zip"
	"bytes"
	"io"
	"os"
	"path"
	"strings"

	"github.com/gevel/gevel/limits"
)

// Foreign is a kind of file that people deliver for a list of properties, and in which the site finds none. As an error it says what to do.
type Foreign string

// The kinds, as the desk refuses them too.
const (
	OldWorkbook    Foreign = "OLD_WORKBOOK"
	LockedWorkbook Foreign = "LOCKED_WORKBOOK"
	OpenDocument   Foreign = "OPEN_DOCUMENT"
	NumbersSheet   Foreign = "NUMBERS_SHEET"
	Archives       Foreign = "ARCHIVES"
	OtherArchive   Foreign = "OTHER_ARCHIVE"
)

var foreignWords = map[Foreign]string{
	OldWorkbook:    "a workbook of Excel of the old kind (.xls), to be saved as .xlsx",
	LockedWorkbook: "a workbook with a password, to be saved without one",
	OpenDocument:   "a sheet of LibreOffice (.ods), to be saved as .xlsx or .csv",
	NumbersSheet:   "a sheet of Numbers, to be exported as Excel or CSV",
	Archives:       "an archive of archives, to be delivered one by one",
	OtherArchive:   "an archive of another kind than ZIP, to be made anew as ZIP",
}

func (f Foreign) Error() string { return "the file is " + foreignWords[f] }

// oldMark begins files of Excel of the old kind, and those with a password, in which lockedMark is the name of what has the workbook.
const (
	oldMark    = "\xd0\xcf\x11\xe0"
	lockedMark = "E\x00n\x00c\x00r\x00y\x00p\x00t\x00e\x00d\x00P\x00a\x00c\x00k\x00a\x00g\x00e\x00"
)

// WorkbookOf tells a workbook that is no .xlsx by its content; "" for another file.
func WorkbookOf(content []byte) Foreign {
	switch {
	case !begins(content, oldMark):
		return ""
	case bytes.Contains(content, []byte(lockedMark)):
		return LockedWorkbook
	}
	return OldWorkbook
}

// ForeignOf tells by what a file contains of which foreign kind it is; "" for a file that may have a list, and for one that is something
// else altogether.
func ForeignOf(file string) Foreign {
	in, err := os.Open(file)
	if err != nil {
		return ""
	}
	defer in.Close()
	head := make([]byte, 6)
	n, _ := io.ReadFull(in, head) // a shorter file begins as none of these
	switch head = head[:n]; {
	case begins(head, oldMark):
		rest, _ := io.ReadAll(io.LimitReader(in, limits.TransferFileBytes)) // of what cannot be read the kind is known
		return WorkbookOf(append(head, rest...))
	case begins(head, "Rar!", "7z\xbc\xaf", "\x1f\x8b", "BZh", "\xfd7zXZ"):
		return OtherArchive
	case begins(head, "PK\x03\x04"):
		if archive, err := zip.OpenReader(file); err == nil {
			defer archive.Close()
			return foreignArchive(archive.File)
		}
	}
	return ""
}

func begins(head []byte, marks ...string) bool {
	for _, m := range marks {
		if bytes.HasPrefix(head, []byte(m)) {
			return true
		}
	}
	return false
}

// foreignArchive tells sheets of other programs, which are archives too, and archives that have others instead of a list.
func foreignArchive(files []*zip.File) Foreign {
	has := map[string]bool{}
	for _, f := range files {
		has[f.Name], has[strings.ToLower(path.Ext(f.Name))] = true, true
	}
	switch {
	case has["mimetype"] && has["content.xml"]:
		return OpenDocument
	case has[".xml"] || has[".csv"] || has[".xlsx"] || has[".json"]:
		return ""
	case has[".iwa"] || has["Index.zip"]:
		return NumbersSheet
	case has[".zip"] || has[".rar"] || has[".7z"]:
		return Archives
	}
	return ""
}
