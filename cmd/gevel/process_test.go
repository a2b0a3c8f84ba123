package main

import (
	"bufio"
	"net"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
)

// site is the running program. Its generation grows with every start.
type site struct {
	program, data, addr, smtp string
	env                       []string
	kills                     int

	mu         sync.Mutex
	cond       *sync.Cond
	generation int
	process    *process
}

// process is one start of the program. One that ends although nobody killed it fails the test.
type process struct {
	*exec.Cmd
	killed atomic.Bool
	ended  chan struct{}
}

// start starts the program and waits until it says that it serves.
func (s *site) start(t *testing.T) {
	t.Helper()
	p := &process{Cmd: exec.Command(s.program, "serve", "-sample", sampletest.Folder(), "-data", s.data, "-addr", s.addr),
		ended: make(chan struct{})}
	p.Env = append(os.Environ(), append(s.env, "GEVEL_SMTP=smtp://"+s.smtp)...)
	p.Stderr = os.Stderr
	out, err := p.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	serves := false
	for !serves && lines.Scan() {
		serves = strings.Contains(lines.Text(), "serves on")
	}
	go p.wait(t)
	t.Cleanup(p.kill)
	if !serves {
		t.Fatal("the program ended before it served; see its output above")
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.generation, s.process = s.generation+1, p
	s.cond.Broadcast()
}

func (p *process) wait(t *testing.T) {
	if p.Wait(); !p.killed.Load() {
		t.Errorf("the program ended by itself, %v; its output above says why", p.ProcessState)
	}
	close(p.ended)
}

func (p *process) kill() {
	p.killed.Store(true)
	p.Process.Kill() // fails when the process has ended by itself, which wait reports
	<-p.ended
}

// persist calls try again after each start of the program, as a visitor who comes back later. The program may start between a failure and
// the wait for a start, so the program that was started last is tried once more.
func (s *site) persist(try func() bool) bool {
	for range s.kills + 2 {
		s.mu.Lock()
		before := s.generation
		s.mu.Unlock()
		if try() {
			return true
		}
		s.mu.Lock()
		for s.generation == before && before <= s.kills {
			s.cond.Wait()
		}
		s.mu.Unlock()
	}
	return false
}

func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}
