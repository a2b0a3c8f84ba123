package deskhttp_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/mail"
)

// TestReadyAnswersAreFilledIn fills the agency's templates in with the sender and the property, and offers those in the lead's language
// alone.
func TestReadyAnswersAreFilledIn(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	const value = `[{"name":"Thanks","text":{"nl":"Dag {name}, over {property}.","fr":"Bonjour {name}"}},` +
		`{"name":"French","text":{"fr":"Merci"}},{"name":"Facts","text":{"nl":"{address}: {price} ({agent})"}},` +
		`{"name":"Viewing","text":{"nl":"Tot {viewing}."}}]`
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
	if strings.Contains(got, "Viewing") {
		t.Errorf("without a viewing the templates are %s, want none that names one", got)
	}
	at := time.Date(time.Now().Year()+1, 3, 9, 9, 30, 0, 0, time.UTC)
	v.appoints(t, "past", 1096, time.Now().Add(-time.Hour))
	v.appoints(t, "elsewhere", 1095, at.AddDate(0, 0, -1))
	v.appoints(t, "next", 1096, at)
	v.Write(t, "UPDATE lead SET property = 1096 WHERE id = 'one'")
	v.Write(t, "UPDATE lead SET email = (SELECT email FROM lead WHERE id = 'one') WHERE id LIKE 'of-%'")
	got = v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text
	if want := `"text":"Tot ` + mail.Moment("nl", at) + `."`; !strings.Contains(got, want) {
		t.Errorf("with a viewing at the same property the templates are %s, want %s", got, want)
	}
	v.Write(t, "UPDATE appointment SET state = 'CANCELLED' WHERE id = 'next'")
	if got = v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text; strings.Contains(got, "Viewing") {
		t.Errorf("with a cancelled viewing and one elsewhere the templates are %s, want none that names one", got)
	}
	v.Write(t, "UPDATE lead SET property = NULL WHERE id = 'one'")
	got = v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text
	if !strings.Contains(got, `"readyAnswers":[]`) {
		t.Errorf("without a property the templates are %s, want none that names one", got)
	}
}
