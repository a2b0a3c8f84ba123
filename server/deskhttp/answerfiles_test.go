package deskhttp_test

import (
	"fmt"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/limits"
)

// TestAnswersWithFiles goes from files that are refused to an email with a file and a document, the lead's history, and the erased person.
func TestAnswersWithFiles(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	v.leadMatters(t)
	document := attachable.FindStringSubmatch(v.PostDesk(t,
		map[string]string{"query": `{ desk { lead(id: "question") { attachable { id } }
			other: lead(id: "documents") { attachable { id name size } } } }`},
		"Cookie", manager).Text)
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
	due, err := v.Store.Outbox.DueEmails(t.Context(), time.Now().Add(time.Minute), 99)
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
	if _, text, _ := v.FileOf(t, "/desk/person.json", manager, url.Values{"email": {who}}); !strings.Contains(text,
		"Plan gelijkvloers.png") {
		t.Errorf("the file of the person is %s, want it with what was attached", text)
	}
	named, err := v.Store.People.UploadsOfPerson(t.Context(), who)
	if err != nil || len(named) != 2 {
		t.Fatalf("the files of the person are %v (%v), want two", named, err)
	}
	query := fmt.Sprintf(`mutation { erasePerson(input: {email: %q, again: %q}) { __typename } }`, who, who)
	if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text; !strings.Contains(got, "PersonErased") {
		t.Errorf("erasing answers %s", got)
	}
	for _, f := range v.uploaded(t) {
		if slices.Contains(named, f.Name()) {
			t.Errorf("the file %s is there after its person was erased", f.Name())
		}
	}
}

// uploaded lists the files of the uploads folder.
func (v visitor) uploaded(t *testing.T) []os.DirEntry {
	t.Helper()
	list, err := os.ReadDir(v.Uploads)
	if err != nil {
		t.Fatal(err)
	}
	return list
}
