//go:build soak

package soak

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/server/captcha"
)

// task is what is done again and again, how often at most, and what the answer must have.
type task struct {
	name  string
	every time.Duration
	do    func(*visitors, int) (string, error)
	want  string
}

var work = []task{
	{"pages", 20 * time.Millisecond, (*visitors).page, "<!doctype html>"},
	{"graph", 20 * time.Millisecond, (*visitors).query, `"totalCount"`},
	{"leads", 200 * time.Millisecond, (*visitors).lead, "ContactSent"},
	{"imports", 500 * time.Millisecond, (*visitors).push, "PropertiesImported"},
	{"desk", 50 * time.Millisecond, (*visitors).atDesk, `"totalCount"`},
}

// visitors are all who use the site.
type visitors struct {
	base, desk, key string
	networks        atomic.Int64
	mu              sync.Mutex
	done            map[string]int
}

// repeat does a piece of work until ctx ends. One that is refused because too many came at once is done again.
func (v *visitors) repeat(ctx context.Context, t *testing.T, w task) {
	every := time.NewTicker(w.every)
	defer every.Stop()
	for i := 0; ; i++ {
		select {
		case <-ctx.Done():
			return
		case <-every.C:
		}
		text, err := w.do(v, i)
		switch {
		case err != nil && ctx.Err() == nil:
			t.Errorf("%s: %v", w.name, err)
		case err == nil && strings.Contains(text, w.want):
			v.mu.Lock()
			if v.done == nil {
				v.done = map[string]int{}
			}
			v.done[w.name]++
			v.mu.Unlock()
		case err == nil && !strings.Contains(text, "OVERLOADED") && !strings.Contains(text, `http-equiv="refresh"`):
			t.Errorf("%s is answered %.300s", w.name, text)
		}
	}
}

// page reads pages that are cached and pages that are not, in every language.
func (v *visitors) page(i int) (string, error) {
	path := []string{"/nl/", "/fr/", "/en/", "/nl/te-koop/", "/nl/te-huur/", "/fr/a-vendre/"}[i%6]
	if i%4 == 3 {
		path += fmt.Sprintf("?priceMin=%d", i)
	}
	return v.send("GET", path, nil)
}

func (v *visitors) query(i int) (string, error) {
	return v.graph(fmt.Sprintf(`{ properties(language: FR, filter: {goal: SALE, priceMin: %d}, first: 24)
		{ totalCount nodes { title path } } }`, i%9000), nil)
}

func (v *visitors) lead(int) (string, error) {
	text, err := v.send("POST", "/captcha", nil)
	if err != nil {
		return "", err
	}
	var c captcha.Captcha
	if err := json.Unmarshal([]byte(text), &c); err != nil {
		return "", err
	}
	s, key := leadstest.Solve(c), rand.Text()
	return v.graph(`mutation ($input: ContactInput!) { sendContact(input: $input) { __typename } }`, map[string]any{"input": map[string]any{
		"key": key, "language": "NL", "privacy": true, "remark": "Dag", "captcha": map[string]any{"id": s.ID, "proof": s.Proof},
		"person": map[string]any{"firstName": "An", "lastName": "Claes", "email": strings.ToLower(key) + "@example.org"}}})
}

// push changes the price of a listing.
func (v *visitors) push(i int) (string, error) {
	file, err := os.ReadFile("../../sample/properties/1096.json")
	if err != nil {
		return "", err
	}
	var listing map[string]any
	if err := json.Unmarshal(file, &listing); err != nil {
		return "", err
	}
	for _, files := range []string{"photos", "plans", "panoramas", "documents", "points", "videos"} {
		delete(listing, files) // a listing without these keeps its files
	}
	listing["price"] = 300_000 + i%1000
	return v.graph(`mutation ($input: ImportPropertiesInput!) { importProperties(input: $input)
		{ __typename ... on ImportRefused { problems { path message } } } }`,
		map[string]any{"input": map[string]any{"properties": []any{listing}}}, "Authorization", "Bearer "+v.key)
}

func (v *visitors) atDesk(i int) (string, error) {
	query := fmt.Sprintf(`{ desk { leads(list: ALL, newestFirst: %t) { totalCount nodes { id name message } } } }`, i%2 == 0)
	return v.ask("/desk/graphql", query, nil, "Cookie", "desk="+v.desk)
}

func (v *visitors) graph(query string, variables map[string]any, headers ...string) (string, error) {
	return v.ask("/graphql", query, variables, headers...)
}

func (v *visitors) ask(path, query string, variables map[string]any, headers ...string) (string, error) {
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		return "", err
	}
	return v.send("POST", path, body, append(headers, "Content-Type", "application/json")...)
}

// send sends a request from a network of its own and gives the answer's text.
func (v *visitors) send(method, path string, body []byte, headers ...string) (string, error) {
	r, err := http.NewRequest(method, v.base+path, bytes.NewReader(body))
	if err != nil {
		return "", err
	}
	n := v.networks.Add(1)
	r.Header.Set("X-Forwarded-For", fmt.Sprintf("%d.%d.%d.7", 20+byte(n>>16)%100, byte(n>>8), byte(n)))
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	return string(text), err
}

// addKey makes a key that may write.
func addKey(t *testing.T, data string) string {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), *program, "key", "-data", data, "add", "crm", "-write").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}
