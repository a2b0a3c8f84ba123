package parts

import (
	"encoding/json"
	"os"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/parts/fields"
)

// TestEveryPartHasALabel reads the desk's texts: each part, each choice and each category has one in every language.
func TestEveryPartHasALabel(t *testing.T) {
	for _, l := range []string{"nl", "fr", "en", "de"} {
		text, err := os.ReadFile("../web/desk/texts/" + l + ".json")
		var texts map[string]string
		if err != nil || json.Unmarshal(text, &texts) != nil {
			t.Fatal(l, err)
		}
		has := func(key string) {
			if texts[key] == "" {
				t.Errorf("%s.json has no text %s", l, key)
			}
		}
		for _, r := range slices.Concat(fields.Site, fields.Article, fields.Page) {
			has("part." + r.Field)
			for _, c := range r.Choices {
				has("part." + r.Field + "." + c)
			}
		}
		for _, c := range agency.ArticleCategories {
			has("articles.category." + c)
		}
		for _, s := range fields.Sections {
			has("settings.section." + string(s))
		}
	}
}
