package render

import (
	"encoding/json"
	"fmt"

	"github.com/gevel/gevel/limits"
	quickjs "modernc.org/quickjs"
)

// Compile compiles the server bundle to bytecode, from which an engine starts in milliseconds.
func Compile(bundle string) ([]byte, error) {
	vm, err := quickjs.NewVM()
	if err != nil {
		return nil, err
	}
	defer vm.Close()
	return vm.Compile(bundle, quickjs.EvalGlobal)
}

// quickJS is an Engine in pure Go.
type quickJS struct {
	vm      *quickjs.VM
	repeats *Repeats // nil: each page is rendered in one go
	onPage  []repeat // those of the page that is being rendered
}

// NewQuickJS starts an engine from bytecode. It joins pages from the repeats, unless they are nil.
func NewQuickJS(bytecode []byte, repeats *Repeats) (Engine, error) {
	vm, err := quickjs.NewVM()
	if err != nil {
		return nil, err
	}
	e := &quickJS{vm: vm, repeats: repeats}
	if repeats != nil {
		place := func(madeFrom string) int { return repeats.place(&e.onPage, madeFrom) }
		if err := vm.RegisterFunc("gevelRepeat", place, false); err != nil {
			vm.Close()
			return nil, err
		}
	}
	vm.SetMaxStackSize(limits.EngineCalls)
	vm.SetMemoryLimit(limits.EngineBytes)
	vm.SetEvalTimeout(limits.EngineStart)
	if _, err := vm.EvalBytecode(bytecode); err != nil {
		vm.Close()
		return nil, fmt.Errorf("the server bundle does not start: %w", err)
	}
	vm.SetEvalTimeout(limits.EngineTime)
	return e, nil
}

func (e *quickJS) Match(l Location) (m Match, err error) {
	err = e.call(&m, "gevelMatch", l.URL, l.Languages, l.Language, l.Unpublished)
	return m, err
}

func (e *quickJS) Render(l Location, payload json.RawMessage) (p Page, err error) {
	var written struct {
		Page
		Repeats map[int]string `json:"repeats"`
	}
	e.onPage = nil
	err = e.call(&written, "gevelRender", l.URL, l.Languages, l.Language, l.Unpublished, l.Origin, string(payload), l.Posted)
	if err != nil {
		return Page{}, err
	}
	if e.repeats != nil {
		err = e.repeats.join(&written.Page, e.onPage, written.Repeats)
	}
	return written.Page, err
}

func (e *quickJS) Cards(l Location, answer json.RawMessage, most int) (c Cards, err error) {
	var written struct {
		Cards
		Repeats map[int]string `json:"repeats"`
	}
	e.onPage = nil
	err = e.call(&written, "gevelCards", l.Languages, l.Language, l.Unpublished, string(answer), most)
	if err == nil && e.repeats != nil {
		err = e.repeats.store(e.onPage, written.Repeats)
	}
	return written.Cards, err
}

func (e *quickJS) Outcome(l Location, payload json.RawMessage) (p Page, err error) {
	err = e.call(&p, "gevelOutcome", l.URL, l.Languages, l.Language, l.Unpublished, string(payload))
	return p, err
}

// call calls a function of the bundle that returns JSON text.
func (e *quickJS) call(into any, function string, args ...any) error {
	result, err := e.vm.Call(function, args...)
	if err != nil {
		return fmt.Errorf("%s: %w", function, err)
	}
	text, ok := result.(string)
	if !ok {
		return fmt.Errorf("%s returned %T instead of a string", function, result)
	}
	return json.Unmarshal([]byte(text), into)
}

func (e *quickJS) Close() error { return e.vm.Close() }
