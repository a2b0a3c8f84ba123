package main

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/bench/process"
)

// kind is a kind of request of which each is another, so that no answer is cached.
type kind struct {
	name string
	make func(base string, n int64) (*http.Request, error)
}

var kinds = []kind{
	{"pages", func(base string, n int64) (*http.Request, error) {
		return http.NewRequest("GET", fmt.Sprintf("%s/nl/te-koop/?priceMin=%d", base, 100+n), nil)
	}},
	{"queries", func(base string, n int64) (*http.Request, error) {
		r, err := http.NewRequest("POST", base+"/graphql", strings.NewReader(fmt.Sprintf(`{"query":"{ properties(language: FR, filter: `+
			`{goal: SALE, priceMin: %d}, first: 50) { totalCount nodes { number title path price { amount text } photos { url } } } }"}`,
			n)))
		if err == nil {
			r.Header.Set("Content-Type", "application/json")
		}
		return r, err
	}},
}

// sender sends requests of a kind and measures the program that answers them.
type sender struct {
	base string
	kind kind
	of   process.ID
}

// number makes each request another, and gives it a network of its own.
var number atomic.Int64

var client = &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 256}, Timeout: 30 * time.Second}

// send sends a request and notes what became of it and how long that took since begin.
func (s sender) send(o *outcome, begin time.Time) {
	n := number.Add(1)
	r, err := s.kind.make(s.base, n)
	if err != nil {
		o.other(err.Error())
		return
	}
	r.Header.Set("X-Forwarded-For", fmt.Sprintf("%d.%d.%d.7", 20+byte(n>>16)%100, byte(n>>8), byte(n)))
	response, err := client.Do(r)
	if err != nil {
		o.other(err.Error())
		return
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	switch {
	case err != nil:
		o.other(err.Error())
	case response.StatusCode == http.StatusOK && !strings.Contains(string(text[:min(len(text), 200)]), `"errors"`):
		o.answer(time.Since(begin))
	case response.StatusCode == http.StatusServiceUnavailable && response.Header.Get("Retry-After") != "":
		o.refusal()
	default:
		o.other(fmt.Sprintf("%s %.200s", response.Status, text))
	}
}

// inTurn lets some clients send one request after the other.
func (s sender) inTurn(ctx context.Context, clients int, length time.Duration) *outcome {
	o, end := &outcome{}, time.Now().Add(length)
	var wg sync.WaitGroup
	for range clients {
		wg.Go(func() {
			for time.Now().Before(end) && ctx.Err() == nil {
				s.send(o, time.Now())
			}
		})
	}
	wg.Wait()
	return o
}

// at sends so many requests a second, whatever becomes of those before, as visitors do.
func (s sender) at(ctx context.Context, rate float64, length time.Duration) *outcome {
	o, begin := &outcome{}, time.Now()
	s.of.ResetPeak()
	var wg sync.WaitGroup
	for n := 0; ctx.Err() == nil; n++ {
		due := begin.Add(time.Duration(float64(n) / rate * float64(time.Second)))
		if due.Sub(begin) > length {
			break
		}
		time.Sleep(time.Until(due))
		wg.Go(func() { s.send(o, due) })
	}
	wg.Wait()
	o.memory = s.of.PeakMemory()
	return o
}
