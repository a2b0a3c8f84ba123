package drawn

import (
	"cmp"
	"strconv"
	"strings"
	"unicode"

	"github.com/gevel/gevel/internal/drawing"
	"golang.org/x/text/unicode/norm"
)

// unitNames finds the units of a project by what a drawing calls them. Each map gives the numbers of all units with a name.
type unitNames struct {
	exact, loose map[string][]int // by exactName and by unitKey
	numbers      map[string][]int
	shown        map[int]string // how a unit is named to people
}

// unitNamesOf reads the names and numbers of a project's units.
func unitNamesOf(units []Unit) *unitNames {
	n := &unitNames{map[string][]int{}, map[string][]int{}, map[string][]int{}, map[int]string{}}
	for _, u := range units {
		number := strconv.Itoa(u.Number)
		n.numbers[number], n.shown[u.Number] = []int{u.Number}, cmp.Or(u.Name, number)
		if exact := exactName(u.Name); exact != "" {
			n.exact[exact] = append(n.exact[exact], u.Number)
		}
		if loose := unitKey(u.Name); loose != "" {
			n.loose[loose] = append(n.loose[loose], u.Number)
		}
	}
	return n
}

// unit returns the number of the unit that a shape is named after, 0 for none. A name as it is written counts before one that is alike but
// for signs and capitals, and the name of a unit before the number of another. One that several units have gives none, and all of these.
func (n *unitNames) unit(s *drawing.Shape) (number int, alike []string) {
	key, literal := unitKey(s.Name), ""
	if s.ByID {
		literal = exactName(s.ID)
	}
	for _, units := range [][]int{n.exact[literal], n.exact[exactName(s.Name)], n.numbers[exactName(s.Name)], n.loose[key],
		n.numbers[key]} {
		if len(units) == 1 {
			return units[0], nil
		}
		for _, unit := range units {
			alike = append(alike, n.of(unit))
		}
		if len(alike) > 0 {
			return 0, alike
		}
	}
	return 0, nil
}

// of names a unit in a warning: with its number, if it has a name.
func (n *unitNames) of(unit int) string {
	if number := strconv.Itoa(unit); n.shown[unit] != number {
		return n.shown[unit] + " (" + number + ")"
	}
	return n.shown[unit]
}

func exactName(name string) string { return norm.NFC.String(strings.TrimSpace(name)) }

// unitKey is the name of a unit without capitals, signs and what people put before it: "unit-a1-2" is A1.2.
func unitKey(name string) string {
	key := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, norm.NFC.String(name))
	return strings.TrimPrefix(key, "unit")
}
