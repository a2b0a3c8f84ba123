package edited

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/limits"
)

// TestArticlesOfTheDeskAreSoMany makes an article when there are as many as the desk lists, and when there is one less.
func TestArticlesOfTheDeskAreSoMany(t *testing.T) {
	for count, want := range map[int]bool{limits.DeskArticles - 1: true, limits.DeskArticles: false} {
		now := parts.PartState{Site: &agency.Site{}}
		for i := range count {
			now.Articles = append(now.Articles, agency.ArticleRecord{Key: fmt.Sprintf("pages/a%d", i)})
		}
		e := New(now)
		if d, _ := e.Document("article:pages/new", true); (d != nil) != want {
			t.Errorf("beside %d articles another can be made: %v, want %v", count, d != nil, want)
		}
	}
}
