package server_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
)

// TestTheSiteAnswersACrowd opens as many subscriptions as are allowed while exports are read, properties are imported and change, on one
// reading connection: pages and /healthz answer all the time, and every subscription receives the last change.
func TestTheSiteAnswersACrowd(t *testing.T) {
	releasetest.Only(t, "it waits in a crowd")
	v := visit(t)
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute) // turns a hang into a failure
	defer cancel()
	key, err := v.Store.Keys.AddAPIKey(t.Context(), "crm", true, desklog.Action{At: time.Now()})
	if err != nil {
		t.Fatal(err)
	}
	var begun, received, work sync.WaitGroup
	strangers := limits.SharedStreams.Strangers()
	begun.Add(strangers)
	for i := range strangers {
		received.Go(func() { v.follow(t, ctx, i, begun.Done) })
	}
	begun.Wait()
	for i := range 20 {
		work.Go(func() {
			if r := v.as(t, ctx, i, "GET", "/export/properties.jsonl?language=nl", "", ""); r.StatusCode != 200 && r.StatusCode != 503 {
				t.Errorf("an export in the crowd: status %d, want 200 or 503: %.300s", r.StatusCode, r.Text)
			}
		})
	}
	const dry = `{"query":"mutation { importProperties(input: {dryRun: true, withdraw: [1096]}) { __typename ` +
		`... on PropertiesImported { removed } } }"}`
	for i := range 100 {
		work.Go(func() {
			if r := v.as(t, ctx, i, "POST", "/graphql", dry, key); !strings.Contains(r.Text, `"removed":1`) {
				t.Errorf("an import in the crowd: status %d, want one property removed: %s", r.StatusCode, r.Text)
			}
		})
	}
	for i := range 20 {
		v.Write(t, fmt.Sprintf("UPDATE property SET price = %d WHERE number = 1095", 100_00+i))
		for _, path := range []string{"/healthz", "/nl/te-koop/"} {
			if r := v.as(t, ctx, i, "GET", path, "", ""); r.StatusCode != 200 {
				t.Errorf("%s in the crowd: status %d, want 200: %.300s", path, r.StatusCode, r.Text)
			}
		}
	}
	work.Wait()
	v.Write(t, "UPDATE property SET status = 3 WHERE number = 1096")
	received.Wait()
}

// as sends a request from one of many addresses, each of another provider.
func (v visitor) as(t *testing.T, ctx context.Context, i int, method, path, body, key string) (got sitetest.Reply) {
	r, err := v.from(ctx, i, method, path, body, key)
	if err != nil {
		t.Errorf("%s is not answered: %v", path, err)
		return sitetest.Reply{Response: &http.Response{}}
	}
	defer r.Body.Close()
	text, err := io.ReadAll(r.Body)
	if err != nil {
		t.Errorf("the answer of %s breaks off: %v", path, err)
	}
	return sitetest.Reply{Response: r, Text: string(text)}
}

func (v visitor) from(ctx context.Context, i int, method, path, body, key string) (*http.Response, error) {
	r, err := http.NewRequestWithContext(ctx, method, v.URL+path, strings.NewReader(body))
	if err != nil {
		return nil, err
	}
	r.Header.Set("X-Forwarded-For", fmt.Sprintf("20.%d.2.1", i))
	r.Header.Set("Content-Type", "application/json")
	if key != "" {
		r.Header.Set("Authorization", "Bearer "+key)
	}
	if strings.Contains(body, "subscription") {
		r.Header.Set("Accept", "text/event-stream")
	}
	return http.DefaultClient.Do(r)
}

// follow reads a subscription until it says that 1096 was withdrawn.
func (v visitor) follow(t *testing.T, ctx context.Context, i int, begun func()) {
	begun = sync.OnceFunc(begun)
	defer begun()
	r, err := v.from(ctx, i, "POST", "/graphql", `{"query":"subscription { changes { changes { __typename number } cursor } }"}`, "")
	if err != nil {
		t.Errorf("subscription %d does not begin: %v", i, err)
		return
	}
	defer r.Body.Close()
	lines := bufio.NewScanner(r.Body)
	for lines.Scan() {
		line := lines.Text()
		if strings.HasPrefix(line, "data: ") {
			begun()
		}
		if strings.Contains(line, `{"__typename":"PropertyWithdrawn","number":1096}`) {
			return
		}
	}
	t.Error("a stream ended before the last change:", lines.Err())
}
