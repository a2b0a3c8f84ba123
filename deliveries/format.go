package deliveries

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/limits"
)

// Refusal is why a file is not taken, as the desk says it in its own words.
type Refusal string

// The refusals, beside the foreign kinds of package transfer. Of NoList the desk says what the archive has instead.
const (
	Empty        Refusal = "EMPTY"
	Damaged      Refusal = "DAMAGED"       // an archive that is not whole
	Packed       Refusal = "PACKED"        // an archive with a password, or packed as not every program can
	TooLarge     Refusal = "TOO_LARGE"     // unpacked, or with too many files
	NoList       Refusal = "NO_LIST"       // an archive without a list of properties
	OtherFile    Refusal = "OTHER_FILE"    // a picture, a document
	NotOpenImmo  Refusal = "NOT_OPENIMMO"  // XML of another kind
	NoReference  Refusal = "NO_REFERENCE"  // a sheet without a column for references
	NoSheet      Refusal = "NO_SHEET"      // a sheet that is empty, or cannot be read
	NoProperties Refusal = "NO_PROPERTIES" // a list that names none
	TooMany      Refusal = "TOO_MANY"      // properties
)

// Refused is a file that cannot be read. Pictures and Others count what an archive has instead of a list.
type Refused struct {
	Reason   Refusal `json:"reason"`
	File     string  `json:"file"`
	Pictures int     `json:"pictures"`
	Others   int     `json:"others"`
}

// Error names the reason; the desk has words for it.
func (r *Refused) Error() string { return "the file is refused: " + string(r.Reason) }

func refused(reason Refusal) *Refused { return &Refused{Reason: reason} }

// Format is what a file is read as.
type Format string

// The formats. All sheets are one, because their references are the same properties.
const (
	OpenImmo Format = "OPENIMMO"
	Sheet    Format = "SHEET"
	Folder   Format = "FOLDER"
)

// sniff finds out what a file is by what it contains; reader is the format as package feed calls it.
func sniff(file string) (format Format, reader string, err error) {
	in, err := os.Open(file)
	if err != nil {
		return "", "", err
	}
	defer in.Close()
	head := make([]byte, 4096)
	n, err := io.ReadFull(in, head)
	if n == 0 {
		return "", "", refused(Empty)
	}
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) {
		return "", "", err
	}
	if kind := transfer.ForeignOf(file); kind != "" {
		return "", "", refused(Refusal(kind))
	}
	head = head[:n]
	text := bytes.TrimLeft(bytes.TrimPrefix(head, []byte("\xef\xbb\xbf")), " \t\r\n")
	switch {
	case bytes.HasPrefix(head, []byte("PK")):
		return sniffArchive(file)
	case bytes.HasPrefix(text, []byte("<")), bytes.HasPrefix(head, []byte("\xff\xfe<\x00")), bytes.HasPrefix(head, []byte("\xfe\xff\x00<")):
		return OpenImmo, "openimmo", nil
	case isText(head):
		return Sheet, "csv", nil
	}
	return "", "", refused(OtherFile)
}

// isText reports whether the beginning of a file may be text: in UTF-16 with its mark, or without the signs that only other files have.
func isText(head []byte) bool {
	if bytes.HasPrefix(head, []byte("\xff\xfe")) || bytes.HasPrefix(head, []byte("\xfe\xff")) {
		return true
	}
	if bytes.HasPrefix(head, []byte("%PDF")) || bytes.HasPrefix(head, []byte("{\\rtf")) {
		return false
	}
	return !bytes.ContainsFunc(head, func(r rune) bool { return r < ' ' && !strings.ContainsRune("\t\r\n\f", r) && r != utf8.RuneError })
}

// sniffArchive finds out what an archive is: a workbook, a folder of properties, or files of another system.
func sniffArchive(file string) (format Format, reader string, err error) {
	archive, err := zip.OpenReader(file)
	if err != nil {
		return "", "", refused(Damaged)
	}
	defer archive.Close()
	found, total := &Refused{Reason: NoList}, uint64(0)
	if len(archive.File) > limits.DeliveryFiles {
		return "", "", refused(TooLarge)
	}
	has := map[string]bool{}
	for _, f := range archive.File {
		if total += f.UncompressedSize64; total > limits.DeliveryUnpackedBytes || f.UncompressedSize64 > limits.DeliveryUnpackedBytes {
			return "", "", refused(TooLarge)
		}
		has[f.Name] = true
		has[strings.ToLower(path.Ext(f.Name))] = true
		found.count(f.Name)
	}
	switch _, inFolder := folderIn(&archive.Reader); {
	case has["word/document.xml"] || has["ppt/presentation.xml"]:
		return "", "", refused(OtherFile)
	case has["[Content_Types].xml"]:
		return Sheet, "xlsx", nil
	case inFolder:
		return Folder, "", nil
	case has[".xml"]:
		return OpenImmo, "openimmo", nil
	case has[".csv"]:
		return Sheet, "csv", nil
	case has[".xlsx"]:
		return Sheet, "xlsx", nil
	}
	return "", "", found
}

// count counts a file of an archive without a list.
func (r *Refused) count(name string) {
	switch strings.ToLower(path.Ext(name)) {
	case ".jpg", ".jpeg", ".png", ".webp", ".tif", ".tiff", ".heic", ".gif", ".bmp":
		r.Pictures++
	default:
		if !strings.HasSuffix(name, "/") {
			r.Others++
		}
	}
}

// folderIn is the import folder of an archive: at its top, or as the only folder there. It is one when it has a folder with properties.
func folderIn(archive *zip.Reader) (fs.FS, bool) {
	for _, f := range archive.File {
		before, name, inside := strings.Cut(f.Name, "properties/")
		if !inside || strings.Contains(name, "/") || path.Ext(name) != ".json" || !isTop(before) {
			continue
		}
		if before == "" {
			return transfer.FilesIn(archive), true
		}
		sub, err := fs.Sub(transfer.FilesIn(archive), strings.TrimSuffix(before, "/"))
		return sub, err == nil
	}
	return nil, false
}

// isTop reports whether what stands before a folder's name in an archive is nothing, or one folder.
func isTop(before string) bool {
	return before == "" || strings.HasSuffix(before, "/") && strings.Count(before, "/") == 1
}
