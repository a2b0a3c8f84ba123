package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"time"
)

// contender is a server with the requests that are sent to it.
type contender struct {
	*server
	name   string
	folder string // of its queries
	cookie string
	shown  map[int]string // address of each photo, as the first answer had it
}

// peer is the name of who is measured beside Gevel.
const peer = "Apollo on better-sqlite3"

//go:embed gevel apollo/*.graphql
var queries embed.FS

// contenders are measured in turns. A request with a session's cookie, though nobody has it, is not answered from Gevel's cache.
func contenders(servers []*server) (list []contender) {
	for _, s := range servers {
		if s.name == "Gevel" {
			list = append(list, contender{s, "Gevel, not cached", "gevel", "session=nobody", map[int]string{}},
				contender{s, "Gevel, cached", "gevel", "", map[int]string{}})
		} else {
			list = append(list, contender{s, peer, "apollo", "", map[int]string{}})
		}
	}
	return list
}

// body is the request with a set of values.
func (c *contender) body(q question, s set) []byte {
	text, err := queries.ReadFile(c.folder + "/" + q.name + ".graphql")
	if err != nil {
		panic(err)
	}
	body, _ := json.Marshal(map[string]any{"query": string(bytes.Join(bytes.Fields(text), []byte(" "))), "variables": s.Variables})
	return body
}

var client = &http.Client{Timeout: 30 * time.Second}

// post sends a request as a client in a network would, through a proxy on this machine, and returns a whole answer without errors.
func post(url, cookie, network string, body []byte) ([]byte, error) {
	r, err := http.NewRequest("POST", url, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	if cookie != "" {
		r.Header.Set("Cookie", cookie)
	}
	if network != "" {
		r.Header.Set("X-Forwarded-For", network)
	}
	a, err := client.Do(r)
	if err != nil {
		return nil, err
	}
	defer a.Body.Close()
	text, err := io.ReadAll(a.Body)
	if err == nil && (a.StatusCode != http.StatusOK || bytes.Contains(text, []byte(`"errors"`))) {
		err = fmt.Errorf("%s: %.500s", a.Status, text)
	}
	return text, err
}
