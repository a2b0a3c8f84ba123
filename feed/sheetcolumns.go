package feed

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strings"
	"unicode"

	"github.com/agnivade/levenshtein"

	"github.com/gevel/gevel/locale"
)

// sheetColumn names the column of a field in four languages. The first name of each is that of the template.
type sheetColumn struct {
	Field string   `json:"field"` // of a property in an import folder, or one of a sheet's own, as "salePrice"
	Dutch []string `json:"nl"`
	// The other languages.
	French  []string `json:"fr"`
	English []string `json:"en"`
	German  []string `json:"de"`
}

// names are those in a language; the English ones for a language without any.
func (c sheetColumn) names(l locale.Language) []string {
	switch l {
	case locale.Dutch:
		return c.Dutch
	case locale.French:
		return c.French
	case locale.German:
		return c.German
	}
	return c.English
}

// sheetWords are what a sheet says in words, by what it means.
type sheetWords struct {
	Goals     map[string][]string `json:"goals"`
	Statuses  map[string][]string `json:"statuses"`
	Languages map[string][]string `json:"languages"`
	Numbers   map[string][]string `json:"numbers"` // names of a column that is the house number beside a street, else the reference
}

var (
	//go:embed sheetcolumns.json
	columnsText []byte
	//go:embed sheetwords.json
	wordsText []byte

	// sheetColumns are the columns that a sheet may have, in the order of the template.
	sheetColumns = readJSON[[]sheetColumn](columnsText)
	// fieldOf gives the field of a column by its name, as headerOf writes it.
	fieldOf = fieldsByName(sheetColumns)

	words         = readJSON[sheetWords](wordsText)
	goalOf        = meanings(words.Goals)
	statusOf      = meanings(words.Statuses)
	languageNamed = meanings(words.Languages)
	numberNamed   = meanings(words.Numbers)
)

// readJSON reads a file that is part of the program.
func readJSON[T any](text []byte) (v T) {
	if err := json.Unmarshal(text, &v); err != nil {
		panic("feed: " + err.Error())
	}
	return v
}

func fieldsByName(columns []sheetColumn) map[string]string {
	fields := map[string]string{}
	for _, c := range columns {
		for _, name := range slices.Concat(c.Dutch, c.French, c.English, c.German, []string{c.Field}) {
			fields[headerOf(name)] = c.Field
		}
	}
	return fields
}

func meanings(words map[string][]string) map[string]string {
	means := map[string]string{}
	for meaning, list := range words {
		for _, word := range list {
			means[headerOf(word)] = meaning
		}
	}
	return means
}

// units stand in the names of columns, "Prijs (€)", and say nothing of which one it is.
var units = []string{"eur", "euro", "m2", "kwh", "kg", "in"}

// headerOf is a name of a column as it is compared: its words in lower case, without accents, signs and units.
func headerOf(name string) string {
	list := strings.FieldsFunc(locale.Fold(name), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	others := slices.DeleteFunc(slices.Clone(list), func(w string) bool { return slices.Contains(units, w) })
	if len(others) > 0 {
		list = others
	}
	return strings.Join(list, " ")
}

// columnOf gives the field that a column is of, with ".fr" behind it for a text in a language that the name ends with: "Titre (FR)". It is
// "" for a name that no column has, with the nearest one that there is.
func columnOf(name string) (field, nearest string) {
	header := headerOf(name)
	if field = fieldOf[header]; field != "" {
		return field, ""
	}
	if at := strings.LastIndexByte(header, ' '); at > 0 {
		field, l := fieldOf[header[:at]], languageNamed[header[at+1:]]
		if l != "" && (field == "title" || field == "description") {
			return field + "." + l, ""
		}
	}
	return "", nearestTo(header, sheetColumns)
}

// nearestTo is the name of a column that is spelled the most like a header.
func nearestTo(header string, columns []sheetColumn) (nearest string) {
	best := len(header) + 100
	for _, c := range columns {
		for _, name := range slices.Concat(c.Dutch, c.French, c.English, c.German) {
			if d := levenshtein.ComputeDistance(header, headerOf(name)); d < best {
				best, nearest = d, name
			}
		}
	}
	return nearest
}
