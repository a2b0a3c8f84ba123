package main

import (
	"context"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/bench/process"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
)

// target is the server that is attacked.
type target struct {
	program, addr, data string
	served              *process.Served
	mail                net.Listener
	known               known
	store               *db.Store   // the database of the server, which is open in this program too
	long                bool        // the attacks take so long that times are judged
	alone               atomic.Bool // nothing but the attack runs, since it measures what one request costs
}

// start starts the program with a data folder of its own and a mail server that refuses every email, and waits until it is idle.
func start(ctx context.Context, program, sample, addr string) (*target, error) {
	data, err := os.MkdirTemp("", "gevel-attack-")
	if err != nil {
		return nil, err
	}
	t := &target{program: program, addr: addr, data: data}
	if t.mail, err = refuseMail(); err != nil {
		return nil, err
	}
	if err := t.serve(sample); err != nil {
		return nil, err
	}
	t.served.ID().WaitUntilIdle(ctx, time.Minute) // pictures of the sample are made, which would count for the first attack
	if err := t.learn(); err != nil {
		return nil, err
	}
	t.served.End() // a new process, so that making pictures counts for no attack
	if err := t.serve(sample); err != nil {
		return nil, err
	}
	t.store, err = db.Open(ctx, filepath.Join(data, "gevel.db"), handle.Readers(1), handle.AsItIs())
	return t, err
}

// serve starts the program and waits until it says that it serves.
func (t *target) serve(sample string) (err error) {
	t.served, err = process.Serve(t.program, sample, t.data, t.addr, "GEVEL_SMTP=smtp://"+t.mail.Addr().String())
	return err
}

// stop stops the program and deletes its data.
func (t *target) stop() {
	t.store.Close()
	t.served.End()
	t.mail.Close()
	os.RemoveAll(t.data)
}

// refuseMail starts a mail server that refuses every connection.
func refuseMail() (net.Listener, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			fmt.Fprint(c, "554 no mail is taken here\r\n")
			c.Close()
		}
	}()
	return l, nil
}
