package main

import (
	"bytes"
	"fmt"
	"mime/multipart"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/releasetest"
)

// TestUploadsSurviveKills kills the server as soon as the file of an upload is there, before or after its row: each picture of the library
// has its file, and the same upload works after the restart.
func TestUploadsSurviveKills(t *testing.T) {
	releasetest.Only(t, "it kills programs")
	t.Parallel()
	s := startBusyDesk(t)
	for i := range 3 {
		before, answer := s.drawings(), make(chan string, 1)
		go func() { answer <- s.upload(t, i) }()
		for s.drawings() == before && len(answer) == 0 {
			runtime.Gosched()
		}
		s.process.kill()
		<-answer
		s.start(t)
		if got := s.upload(t, i); !strings.Contains(got, `"PictureChanged"`) {
			t.Fatalf("upload %d after a kill answers %s", i, got)
		}
	}
	library := s.state(t).Library
	for _, p := range library {
		if _, err := os.Stat(filepath.Join(s.data, "media", p.File)); err != nil {
			t.Errorf("a picture of the library has no file: %v", err)
		}
	}
	if len(library) != 3 {
		t.Errorf("the library has %d pictures, want the three uploads", len(library))
	}
}

// drawings are how many drawings there are among the files, with one that is being written.
func (s *busyDesk) drawings() int {
	found, _ := filepath.Glob(filepath.Join(s.data, "media", "*.svg*")) // the pattern is well formed
	return len(found)
}

// upload sends a drawing to the library, and returns the answer.
func (s *busyDesk) upload(t *testing.T, number int) string {
	t.Helper()
	return s.sendDrawing(t, number, "uploadPicture(input: {file: $file})")
}

// sendDrawing sends a mutation with a drawing that no other number has, and returns the answer.
func (s *busyDesk) sendDrawing(t *testing.T, number int, mutation string) string {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	form.WriteField("operations", fmt.Sprintf(`{"query": "mutation($file: Upload) { %s `+
		`{ __typename ... on InvalidInput { problems { path code } } } }", "variables": {"file": null}}`, mutation))
	form.WriteField("map", `{"0": ["variables.file"]}`)
	file, _ := form.CreateFormFile("0", "drawing.svg") // cannot fail: it writes into memory
	fmt.Fprintf(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><path d="M%d 0H9"/></svg>`, number)
	form.Close()
	return s.post(t, &body, form.FormDataContentType(), func() {})
}
