package server_test

import (
	"bufio"
	"compress/gzip"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/klauspost/compress/zstd"
)

// lines splits an export into the cursor of its first line and the properties.
func lines(t *testing.T, text string) (cursor string, properties []map[string]any) {
	t.Helper()
	s := bufio.NewScanner(strings.NewReader(text))
	s.Buffer(nil, 1<<20)
	for s.Scan() {
		var line map[string]any
		if err := json.Unmarshal(s.Bytes(), &line); err != nil {
			t.Fatalf("a line of the export is not JSON: %v in %.200s", err, s.Text())
		}
		if cursor == "" {
			cursor, _ = line["cursor"].(string)
			continue
		}
		properties = append(properties, line)
	}
	if cursor == "" {
		t.Fatal("the first line of the export has no cursor")
	}
	return cursor, properties
}

func TestExportHasEveryPropertyAndACursor(t *testing.T) {
	v := visit(t)
	r := v.Get(t, "/export/properties.jsonl?language=fr", "Accept-Encoding", "identity", "Origin", "https://portal.example")
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != "application/jsonl; charset=utf-8" ||
		r.Header.Get("Access-Control-Allow-Origin") != "*" {
		t.Fatalf("the export: status %d, want 200 and JSON lines that any site may read: %v", r.StatusCode, r.Header)
	}
	cursor, properties := lines(t, r.Text)
	byNumber := map[int]map[string]any{}
	for _, h := range properties {
		byNumber[int(h["number"].(float64))] = h
	}
	one := byNumber[1096]
	if len(properties) < 84 || len(byNumber) != len(properties) || one == nil {
		t.Fatalf("the export has %d lines with %d numbers, want each of at least 84 properties once, 1096 among them",
			len(properties), len(byNumber))
	}
	if one["path"] != "/fr/a-vendre/kinrooi/maison-lumineuse-avec-jardin-plein-sud/1096/" {
		t.Errorf("the path of property 1096 is %v, want its French one", one["path"])
	}
	for field, want := range map[string]func(any) bool{
		"price":    func(v any) bool { return v.(map[string]any)["amount"] == 349000.0 },
		"city":     func(v any) bool { return v.(map[string]any)["zip"] == "3640" },
		"photos":   func(v any) bool { return len(v.([]any)) == 8 },
		"surfaces": func(v any) bool { return v.(map[string]any)["living"] != nil },
	} {
		if !want(one[field]) {
			t.Errorf("%s of property 1096 is %v in the export, which is not what the sample has", field, one[field])
		}
	}
	v.Write(t, "UPDATE property SET status = 3 WHERE number = 1096")
	if a := v.Get(t, "/graphql?query={changes(since:%22"+cursor+"%22){changes{number%20__typename}}}"); !strings.HasPrefix(a.Text,
		`{"data":{"changes":{"changes":[{"number":1096,"__typename":"PropertyWithdrawn"}]}},`) {
		t.Errorf("the changes since the export are %s, want 1096 withdrawn", a.Text)
	}
}

func TestExportIsCompressedAsRequested(t *testing.T) {
	v := visitShared(t)
	want := v.Get(t, "/export/properties.jsonl", "Accept-Encoding", "identity").Text
	for encoding, open := range map[string]func(io.Reader) (io.Reader, error){
		"gzip": func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
		"zstd": func(r io.Reader) (io.Reader, error) { return zstd.NewReader(r) },
	} {
		r := v.Get(t, "/export/properties.jsonl?language=nl", "Accept-Encoding", encoding)
		if r.Header.Get("Content-Encoding") != encoding || len(r.Text) > len(want)/4 {
			t.Errorf("as %s, the export has %d bytes, want at most a quarter of %d: %v", encoding, len(r.Text), len(want), r.Header)
		}
		plain, err := open(strings.NewReader(r.Text))
		if err != nil {
			t.Fatal(err)
		}
		if text, err := io.ReadAll(plain); err != nil || string(text) != want {
			t.Errorf("unpacked from %s, the export has %d bytes, want the %d of the plain one (%v)", encoding, len(text), len(want), err)
		}
	}
}

