package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/gevel/gevel/bench/process"
)

// target is the server that is attacked.
type target struct {
	program, addr, data string
	process             *exec.Cmd
	mail                net.Listener
	known               known
}

// start starts the program with a data folder of its own and a mail server that refuses every email, and waits until it is idle.
func start(ctx context.Context, program, sample, addr string) (*target, error) {
	if host, _, err := net.SplitHostPort(addr); err != nil || !net.ParseIP(host).IsLoopback() {
		return nil, fmt.Errorf("%s is no loopback address, such as 127.0.0.1:8097", addr)
	}
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
	t.id().WaitUntilIdle(ctx, time.Minute) // pictures of the sample are made, which would count for the first attack
	if err := t.learn(); err != nil {
		return nil, err
	}
	t.end() // a new process, so that making pictures counts for no attack
	return t, t.serve(sample)
}

// serve starts the program and waits until it says that it serves.
func (t *target) serve(sample string) error {
	log, err := os.OpenFile(filepath.Join(t.data, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer log.Close()
	t.process = exec.Command(t.program, "serve", "-sample", sample, "-data", t.data, "-addr", t.addr)
	t.process.Env = append(os.Environ(), "GEVEL_SMTP=smtp://"+t.mail.Addr().String())
	t.process.Stderr = log
	out, err := t.process.StdoutPipe()
	if err != nil {
		return err
	}
	if err := t.process.Start(); err != nil {
		return err
	}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if strings.Contains(lines.Text(), "serves on") {
			return nil
		}
	}
	text, _ := os.ReadFile(log.Name())
	return errors.Join(errors.New("the program did not start serving: "+string(text)), t.process.Wait())
}

// end stops the program.
func (t *target) end() {
	t.process.Process.Signal(syscall.SIGTERM)
	t.process.Wait()
}

// stop stops the program and deletes its data.
func (t *target) stop() {
	t.end()
	t.mail.Close()
	os.RemoveAll(t.data)
}

// id is the number of the program that runs.
func (t *target) id() process.ID { return process.ID(t.process.Process.Pid) }

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
