package deskhttp_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"mime/multipart"
	"net/http"
	"slices"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
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
	r, err := http.NewRequest("POST", v.URL+"/desk/graphql", &body)
	if err != nil {
		t.Fatal(err)
	}
	return sitetest.Send(t, r, append([]string{"Content-Type", w.FormDataContentType()}, headers...)...).Text
}

// pdfOf is a document of so many bytes.
func pdfOf(n int) []byte { return append([]byte("%PDF-1.7\n"), make([]byte, n-9)...) }