func TestExportAnswers304UntilSomethingChanges(t *testing.T) {
	v := visit(t)
	head, err := http.Head(v.URL + "/export/properties.jsonl?language=nl")
	if err != nil || head.StatusCode != 200 || head.Header.Get("ETag") == "" {
		t.Fatalf("HEAD of the export: %v, want status 200 and an ETag (%v)", head, err)
	}
	tag := head.Header.Get("ETag")
	again := func(language string) int {
		return v.Get(t, "/export/properties.jsonl?language="+language, "If-None-Match", tag).StatusCode
	}
	if again("nl") != 304 || again("fr") != 200 {
		t.Errorf("unchanged data: status %d in the same language and %d in another, want 304 and 200", again("nl"), again("fr"))
	}
	v.Write(t, "UPDATE property SET price = 1 WHERE number = 1096")
	if again("nl") != 200 {
		t.Error("a price changed, but the export is not answered with 200")
	}
}

func TestExportRefusesBadRequests(t *testing.T) {
	v := visitShared(t)
	if r := v.Get(t, "/export/properties.jsonl?language=xx"); r.StatusCode != 400 || !strings.Contains(r.Text,
		"BAD_INPUT") || r.Header.Get("ETag") != "" {
		t.Errorf("the export in a language that does not exist: status %d, want 400, BAD_INPUT and no ETag: %s", r.StatusCode, r.Text)
	}
	if r, err := http.Post(v.URL+"/export/properties.jsonl", "text/plain", nil); err != nil || r.StatusCode != 405 {
		t.Errorf("a POST to the export: status %d, want 405 (%v)", r.StatusCode, err)
	}
}

// TestAStreamByGet subscribes with GET, as a browser's EventSource does. A mutation is refused that way.
func TestAStreamByGet(t *testing.T) {
	v := visitShared(t)
	ctx, leave := context.WithTimeout(t.Context(), time.Minute) // turns a hang into a failure
	defer leave()
	query := func(query string) *bufio.Scanner {
		r, err := http.NewRequestWithContext(ctx, "GET", v.URL+"/graphql?query="+url.QueryEscape(query), nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept", "text/event-stream")
		response, err := http.DefaultClient.Do(r)
		if err != nil || response.Header.Get("Content-Type") != "text/event-stream" {
			t.Fatalf("a GET that accepts an event stream gets none: %v, %v", response, err)
		}
		return bufio.NewScanner(response.Body)
	}
	var head []string
	for s := query("subscription { changes { hasMore } }"); s.Scan() && len(head) < 5; {
		head = append(head, s.Text())
	}
	if !strings.HasPrefix(strings.Join(head, "|"), ":||id: ") || !strings.HasPrefix(head[4],
		`data: {"data":{"changes":{"hasMore":false}}`) {
		t.Errorf("the stream begins with %q, want a comment, an id and the first data", head)
	}
	var refused strings.Builder
	for s := query(`mutation { signOut(input: {language: NL}) { __typename } }`); s.Scan(); {
		refused.WriteString(s.Text() + "|")
	}
	if !strings.Contains(refused.String(), `"POST_ONLY"`) || !strings.HasSuffix(refused.String(), "event: complete||") {
		t.Errorf("a mutation by GET gets %q, want POST_ONLY and the end of the stream", refused.String())
	}
}

func TestExportHidesPricesAndAddresses(t *testing.T) {
	v := visitShared(t)
	_, properties := lines(t, v.Get(t, "/export/properties.jsonl?language=nl", "Accept-Encoding", "identity").Text)
	hidden := sampletest.Hidden(t)
	if len(hidden) == 0 {
		t.Fatal("the sample has no hidden prices and addresses to test with")
	}
	for _, h := range properties {
		text, _ := json.Marshal(h)
		for _, secret := range hidden {
			if int(h["number"].(float64)) != secret.Number {
				continue
			}
			for _, s := range secret.Texts {
				if strings.Contains(string(text), s) {
					t.Errorf("the export shows %[2]q of property %[1]d, which is hidden", secret.Number, s)
				}
			}
		}
	}
}
