package places

import (
	"slices"
	"strings"
	"sync"
)

// full is a name of places as it is compared with one that is written short.
type full struct {
	name  string
	words []string
}

// fulls are the names of several words of all places and municipalities: by each word that is enough to tell one, by their first letters,
// and by their first two words.
type fulls struct{ byWord, byInitials, byHead map[string][]full }

var allFulls = sync.OnceValue(func() fulls {
	x := fulls{map[string][]full{}, map[string][]full{}, map[string][]full{}}
	seen := map[string]bool{}
	for _, p := range All() {
		for _, name := range append(p.Known(), p.Municipality.Names.All()...) {
			if words := folded(name); len(words) > 1 && !seen[Key(name)] {
				seen[Key(name)] = true
				x.add(full{name, words})
			}
		}
	}
	return x
})

func (x fulls) add(f full) {
	for i, w := range f.words {
		if isLong(w) && !slices.Contains(f.words[:i], w) {
			x.byWord[w] = append(x.byWord[w], f)
		}
	}
	if len(f.words) >= leastInitials {
		x.byInitials[initials(f.words)] = append(x.byInitials[initials(f.words)], f)
	}
	x.byHead[headOf(f.words)] = append(x.byHead[headOf(f.words)], f)
}

func headOf(words []string) string { return words[0] + " " + words[1] }

// leastInitials is how many first letters may stand for a whole name.
const leastInitials = 3

// isLong reports whether a word, written in full, is enough to tell a name whose other words are short.
func isLong(word string) bool { return len(word) >= 4 }

// mostShort is how many municipalities a name that is written short may mean; one that could be any of more means none.
const mostShort = 3

// shortened are the places whose name is written short, as on signs and timetables: "St-P-Woluwe", "OLV Waver", "Braine-l'All.", "LLN"; or
// that are called by the first words of it, "Sint-Job" for Sint-Job-in-'t-Goor, where one alone is.
func shortened(name string) []City {
	typed := folded(name)
	switch len(typed) {
	case 0:
		return nil
	case 1:
		return fewest(allFulls().byInitials[typed[0]], 1)
	}
	for _, complete := range typed {
		var those []full
		for _, f := range allFulls().byWord[complete] {
			if isShort(typed, f.words, complete) {
				those = append(those, f)
			}
		}
		if list := fewest(those, mostShort); len(list) > 0 {
			return list
		}
	}
	heads := slices.DeleteFunc(slices.Clone(allFulls().byHead[headOf(typed)]), func(f full) bool {
		return len(f.words) <= len(typed) || !slices.Equal(typed, f.words[:len(typed)])
	})
	return fewest(heads, 1)
}

// fewest are the towns that names mean, one of each municipality, none where they are more than most.
func fewest(names []full, most int) (list []City) {
	for _, f := range names {
		for _, c := range Towns(f.name) {
			if !slices.ContainsFunc(list, func(one City) bool { return one.municipality == c.municipality }) {
				list = append(list, c)
			}
		}
	}
	if len(list) > most {
		return nil
	}
	return list
}

// isShort reports whether each typed word is one of the full name's, the beginning of one, or the first letters of several, in their order,
// and none is left; complete is written in full.
func isShort(typed, words []string, complete string) bool {
	if len(typed) == 0 || len(words) == 0 {
		return len(typed) == len(words)
	}
	t := typed[0]
	if t == complete && t != words[0] {
		return false
	}
	if strings.HasPrefix(words[0], t) && isShort(typed[1:], words[1:], complete) {
		return true
	}
	return len(t) > 1 && len(t) <= len(words) && t == initials(words[:len(t)]) && isShort(typed[1:], words[len(t):], complete)
}

func initials(words []string) string {
	var b strings.Builder
	for _, w := range words {
		b.WriteByte(w[0])
	}
	return b.String()
}
