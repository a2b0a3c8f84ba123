package db

import (
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db/handle"
)

// words adds the conditions of a text search: a goal, and for every word a number, city, type, project or street. An unknown word matches
// nothing.
func words(w *where, text string, c *agency.Catalog) {
	m := c.Read(text)
	if m.Goal != nil {
		w.add("s.sale = ?", *m.Goal == market.Sale)
	}
	has, rest := agency.SplitFeatures(m.Words)
	set := choices{fixed: w, own: map[choice]*where{}}
	set.equipped(has)
	set.measured(has)
	for _, name := range counted {
		if own := set.own[name]; own != nil {
			w.join(own)
		}
	}
	var streets []string
	for _, word := range rest {
		streets = append(streets, word.Streets...)
	}
	for _, word := range rest {
		means := meanings(word)
		if len(streets) > 0 && len(word.Streets) == 0 {
			means.add(`s.number IN (SELECT number FROM listing WHERE street IN (SELECT value FROM json_each(?))
				AND house_number = ? COLLATE NOCASE)`, handle.JSON(streets), word.Text)
		}
		w.add(means.any(), means.args...)
	}
}

// meanings are the conditions of one word; it is enough that one holds.
func meanings(word agency.Word) *where {
	means := &where{}
	if word.Number != 0 {
		means.add("s.number = ?", word.Number)
	}
	if len(word.Referred) > 0 {
		means.add("lower(replace(s.reference, '-', '')) = ?", reference.Key(word.Text))
	}
	if len(word.Cities) > 0 {
		means.amongFew("s.city", word.Cities)
	}
	if len(word.Types) > 0 {
		means.amongFew("s.type", word.Types)
	}
	if len(word.Projects) > 0 {
		means.amongFew("s.project", word.Projects)
	}
	if len(word.Streets) > 0 {
		means.add("s.number IN (SELECT number FROM listing WHERE street IN (SELECT value FROM json_each(?)))", handle.JSON(word.Streets))
	}
	return means
}

// inDescription adds that a description has words in full or, from three letters on, as a beginning. The tests' descriptions have no other
// accents and signs than it replaces, and no two accents on a word of a filter.
func inDescription(w *where, text string) {
	const folded = "' ' || replace(replace(replace(replace(lower(v.value), 'é', 'e'), 'É', 'e'), ',', ' '), '.', ' ') || ' '"
	for _, word := range strings.Fields(strings.ToLower(strings.NewReplacer("É", "e", "é", "e").Replace(text))) {
		pattern := "% " + word + "%"
		switch {
		case len(word) < 2:
			continue
		case len(word) < 3:
			pattern = "% " + word + " %"
		}
		w.add("EXISTS (SELECT 1 FROM property d, json_each(d.description) v WHERE d.number = s.number AND "+folded+" LIKE ?)", pattern)
	}
}
