package server_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"mime/multipart"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/limits"
)

// answerWith answers a lead with files, by their names, and documents, and returns what the graph says.
func (v visitor) answerWith(t *testing.T, lead string, version int, documents []string, files map[string][]byte, headers ...string) string {
	t.Helper()
	var body bytes.Buffer
	w := multipart.NewWriter(&body)
	const query = `mutation ($input: AnswerLeadInput!) { answerLead(input: $input) { __typename
		... on LeadChanged { lead { state stateVersion answers { id files { name type size } filesPath } } }
		... on InvalidInput { problems { path code } } } }`
	places := map[string][]string{}
	for i := range len(files) {
		places[fmt.Sprint(i)] = []string{fmt.Sprintf("variables.input.files.%d", i)}
	}
	input := map[string]any{"lead": lead, "version": version, "text": "Voici le plan.", "files": make([]any, len(files)),
		"documents": append([]string{}, documents...)}
	operations, err := json.Marshal(map[string]any{"query": query, "variables": map[string]any{"input": input}})
	if err != nil {
		t.Fatal(err)
	}
	where, _ := json.Marshal(places)
	w.WriteField("operations", string(operations))
	w.WriteField("map", string(where))
	for i, name := range slices.Sorted(maps.Keys(files)) {
		part, err := w.CreateFormFile(fmt.Sprint(i), name)
		if err != nil {
			t.Fatal(err)
		}
		part.Write(files[name])
	}
	w.Close()
	r, err := http.NewRequest("POST", v.URL+"/graphql", &body)
	if err != nil {
		t.Fatal(err)
	}
	return send(t, r, append([]string{"Content-Type", w.FormDataContentType()}, headers...)...).text
}

// pdfOf is a document of so many bytes.
func pdfOf(n int) []byte { return append([]byte("%PDF-1.7\n"), make([]byte, n-9)...) }

