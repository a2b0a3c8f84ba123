package render

import (
	"fmt"
	"io/fs"
	"sync"
)

// BytecodeFile is the bytecode of the bundle in a built web app, which only a release has. It works only with the version of the engine
// that wrote it.
const BytecodeFile = "server/server.bin"

// Bundle gives the bytecode of the web app's server bundle. The first call compiles it, in a fifth of a second, where the build has not.
type Bundle func() ([]byte, error)

// compiled are the bundles of this process by their source, so that the sites of a test compile theirs once.
var compiled sync.Map

// ReadBundle reads the bundle of a built web app.
func ReadBundle(dist fs.FS) (Bundle, error) {
	if bytecode, err := fs.ReadFile(dist, BytecodeFile); err == nil {
		return func() ([]byte, error) { return bytecode, nil }, nil
	}
	source, err := fs.ReadFile(dist, "server/server.js")
	if err != nil {
		return nil, fmt.Errorf("the web app is not built (run just build): %w", err)
	}
	once, _ := compiled.LoadOrStore(string(source), Bundle(sync.OnceValues(func() ([]byte, error) { return Compile(string(source)) })))
	return once.(Bundle), nil
}

// Start starts an engine with the bundle. It joins pages from the repeats, unless they are nil.
func (b Bundle) Start(repeats *Repeats) (Engine, error) {
	bytecode, err := b()
	if err != nil {
		return nil, err
	}
	return NewQuickJS(bytecode, repeats)
}
