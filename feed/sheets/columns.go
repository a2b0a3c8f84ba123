package sheets

import (
	_ "embed"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"

	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/locale"
)

// columnNames names the column of a field in four languages. The first name of each is that of the template.
type columnNames struct {
	Field string   `json:"field"` // of a property in an import folder, or one of a sheet's own, as "salePrice"
	Dutch []string `json:"nl"`
	// The other languages.
	French  []string `json:"fr"`
	English []string `json:"en"`
	German  []string `json:"de"`
	// Joined are those of columns that say something else too, as an address does beside the street. They are read where no column has one
	// of the other names.
	Joined []string `json:"joined"`
}

// names are those in a language; the English ones for a language without any.
func (c columnNames) names(l locale.Language) []string {
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

// wordLists are what a sheet says in words, by what it means.
type wordLists struct {
	Goals     map[string][]string `json:"goals"`
	Statuses  map[string][]string `json:"statuses"`
	Languages map[string][]string `json:"languages"`
	Numbers   map[string][]string `json:"numbers"` // names of a column that is the house number beside a street, else the reference
}

var (
	//go:embed columns.json
	columnsText []byte
	//go:embed words.json
	wordsText []byte

	// known are the columns that a sheet may have, in the order of the template.
	known = readJSON[[]columnNames](columnsText)
	// fieldOf gives the field of a column by its name, as headerOf writes it.
	fieldOf = fieldsByName(known)

	// Statuses are what a status of a sheet can mean, and Goals what a goal can.
	Statuses = slices.Sorted(maps.Keys(words.Statuses))
	Goals    = slices.Sorted(maps.Keys(words.Goals))

	words         = readJSON[wordLists](wordsText)
	goalOf        = meanings(words.Goals)
	statusOf      = meanings(words.Statuses)
	languageNamed = meanings(words.Languages)
	numberNamed   = meanings(words.Numbers)
)

// readJSON reads a file that is part of the program.
func readJSON[T any](text []byte) (v T) {
	if err := json.Unmarshal(text, &v); err != nil {
		panic("sheets: " + err.Error())
	}
	return v
}

func fieldsByName(columns []columnNames) map[string]string {
	fields := map[string]string{}
	for _, c := range columns {
		for _, name := range slices.Concat(c.Dutch, c.French, c.English, c.German, c.Joined, []string{c.Field}) {
			fields[transfer.Folded(name)] = c.Field
		}
	}
	return fields
}

// isJoined reports whether a column's name is one of those that say something else too.
func isJoined(name string) bool {
	return slices.ContainsFunc(known, func(c columnNames) bool {
		return slices.ContainsFunc(c.Joined, func(joined string) bool { return transfer.Folded(joined) == transfer.Folded(name) })
	})
}

func meanings(words map[string][]string) map[string]string {
	means := map[string]string{}
	for meaning, list := range words {
		for _, word := range list {
			means[transfer.Folded(word)] = meaning
		}
	}
	return means
}

// columnOf gives the field that a column is of, with ".fr" behind it for a text in a language that the name ends with: "Titre (FR)". It is
// "" for a name that no column has.
func columnOf(name string) (field string) {
	header := transfer.Folded(name)
	if field = fieldOf[header]; field != "" {
		return field
	}
	if at := strings.LastIndexByte(header, ' '); at > 0 {
		field, l := fieldOf[header[:at]], languageNamed[header[at+1:]]
		if l != "" && (field == "title" || field == "description") {
			return field + "." + l
		}
	}
	return ""
}

// nearestTo is the name of a column that is spelled the most like one that no column has.
func nearestTo(name string) (nearest string) {
	header := transfer.Folded(name)
	best := len(header) + 100
	for _, c := range known {
		for _, name := range slices.Concat(c.Dutch, c.French, c.English, c.German) {
			if d := levenshtein.ComputeDistance(header, transfer.Folded(name)); d < best {
				best, nearest = d, name
			}
		}
	}
	return nearest
}