// uploaded lists the files of the uploads folder.
func (v visitor) uploaded(t *testing.T) []os.DirEntry {
	t.Helper()
	list, err := os.ReadDir(v.uploads)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestAnswersWithFiles goes from files that are refused to an email with a file and a document, the lead's history, and the erased person.
func TestAnswersWithFiles(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	editor, _ := v.atDesk(t, "editor", agency.DeskEditor)
	v.leadMatters(t)
	document := attachable.FindStringSubmatch(v.postJSON(t,
		map[string]string{"query": `{ desk { lead(id: "question") { attachable { id } }
			other: lead(id: "documents") { attachable { id name size } } } }`},
		"Cookie", manager).text)
	if document == nil {
		t.Fatal("a lead about property 1024 has no documents to attach")
	}
	pictures := rastertest.Pictures(t)
	one := map[string][]byte{"plan.pdf": pdfOf(2000)}
	many := map[string][]byte{}
	for i := range limits.AnswerFiles {
		many[fmt.Sprintf("%d.pdf", i)] = pdfOf(20)
	}
	for _, c := range []struct {
		cookie, lead, want string
		documents          []string
		files              map[string][]byte
	}{
		{"", "documents", `"code":"SIGNED_OUT"`, nil, one}, {editor, "documents", "FORBIDDEN", nil, one},
		{manager, "documents", `"path":["files"],"code":"FILE_TYPE"`, nil, map[string][]byte{"plan.pdf": []byte("MZ a program")}},
		{manager, "documents", `"code":"FILE_TYPE"`, nil, map[string][]byte{"a.webp": pictures[".webp"]}},
		{manager, "documents", `"code":"FILE_TYPE"`, nil, map[string][]byte{"a.jpg": pictures[".jpg"][:200]}},
		{manager, "documents", `"code":"FILE_TOO_LARGE"`, nil, map[string][]byte{"a.pdf": pdfOf(limits.AnswerFilesBytes + 1)}},
		{manager, "documents", `"code":"FILE_TOO_LARGE"`, nil,
			map[string][]byte{"a.pdf": pdfOf(limits.AnswerFilesBytes), "b.pdf": pdfOf(20)}},
		{manager, "documents", `"code":"TOO_MANY"`, []string{document[1]}, many},
		{manager, "documents", `"path":["documents"],"code":"UNKNOWN"`, []string{"../gevel.db"}, nil},
		{manager, "question", `"path":["documents"],"code":"UNKNOWN"`, []string{document[1]}, nil},
	} {
		if got := v.answerWith(t, c.lead, 1, c.documents, c.files, "Cookie", c.cookie); !strings.Contains(got, c.want) {
			t.Errorf("an answer to %s with %d files and the documents %v answers %s, want %s", c.lead, len(c.files), c.documents, got,
				c.want)
		}
	}
	if got := v.answerWith(t, "documents", 1, nil, one, "Cookie", manager, "Origin", "https://example.com", "Sec-Fetch-Site",
		"cross-site"); !strings.Contains(got, `"code":"FOREIGN"`) {
		t.Errorf("an answer from another site answers %s, want FOREIGN", got)
	}
	got := v.answerWith(t, "documents", 1, []string{document[1]}, map[string][]byte{`C:\Plan gelijkvloers.exe`: pictures[".png"]}, "Cookie",
		manager)
	if !strings.Contains(got, `"files":[{"name":"Plan gelijkvloers.png","type":"image/png"`) || strings.Count(got, `"name"`) != 2 {
		t.Fatalf("an answer with a picture and a document answers %s, want both in its history", got)
	}
	v.checkAttached(t, got)
	v.eraseAnswered(t, manager)
}

var (
	attachable = regexp.MustCompile(`"other":{"attachable":\[{"id":"([^"]+)"`)
	filesPath  = regexp.MustCompile(`"filesPath":"([^"]+)"`)
)

// checkAttached looks at the email of an answer and follows the link to its files.
func (v visitor) checkAttached(t *testing.T, answered string) {
	t.Helper()
	due, err := v.store.DueEmails(t.Context(), time.Now().Add(time.Minute), 99)
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(due, func(e agency.Outgoing) bool { return e.Kind == "answer-visitor" })
	if at < 0 || strings.Count(string(due[at].Message), "Content-Disposition: attachment") != 2 ||
		!strings.Contains(string(due[at].Message), "Plan gelijkvloers.png") {
		t.Errorf("the email of the answer does not have two attachments: %v", due)
	}
	path := filesPath.FindStringSubmatch(answered)
	if path == nil {
		t.Fatalf("%s has no path to the files", answered)
	}
	r, err := http.Get(v.URL + path[1])
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if r.StatusCode != http.StatusOK || r.Header.Get("Content-Type") != "application/zip" {
		t.Errorf("the files of the answer are answered with %v, want a ZIP archive", r)
	}
}

// eraseAnswered takes the file of a person who got an answer with files, and erases the person.
func (v visitor) eraseAnswered(t *testing.T, manager string) {
	t.Helper()
	const who = "documents@example.org"
	if _, text, _ := v.fileOf(t, "/desk/person.json", manager, url.Values{"email": {who}}); !strings.Contains(text,
		"Plan gelijkvloers.png") {
		t.Errorf("the file of the person is %s, want it with what was attached", text)
	}
	named, err := v.store.UploadsOfPerson(t.Context(), who)
	if err != nil || len(named) != 2 {
		t.Fatalf("the files of the person are %v (%v), want two", named, err)
	}
	query := fmt.Sprintf(`mutation { erasePerson(input: {email: %q, again: %q}) { __typename } }`, who, who)
	if got := v.postJSON(t, map[string]string{"query": query}, "Cookie", manager).text; !strings.Contains(got, "PersonErased") {
		t.Errorf("erasing answers %s", got)
	}
	for _, f := range v.uploaded(t) {
		if slices.Contains(named, f.Name()) {
			t.Errorf("the file %s is there after its person was erased", f.Name())
		}
	}
}

// TestAnAnswerWithFilesIsOneWrite stops an answer at each table that it writes: nothing of it is there, and the same answer can be given
// after that. Taken back, it leaves no row of a file.
func TestAnAnswerWithFilesIsOneWrite(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	v.leadMatters(t)
	runs := func(sql string) {
		t.Helper()
		if _, err := v.store.Write(t.Context(), db.Statement{SQL: sql}); err != nil {
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
		named, err := v.store.Uploads(t.Context())
		answers, more := v.store.LeadAnswers(t.Context(), "documents")
		if len(named) != 0 || len(answers) != 0 || err != nil || more != nil {
			t.Errorf("an answer that fails at the table %s leaves the files %v and the answers %v", table, named, answers)
		}
	}
	got := v.answerWith(t, "documents", 1, nil, files, "Cookie", manager)
	if named, err := v.store.Uploads(t.Context()); !strings.Contains(got, "LeadChanged") || len(named) != 1 || err != nil {
		t.Fatalf("the answer gives %s and the files %v, want it with one file", got, named)
	}
	answers, _ := v.store.LeadAnswers(t.Context(), "documents")
	v.postJSON(t, map[string]string{"query": fmt.Sprintf(`mutation { takeBackAnswer(input: {answer: %q}) { __typename } }`, answers[0].ID)},
		"Cookie", manager)
	if named, err := v.store.Uploads(t.Context()); len(named) != 0 || err != nil {
		t.Errorf("an answer that was taken back leaves the files %v (%v), want none", named, err)
	}
}
