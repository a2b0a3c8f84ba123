package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
)

// TestAnAnswerWithFilesIsOneWrite stops an answer at each table that it writes: nothing of it is there, and the same answer can be given
// after that. Taken back, it leaves no row of a file.
func TestAnAnswerWithFilesIsOneWrite(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.leadMatters(t)
	runs := func(sql string) {
		t.Helper()
		if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: sql}); err != nil {
			t.Fatal(err)
		}
	}
	files := map[string][]byte{"plan.pdf": pdfOf(2000)}
	for _, table := range []string{"outbox", "lead_answer", "answer_file", "action"} {
		runs("CREATE TRIGGER broken BEFORE INSERT ON " + table + " BEGIN SELECT RAISE(ABORT, 'the disk is gone'); END")
		if got := v.answerWith(t, "documents", 1, nil, files, "Cookie", manager); strings.Contains(got, "LeadChanged") {
			t.Errorf("an answer is given although the table %s cannot be written", table)
		}
		runs("DROP TRIGGER broken")
		named, err := v.Store.Inbox.Uploads(t.Context())
		answers, more := v.Store.Inbox.LeadAnswers(t.Context(), "documents")
		if len(named) != 0 || len(answers) != 0 || err != nil || more != nil {
			t.Errorf("an answer that fails at the table %s leaves the files %v and the answers %v", table, named, answers)
		}
	}
	got := v.answerWith(t, "documents", 1, nil, files, "Cookie", manager)
	if named, err := v.Store.Inbox.Uploads(t.Context()); !strings.Contains(got, "LeadChanged") || len(named) != 1 || err != nil {
		t.Fatalf("the answer gives %s and the files %v, want it with one file", got, named)
	}
	answers, _ := v.Store.Inbox.LeadAnswers(t.Context(), "documents")
	v.PostDesk(t, map[string]string{"query": fmt.Sprintf(`mutation { takeBackAnswer(input: {answer: %q}) { __typename } }`, answers[0].ID)},
		"Cookie", manager)
	if named, err := v.Store.Inbox.Uploads(t.Context()); len(named) != 0 || err != nil {
		t.Errorf("an answer that was taken back leaves the files %v (%v), want none", named, err)
	}
}
