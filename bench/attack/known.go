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

// known holds what anybody can find out about a site, and a key.
type known struct {
	pages     []string // paths
	video     string   // path of a large file
	operation string   // id of the persisted query of a list page
	variables []byte   // variables of that query, as JSON
	key       string   // API key with the right to import
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
	operation := payload.FindSubmatch(page)
	videos, _ := filepath.Glob(filepath.Join(t.data, "media", "*.mp4")) // the pattern is well formed
	if operation == nil || len(videos) == 0 {
		return errors.New("the sample has no video, or its list page names no persisted operation")
	}
	t.known.operation, t.known.variables, t.known.video = string(operation[1]), operation[2], "/media/"+filepath.Base(videos[0])
	out, err := exec.Command(t.program, "key", "-data", t.data, "add", "attack", "-write").Output()
	t.known.key = strings.TrimSpace(string(out))
	return err
}

var payload = regexp.MustCompile(`"documentId":"([0-9a-f]{64})","variables":(\{.*?\}),"response"`)

// acceptsHTTP2 reports whether the program accepts HTTP/2 without TLS. It does not; a proxy before it may.
func (t *target) acceptsHTTP2() bool {
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
