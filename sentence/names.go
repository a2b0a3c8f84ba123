package sentence

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// names are the phrases of all languages with the cities and types of one catalog.
type names struct {
	catalog *agency.Catalog
	phrases map[locale.Language]phrases
	near    map[locale.Language]spellings
	zips    map[string][]int
	land    int // the category of building plots
}

func namesOf(c *agency.Catalog) *names {
	n := &names{catalog: c, phrases: map[locale.Language]phrases{}, near: map[locale.Language]spellings{}, zips: map[string][]int{}}
	for i := range c.Cities {
		n.zips[c.Cities[i].Zip] = append(n.zips[c.Cities[i].Zip], c.Cities[i].Number)
	}
	towns := townsOf(c)
	for _, l := range locale.Languages {
		p := n.typesIn(l)
		for phrase, cities := range towns {
			m := p[phrase]
			if isPart := m.kinds != 0; isPart && len([]rune(phrase)) < 4 {
				continue // a town called "De" would make every sentence about it
			}
			m.cities = cities
			p[phrase] = m
		}
		n.phrases[l], n.near[l] = p, spellingsOf(p)
	}
	n.land = n.phrases[locale.Dutch]["bouwgrond"].category
	return n
}

// typesIn gives the phrases of a language with the categories of the catalog behind the words for types.
func (n *names) typesIn(l locale.Language) phrases {
	p := phrases{}
	for phrase, m := range vocabulary[l] {
		if m.called != "" {
			m.category = n.catalog.CategoryNamed(m.called)
		}
		p[phrase] = m
	}
	add := func(phrase string, category int) {
		if m := p[phrase]; category != 0 && m.category == 0 && phrase != "" {
			m.category = category
			p[phrase] = m
		}
	}
	for _, word := range agency.TypeWords(l) {
		add(normal(word), n.catalog.CategoryNamed(word))
	}
	for _, t := range n.catalog.Types {
		if name := normal(t.Names[l]); !vocabulary[l].saysFloor(name) {
			add(name, t.Category)
		}
	}
	for _, k := range n.catalog.Categories {
		for name := range strings.SplitSeq(k.Names[l], "/") {
			add(normal(name), k.Number)
		}
	}
	return p
}

// saysFloor reports whether a phrase has a floor beside a type: "gelijkvloers appartement". Its words are read one by one, so that the
// floor is not dropped unseen.
func (p phrases) saysFloor(phrase string) bool {
	for part, m := range p {
		if m.is(floor) && strings.Contains(" "+phrase+" ", " "+part+" ") && part != phrase {
			return true
		}
	}
	return false
}

// leastPart is how many letters a part of a city's name needs to mean that city: "Dilsen" of Dilsen-Stokkem.
const leastPart = 5

// townsOf gives the cities by each of their names, in all languages, and by a part that only one city has.
func townsOf(c *agency.Catalog) map[string][]int {
	complete, parts := map[string][]int{}, map[string][]int{}
	for i := range c.Cities {
		number := c.Cities[i].Number
		for _, name := range c.Cities[i].Names.All() {
			phrase := normal(name)
			add(complete, phrase, number)
			for _, short := range writtenShort(phrase) {
				add(complete, short, number)
			}
			for part := range strings.FieldsSeq(phrase) {
				if len(part) >= leastPart && part != phrase {
					add(parts, part, number)
				}
			}
		}
	}
	for i := range c.Cities {
		for _, alias := range c.Cities[i].Aliases() {
			if phrase := normal(alias); !isWord(phrase) {
				add(complete, phrase, c.Cities[i].Number)
			}
		}
	}
	for part, cities := range parts {
		if complete[part] == nil && len(cities) == 1 && !isWord(part) {
			complete[part] = cities
		}
	}
	return complete
}

// ties are the words between two others of a name of which people write the first letter.
var ties = wordSet("op den de der aan an am sur sous lez les bij")

// writtenShort are the spellings of a name with the first letters of the words that tie it together: "Kapelle o/d Bos",
// "Esch s/Alzette".
func writtenShort(phrase string) (list []string) {
	words := strings.Fields(phrase)
	for _, sign := range []string{"/", " "} {
		short := ""
		for i, word := range words {
			switch isTie := i > 0 && i < len(words)-1 && ties[word]; {
			case isTie && i+2 < len(words) && ties[words[i+1]], isTie && !ties[words[i-1]] && sign == "/":
				short += word[:1] + sign
			case isTie:
				short += word[:1] + " "
			default:
				short += word + " "
			}
		}
		if short = normal(short); short != phrase {
			list = append(list, short)
		}
	}
	return list
}

func add(list map[string][]int, phrase string, number int) {
	if phrase != "" && !slices.Contains(list[phrase], number) {
		list[phrase] = append(list[phrase], number)
	}
}

// isWord reports whether a phrase means something in a language.
func isWord(phrase string) bool {
	for _, p := range vocabulary {
		if _, known := p[phrase]; known {
			return true
		}
	}
	return false
}
