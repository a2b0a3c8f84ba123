package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"time"
)

// printTable prints the medians of the rounds, and what was wrong.
func printTable(w io.Writer, n int, servers []*server, results []result) {
	fmt.Fprintf(w, "\n%d properties, one core, 16 connections; medians of the rounds\n", n)
	rows := grouped(results)
	for i, r := range rows {
		if i == 0 || r.question != rows[i-1].question {
			fmt.Fprintf(w, "\n| %s | right | requests/s | p50 | p99 | processor a request | times the peer, by it | memory |\n", r.question)
			fmt.Fprintln(w, "|---|---|---:|---:|---:|---:|---:|---:|")
		}
		fmt.Fprintf(w, "| %s | %s | %.0f | %s | %s | %v | %s | %d MB |\n", r.contender, yes(r.wrong), r.perSecond, short(r.p50),
			short(r.p99),
			r.cpu, against(r, rows), r.memory>>20)
	}
	fmt.Fprintln(w, "\n| | first answer after its start | memory when idle |\n|---|---:|---:|")
	for _, s := range servers {
		fmt.Fprintf(w, "| %s | %d ms | %d MB |\n", s.name, s.start.Milliseconds(), s.idle>>20)
	}
	for _, r := range results {
		if r.wrong != nil {
			fmt.Fprintln(w, "\nwrong:", r.wrong)
		}
	}
}

// grouped gives the median of each question and contender, in the order in which they were measured.
func grouped(results []result) (rows []result) {
	for _, r := range results {
		same := func(o result) bool { return o.question == r.question && o.contender == r.contender }
		if slices.ContainsFunc(rows, same) {
			continue
		}
		var all []result
		for _, o := range results {
			if same(o) {
				all = append(all, o)
				if r.wrong == nil {
					r.wrong = o.wrong
				}
			}
		}
		r.perSecond = median(all, func(o result) float64 { return o.perSecond })
		r.p50 = median(all, func(o result) time.Duration { return o.p50 })
		r.p99 = median(all, func(o result) time.Duration { return o.p99 })
		r.cpu = median(all, func(o result) time.Duration { return o.cpu })
		r.memory = median(all, func(o result) int64 { return o.memory })
		rows = append(rows, r)
	}
	return rows
}

func median[T cmp.Ordered](all []result, of func(result) T) T {
	var list []T
	for _, r := range all {
		list = append(list, of(r))
	}
	slices.Sort(list)
	return list[len(list)/2]
}

// against is how many times less processor a request takes than one of the peer.
func against(r result, rows []result) string {
	for _, o := range rows {
		if o.question == r.question && o.contender == peer && r.cpu > 0 {
			return fmt.Sprintf("%.1f", float64(o.cpu)/float64(r.cpu))
		}
	}
	return ""
}

func yes(wrong error) string {
	if wrong != nil {
		return "NO"
	}
	return "yes"
}

func short(d time.Duration) string { return d.Round(100 * time.Microsecond).String() }
