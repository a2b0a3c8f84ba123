package render

import (
	"encoding/json"
	"fmt"
	"time"

	quickjs "modernc.org/quickjs"
)

// Limits of one call into the engine. A page takes some tens of milliseconds and some megabytes.
const (
	maxStack  = 5_000 // calls within calls; each takes some kilobytes of Go's stack, which ends the program when it is full
	maxMemory = 128 << 20
	maxTime   = 2 * time.Second
)

// Compile turns the server bundle into bytecode, from which an engine starts in milliseconds.
func Compile(bundle string) ([]byte, error) {
	vm, err := quickjs.NewVM()
	if err != nil {
		return nil, err
	}
	defer vm.Close()
	return vm.Compile(bundle, quickjs.EvalGlobal)
}

// quickJS is an Engine in pure Go.
type quickJS struct{ vm *quickjs.VM }

// NewQuickJS starts an engine from bytecode.
func NewQuickJS(bytecode []byte) (Engine, error) {
	vm, err := quickjs.NewVM()
	if err != nil {
		return nil, err
	}
	vm.SetMaxStackSize(maxStack)
	vm.SetMemoryLimit(maxMemory)
	vm.SetEvalTimeout(maxTime)
	if _, err := vm.EvalBytecode(bytecode); err != nil {
		vm.Close()
		return nil, fmt.Errorf("the server bundle does not start: %w", err)
	}
	return quickJS{vm}, nil
}

func (e quickJS) Match(l Location) (m Match, err error) {
	err = e.call(&m, "gevelMatch", l.URL, l.Languages, l.Language)
	return m, err
}

func (e quickJS) Render(l Location, payload json.RawMessage) (p Page, err error) {
	err = e.call(&p, "gevelRender", l.URL, l.Languages, l.Language, l.Origin, string(payload), l.Posted)
	return p, err
}

// call calls a function of the bundle that gives JSON text.
func (e quickJS) call(into any, function string, args ...any) error {
	result, err := e.vm.Call(function, args...)
	if err != nil {
		return fmt.Errorf("%s: %w", function, err)
	}
	text, ok := result.(string)
	if !ok {
		return fmt.Errorf("%s gave %T instead of text", function, result)
	}
	return json.Unmarshal([]byte(text), into)
}

func (e quickJS) Close() error { return e.vm.Close() }
