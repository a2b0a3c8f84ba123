package main

import (
	"bufio"
	"crypto/rand"
	"flag"
	"fmt"
	"net"
	"net/mail"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/internal/sampletest"
)

// visitors is how many send forms at the same time.
const visitors = 8

// A longer run: go test -run TestNothingAcceptedIsLost . -forms 1000 -kills 30
var (
	forms = flag.Int("forms", 300, "how many forms are sent")
	kills = flag.Int("kills", 1, "how often the server is killed while forms come in")
)

// TestNothingAcceptedIsLost kills the server while visitors send forms and starts it again. Each accepted form must be stored once, both of
// its emails must arrive with one Message-ID each, and no email may arrive without its form.
func TestNothingAcceptedIsLost(t *testing.T) {
	post := collectEmails(t)
	s := &site{program: program(t), data: filepath.Join(t.TempDir(), "data"), addr: freeAddress(t), smtp: post.addr, kills: *kills}
	s.cond = sync.NewCond(&s.mu)
	s.start(t)
	accepted := sync.Map{}
	taken := make(chan struct{}, *forms)
	var wg sync.WaitGroup
	for first := range visitors {
		wg.Go(func() {
			for i := first; i < *forms; i += visitors {
				key := rand.Text()
				if s.persist(func() bool { return submit(s.addr, i, key) }) {
					accepted.Store(key, i)
					taken <- struct{}{}
				} else {
					t.Errorf("the form of visitor %d was never accepted", i)
				}
			}
		})
	}
	for range *kills {
		for range *forms / (*kills + 1) {
			<-taken // when forms are refused for good, the test's timeout ends this
		}
		s.process.kill()
		s.start(t)
	}
	wg.Wait()
	post.wait(2 * *forms)
	s.process.kill()
	check(t, s.data, &accepted, post)
}

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
	p.Process.Kill() // fails when it has ended, which wait tells of
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

// emails holds the Message-IDs of the emails that arrived, by the visitor whom they are about and by whether they went to the agency.
type emails struct {
	addr string
	mu   sync.Mutex
	cond *sync.Cond
	ids  map[string]map[string]bool
}

func collectEmails(t *testing.T) *emails {
	server := posttest.Start(t, nil, false)
	l := &emails{addr: server.Addr, ids: map[string]map[string]bool{}}
	l.cond = sync.NewCond(&l.mu)
	go func() {
		for email := range server.Arrived {
			l.add(email)
		}
	}()
	return l
}

func (l *emails) add(email posttest.Email) {
	m, err := mail.ReadMessage(strings.NewReader(email.Message))
	if err != nil {
		panic(err)
	}
	about := email.To
	if strings.HasPrefix(about, "info@") {
		about = "agency " + strings.Trim(m.Header.Get("Reply-To"), "<>")
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.ids[about] == nil {
		l.ids[about] = map[string]bool{}
	}
	l.ids[about][m.Header.Get("Message-Id")] = true
	l.cond.Broadcast()
}

// wait waits until so many different emails have arrived; otherwise the test's timeout ends it.
func (l *emails) wait(n int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for len(l.ids) < n {
		l.cond.Wait()
	}
}

// check compares the accepted forms with the stored leads and the emails that arrived.
func check(t *testing.T, data string, accepted *sync.Map, post *emails) {
	t.Helper()
	store, err := db.Open(t.Context(), filepath.Join(data, "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	list, err := store.Leads(t.Context(), "", time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	leads := map[string]int{}
	for _, l := range list {
		leads[l.Key]++
		leads[l.Email]++
		leads["agency "+l.Email]++
	}
	accepted.Range(func(key, i any) bool {
		if leads[key.(string)] != 1 {
			t.Errorf("the accepted form of visitor %d is stored %d times, want once", i, leads[key.(string)])
		}
		return true
	})
	post.mu.Lock()
	defer post.mu.Unlock()
	for about, ids := range post.ids {
		if leads[about] != 1 || len(ids) != 1 {
			t.Errorf("%s: %d leads and the Message-IDs %v, want one of each", about, leads[about], ids)
		}
	}
	if len(post.ids) != 2*len(list) {
		t.Errorf("%d emails for %d leads, want two for each", len(post.ids), len(list))
	}
	t.Log(fmt.Sprint(len(list), " leads, ", len(post.ids), " emails"))
}
