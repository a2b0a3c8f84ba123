package deskhttp_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/http"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
)

// upload sends a file to the desk's library, and returns the answer.
func (v visitor) upload(t *testing.T, data []byte, words string, headers ...string) string {
	t.Helper()
	return v.sendFile(t, data, `mutation ($file: Upload) { uploadPicture(input: {file: $file, words: [`+words+`]}) { __typename
		... on PictureChanged { picture { id name words { text } } } ... on InvalidInput { problems { path code kind } } } }`, headers...)
}

// sendFile sends a mutation of the desk with a file, and returns the answer.
func (v visitor) sendFile(t *testing.T, data []byte, query string, headers ...string) string {
	t.Helper()
	var body bytes.Buffer
	w := multipart.NewWriter(&body)
	operations, err := json.Marshal(map[string]any{"query": query, "variables": map[string]any{"file": nil}})
	if err != nil {
		t.Fatal(err)
	}
	w.WriteField("operations", string(operations))
	w.WriteField("map", `{"0":["variables.file"]}`)
	part, err := w.CreateFormFile("0", `C:\beelden\zomer.png`)
	if err != nil {
		t.Fatal(err)
	}
	part.Write(data)
	w.Close()
	r, err := http.NewRequest("POST", v.URL+"/desk/graphql", &body)
	if err != nil {
		t.Fatal(err)
	}
	return sitetest.Send(t, r, append([]string{"Content-Type", w.FormDataContentType()}, headers...)...).Text
}

// TestUploadsAtTheDesk shows that only somebody who may write the content of the site uploads pictures, and only from this site.
func TestUploadsAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	jpeg := rastertest.Pictures(t)[".jpg"]
	const dutch = `{language: NL, text: "Zomer in de tuin"}`
	for _, c := range []struct {
		data         []byte
		words, want  string
		cookie, from string
	}{
		{jpeg, dutch, `"code":"SIGNED_OUT"`, "", ""}, {jpeg, dutch, "FORBIDDEN", agent, ""},
		{jpeg, dutch, `"code":"FOREIGN"`, editor, "https://example.com"},
		{[]byte("hello"), dutch, `"path":["file"],"code":"FILE_TYPE","kind":null`, editor, ""},
		{jpeg[:len(jpeg)/2], dutch, `"code":"FILE_TYPE","kind":null`, editor, ""},
		{[]byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00"), dutch, `"code":"FILE_TYPE","kind":"HEIC"`, editor, ""},
		{make([]byte, limits.DeskPictureBytes+1), dutch, `"code":"FILE_TOO_LARGE"`, editor, ""},
		{jpeg, `{language: NL, text: "` + strings.Repeat("x", limits.PictureWords+1) + `"}`, `"code":"TOO_LONG"`, editor, ""},
		{jpeg, dutch, `"name":"zomer.png","words":[{"text":"Zomer in de tuin"}`, editor, ""},
		{jpeg, `{language: FR, text: "L’été au jardin"}`, `[{"text":"Zomer in de tuin"},{"text":"L’été au jardin"}`, manager, ""},
	} {
		headers := []string{"Cookie", c.cookie}
		if c.from != "" {
			headers = append(headers, "Origin", c.from, "Sec-Fetch-Site", "cross-site")
		}
		if got := v.upload(t, c.data, c.words, headers...); !strings.Contains(got, c.want) {
			t.Errorf("an upload of %d bytes answers %s, want %s", len(c.data), got, c.want)
		}
	}
	list := v.deskPictures(t, editor, "(list: UNUSED)").Data.Desk.Pictures.Nodes
	if len(list) != 1 {
		t.Fatalf("the unused pictures are %+v, want the one that came twice", list)
	}
	if r, err := http.Get(v.URL + "/media/" + list[0].ID); err != nil || r.StatusCode != http.StatusOK {
		t.Errorf("the picture is answered with %v (%v), want it", r, err)
	}
	v.replaceAndRemove(t, editor, list[0].ID, list[0].Version)
}

// replaceAndRemove replaces the banner by an upload, undoes that, and removes the upload.
func (v visitor) replaceAndRemove(t *testing.T, editor, upload string, version int) {
	t.Helper()
	banner := v.deskPictures(t, editor, "(list: SITE)").Data.Desk.Pictures.Nodes[0].ID
	change := func(mutation, picture string, version int, rest string) string {
		query := fmt.Sprintf(`mutation { %s(input: {picture: %q, version: %d%s}) { __typename `+
			`... on InvalidInput { problems { path code } } } }`,
			mutation, picture, version, rest)
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", editor).Text
	}
	shown := func() string {
		return v.PostJSON(t, map[string]string{"query": `{ site { banner { pictures { url alt } } } }`}).Text
	}
	for _, c := range []struct {
		mutation, picture string
		version           int
		rest, want        string
	}{
		{"replacePicture", banner, 0, `, by: "none.jpg"`, `"path":["by"],"code":"UNKNOWN"`},
		{"replacePicture", banner, 7, `, by: "` + upload + `"`, "PictureStale"},
		{"replacePicture", upload, version, `, by: "` + upload + `"`, `"code":"UNKNOWN"`},
		{"replacePicture", banner, 0, `, by: "` + upload + `"`, "PictureChanged"},
		{"removePicture", upload, version, "", `"path":["picture"],"code":"TOO_MANY"`},
	} {
		if got := change(c.mutation, c.picture, c.version, c.rest); !strings.Contains(got, c.want) {
			t.Errorf("%s of %s with%s answers %s, want %s", c.mutation, c.picture, c.rest, got, c.want)
		}
	}
	if got := shown(); !strings.Contains(got, upload) || !strings.Contains(got, "Zomer in de tuin") {
		t.Errorf("the banner is %s, want the upload with its words", got)
	}
	change("replacePicture", banner, 1, "")
	if got := shown(); !strings.Contains(got, banner) {
		t.Errorf("the banner is %s, want the delivered picture", got)
	}
	if got := change("removePicture", upload, 1, ""); !strings.Contains(got, "PictureStale") {
		t.Errorf("removing an old version answers %s, want PictureStale", got)
	}
	v.draftPart(t, editor, "site", `{field: "banner.image", value: "`+upload+`", version: 0}`)
	if got := change("removePicture", upload, version, ""); !strings.Contains(got, `"code":"TOO_MANY"`) {
		t.Errorf("removing what a draft shows answers %s, want TOO_MANY", got)
	}
	v.settleDrafts(t, editor, "discardDrafts")
	if got := change("removePicture", upload, version, ""); !strings.Contains(got, "PictureRemoved") {
		t.Errorf("removing answers %s, want PictureRemoved", got)
	}
	if _, err := os.Stat(v.Media + "/" + upload); !os.IsNotExist(err) {
		t.Errorf("the file of a removed picture is there (%v), want it gone", err)
	}
}
