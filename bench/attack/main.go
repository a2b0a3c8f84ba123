// Command attack attacks a server of its own: it starts bin/gevel with the sample on this machine, sends it what strangers could send, one
// attack after another, and prints what each cost. It fails when a limit is exceeded or an accepted lead is missing.
//
//	go run ./bench/attack [-only NAME] [SECONDS]
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"time"
)

// defaultSeconds is how long all attacks take together without an argument.
const defaultSeconds = 600

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "attack:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	program := flag.String("program", "bin/gevel", "the program that is attacked")
	sample := flag.String("sample", "sample", "the import folder that it serves")
	addr := flag.String("addr", "127.0.0.1:8097", "the loopback address on which it listens")
	only := flag.String("only", "", "the names of the only attacks to make, with commas")
	flag.Parse()
	seconds := defaultSeconds
	if flag.NArg() > 0 {
		var err error
		if seconds, err = strconv.Atoi(flag.Arg(0)); err != nil || seconds < 1 {
			return errors.New("the argument is a number of seconds, such as 20")
		}
	}
	go oddPictures()
	t, err := start(ctx, *program, *sample, *addr)
	if err != nil {
		return err
	}
	defer t.stop()
	t.long = seconds >= 120
	results, problems := t.attackAll(ctx, *only, time.Duration(seconds)*time.Second)
	write(os.Stdout, results)
	fmt.Println("HTTP/2 without TLS is accepted:", t.acceptsHTTP2())
	if len(problems) == 0 {
		return nil
	}
	for _, p := range problems {
		fmt.Println("FAILED", p)
	}
	return fmt.Errorf("%d limits were exceeded", len(problems))
}

// attackAll makes all attacks, each for an equal part of the time, while valid leads are sent and slow clients hold connections.
func (t *target) attackAll(ctx context.Context, only string, all time.Duration) (results []result, problems []string) {
	chosen := attacks
	if only != "" {
		chosen = nil
		for _, a := range attacks {
			if slices.Contains(strings.Split(only, ","), a.name) {
				chosen = append(chosen, a)
			}
		}
	}
	leads := t.sendLeads(ctx)
	slow := t.startSlowClients(ctx)
	for i, a := range chosen {
		if i == len(chosen)/2 {
			t.mail.Close() // the second half of the attacks runs without a mail server
		}
		r := t.attack(ctx, a, all/time.Duration(len(chosen)))
		results, problems = append(results, r), append(problems, r.exceeded(maxHealth(all))...)
	}
	problems = append(problems, slow.problems()...)
	return append(results, slow.result()), append(problems, t.countLeads(leads())...)
}
