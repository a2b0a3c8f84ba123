package places

import (
	"embed"
	"encoding/csv"
	"iter"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/gevel/gevel/locale"
)

//go:embed data/*.csv
var files embed.FS

// known are the tables as they are looked up.
type known struct {
	all            []*Place
	byZip          map[string][]*Place
	byName         map[string][]*Place        // by Key
	bySignificant  map[string][]*Place        // by looseKey
	municipalities map[string][]*Municipality // by Key
}

// tables reads the tables when they are first asked for, which takes some ten milliseconds.
var tables = sync.OnceValue(func() *known {
	k := &known{byZip: map[string][]*Place{}, byName: map[string][]*Place{}, bySignificant: map[string][]*Place{},
		municipalities: map[string][]*Municipality{}}
	byCode, inOrder := map[string]*Municipality{}, []*Municipality(nil)
	for row := range rows("municipalities.csv") {
		m := &Municipality{Country: row.of("country"), Code: row.of("code"), Region: row.of("region"), Province: row.of("province"),
			Point: point(row)}
		names := map[string]string{"nl": row.of("name_nl"), "fr": row.of("name_fr"), "de": row.of("name_de")}
		m.language = languageOf(m.Region, row.of("languages"))
		official := first(names[m.language], row.of("name_fr"), row.of("name_nl"), row.of("name_de"))
		m.Names = locale.Localized{locale.Dutch: first(row.of("name_nl"), official), locale.French: first(row.of("name_fr"), official),
			locale.German: first(row.of("name_de"), official), locale.English: first(row.of("name_en"), official)}
		byCode[m.Code], inOrder = m, append(inOrder, m)
	}
	k.addNames(byCode)
	for row := range rows("places.csv") {
		k.add(&Place{Country: row.of("country"), Zip: row.of("postcode"), Municipality: byCode[row.of("municipality")],
			isSpecial: row.of("flag") == "special", nl: row.of("name_nl"), fr: row.of("name_fr"), de: row.of("name_de"), Point: point(row)})
	}
	for _, m := range inOrder {
		for _, name := range append(m.Names.All(), m.Others...) {
			put(k.municipalities, Key(name), m)
		}
		for _, old := range m.Merged {
			put(k.municipalities, Key(old.Name), m)
		}
	}
	return k
})

// languageOf is the language in which a municipality's official name is taken.
func languageOf(region, languages string) string {
	switch {
	case region == "BE-VLG" || region == "BE-BRU":
		return "nl"
	case languages == "de":
		return "de"
	}
	return "fr"
}

// addNames adds the names that municipalities have beside the official ones: those of other languages, and of municipalities that were
// merged.
func (k *known) addNames(byCode map[string]*Municipality) {
	given := map[string]bool{}
	for row := range rows("names.csv") {
		m, l := byCode[row.of("code")], locale.Language(row.of("language"))
		if l.Known() && !given[m.Code+row.of("language")] {
			m.Names[l] = row.of("name")
			given[m.Code+row.of("language")] = true
		}
		m.Others = append(m.Others, row.of("name"))
	}
	for row := range rows("mergers.csv") {
		m := byCode[row.of("new_code")]
		m.Merged = append(m.Merged, Merged{row.of("old_name"), strings.Fields(row.of("postcodes"))})
	}
}

// add adds a place. A place of a border between two communes stands in the table twice and is added once.
func (k *known) add(p *Place) {
	for _, q := range k.byZip[p.Zip] {
		if q.Country == p.Country && q.nl == p.nl && q.fr == p.fr {
			return
		}
	}
	k.all = append(k.all, p)
	k.byZip[p.Zip] = append(k.byZip[p.Zip], p)
	p.Municipality.Places = append(p.Municipality.Places, p)
	for _, name := range p.Municipality.Names {
		p.isSeat = p.isSeat || name == p.nl || name == p.fr || name == p.de
	}
	names := p.Known()
	for i, name := range names {
		if name != "" && !slices.Contains(names[:i], name) {
			put(k.byName, Key(name), p)
			if key := looseKey(name); key != "" {
				put(k.bySignificant, key, p)
			}
		}
	}
}

// put adds what is not there yet: the names of one place or municipality are added one after the other.
func put[T comparable](list map[string][]T, key string, x T) {
	if known := list[key]; len(known) == 0 || known[len(known)-1] != x {
		list[key] = append(known, x)
	}
}

// row is a line of a table, with the places of its columns.
type row struct {
	columns map[string]int
	cells   []string
}

func (r row) of(column string) string { return r.cells[r.columns[column]] }

// rows reads a table. It panics for one that cannot be read, because it is part of the program.
func rows(name string) iter.Seq[row] {
	file, err := files.Open("data/" + name)
	if err != nil {
		panic(err)
	}
	lines, err := csv.NewReader(file).ReadAll()
	if err != nil {
		panic(name + ": " + err.Error())
	}
	columns := map[string]int{}
	for i, column := range lines[0] {
		columns[column] = i
	}
	return func(yield func(row) bool) {
		for _, cells := range lines[1:] {
			if !yield(row{columns, cells}) {
				return
			}
		}
	}
}

func point(row row) Point {
	latitude, errLatitude := strconv.ParseFloat(row.of("latitude"), 64)
	longitude, errLongitude := strconv.ParseFloat(row.of("longitude"), 64)
	if errLatitude != nil || errLongitude != nil {
		panic("no coordinates: " + row.of("code") + row.of("postcode"))
	}
	return Point{latitude, longitude}
}

func first(names ...string) string {
	for _, name := range names {
		if name != "" {
			return name
		}
	}
	return ""
}
