package render

import (
	"encoding/json"
	"strings"
	"testing"
	"time"
)

// bundle is a small web app whose behaviour depends on the address, so that each kind of failure can be tested.
const bundle = `
globalThis.gevelMatch = (url, languages, language) => {
	if (url === '/hang') for (;;) {}
	if (url === '/no-text') return 7;
	return JSON.stringify({page: 'p', language, documentId: 'd', variables: {url, languages}});
};
globalThis.gevelRender = (url, languages, language, unpublished, origin, payload) => {
	if (url === '/hang') for (;;) {}
	if (url === '/bomb') { const a = []; for (;;) a.push(new Array(1000).fill(a.length)); }
	if (url === '/deep') { const f = () => f() + 1; f(); }
	if (url === '/circle') { const page = {large: new Array(5000).fill(1)}; page.self = page;
		return JSON.stringify({status: 200, html: String(page.self === page)}); }
	if (url === '/throw') throw new TypeError('boom');
	return JSON.stringify({status: 200, language, head: '<title>' + origin + '</title>', html: JSON.parse(payload).data});
};`

func engine(t *testing.T) Engine {
	t.Helper()
	bytecode, err := Compile(bundle)
	if err != nil {
		t.Fatal(err)
	}
	e, err := NewQuickJS(bytecode, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return e
}

func TestEngineRendersDataItIsGiven(t *testing.T) {
	e := engine(t)
	nasty := "none \x00 quotes ' \" ` ${x} </script> \u2028 é 漢 \\"
	data, _ := json.Marshal(map[string]string{"data": nasty})
	p, err := e.Render(Location{URL: "/", Origin: "http://gevel.example", Language: "nl"}, data)
	if err != nil || p.HTML != nasty || p.Head != "<title>http://gevel.example</title>" {
		t.Errorf("the page is %+v (%v), want the data unchanged and the origin in the title", p, err)
	}
	m, err := e.Match(Location{URL: "/nl/?a=';DROP", Languages: "nl,fr", Language: "fr"})
	if err != nil || m.Language != "fr" || !strings.Contains(string(m.Variables), "DROP") {
		t.Errorf("the match has language %s and variables %s (%v), want fr and the address", m.Language, m.Variables, err)
	}
}

func TestEngineFailsCleanlyAndGoesOn(t *testing.T) {
	e := engine(t)
	// Without memory there may be none for words either, so the bomb has no reason
	for url, why := range map[string]string{"/hang": "interrupted", "/bomb": "", "/deep": "call stack size", "/throw": "boom"} {
		start := time.Now()
		if _, err := e.Render(Location{URL: url}, []byte(`{}`)); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: error %v, want one with %q", url, err, why)
		}
		if took := time.Since(start); took > 30*time.Second {
			t.Errorf("%s took %v, want at most 30 s", url, took)
		}
		if p, err := e.Render(Location{URL: "/"}, []byte(`{"data":"ok"}`)); err != nil || p.HTML != "ok" {
			t.Errorf("after %s the next page is %+v (%v), want ok", url, p, err)
		}
	}
	if _, err := e.Match(Location{URL: "/no-text"}); err == nil {
		t.Error("a match that is not a string was accepted")
	}
}

// TestEngineFreesThePagesMemory allocates so much for each page that an engine that kept it would run out of memory.
func TestEngineFreesThePagesMemory(t *testing.T) {
	e := engine(t)
	for range 1200 {
		if p, err := e.Render(Location{URL: "/circle"}, []byte(`{}`)); err != nil || p.HTML != "true" {
			t.Fatalf("the page is %+v (%v), want true", p, err)
		}
	}
}

func TestABundleThatDoesNotStartIsRefused(t *testing.T) {
	if _, err := Compile("this is no script ("); err == nil {
		t.Error("a syntax error compiled")
	}
	bytecode, err := Compile("throw new Error('no')")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := NewQuickJS(bytecode, nil); err == nil {
		t.Error("an engine started with a bundle that throws")
	}
}
