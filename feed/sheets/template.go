package sheets

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/xuri/excelize/v2"

	"github.com/gevel/gevel/internal/sheet"
	"github.com/gevel/gevel/locale"
)

// Template writes an empty sheet of the format "csv" or "xlsx" whose first row names all columns in a language. Texts have a column for
// each of the languages.
func Template(to io.Writer, format string, l locale.Language, languages []locale.Language) error {
	if !l.Known() {
		return fmt.Errorf("%q is not a language of the template: write nl, fr, en or de", l)
	}
	if !slices.Contains(languages, l) {
		languages = append(languages, l)
	}
	var names []string
	for _, c := range known {
		name := c.names(l)[0]
		if c.Field != "title" && c.Field != "description" {
			names = append(names, name)
			continue
		}
		for _, other := range languages {
			names = append(names, name+" "+strings.ToUpper(string(other)))
		}
	}
	switch format {
	case "csv":
		out := sheet.Writer{To: to, Comma: ';'}
		return out.Line(names)
	case "xlsx":
		return writeWorkbook(to, names)
	}
	return fmt.Errorf("the format %s has no template; csv and xlsx have", format)
}

func writeWorkbook(to io.Writer, names []string) (err error) {
	book := excelize.NewFile()
	defer func() { err = errors.Join(err, book.Close()) }()
	if err := book.SetSheetRow(book.GetSheetName(0), "A1", &names); err != nil {
		return err
	}
	return book.Write(to)
}
