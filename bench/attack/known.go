package main

import (
	"context"
	"errors"
	"net/http"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// known is what anybody can learn of a site.
type known struct {
	pages    []string // their addresses, from the root
	video    string   // the address of a large file
	document string   // the id of a persisted query, that of a list
	asked    []byte   // its variables, as JSON
	key      string   // of a program that may import
}

var address = regexp.MustCompile(`<loc>https?://[^/]+([^<]*)</loc>`)

func (t *target) learn() error {
	c := newClient(context.Background(), t.addr)
	_, index := c.send("GET", "/sitemap.xml", nil)
	for _, m := range address.FindAllSubmatch(index, -1) {
		_, part := c.send("GET", string(m[1]), nil)
		for _, p := range address.FindAllSubmatch(part, -1) {
			t.known.pages = append(t.known.pages, string(p[1]))
		}
	}
	if len(t.known.pages) == 0 {
		return errors.New("the sitemap names no page")
	}
	_, page := c.send("GET", "/nl/te-koop/", nil)
	document := payload.FindSubmatch(page)
	videos, _ := filepath.Glob(filepath.Join(t.data, "media", "*.mp4")) // the pattern is well formed
	if document == nil || len(videos) == 0 {
		return errors.New("the sample has no video, or its list names no document")
	}
	t.known.document, t.known.asked, t.known.video = string(document[1]), document[2], "/media/"+filepath.Base(videos[0])
	out, err := exec.Command(t.program, "key", "-data", t.data, "add", "attack", "-write").Output()
	t.known.key = strings.TrimSpace(string(out))
	return err
}

var payload = regexp.MustCompile(`"documentId":"([0-9a-f]{64})","variables":(\{.*?\}),"response"`)

// speaksHTTP2 tells whether the program takes HTTP/2 as it is sent without TLS. It does not: a proxy before it may.
func (t *target) speaksHTTP2() bool {
	protocols := new(http.Protocols)
	protocols.SetUnencryptedHTTP2(true)
	c := http.Client{Transport: &http.Transport{Protocols: protocols}, Timeout: 10 * time.Second}
	response, err := c.Get("http://" + t.addr + "/healthz")
	if err != nil {
		return false
	}
	response.Body.Close()
	return response.ProtoMajor == 2
}
