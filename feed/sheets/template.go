package sheets

import (
	_ "embed"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/xuri/excelize/v2"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/internal/sheet"
	"github.com/gevel/gevel/locale"
)

// Template writes an empty sheet of the format "csv" or "xlsx" whose first row names all columns in a language. Texts have a column for
// each of the languages.
func Template(to io.Writer, format string, l locale.Language, languages []locale.Language) error {
	if !l.Known() {
		return fmt.Errorf("%q is not a language of the template: write nl, fr, en or de", l)
	}
	var names []string
	for _, c := range columnsIn(l, languages) {
		names = append(names, c.name)
	}
	switch format {
	case "csv":
		out := sheet.Writer{To: to, Comma: ';'}
		return out.Line(names)
	case "xlsx":
		return writeWorkbook(to, names, nil)
	}
	return fmt.Errorf("the format %s has no template; csv and xlsx have", format)
}

// templateColumn is a column of the template.
type templateColumn struct {
	field, name string
	language    locale.Language // of a text; "" for what is said once
}

// columnsIn are all columns with their names in a language.
func columnsIn(l locale.Language, languages []locale.Language) (list []templateColumn) {
	if !slices.Contains(languages, l) {
		languages = append(slices.Clone(languages), l)
	}
	for _, c := range known {
		name := c.names(l)[0]
		if c.Field != "title" && c.Field != "description" {
			list = append(list, templateColumn{field: c.Field, name: name})
			continue
		}
		for _, other := range languages {
			list = append(list, templateColumn{c.Field, name + " " + strings.ToUpper(string(other)), other})
		}
	}
	return list
}

// Example writes a workbook with the columns of the template in a language and one row that is filled in, with words of that language, of a
// home in a town of the site. Reading it gives that home.
func Example(to io.Writer, l locale.Language, c *agency.Catalog) error {
	columns := columnsIn(l, c.Site.InUse())
	names, row := make([]string, len(columns)), make([]any, len(columns))
	for i, one := range columns {
		names[i], row[i] = one.name, exampleOf(one, l, c)
	}
	return writeWorkbook(to, names, row)
}

// exampleOf is what the row that is filled in says in a column; nil for nothing.
func exampleOf(of templateColumn, l locale.Language, c *agency.Catalog) any {
	switch {
	case of.field == "type" && len(c.Types) > 0:
		return c.TypeName(c.Types[0].Number, l)
	case of.field == "zip" && len(c.Cities) > 0:
		return c.Cities[0].Zip
	case of.field == "city" && len(c.Cities) > 0:
		return c.City(c.Cities[0].Number, l).Name
	case of.language != "":
		l = of.language
	}
	switch value := example[of.field].(type) {
	case bool:
		return yesOrNo[l][value]
	case map[string]any:
		return value[string(l)]
	default:
		return value
	}
}

var (
	//go:embed example.json
	exampleText []byte

	// example is a home by the fields of the template: a value, or one in each language.
	example = readJSON[map[string]any](exampleText)
	yesOrNo = map[locale.Language]map[bool]string{locale.Dutch: {true: "ja", false: "nee"}, locale.French: {true: "oui", false: "non"},
		locale.English: {true: "yes", false: "no"}, locale.German: {true: "ja", false: "nein"}}
)

// writeWorkbook writes names into the first row and, unless it is nil, a row below it; then the names stay in view.
func writeWorkbook(to io.Writer, names []string, row []any) (err error) {
	book := excelize.NewFile()
	defer func() { err = errors.Join(err, book.Close()) }()
	page := book.GetSheetName(0)
	if err := book.SetSheetRow(page, "A1", &names); err != nil {
		return err
	}
	if row != nil {
		last, err := excelize.ColumnNumberToName(len(names))
		err = errors.Join(err, book.SetSheetRow(page, "A2", &row), book.SetColWidth(page, "A", last, 18),
			book.SetPanes(page, &excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}))
		if err != nil {
			return err
		}
	}
	return book.Write(to)
}
