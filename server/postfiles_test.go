package server_test

import (
	"bytes"
	"io"
	"mime/multipart"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

func TestFilesWithoutScripts(t *testing.T) {
	v := visit(t)
	back := v.Post(t,
		"/nl/vacatures/",
		url.Values{"form": {"applyForJob"}, "person.firstName": {"An"}, "person.lastName": {"Claes"},
			"person.email": {"an@example.org"}, "person.phone": {"0475 12 34 56"}, "privacy": {"on"}}).Returned(t)
	if back.ProblemText() != "cv REQUIRED, captcha REQUIRED" {
		t.Errorf("without a file the problems are %q, want those of cv and captcha", back.ProblemText())
	}
	apply := func(name, content string) sitetest.Reply {
		var body bytes.Buffer
		w := multipart.NewWriter(&body)
		for path, values := range back.Answered() {
			w.WriteField(path, values[0])
		}
		part, _ := w.CreateFormFile("cv", name)
		io.WriteString(part, content)
		w.Close()
		r, _ := http.NewRequest("POST", v.URL+"/nl/vacatures/", &body)
		return sitetest.Send(t, r, "Content-Type", w.FormDataContentType())
	}
	if again := apply("", "").Returned(t); again.ProblemText() != "cv REQUIRED" {
		t.Errorf("with an empty file the problems are %q, want cv REQUIRED", again.ProblemText())
	}
	if again := apply("cv.pdf", "MZ program").Returned(t); again.ProblemText() != "cv FILE_TYPE" {
		t.Errorf("with a program named cv.pdf the problems are %q, want cv FILE_TYPE", again.ProblemText())
	}
	if r := apply("cv.pdf", "%PDF-1.7\n%%EOF"); r.StatusCode != 303 {
		t.Errorf("with a PDF: status %d, problems %q, want 303", r.StatusCode, r.Returned(t).ProblemText())
	}
	t.Setenv("TMPDIR", "/none")
	if r := apply("cv.pdf", "%PDF-1.7\n"+strings.Repeat("x", 12<<20)); r.StatusCode != 500 {
		t.Errorf("with a large file, for which there is no place: status %d, want 500", r.StatusCode)
	}
	if files, err := v.Store.Inbox.Uploads(t.Context()); err != nil || len(files) != 1 {
		t.Errorf("the stored files are %v (%v), want one", files, err)
	}
}
