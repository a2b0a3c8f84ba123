package render

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"time"

	"github.com/buke/quickjs-go"
	"github.com/gevel/gevel/limits"
)

// Compile compiles the server bundle to bytecode, from which an engine starts in milliseconds.
func Compile(bundle string) ([]byte, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	vm := quickjs.NewRuntime()
	defer vm.Close()
	js := vm.NewContextWithOptions(quickjs.NoBootstrap())
	defer js.Close()
	bytecode, err := js.Compile(bundle)
	return bytecode, errors.Join(err, js.Exception())
}

// quickJS is QuickJS in C, which measures how deep calls nest by the addresses of its thread's stack. So one goroutine, which never leaves
// its thread, does everything that is done with it.
type quickJS struct {
	js       *quickjs.Context
	tasks    chan func()   // what its goroutine is to do, until the channel is closed
	ended    chan struct{} // closed when the engine is freed
	deadline time.Time     // a call that still runs then is interrupted
	repeats  *Repeats      // nil: each page is rendered in one go
	onPage   []repeat      // those of the page that is being rendered
}

// NewQuickJS starts an engine from bytecode. It joins pages from the repeats, unless they are nil.
func NewQuickJS(bytecode []byte, repeats *Repeats) (Engine, error) {
	e := &quickJS{repeats: repeats, tasks: make(chan func()), ended: make(chan struct{})}
	go e.run()
	var err error
	e.do(func() { err = e.start(bytecode) })
	if err != nil {
		return nil, errors.Join(fmt.Errorf("the server bundle does not start: %w", err), e.Close())
	}
	return e, nil
}

// run does what is to be done with the engine, until it is closed. Its thread ends with it.
func (e *quickJS) run() {
	defer close(e.ended)
	runtime.LockOSThread()
	vm := quickjs.NewRuntime(quickjs.WithOwnerGoroutineCheck(false), quickjs.WithStrictOSThread(true),
		quickjs.WithMemoryLimit(limits.EngineBytes), quickjs.WithMaxStackSize(limits.EngineStack),
		quickjs.WithGCThreshold(limits.EngineGarbage))
	defer vm.Close()
	vm.SetInterruptHandler(func() int {
		if time.Now().After(e.deadline) {
			return 1
		}
		return 0
	})
	// Nothing of its host is loaded: a page reads no file and starts no timer
	e.js = vm.NewContextWithOptions(quickjs.NoBootstrap())
	defer e.js.Close()
	for task := range e.tasks {
		task()
	}
}

// do has the engine's goroutine do a task, and waits for it.
func (e *quickJS) do(task func()) {
	done := make(chan struct{})
	e.tasks <- func() {
		defer close(done)
		task()
	}
	<-done
}

// start runs the bundle once, which defines the functions that are called.
func (e *quickJS) start(bytecode []byte) error {
	if e.repeats != nil {
		e.js.Globals().Set("gevelRepeat", e.js.NewFunction(e.place))
	}
	e.deadline = time.Now().Add(limits.EngineStart)
	result := e.js.EvalBytecode(bytecode)
	defer result.Free()
	return e.js.Exception()
}

// place is gevelRepeat(madeFrom) of the bundle: the number of an element of this page, from what it is made of.
func (e *quickJS) place(js *quickjs.Context, _ *quickjs.Value, args []*quickjs.Value) *quickjs.Value {
	return js.NewInt64(int64(e.repeats.place(&e.onPage, args[0].ToString())))
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
func (e *quickJS) call(into any, function string, args ...any) (err error) {
	var text string
	e.do(func() { text, err = e.called(function, args) })
	if err != nil {
		return fmt.Errorf("%s: %w", function, err)
	}
	return json.Unmarshal([]byte(text), into)
}

// called runs on the engine's goroutine.
func (e *quickJS) called(function string, args []any) (string, error) {
	values := make([]*quickjs.Value, len(args))
	for i, arg := range args {
		if number, ok := arg.(int); ok {
			values[i] = e.js.NewInt64(int64(number))
		} else {
			values[i] = e.js.NewString(arg.(string))
		}
		defer values[i].Free()
	}
	e.deadline = time.Now().Add(limits.EngineTime)
	result := e.js.Globals().Call(function, values...)
	defer result.Free()
	if err := e.js.Exception(); err != nil {
		return "", err
	}
	if !result.IsString() {
		return "", errors.New("it returned no text")
	}
	return result.ToString(), nil
}

// Close frees the engine. Nothing may be called afterwards.
func (e *quickJS) Close() error {
	close(e.tasks)
	<-e.ended
	return nil
}
