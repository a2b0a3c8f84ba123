package render

import "errors"

// worker is an engine and, once it has rendered enough pages, the fresh one that replaces it.
type worker struct {
	engine Engine
	calls  int
	fresh  chan Engine
}

func newWorker() *worker { return &worker{fresh: make(chan Engine, 1)} }

// take replaces the engine by a fresh one.
func (w *worker) take(fresh Engine) {
	w.engine.Close()
	w.engine, w.calls = fresh, 0
}

// close frees the engine and the one that would replace it.
func (w *worker) close() (err error) {
	if w.engine != nil {
		err, w.engine = w.engine.Close(), nil
	}
	if len(w.fresh) > 0 {
		err = errors.Join(err, (<-w.fresh).Close())
	}
	return err
}
