package wholesite_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db/handle"
)

// offering is a property whose price the test changes, with all prices that it ever had: true for one that may be shown now, because
// visitors saw it and it was not hidden since.
type offering struct {
	number, price, published, marquee, held int
	prices                                  map[int]bool
}

// change takes a random step and follows the rule of the public history.
func (o *offering) change(random *rand.Rand) {
	switch random.IntN(5) {
	case 0, 1:
		o.price = 300_000 + random.IntN(99_999)
	case 2:
		o.published = 1 - o.published
	case 3:
		o.marquee = []int{0, 0, 2, 3}[random.IntN(4)]
	case 4:
		o.held = random.IntN(2)
	}
	if o.published == 0 || o.marquee == 3 {
		for price := range o.prices {
			o.prices[price] = false
		}
	}
	o.prices[o.price] = o.prices[o.price] || o.held == 0 && o.published == 1 && o.marquee != 3
}

var exportCursor = regexp.MustCompile(`^[^\n]*"cursor":"([^"]+)"`)

// TestNoAnswerShowsAHiddenPrice changes three properties at random, and searches every kind of public answer after each step for
// prices that were hidden then, or since, or are hidden now.
func TestNoAnswerShowsAHiddenPrice(t *testing.T) {
	v, random := visit(t), rand.New(rand.NewPCG(7, 8))
	offerings := []*offering{{number: 1096}, {number: 1094}, {number: 1092}}
	shown := 0
	for step := range 14 {
		export := v.Get(t, "/export/properties.jsonl?language=nl").Text
		cursor := exportCursor.FindStringSubmatch(export)
		if cursor == nil {
			t.Fatalf("the first line of the export has no cursor: %.80s", export)
		}
		list := []handle.Statement{{SQL: "UPDATE change_log SET now = ?",
			Args: []any{time.Now().Add(time.Duration(step) * 48 * time.Hour).Unix()}}}
		for _, o := range offerings {
			if step == 0 {
				o.price, o.published, o.prices = 300_000+random.IntN(99_999), 1, map[int]bool{}
				list = append(list, handle.Statement{SQL: "UPDATE property SET publish_price = 0 WHERE number = ?", Args: []any{o.number}})
			}
			o.change(random)
			list = append(list,
				handle.Statement{SQL: "UPDATE property SET price = ?, publish_price = ?, marquee = ?, held = ? WHERE number = ?",
					Args: []any{o.price * 100, o.published, o.marquee, o.held, o.number}})
		}
		if _, err := v.Store.Write(t.Context(), list...); err != nil {
			t.Fatal(err)
		}
		for path, text := range v.answersAbout(t, offerings, cursor[1]) {
			for _, o := range offerings {
				for price, may := range o.prices {
					switch written := fmt.Sprintf("%d.%03d", price/1000, price%1000); {
					case !strings.Contains(text, written) && !strings.Contains(text, fmt.Sprint(price)):
					case may && price != o.price:
						shown++
					case !may:
						t.Fatalf("step %d: %s tells the price %d of %d, which may not be told: %+v", step, path, price, o.number, o)
					}
				}
			}
		}
	}
	if shown < 10 {
		t.Errorf("earlier prices are told %d times, too seldom to compare", shown)
	}
}

// answersAbout reads what anybody may ask about the properties.
func (v visitor) answersAbout(t *testing.T, offerings []*offering, cursor string) map[string]string {
	t.Helper()
	const fields = `number price { text amount } reduction { date was { text amount } } ` +
		`history { date kind state was { text amount } price { text amount } }`
	paths := []string{"/nl/te-koop/?reduced=1&sort=reduced", "/nl/te-koop/?priceMin=300000&priceMax=399999", "/nl/feed.xml",
		"/export/properties.jsonl?language=nl",
		"/graphql?query=" +
			url.QueryEscape(`{ properties(filter: {reduced: true}, sort: REDUCED, first: 50) { totalCount counts { reduced } nodes {`+
				fields+`} } }`),
		"/graphql?query=" +
			url.QueryEscape(`{ changes(since: "`+cursor+`", first: 10) { changes { ... on PropertyChanged { property {`+fields+`} } } } }`)}
	for _, o := range offerings {
		paths = append(paths,
			fmt.Sprintf("/graphql?query=%s", url.QueryEscape(fmt.Sprintf(`{ property(number: %d, language: FR) {`+fields+`} }`, o.number))))
		if o.held == 0 {
			paths = append(paths, v.Path(t, fmt.Sprintf("/property/%d/", o.number), "nl"))
		}
	}
	said := map[string]string{}
	for _, path := range paths {
		r := v.Get(t, path, "Accept-Encoding", "identity")
		if r.StatusCode != 200 && r.StatusCode != 410 || strings.Contains(r.Text, `"errors"`) {
			t.Fatalf("%s answers %d, want 200: %.300s", path, r.StatusCode, r.Text)
		}
		said[path] = r.Text
	}
	return said
}
