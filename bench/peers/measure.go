package main

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// result is one measurement.
type result struct {
	question, contender string
	wrong               error
	perSecond           float64
	p50, p99            time.Duration
	cpu                 time.Duration // of the server, for one request
	memory              int64
}

// measureAll measures each question in rounds, the contenders in turns.
func measureAll(ctx context.Context, s settings, list []contender, questions []question, work string) (results []result, err error) {
	for round := range s.rounds {
		for _, q := range questions {
			for i := range list {
				r, err := list[i].measure(ctx, s, q, work)
				if err != nil {
					return nil, err
				}
				say("round %d, %s, %s: %.0f/s, p99 %v, %v a request, right: %s", round+1, q.name, r.contender, r.perSecond, r.p99, r.cpu,
					yes(r.wrong))
				results = append(results, r)
			}
		}
	}
	return results, nil
}

func (c *contender) measure(ctx context.Context, s settings, q question, work string) (result, error) {
	wrong := c.check(q)
	if _, err := c.send(ctx, q, s.measure/6, work); err != nil { // warm
		return result{}, err
	}
	before := c.id().ProcessorTime()
	r, err := c.send(ctx, q, s.measure, work)
	if err != nil {
		return r, err
	}
	r.cpu = ((c.id().ProcessorTime() - before) / max(1, time.Duration(r.perSecond*s.measure.Seconds()))).Round(time.Microsecond)
	r.memory = c.id().ResidentMemory()
	if r.wrong == nil {
		r.wrong = wrong
	}
	return r, nil
}

//go:embed replay.lua
var replay []byte

// send sends the question's requests over 16 connections from the second core, for a time.
func (c *contender) send(ctx context.Context, q question, lasting time.Duration, work string) (result, error) {
	script, bodies := filepath.Join(work, "replay.lua"), filepath.Join(work, "bodies")
	var lines bytes.Buffer
	for _, s := range q.sets {
		lines.Write(append(c.body(q, s), '\n'))
	}
	for file, text := range map[string][]byte{script: replay, bodies: lines.Bytes()} {
		if err := os.WriteFile(file, text, 0o600); err != nil {
			return result{}, err
		}
	}
	wrk := exec.CommandContext(ctx, "taskset", "-c", "1", "wrk", "-t1", "-c16", fmt.Sprintf("-d%ds", max(1, int(lasting.Seconds()))), "-s",
		script,
		strings.TrimSuffix(c.url, "/graphql"))
	wrk.Env = append(os.Environ(), "BODIES="+bodies, "COOKIE="+c.cookie, "NETWORKS=16")
	out, err := wrk.CombinedOutput()
	_, said, _ := strings.Cut(string(out), "RESULT ")
	var requests, lasted, p50, p99, failed int
	if _, scan := fmt.Sscan(said, &requests, &lasted, &p50, &p99, &failed); err != nil || scan != nil {
		return result{}, fmt.Errorf("wrk: %w: %s", err, out)
	}
	r := result{question: q.name, contender: c.name, perSecond: float64(requests) / (float64(lasted) / 1e6),
		p50: time.Duration(p50) * time.Microsecond, p99: time.Duration(p99) * time.Microsecond}
	if failed > 0 {
		r.wrong = fmt.Errorf("%d of %d requests failed", failed, requests)
	}
	return r, nil
}
