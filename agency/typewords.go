package agency

import "github.com/gevel/gevel/locale"

// TypeWords lists the words of words.json for types of property in a language, folded.
func TypeWords(l locale.Language) []string { return typedWords.typesIn[l] }

// CategoryNamed gives the one category whose types a folded word names in full, itself or by a synonym; 0 for none and for several.
func (c *Catalog) CategoryNamed(word string) int {
	if categories := c.CategoriesOf(c.searchIndex().typesNamed(word)); len(categories) == 1 {
		return categories[0]
	}
	return 0
}
