package deskhttp_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
)

// TestReadyAnswersAreFilledIn fills the agency's templates in with the sender and the property, and offers those in the lead's language
// alone.
func TestReadyAnswersAreFilledIn(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	const value = `[{"name":"Thanks","text":{"nl":"Dag {name}, over {property}.","fr":"Bonjour {name}"}},` +
		`{"name":"French","text":{"fr":"Merci"}},{"name":"Facts","text":{"nl":"{address}: {price} ({agent})"}}]`
	part := `field: "settings.answers", value: ` + strconv.Quote(value) + `, version: 0`
	if got := v.savePart(t, editor, "site", part); !strings.Contains(got, "FORBIDDEN") {
		t.Errorf("an editor who saves templates gets %s, want FORBIDDEN", got)
	}
	if got := v.savePart(t, manager, "site", part); !strings.Contains(got, "PartsSaved") {
		t.Fatalf("the templates are not saved: %s", got)
	}
	v.LeadFrom(t, "one")
	query := `{ desk { lead(id: "one") { readyAnswers { name text } } } }`
	got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text
	if !strings.Contains(got, `"readyAnswers":[{"name":"Thanks","text":"Dag Tom one, over `) || strings.Contains(got, "{property}") ||
		strings.Contains(got, "French") {
		t.Errorf("the templates for a Dutch question about a property are %s, want the one in Dutch, filled in", got)
	}
	if facts := regexp.MustCompile(`{"name":"Facts","text":"[^"{]+: [^"{]*€[^"{]+ \([A-Z][^"{]+\)"}`); !facts.MatchString(got) {
		t.Errorf("the templates are %s, want the facts of the property filled in", got)
	}
	v.Write(t, "UPDATE lead SET property = NULL WHERE id = 'one'")
	got = v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text
	if !strings.Contains(got, `"readyAnswers":[]`) {
		t.Errorf("without a property the templates are %s, want none that names one", got)
	}
}
