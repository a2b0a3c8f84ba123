package transfer

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"io"
	"os"
	"path"
	"slices"
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
	OtherFile      Foreign = "OTHER_FILE"
)

var foreignWords = map[Foreign]string{
	OldWorkbook:    "a workbook of Excel of the old kind (.xls), to be saved as .xlsx",
	LockedWorkbook: "a workbook with a password, to be saved without one",
	OpenDocument:   "a sheet of LibreOffice (.ods), to be saved as .xlsx or .csv",
	NumbersSheet:   "a sheet of Numbers, to be exported as Excel or CSV",
	Archives:       "an archive of archives, to be delivered one by one",
	OtherFile:      "a file of Office of the old kind that is no workbook",
	OtherArchive:   "an archive of another kind than ZIP, to be made anew as ZIP",
}

func (f Foreign) Error() string { return "the file is " + foreignWords[f] }

// oldMark begins files of Office of the old kind, and those with a password, which have parts with names in UTF-16: lockedMark in one with
// a password, one of bookMarks in a workbook.
const oldMark = "\xd0\xcf\x11\xe0"

var (
	lockedMark = partName("EncryptedPackage")
	bookMarks  = [][]byte{partName("Workbook"), partName("Book")}
)

// partName is a name as it stands in a file, to its end, so that a letter about bookings is no workbook.
func partName(name string) []byte {
	return []byte(strings.Join(strings.Split(name, ""), "\x00") + "\x00\x00\x00")
}

// WorkbookOf tells a file of Office of the old kind by its content; "" for another file.
func WorkbookOf(content []byte) Foreign { return oldKindOf(bytes.NewReader(content)) }

// oldKindOf searches a file for the names of its parts, at its beginning and where it says that they are: Excel writes them after all else.
// The file itself may be too large for the memory.
func oldKindOf(file io.ReaderAt) Foreign {
	found := OtherFile
	for _, at := range []int64{0, namesAt(file)} {
		part, _ := io.ReadAll(io.NewSectionReader(file, at, limits.OldOfficeBytes)) // what cannot be read has no names
		switch {
		case at == 0 && !begins(part, oldMark):
			return ""
		case bytes.Contains(part, lockedMark):
			return LockedWorkbook
		case slices.ContainsFunc(bookMarks, func(mark []byte) bool { return bytes.Contains(part, mark) }):
			found = OldWorkbook
		}
	}
	return found
}

// namesAt is where the names begin: the header has the size of a sector, as a power of two, and the number of the sector after it.
func namesAt(file io.ReaderAt) int64 {
	head := make([]byte, 52)
	if _, err := file.ReadAt(head, 0); err != nil {
		return 0
	}
	return (int64(binary.LittleEndian.Uint32(head[48:])) + 1) << min(head[30], 12)
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
		return oldKindOf(in)
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
