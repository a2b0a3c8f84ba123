package render

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

// bundle is a small web app whose behaviour depends on the address, so that each kind of failure can be tested.
const bundle = `
globalThis.gevelMatch = (url, languages, language) => {
	if (url === '/hang') for (;;) {}
	if (url === '/no-text') return 7;
	return JSON.stringify({page: 'p', language, documentId: 'd', variables: {url, languages}});
};
globalThis.gevelRender = (url, languages, language, drafts, origin, payload) => {
	if (url === '/hang') for (;;) {}
	if (url === '/bomb') { const a = []; for (;;) a.push(new Array(1000).fill(a.length)); }
	if (url === '/deep') { const f = () => f() + 1; f(); }
	if (url === '/circle') { const page = {large: new Array(5000).fill(1)}; page.self = page; return JSON.stringify({status: 200, html: String(page.self === page)}); }
	if (url === '/throw') throw new TypeError('boom');
	return JSON.stringify({status: 200, language, head: '<title>' + origin + '</title>', html: JSON.parse(payload).data});
};`

func engine(t *testing.T) Engine {
	t.Helper()
	bytecode, err := Compile(bundle)
	if err != nil {
		t.Fatal(err)
	}
	e, err := NewQuickJS(bytecode)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return e
}

func TestEngineRendersDataItIsGiven(t *testing.T) {
	e := engine(t)
	nasty := "quotes ' \" ` ${x} </script> \u2028 é 漢 \\"
	data, _ := json.Marshal(map[string]string{"data": nasty})
	p, err := e.Render(Location{URL: "/", Origin: "http://gevel.example", Language: "nl"}, data)
	if err != nil || p.HTML != nasty || p.Head != "<title>http://gevel.example</title>" {
		t.Error(p, err)
	}
	m, err := e.Match(Location{URL: "/nl/?a=';DROP", Languages: "nl,fr", Language: "fr"})
	if err != nil || m.Language != "fr" || !strings.Contains(string(m.Variables), "DROP") {
		t.Error(m, err)
	}
}

func TestEngineFailsCleanlyAndGoesOn(t *testing.T) {
	e := engine(t)
	for url, why := range map[string]string{"/hang": "interrupted", "/bomb": "InternalError", "/deep": "stack overflow", "/throw": "boom"} {
		start := time.Now()
		if _, err := e.Render(Location{URL: url}, []byte(`{}`)); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: error %v, want one with %q", url, err, why)
		}
		if took := time.Since(start); took > 30*time.Second {
			t.Errorf("%s took %v, want at most 30 s", url, took)
		}
		if p, err := e.Render(Location{URL: "/"}, []byte(`{"data":"ok"}`)); err != nil || p.HTML != "ok" {
			t.Errorf("after %s the engine does not render: %v %v", url, p, err)
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
			t.Fatal(p, err)
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
	if _, err := NewQuickJS(bytecode); err == nil {
		t.Error("an engine started with a bundle that throws")
	}
}

// stub is an engine that fails or waits on demand.
type stub struct {
	wait chan struct{}
	fail bool
}

func (s stub) Match(l Location) (Match, error) { return Match{Page: l.URL}, nil }

func (s stub) Render(Location, json.RawMessage) (Page, error) {
	if s.wait != nil {
		<-s.wait
	}
	if s.fail {
		return Page{}, errors.New("broken")
	}
	return Page{Status: 200}, nil
}

func (s stub) Close() error { return nil }

func TestPoolReplacesFailedAndWornEngines(t *testing.T) {
	for _, test := range []struct {
		fail    bool
		renders int
		want    int32
	}{{true, 3, 3}, {false, limits.EnginePages * 2, 2}, {false, limits.EnginePages - 1, 0}} {
		var started atomic.Int32
		p := NewPool(1, func() (Engine, error) { started.Add(1); return stub{fail: test.fail}, nil })
		p.Warm()
		p.starting.Wait()
		first := started.Load()
		for range test.renders {
			p.Render(context.Background(), Location{}, nil)
			p.starting.Wait()
		}
		if n := started.Load() - first; n != test.want {
			t.Errorf("after %d renders (failing: %v) %d engines were replaced, want %d", test.renders, test.fail, n, test.want)
		}
		p.Close()
	}
}

// TestEnginesStartWhenTheyAreNeeded counts the engines that were started after each use of a pool.
func TestEnginesStartWhenTheyAreNeeded(t *testing.T) {
	started, broken := 0, false
	p := NewPool(3, func() (Engine, error) {
		if broken {
			return nil, errors.New("no engine")
		}
		started++
		return stub{}, nil
	})
	use := func() error {
		_, err := p.Match(Location{})
		_, failed := p.Render(context.Background(), Location{}, nil)
		return errors.Join(err, failed)
	}
	if started != 0 {
		t.Errorf("%d engines were started before any was needed", started)
	}
	broken = true
	if err := use(); err == nil {
		t.Error("a page was rendered without an engine")
	}
	broken = false
	for range 5 {
		if err := use(); err != nil || started != 2 {
			t.Errorf("%d engines were started for one visitor after another (%v), want 2", started, err)
		}
	}
	p.Warm()
	p.starting.Wait()
	if err := use(); err != nil || started != 3 {
		t.Errorf("%d engines after warming, want 3: %v", started, err)
	}
	if err := p.Close(); err != nil {
		t.Error(err)
	}
}

// TestNoVisitorWaitsForAFreshEngine renders while a new engine, to replace a worn one, is being started.
func TestNoVisitorWaitsForAFreshEngine(t *testing.T) {
	slow, engines := make(chan struct{}), 0
	p := NewPool(1, func() (Engine, error) {
		if engines++; engines > 2 {
			<-slow
		}
		return stub{}, nil
	})
	p.Warm()
	p.starting.Wait()
	for range limits.EnginePages + 1 {
		if _, err := p.Render(context.Background(), Location{}, nil); err != nil {
			t.Fatal(err)
		}
	}
	close(slow)
	if err := p.Close(); err != nil {
		t.Error(err)
	}
}

func TestPoolDoesNotLetAVisitorWait(t *testing.T) {
	wait := make(chan struct{})
	p := NewPool(1, func() (Engine, error) { return stub{wait: wait}, nil })
	p.Warm()
	p.starting.Wait()
	var wg sync.WaitGroup
	busy := make(chan struct{})
	wg.Go(func() {
		close(busy)
		p.Render(context.Background(), Location{}, nil)
	})
	<-busy
	for len(p.workers) > 0 { // until the engine is in use
		time.Sleep(time.Millisecond)
	}
	if _, err := p.Render(context.Background(), Location{}, nil); !errors.Is(err, ErrBusy) {
		t.Error(err)
	}
	close(wait)
	wg.Wait()
}
