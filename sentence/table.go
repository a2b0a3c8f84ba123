package sentence

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/locale"
)

//go:embed words/*.txt
var tables embed.FS

// readTable reads the phrases of a language: a line has a meaning, two spaces or more, and a phrase. A phrase with several meanings has a
// line for each.
func readTable(l locale.Language) (phrases, error) {
	name := "words/" + string(l) + ".txt"
	text, err := tables.ReadFile(name)
	if err != nil {
		return nil, err
	}
	p := phrases{",": {kinds: comma}}
	number := 0
	for line := range strings.Lines(string(text)) {
		number++
		called, phrase, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "  ")
		if phrase = normal(phrase); phrase == "" {
			return nil, fmt.Errorf("%s:%d has no meaning, two spaces and a phrase", name, number)
		}
		if p[phrase], err = p[phrase].with(called); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, number, err)
		}
	}
	return p, nil
}

// with adds a meaning by its name in the tables: "max", "month:3", "garages:2", "garden". It fails for a name that means nothing.
func (m meaning) with(name string) (meaning, error) {
	kind, value, _ := strings.Cut(name, ":")
	switch {
	case kinds[name] != 0:
		m.kinds |= kinds[name]
	case isYesNo(name):
		m.feature = agency.Feature(name)
	case kind == "type" && value != "":
		m.called = locale.Fold(value)
	case kind == "region" && slices.Contains([]geo.Region{geo.Flanders, geo.Wallonia, geo.Brussels}, geo.Region(value)):
		m.region = geo.Region(value)
	default:
		return m.numbered(kind, value)
	}
	return m, nil
}

// numbered adds a meaning that has a number, or that counts: "month:3"; "garages:2" and "garages".
func (m meaning) numbered(kind, value string) (meaning, error) {
	number, err := strconv.Atoi(value)
	counts := value == ""
	switch {
	case slices.Contains([]string{"bedrooms", "bathrooms", "garages", "parkings"}, kind) && (counts || err == nil):
		m.counted, m.count = kind, number
	case kind == "facades" && counts:
		m.counted = kind
	case kind == "facades" && err == nil:
		m.facades = number
	case kind == "month" && err == nil:
		m.month = number
	case kind == "number" && err == nil:
		m.number = number
	default:
		return m, fmt.Errorf("there is no meaning %s:%s", kind, value)
	}
	return m, nil
}

func isYesNo(name string) bool {
	return slices.ContainsFunc(agency.YesNoCriteria, func(c agency.YesNo) bool { return string(c.Name) == name })
}
