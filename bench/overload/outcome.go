package main

import (
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"
)

// outcome is what became of requests.
type outcome struct {
	sync.Mutex
	answered []time.Duration
	refused  int
	others   map[string]int // answers that should not be
	memory   int64          // the most that the program held
}

func (o *outcome) answer(took time.Duration) {
	o.Lock()
	defer o.Unlock()
	o.answered = append(o.answered, took)
}

func (o *outcome) refusal() {
	o.Lock()
	defer o.Unlock()
	o.refused++
}

func (o *outcome) other(what string) {
	o.Lock()
	defer o.Unlock()
	if o.others == nil {
		o.others = map[string]int{}
	}
	o.others[what]++
}

// slowest gives the time within which a share of the answers came.
func (o *outcome) slowest(share float64) time.Duration {
	if len(o.answered) == 0 {
		return 0
	}
	slices.Sort(o.answered)
	return o.answered[int(share*float64(len(o.answered)-1))]
}

func (o *outcome) write(name string, times int, rate float64) {
	fmt.Printf("| %s, %d × | %.0f/s | %d | %d ms | %d ms | %d | %d MB |\n", name, times, rate, len(o.answered),
		o.slowest(0.5).Milliseconds(), o.slowest(0.99).Milliseconds(), o.refused, o.memory/1e6)
}

// wrong lists the answers that should not be.
func (o *outcome) wrong() (problems []string) {
	for _, what := range slices.Sorted(maps.Keys(o.others)) {
		problems = append(problems, fmt.Sprintf("%d × %s", o.others[what], what))
	}
	return problems
}

// beside lists what is wrong with twice as many requests, beside once as many.
func (o *outcome) beside(once *outcome) []string {
	problems := o.wrong()
	if slow, before := o.slowest(0.99), once.slowest(0.99); slow > 2*before {
		problems = append(problems, fmt.Sprintf("the slowest hundredth takes %v, more than twice %v", slow, before))
	}
	if o.refused == 0 {
		problems = append(problems, "nobody is refused")
	}
	if o.memory > once.memory*3/2 {
		problems = append(problems, fmt.Sprintf("memory grows from %d to %d MB", once.memory/1e6, o.memory/1e6))
	}
	return problems
}
