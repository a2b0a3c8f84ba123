package render

import (
	"strings"
	"testing"
	"testing/fstest"
)

func TestBundleIsCompiledUnlessTheBuildHasItsBytecode(t *testing.T) {
	const says = `globalThis.gevelMatch = () => JSON.stringify({page: '%'})`
	source := func(page string) []byte { return []byte(strings.ReplaceAll(says, "%", page)) }
	bytecode, err := Compile(string(source("bytecode")))
	if err != nil {
		t.Fatal(err)
	}
	built := fstest.MapFS{"server/server.js": {Data: source("source")}}
	if page := startedPage(t, built); page != "source" {
		t.Errorf("without bytecode the engine has the bundle %q", page)
	}
	built[BytecodeFile] = &fstest.MapFile{Data: bytecode}
	if page := startedPage(t, built); page != "bytecode" {
		t.Errorf("with bytecode the engine has the bundle %q", page)
	}
	if _, err := ReadBundle(fstest.MapFS{}); err == nil {
		t.Error("an app without a bundle counts as built")
	}
}

func TestBundleThatIsNoScriptStartsNoEngine(t *testing.T) {
	bundle, err := ReadBundle(fstest.MapFS{"server/server.js": {Data: []byte("no script")}})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if e, err := bundle.Start(nil); err == nil {
			e.Close()
			t.Error("an engine started with it")
		}
	}
}

// startedPage starts an engine with a built app's bundle, and returns the page that it finds.
func startedPage(t *testing.T, built fstest.MapFS) string {
	t.Helper()
	bundle, err := ReadBundle(built)
	if err != nil {
		t.Fatal(err)
	}
	e, err := bundle.Start(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	m, err := e.Match(Location{})
	if err != nil {
		t.Fatal(err)
	}
	return m.Page
}
