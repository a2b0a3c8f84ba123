package render

import "github.com/gevel/gevel/cache"

// State is how the engines are doing: how many there are and render now, and what became of the pages that they were given since the start.
type State struct {
	Engines, Rendering     int
	Rendered, Failed, Busy int64 // Busy: no engine was free in time
	Pages, Addresses       cache.Uses
	Repeats                cache.Uses
	PageBytes, RepeatBytes int
}

// State tells how the engines and the caches of pages are doing.
func (s *Site) State() State {
	p := s.pool
	free := len(p.workers) + len(p.idle)
	return State{Engines: cap(p.workers), Rendering: max(0, cap(p.workers)-free), Rendered: p.rendered.Load(), Failed: p.failed.Load(),
		Busy: p.busy.Load(), Pages: s.pages.Uses(), Addresses: p.matches.Uses(), PageBytes: s.pages.Bytes(),
		Repeats: p.repeats.cache.Uses(), RepeatBytes: p.repeats.cache.Bytes()}
}
