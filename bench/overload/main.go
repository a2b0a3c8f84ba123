// Command overload sends a server of its own as many requests that are not cached as it can answer, and then twice as many. It prints how
// long those took that were answered, how many were refused, and the memory. It fails when those that are answered take more than twice as
// long as before, when somebody is refused otherwise than with 503 and Retry-After, or when memory grows.
//
//	go run ./bench/overload [-time 60s]
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"time"

	"github.com/gevel/gevel/bench/process"
	"github.com/gevel/gevel/limits"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "overload:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	program := flag.String("program", "bin/gevel", "the program that is measured")
	sample := flag.String("sample", "sample", "the import folder that it serves")
	addr := flag.String("addr", "127.0.0.1:8098", "the loopback address on which it listens")
	length := flag.Duration("time", time.Minute, "how long each rate is sent")
	flag.Parse()
	data, err := os.MkdirTemp("", "gevel-overload-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(data)
	served, err := process.Serve(*program, *sample, data, *addr)
	if err != nil {
		return err
	}
	defer served.End()
	served.ID().WaitUntilIdle(ctx, time.Minute) // pictures of the sample are made
	fmt.Println("| | sent | answered | p50 | p99 | refused | highest memory |\n|---|---:|---:|---:|---:|---:|---:|")
	exceeded := 0
	for _, k := range kinds {
		problems := measure(ctx, sender{base: "http://" + *addr, kind: k, of: served.ID()}, *length)
		for _, p := range problems {
			fmt.Fprintf(os.Stderr, "FAILED %s: %s\n", k.name, p)
		}
		exceeded += len(problems)
	}
	if exceeded > 0 {
		return fmt.Errorf("%d limits were exceeded", exceeded)
	}
	return ctx.Err()
}

// measure finds out how many requests of a kind are answered when as many clients as places ask one after the other, and sends as many and
// twice as many.
func measure(ctx context.Context, s sender, length time.Duration) []string {
	held := s.inTurn(ctx, limits.OverloadPlaces*runtime.NumCPU(), length/6)
	rate := float64(len(held.answered)) / (length / 6).Seconds()
	once := s.at(ctx, rate, length)
	once.write(s.kind.name, 1, rate)
	twice := s.at(ctx, 2*rate, length)
	twice.write(s.kind.name, 2, 2*rate)
	return append(once.wrong(), twice.beside(once)...)
}
