package sweepbright

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
)

// vocabulary is a table of words: the field in which they stand, and a house with one of them.
type vocabulary struct {
	field string
	words []string
	house func(word string) map[string]any
}

func in(field string, words []string) vocabulary {
	return vocabulary{field, words, func(word string) map[string]any { return under(field, word) }}
}

// under nests a value: "legal.energy" is {"legal": {"energy": …}}.
func under(field string, value any) map[string]any {
	name, rest, nested := strings.Cut(field, ".")
	if nested {
		return map[string]any{name: under(rest, value)}
	}
	return map[string]any{name: value}
}

func keys[K ~string, V any](table map[K]V) (list []string) {
	for k := range table {
		if k != "" {
			list = append(list, string(k))
		}
	}
	slices.Sort(list)
	return list
}

// size is the surface of each house that has one.
const size = 1000

func vocabularies() []vocabulary {
	const land = "legal.property_and_land."
	list := []vocabulary{
		{"type", keys(types), func(word string) map[string]any {
			kind, finer, _ := strings.Cut(word, "/")
			return map[string]any{"type": kind, "sub_type": finer}
		}},
		in("status", keys(statuses)), in("negotiation", keys(goals)), in("publish_status", keys(publishStatuses)),
		in("general_condition", keys(conditions)), in("price_vat_regime", keys(vatRegimes)),
		in("garden_orientation", keys(orientations)), in("terrace_orientation", keys(orientations)),
		in(land+"flood_risk", keys(floodRisks)), in(land+"land_use_designation", keys(designations)),
		{"unit", keys(perUnit), func(word string) map[string]any {
			return under("sizes.plot_area", map[string]any{"size": size, "unit": word})
		}},
		{"sizes", keys(sizes), func(word string) map[string]any { return under("sizes."+word, map[string]any{"size": size}) }},
		{"rooms.type", keys(spaces), func(word string) map[string]any {
			return map[string]any{"rooms": []any{map[string]any{"type": word}}}
		}},
		{"amenities", keys(amenities), func(word string) map[string]any { return map[string]any{"amenities": []string{word}} }},
		{"legal.regulations", keys(regulations), func(word string) map[string]any { return under("legal.regulations."+word, true) }},
	}
	for _, group := range slices.Sorted(maps.Keys(equipment)) {
		list = append(list, vocabulary{"features." + group, keys(equipment[group]), func(word string) map[string]any {
			return under("features."+group+"."+word, true)
		}})
	}
	return list
}

// TestEveryWordMeansWhatTheGuideSays compares the table of docs/crm-sweepbright.md with a house for each word: the house has what the row
// says in the import folder's fields, and nothing else. The guide has every word of the tables.
func TestEveryWordMeansWhatTheGuideSays(t *testing.T) {
	text, err := os.ReadFile("../../docs/crm-sweepbright.md")
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]string{}
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z_.]+)` \\| `([^`]+)` \\| (.+) \\|$").FindAllStringSubmatch(string(text), -1) {
		if key := row[1] + " " + row[2]; said[key] != "" {
			t.Errorf("the guide says %s twice", key)
		} else {
			said[key] = row[3]
		}
	}
	for _, v := range vocabularies() {
		for _, word := range v.words {
			want := meaning(t, v, word)
			if got := said[v.field+" "+word]; got != want {
				t.Errorf("the guide says %q, want the row\n| `%s` | `%s` | %s |", got, v.field, word, want)
			}
			delete(said, v.field+" "+word)
		}
	}
	for word := range said {
		t.Errorf("the guide has the word %s, which is in no table", word)
	}
}

// meaning says what a house with a word has, in the words of the guide.
func meaning(t *testing.T, v vocabulary, word string) string {
	t.Helper()
	if v.field == "publish_status" {
		return map[bool]string{true: "shown", false: "not shown"}[isPublic(word)]
	}
	r := brought(t, v.house(word))
	if len(r.Problems) > 0 {
		t.Errorf("%s %s has the problems %v, want none", v.field, word, r.Problems)
	}
	switch p := r.Property; v.field {
	case "type":
		return fmt.Sprintf("`type` %d", types[r.Type])
	case "negotiation":
		return fmt.Sprintf("`goal` %d", p.Goal)
	case "status":
		if p.Status == market.Prospective {
			return "not shown"
		}
		return fmt.Sprintf("`status` %d, `marquee` %d", p.Status, p.Marquee)
	case "unit":
		return fmt.Sprintf("%d are %d m²", size, *p.Surfaces.Ground)
	}
	return difference(t, r.Property)
}

// brought is the site's record of a house for sale with more fields.
func brought(t *testing.T, more map[string]any) (r struct {
	Type     string
	Property *records.Property
	Problems []string
}) {
	t.Helper()
	house := map[string]any{"id": "1", "type": "house", "negotiation": "sale", "status": "available"}
	maps.Copy(house, more)
	text, err := json.Marshal(house)
	if err != nil {
		t.Fatal(err)
	}
	e, err := readEstate(text)
	if err != nil {
		t.Fatal(err)
	}
	c := mapped(e, nil)
	for _, p := range c.Problems {
		r.Problems = append(r.Problems, p.Field+": "+p.Text)
	}
	r.Type, r.Property = c.Type, c.Property
	return r
}

// difference lists the fields that a property has beside those of a house of which nothing more is known.
func difference(t *testing.T, p *records.Property) string {
	t.Helper()
	plain, list := fields(t, "", brought(t, nil).Property), []string{}
	for name, value := range fields(t, "", p) {
		if value != plain[name] {
			list = append(list, strings.TrimSuffix("`"+name+"` "+value, fmt.Sprint(" ", size)))
		}
	}
	if len(list) == 0 {
		return "not shown"
	}
	slices.Sort(list)
	return strings.Join(list, ", ")
}

// fields are the fields of a value as JSON by their paths. A list is its values, or their kinds.
func fields(t *testing.T, path string, value any) map[string]string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	var object map[string]any
	if json.Unmarshal(text, &object) != nil {
		return map[string]string{path: strings.NewReplacer(`[{"kind":`, "", "}]", "", `"`, "", "[", "", "]", "").Replace(string(text))}
	}
	all := map[string]string{}
	for name, v := range object {
		maps.Copy(all, fields(t, strings.TrimPrefix(path+"."+name, "."), v))
	}
	return all
}

func isPublic(status string) bool { return estate{PublishStatus: word(status)}.isPublic() }
